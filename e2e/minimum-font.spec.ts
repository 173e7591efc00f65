// Browsers can have a minimum font size. On a phone titles, roles, prompts and buttons are then larger than the design
// has them, and still none of them is cut.

import { chromium, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES as EACH_GAME } from './support/any-game.ts';
import { brokenWords, cutTexts } from './support/cut-text.ts';
import { Device } from './support/device.ts';
import { LONG, SHORT } from './support/extent.ts';
import * as durak from './support/games.ts';
import { unreadable } from './support/legibility.ts';
import { PLACES, openPlace, type Named } from './support/places.ts';
import { LANGS } from './support/words.ts';

const WORDS = 'h1, h2, h3, .bar__title span, .handoff__bar span, .tag, .prompt p, .prompt small, .button, .segment, .game-tile__caption, .settings__text, .tray, .sheet__penalties';

/** The screens where titles, roles, prompts and buttons have the least room. */
const CROWDED = [
  'Durak, a turn', 'Durak with six', 'Durak, the curtain', 'Durak, the pause', 'Durak, the result', 'Duckit, a turn', 'Duckit, the pause',
  'Quantum, the dice', 'Quantum, a number', 'Quantum, a secret choice', 'Duck & Cover, a call', 'Duck That Goose!, a turn', 'Duck That Goose!, the curtain',
];

const named: Named = (seats, person) => (person === undefined ? durak.people(seats) : durak.oneAmongBots(seats, person));

/** Pieces and words in the middle of Duckit's table, and the figures on the small boards of Duck & Cover. */
const CLOSE = {
  'Duckit, a turn': '.turned-up .card, .turned-up p, .pot p, .trick__place .card, .trick__slot, .trick__name b, .ruler span, .ruler small',
  'Duckit, the pause': '.score th:nth-child(n + 4), .score__player b',
  'Duck & Cover, a call': '.opponent__head b, .small-duck',
};

/** The parts whose contents overlap those of another. */
function overlaps(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((parts) => {
    const seen = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
    const all = seen.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const contents = range.getBoundingClientRect();
      return { name: `${part.className} ${part.textContent}`, box: contents.width ? contents : part.getBoundingClientRect() };
    });
    return all.flatMap(({ name, box }, at) =>
      all.slice(at + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Lines reach further than letters.
        return across > 2 && down > 5 ? [`“${name}” and “${other.name}”`] : [];
      }),
    );
  }, parts);
}

/** With this minimum no word at all is broken or runs into another. */
const WHOLE_WORDS = 20;

for (const size of [16, WHOLE_WORDS, 24]) {
  test(`with letters of ${size} px and more no title and no role is cut on a phone`, size === 16 ? LONG : {}, async ({ baseURL, launchOptions }) => {
    const least = `--blink-settings=minimumFontSize=${size},minimumLogicalFontSize=${size}`;
    const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), least] });
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ baseURL, viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const device = new Device(page);
    const whole = async (what: string) => expect.soft(await cutTexts(page, WORDS, false), what).toEqual([]);
    for (const lang of SHORT && size === WHOLE_WORDS ? (['en'] as const) : LANGS) {
      await device.open('#/', { one: durak.after(durak.FOUR, 20), two: durak.after(durak.TWO, 10) }, { lang });
      await expect(page.locator('.game-tile').last()).toBeVisible();
      await whole(`home (${lang})`);
      await openSettings(page);
      await whole(`settings (${lang})`);
      for (const game of Object.keys(EACH_GAME)) {
        await device.open(`#/new/${game}`, {}, { lang });
        await expect(page.locator('.setup .button--primary')).toBeVisible();
        await whole(`set-up of ${game} (${lang})`);
      }
      for (const what of CROWDED) {
        await openPlace(page, device, PLACES[what]!, lang, named);
        await whole(`${what} (${lang})`);
        if (size === WHOLE_WORDS) expect.soft([...(await unreadable(page)), ...(await brokenWords(page))], `${what} (${lang})`).toEqual([]);
        const close = what in CLOSE ? await overlaps(page, CLOSE[what as keyof typeof CLOSE]) : [];
        expect.soft(close, `${what} (${lang})`).toEqual([]);
      }
    }
    await browser.close();
  });
}

async function openSettings(page: Page) {
  await page.locator('.home__bar .bar__right button').last().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
}
