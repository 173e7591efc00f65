import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Curtain } from './pages/curtain.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { DEAL_OF_THREE, FOUR, SIX, TEAMS, TWO, after, length } from './support/games.ts';
import { cutTexts } from './support/cut-text.ts';
import * as duckit from './support/duckit.ts';
import * as ducks from './support/ducks.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import { crushed, layoutFaults } from './support/layout.ts';
import type { AnySave, Who } from './support/saves.ts';
import { NAMES, SCREENS, UPRIGHT_OR_LARGE, WITH_CURTAIN, WITH_ZOOM, onEachScreen, screensIn, type Screen } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

/** The human sits there, bots around. */
function seated(lang: Lang, seats: number, person: number): Who[] {
  const names = NAMES[lang].slice(0, seats);
  return names.map((name, seat) => (seat === person ? name : { bot: name }));
}

const { FOUR_UP, QUACKBACK, SHARED, TURNED_AROUND } = duckit;

/** A position, the number of cards in the hand, and of attacks. Durak need not fit on phones on their side. */
type Position = { at: (lang: Lang) => AnySave; cards: number; attacks?: number; screens?: readonly Screen[] };

const POSITIONS: Record<string, Position> = {
  'two seats, four pairs': { at: (lang) => after(TWO, 12, seated(lang, 2, 0)), cards: 3 },
  'two seats, a hand of ten': { at: (lang) => after(TWO, 28, seated(lang, 2, 0)), cards: 10 },
  'four seats, three pairs': { at: (lang) => after(FOUR, 20, seated(lang, 4, 1)), cards: 5 },
  'four seats, four pairs and a hand of 14': { at: (lang) => after(FOUR, 71, seated(lang, 4, 1)), cards: 14 },
  'four seats, a hand of 17': { at: (lang) => after(FOUR, 59, seated(lang, 4, 1)), cards: 17 },
  'teams, an attack to beat or pass on': { at: (lang) => after(TEAMS, 1, seated(lang, 4, 3)), cards: 6, attacks: 1 },
  'teams, two attacks': { at: (lang) => after(TEAMS, 2, seated(lang, 4, 0)), cards: 6, attacks: 2 },
  'six seats, five pairs': { at: (lang) => after(SIX, 25, seated(lang, 6, 5)), cards: 2 },
  'six seats, six pairs': { at: (lang) => after(SIX, 28, seated(lang, 6, 5)), cards: 1 },
  'Duckit, the draw for the deal': { at: (lang) => duckit.after(QUACKBACK, 0, seated(lang, 3, 0)), cards: 9, screens: WITH_ZOOM },
  'Duckit, a suit to follow, and a last trick': { at: (lang) => duckit.after(QUACKBACK, 5, seated(lang, 3, 0)), cards: 8, screens: WITH_ZOOM },
  'Duckit, the Quacker taken': { at: (lang) => duckit.after(QUACKBACK, 6, seated(lang, 3, 0)), cards: 8, screens: WITH_ZOOM },
  'Duckit, a face-up four': { at: (lang) => duckit.after(FOUR_UP, 11, seated(lang, 3, 2)), cards: 5, screens: WITH_ZOOM },
  'Duckit, a face-up Super Duck': { at: (lang) => duckit.after(TURNED_AROUND, 17, seated(lang, 3, 0)), cards: 4, screens: WITH_ZOOM },
  'Duckit, four fours, and chips in the middle': { at: (lang) => duckit.after(TURNED_AROUND, 52, seated(lang, 3, 2)), cards: 1, screens: WITH_ZOOM },
};

for (const [what, { at, cards, attacks, screens = UPRIGHT_OR_LARGE }] of Object.entries(POSITIONS)) {
  test(`nothing scrolls, is cut off or too small to touch, on any screen: ${what}`, async ({ page, device }) => {
    for (const lang of LANGS) {
      const table = new TablePage(page, WORDS[lang]);
      await device.openMatch(at(lang), { lang });
      await expect(table.cards).toHaveCount(cards);
      if (attacks) await expect(table.onTable.locator('button.card')).toHaveCount(attacks);
      await onEachScreen(page, screensIn(lang, screens), lang, () => layoutFaults(page));
      if ((await table.playable.count()) === 0) continue;
      // With a card raised there are more buttons.
      await raise(page, table);
      await onEachScreen(page, screensIn(lang, screens), `${lang}, a card raised`, () => layoutFaults(page));
    }
  });
}

test('the table keeps at least half of the height under every curtain', async ({ page, device }) => {
  for (const lang of LANGS) {
    const names = NAMES[lang];
    const matches = {
      Durak: after(FOUR, 20, names.slice(0, 4)),
      'Durak with six': after(SIX, 25, names.slice(0, 6)),
      Duckit: duckit.after(QUACKBACK, 34, names.slice(0, 3)),
      'Duck That Goose!': goose.after(goose.INTERRUPT, names.slice(0, 3)),
    };
    for (const [what, match] of Object.entries(matches)) {
      await device.openMatch(match, { lang });
      await expect(page.locator('.curtain')).toBeVisible();
      await onEachScreen(page, screensIn(lang, WITH_CURTAIN), `${lang}, ${what}`, async () =>
        [...(await crushed(page)), ...(await cutTexts(page, '.curtain', false))]);
    }
  }
});

