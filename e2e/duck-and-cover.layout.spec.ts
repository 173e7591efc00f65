import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DucksPage } from './pages/ducks.ts';
import { expectAccessible } from './support/axe.ts';
import { FOUR, SEVEN, THREE, TWO, WIDE, after } from './support/ducks.ts';
import { layoutFaults } from './support/layout.ts';
import type { Who } from './support/saves.ts';
import { NAMES, SCREENS, onEachScreen, type Screen } from './support/screens.ts';
import { LANGS, type Lang } from './support/words.ts';

const people = (lang: Lang, seats: number): Who[] => NAMES[lang].slice(0, seats);
const alone = (lang: Lang, seats: number): Who[] =>
  NAMES[lang].slice(0, seats).map((name, seat) => (seat === 0 ? name : { bot: name }));
const bots = (lang: Lang, seats: number): Who[] => NAMES[lang].slice(0, seats).map((bot) => ({ bot }));

type Sit = (lang: Lang, seats: number) => Who[];

const POSITIONS: [what: string, played: typeof TWO, moves: number, who: Sit][] = [
  ['two seats, one quacks', TWO, 20, alone],
  ['two seats, a neighbour to cover', TWO, 4, people],
  ['three seats, all choose', THREE, 5, people],
  ['three seats, Repeat', THREE, 29, people],
  ['four seats, to turn a card that everybody quacked at before', FOUR, 99, alone],
  ['four seats, the first call', FOUR, 1, alone],
  ['seven seats, people', SEVEN, 82, people],
  ['seven seats, alone', SEVEN, 82, alone],
  ['seven bots', SEVEN, 82, bots],
];

/** Boards that are long on small screens: the cells are smaller than a fingertip, and the list of moves serves. */
const TOO_SMALL = /^too small a target: button\.(dc|space)/;

/** Looks at every screen; where cells may be small, they may. */
function look(page: Page, what: string, mayBeSmall: (screen: Screen) => boolean) {
  return onEachScreen(page, SCREENS, what, async (screen) =>
    (await layoutFaults(page)).filter((fault) => !(mayBeSmall(screen) && TOO_SMALL.test(fault))));
}

for (const [what, played, moves, who] of POSITIONS) {
  test(`Duck & Cover: nothing scrolls, is cut off or too small to touch, on any screen: ${what}`, async ({ page, device }) => {
    const flat = ({ height }: Screen) => height < 500;
    await device.holdBots();
    for (const lang of LANGS) {
      await device.openMatch(after(played, moves, who(lang, played.seats)), { lang });
      await expect(page.locator('.opp').first()).toBeVisible();
      await look(page, lang, flat);
      if ((await page.locator('.board button').count()) === 0) continue;
      await page.locator('.board button').first().click();
      await look(page, `${lang}, chosen`, flat);
    }
  });
}

test('Duck & Cover: nothing scrolls or is cut off, on any screen: a long board, and another one opened', async ({ page, device }) => {
  for (const lang of LANGS) {
    await device.openMatch(after(WIDE, 136, alone(lang, 4)), { lang });
    await expect(page.locator('.board button').first()).toBeVisible();
    await look(page, lang, ({ width, height }) => height < 700 || width < 700);
    await onEachScreen(page, SCREENS, `${lang}, another board opened`, async () => {
      await page.locator('.opp__h').last().click();
      await expect(page.locator('.opp.is-open')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('.opp.is-open')).toHaveCount(0);
      return [];
    });
  }
});

test('Duck & Cover: pause and result fit, or can be scrolled, on any screen', async ({ page, device }) => {
  const fits = (what: string, button: Locator) =>
    onEachScreen(page, SCREENS, what, async (screen) => {
      await expect.soft(button, `the button, ${what}, on ${screen.what}`).toBeInViewport({ ratio: 1 });
      return layoutFaults(page, true);
    });
  for (const lang of LANGS) {
    await device.openMatch(after(SEVEN, 191, people(lang, 7)), { lang });
    await fits(`pause (${lang})`, page.locator('.between__f .btn'));
  }
  await device.openMatch(after(TWO, 163, people('en', 2)), { lang: 'en' });
  await fits('result', new DucksPage(page).again);
});

test('axe finds nothing on the table of Duck & Cover', async ({ page, device, table }) => {
  const ducks = new DucksPage(page);
  await device.holdBots();
  await device.openMatch(after(THREE, 5, people('en', 3)));
  await expect(ducks.called).toBeVisible();
  await expectAccessible(page);
  await ducks.covers.first().click();
  await expectAccessible(page);
  await ducks.stacks.last().click();
  await table.hint.click();
  await expectAccessible(page);
  await device.openMatch(after(SEVEN, 82, alone('en', 7)), { memory_aid: true });
  await expectAccessible(page);
  await ducks.head('Bartholomew Jameson').click();
  await expectAccessible(page);
  await device.openMatch(after(TWO, 20, alone('en', 2)));
  await expect(ducks.quack).toBeVisible();
  await ducks.stacks.first().click();
  await expectAccessible(page);
  await device.openMatch(after(FOUR, 99, people('en', 4)));
  await expect(ducks.deck).toBeVisible();
  await expectAccessible(page);
  await device.openMatch(after(SEVEN, 191, people('en', 7)));
  await expect(ducks.next).toBeVisible();
  await expectAccessible(page);
  await device.openMatch(after(TWO, 163, people('en', 2)));
  await expect(ducks.again).toBeVisible();
  await expectAccessible(page);
});
