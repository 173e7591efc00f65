import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { expectAccessible } from './support/axe.ts';
import { FOUR_UP, QUACKBACK, SHARED, TURNED_AROUND, after, ended, type DuckitSave } from './support/duckit.ts';
import { LONG } from './support/extent.ts';
import { layoutFaults } from './support/layout.ts';
import type { Who } from './support/saves.ts';
import { NAMES, SCREENS, WITH_ZOOM, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

const names = (lang: Lang) => NAMES[lang].slice(0, 3);

/** The human sits there, bots around. */
function seated(lang: Lang, person: number): Who[] {
  return names(lang).map((name, seat) => (seat === person ? name : { bot: name }));
}

const POSITIONS: [what: string, at: (lang: Lang) => DuckitSave, cards: number][] = [
  ['the draw for the deal', (lang) => after(QUACKBACK, 0, seated(lang, 0)), 9],
  ['a suit to follow, and a last trick', (lang) => after(QUACKBACK, 5, seated(lang, 0)), 8],
  ['the Quacker taken', (lang) => after(QUACKBACK, 6, seated(lang, 0)), 8],
  ['a face-up four', (lang) => after(FOUR_UP, 11, seated(lang, 2)), 5],
  ['a face-up Super Duck', (lang) => after(TURNED_AROUND, 17, seated(lang, 0)), 4],
  ['four fours, and chips in the middle', (lang) => after(TURNED_AROUND, 52, seated(lang, 2)), 1],
];

for (const [what, at, cards] of POSITIONS) {
  test(`Duckit: nothing scrolls, is cut off or too small to touch, on any screen: ${what}`, async ({ page, device }) => {
    for (const lang of LANGS) {
      const table = new DuckitPage(page, WORDS[lang]);
      await device.openMatch(at(lang), { lang });
      await expect(table.cards).toHaveCount(cards);
      await onEachScreen(page, screensIn(lang, WITH_ZOOM), lang, () => layoutFaults(page));
      await raise(page, table);
      await onEachScreen(page, screensIn(lang, WITH_ZOOM), `${lang}, a card raised`, () => layoutFaults(page));
    }
  });
}

for (const lang of LANGS) {
  test(`Duckit: pause and result fit, or can be scrolled, on any screen (${lang})`, async ({ page, device }) => {
    const fits = (what: string, button: Locator) =>
      onEachScreen(page, screensIn(lang, SCREENS), what, async (screen) => {
        await expect.soft(button, `the button, ${what}, on ${screen.what}`).toBeInViewport({ ratio: 1 });
        return layoutFaults(page, true);
      });
    await device.openMatch(after(QUACKBACK, 84, names(lang)), { lang });
    await fits('pause', new BetweenDeals(page, WORDS[lang]).next);
    await device.openMatch(ended(SHARED, names(lang)), { lang });
    await fits('result', new ResultPage(page, WORDS[lang]).again);
  });
}

async function raise(page: Page, table: DuckitPage) {
  await table.playable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.playable.first()).toHaveAttribute('aria-pressed', 'true');
}

test('axe finds nothing on the table of Duckit', LONG, async ({ page, device }) => {
  const table = new DuckitPage(page);
  for (const [what, at] of [POSITIONS[0]!, POSITIONS[2]!, POSITIONS.at(-1)!]) {
    await device.openMatch(at('en'), { memory_aid: true });
    await expect(table.playable.first()).toBeVisible();
    await expectAccessible(page, what);
  }
  await device.openMatch(after(QUACKBACK, 5, seated('en', 0)));
  await table.lastTrick.click();
  await expectAccessible(page, 'the last trick');
  await device.openMatch(after(QUACKBACK, 84, names('en')));
  await expect(page.locator('.between__panel')).toBeVisible();
  await expectAccessible(page, 'the pause');
  await device.openMatch(ended(SHARED, names('en')));
  await expect(table.tally).toBeVisible();
  await expectAccessible(page, 'the result');
});