for (const lang of LANGS) {
  test(`curtain, pause and result fit, or can be scrolled, on any screen (${lang})`, async ({ page, device }) => {
    const names = NAMES[lang];
    const [{ next }, { again }] = [new BetweenDeals(page, WORDS[lang]), new ResultPage(page, WORDS[lang])];
    for (const [what, match, button, screens] of [
      ['curtain', after(FOUR, 20, names.slice(0, 4)), new Curtain(page, WORDS[lang]).show, UPRIGHT_OR_LARGE],
      ['between deals', after(DEAL_OF_THREE, length(DEAL_OF_THREE), names.slice(0, 3)), next, UPRIGHT_OR_LARGE],
      ['result', after(FOUR, length(FOUR), names.slice(0, 4)), again, UPRIGHT_OR_LARGE],
      ['pause of Duckit', duckit.after(QUACKBACK, 84, names.slice(0, 3)), next, SCREENS],
      ['result of Duckit', duckit.ended(SHARED, names.slice(0, 3)), again, SCREENS],
      ['pause of Duck & Cover', ducks.after(ducks.SEVEN, 191, names.slice(0, 7)), next, SCREENS],
      ['result of Duck & Cover', ducks.after(ducks.TWO, 163, names.slice(0, 2)), again, SCREENS],
    ] as const) {
      await device.openMatch(match, { lang });
      await expect(button).toBeVisible();
      await onEachScreen(page, screensIn(lang, screens), what, async (screen) => {
        await expect.soft(button, `the button, ${what}, on ${screen.what}`).toBeInViewport({ ratio: 1 });
        return layoutFaults(page, true);
      });
    }
  });

  test(`home, setup, settings and rules do not scroll sideways, on any screen (${lang})`, async ({ page, device, rules }) => {
    const straight = (what: string, whole?: Locator) =>
      onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), what, async (screen) => {
        if (whole) await expect.soft(whole, `${what}, on ${screen.what}`).toBeInViewport({ ratio: 0.99 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return wide > 0 ? [`${wide} px too wide`] : [];
      });
    const names = NAMES[lang];
    await device.open('#/', { one: after(FOUR, 20, names.slice(0, 4)), two: after(TWO, 10, names.slice(0, 2)) }, { lang });
    await page.locator('.resume button.more').click();
    await expect(page.locator('.save')).toHaveCount(1);
    await straight('shelf');
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await expect(page.locator('.home__install')).toBeVisible();
    await straight('shelf, with the button that installs');
    await page.getByRole('button', { name: WORDS[lang].settings }).click();
    await straight('settings', page.locator('dialog[open]'));
    await page.keyboard.press('Escape');
    await page.goto('./#/new/durak');
    await expect(page.locator('.setup')).toBeVisible();
    for (let seats = 3; seats <= 6; seats++) await page.locator('.players .add').click();
    await expect(page.getByRole('textbox')).toHaveCount(6);
    await straight('setup', page.locator('.setup .dock .button--primary'));
    await page.goto('./#/rules/durak');
    await expect(rules.article.getByRole('heading').nth(2)).toBeAttached();
    await straight('rules');
  });
}

test('the reason next to a refused card is on the screen, for every card and screen', async ({ page, device, table }) => {
  // A reason shows for 3.5 seconds: here until the next tap, however slow the machine is.
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    const standing = (run: () => void, delay = 0) => (delay === 3500 ? 0 : set.call(window, run, delay));
    Object.assign(window, { setTimeout: standing });
  });
  await device.openMatch(after(FOUR, 71, seated('en', 4, 1)));
  await expect(table.cards).toHaveCount(14);
  await expect(table.unplayable).not.toHaveCount(0);
  const refused = await table.unplayable.all();
  await onEachScreen(page, UPRIGHT_OR_LARGE, 'reasons', async (screen) => {
    for (const card of refused) {
      await card.press('Enter');
      await expect.soft(table.bubble, `on ${screen.what}`).toBeInViewport({ ratio: 1 });
      const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
      await expect.soft(table.alert, `on ${screen.what}`).toContainText(name);
    }
    return [];
  });
});

async function raise(page: Page, table: TablePage) {
  await table.playable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.playable.first()).toHaveAttribute('aria-pressed', 'true');
}

test('large screens have large pieces, and no panel is mostly empty', async ({ page, device }) => {
  const size = (selector: string) => page.locator(selector).first().evaluate((piece) => {
    const { width, height } = piece.getBoundingClientRect();
    return { width, height };
  });
  await page.setViewportSize({ width: 1180, height: 820 });
  await device.openMatch(ducks.after(ducks.TWO, 1, ['Mina', { bot: 'Wigeon' }]));
  expect((await size('.board .duck')).width).toBeGreaterThan(110);
  const filled = await page.locator('.opponent').evaluate((panel) => {
    const ducks = [...panel.querySelectorAll('.small-duck')].map((duck) => duck.getBoundingClientRect());
    const height = Math.max(...ducks.map(({ bottom }) => bottom)) - Math.min(...ducks.map(({ top }) => top));
    return height / panel.getBoundingClientRect().height;
  });
  expect(filled).toBeGreaterThan(0.6);
  await device.openMatch(quantum.after(quantum.TWO_SHEETS, 10, quantum.oneAmongBots(2)));
  const box = await size('.other .box');
  expect(box.height).toBeLessThan(2 * box.width);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await device.openMatch(goose.after(3, goose.at(3, 1)));
  expect((await size('.pile .card')).width).toBeGreaterThan(140);
});
