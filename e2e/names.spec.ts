import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import * as ducks from './support/ducks.ts';
import { LONG } from './support/extent.ts';
import * as durak from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import type { AnySave, Who } from './support/saves.ts';
import { onEachScreen } from './support/screens.ts';
import { LANGS, type Lang } from './support/words.ts';

const PHONES = [
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a small phone', width: 360, height: 640 },
];

/** Names of ducks as the app gives them, the longest first. */
const BOTS: Record<Lang, string[]> = {
  en: ['Garganey', 'Pochard', 'Gadwall', 'Wigeon', 'Eider', 'Smew', 'Teal', 'Garganey'],
  ko: ['홍머리오리', '넓적부리', '솜털오리', '알락오리', '흰죽지', '쇠오리', '고방오리', '발구지'],
  ja: ['オカヨシガモ', 'ハシビロガモ', 'ヒドリガモ', 'ケワタガモ', 'ミコアイサ', 'ホシハジロ', 'オナガガモ', 'コガモ'],
};

/** This many letters of a name are enough to distinguish it from the others. */
const ENOUGH: Record<Lang, number> = { en: 6, ko: 3, ja: 3 };

function sit(lang: Lang, seats: number, person = 0): Who[] {
  const bots = BOTS[lang].map((bot) => ({ bot }));
  return Array.from({ length: seats }, (_, seat) => (seat === person ? 'Mina' : bots[(seat + seats - person - 1) % seats]!));
}

/** Each game with the most seats it has. */
const FULL: Record<string, (lang: Lang) => AnySave> = {
  durak: (lang) => durak.after(durak.SIX, 25, sit(lang, 6, 5)),
  quantum: (lang) => quantum.after(quantum.FOUR_SHEETS, 81, sit(lang, 4)),
  'duck-and-cover': (lang) => ducks.after(ducks.SEVEN, 82, sit(lang, 7)),
  'duck-that-goose': (lang) => goose.goose(sit(lang, 9), { seed: 9 }),
};

/** The names of which fewer than `enough` letters show; an ellipsis takes the place of the last ones. */
function cutNames(page: Page, enough: number): Promise<string[]> {
  return page.evaluate((enough) => {
    const faults: string[] = [];
    for (const name of document.querySelectorAll(':is(.seat__body, .opponent__head, .range__name) b, .other__head b:first-of-type')) {
      const text = name.firstChild!;
      const letters = name.textContent!;
      const room = name.getBoundingClientRect();
      if (room.width === 0 || name.scrollWidth <= name.clientWidth) continue;
      const dots = parseFloat(getComputedStyle(name).fontSize);
      const read = [...letters].filter((_, at) => {
        const letter = document.createRange();
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        return letter.getBoundingClientRect().right <= room.right - dots;
      }).length;
      if (read < enough) faults.push(`${letters}: ${read}`);
    }
    return faults;
  }, enough);
}

for (const [game, match] of Object.entries(FULL)) {
  test(`with every seat taken, names can be read on phones (${game})`, async ({ page, device }) => {
    await device.holdBots();
    for (const lang of LANGS) {
      await device.openMatch(match(lang), { lang });
      await expect(page.locator('[data-seat]').first()).toBeVisible();
      await onEachScreen(page, PHONES, lang, () => cutNames(page, ENOUGH[lang]));
    }
  });
}

test('the name of each game is whole on a phone', LONG, async ({ page, device }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of LANGS) {
    for (const [game, match] of Object.entries(MATCHES)) {
      await device.openMatch(match(), { lang });
      const name = page.locator('.bar__title h1');
      await expect(name).toBeVisible();
      expect.soft(await name.evaluate((name) => name.scrollWidth - name.clientWidth), `${game} (${lang})`).toBe(0);
    }
  }
});

test('the stock and its number are on one line, on a tablet upright', async ({ page, device }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const lang of LANGS) {
    await device.openMatch(MATCHES['duck-and-cover']!(), { lang });
    const counts = page.locator('.captain__numbers > *');
    await expect(counts).toHaveCount(2);
    const lines = await counts.evaluateAll((counts) => counts.map((count) => Math.round(count.getBoundingClientRect().height / 21)));
    expect.soft(lines, lang).toEqual([1, 1]);
  }
});

test('a name saved earlier with parts that turn the line is shown as the name alone', async ({ page, device, table }) => {
  const save = durak.after(durak.TWO, 4, ['\u202EMina', 'Jun']);
  await device.open('#/', { test: { ...save, label: null } });
  await expect(page.locator('.resume')).toContainText('Mina');
  await page.goto('./#/match/test');
  await expect(table.menuButton).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page.locator('.resume')).toContainText('Mina');
  expect(await page.locator('body').innerText()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test('on the narrowest screen the player badges stay on it', async ({ page, device }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  for (const save of [durak.after(durak.FOUR, 12, durak.oneAmongBots(4)), MATCHES.duckit!()]) {
    await device.openMatch(save);
    await page.locator('.seats .seat').first().waitFor();
    const out = await page.locator('.seats *').evaluateAll((parts) => parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5;
    }).map((part) => part.textContent));
    expect(out).toEqual([]);
  }
});
