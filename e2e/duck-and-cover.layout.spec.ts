import { expect, test } from './fixtures.ts';
import { DucksPage } from './pages/ducks.ts';
import { expectAccessible } from './support/axe.ts';
import { FOUR, SEVEN, THREE, TWO, WIDE, after } from './support/ducks.ts';
import { layoutFaults } from './support/layout.ts';
import type { Who } from './support/saves.ts';
import { LANGS, type Lang } from './support/words.ts';

const SCREENS = [
  ['a tablet on its side', 1180, 820],
  ['a tablet upright', 820, 1180],
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
  ['a small phone', 360, 640],
  ['a phone on its side', 844, 390],
] as const;

/** Names as long as they may be, in each language. */
const NAMES: Record<Lang, string[]> = {
  en: ['Wilhelmina Rosenbaum', 'Bartholomew Jameson', 'Yuki', 'Noa', 'Ida', 'Finn', 'Hana'],
  ko: ['황보석훈남궁민수제갈공명', '선우은숙', '민아', '준', '이다', '하늘', '하나'],
  ja: ['勅使河原健太郎左衛門', '小比類巻貴之', 'ミナ', 'ジュン', 'イダ', 'ソラ', 'ハナ'],
};

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

for (const [screen, width, height] of SCREENS) {
  test.describe(`Duck & Cover on ${screen} (${width}x${height})`, () => {
    test.use({ viewport: { width, height } });

    for (const lang of LANGS) {
      test(`nothing scrolls, is cut off or too small to touch (${lang})`, async ({ page, device }) => {
        const ducks = new DucksPage(page);
        const faults: Record<string, string[]> = {};
        await device.holdBots();
        const small = height < 700 || width < 700;
        const note = async (what: string, mayBeSmall = false) => {
          const found = (await layoutFaults(page)).filter((fault) => !(mayBeSmall && TOO_SMALL.test(fault)));
          if (found.length > 0) faults[what] = found;
        };
        for (const [what, played, moves, who] of POSITIONS) {
          await device.openMatch(after(played, moves, who(lang, played.seats)), { lang });
          await expect(page.locator('.opp').first()).toBeVisible();
          await note(what, height < 500);
          if ((await ducks.board.or(page.locator('.board')).getByRole('button').count()) > 0) {
            await page.locator('.board button').first().click();
            await note(`${what}, chosen`, height < 500);
          }
        }
        await device.openMatch(after(WIDE, 137, alone(lang, 4)), { lang });
        await expect(page.locator('.board button').first()).toBeVisible();
        await note('a long board', small);
        await page.locator('.opp__h').last().click();
        await expect(page.locator('.opp.is-open')).toHaveCount(1);
        expect(faults).toEqual({});
      });
    }

    test('the pause fits, or can be scrolled', async ({ page, device }) => {
      for (const lang of LANGS) {
        await device.openMatch(after(SEVEN, 191, people(lang, 7)), { lang });
        await expect(page.locator('.between__f .btn')).toBeInViewport({ ratio: 1 });
        expect(await layoutFaults(page, true), lang).toEqual([]);
      }
    });

    test('the result fits, or can be scrolled', async ({ page, device }) => {
      await device.openMatch(after(TWO, 163, people('en', 2)));
      await expect(new DucksPage(page).again).toBeInViewport({ ratio: 1 });
      expect(await layoutFaults(page, true)).toEqual([]);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the table of Duck & Cover (${theme})`, async ({ page, device, table }) => {
    const ducks = new DucksPage(page);
    await device.holdBots();
    await device.openMatch(after(THREE, 5, people('en', 3)), { theme });
    await expect(ducks.called).toBeVisible();
    await expectAccessible(page);
    await ducks.covers.first().click();
    await expectAccessible(page);
    await ducks.stacks.last().click();
    await table.hint.click();
    await expectAccessible(page);
    await device.openMatch(after(SEVEN, 82, alone('en', 7)), { theme, memory_aid: true });
    await expectAccessible(page);
    await ducks.head('Bartholomew Jameson').click();
    await expectAccessible(page);
    await device.openMatch(after(TWO, 20, alone('en', 2)), { theme });
    await expect(ducks.quack).toBeVisible();
    await ducks.quack.click();
    await expectAccessible(page);
    await device.openMatch(after(FOUR, 99, people('en', 4)), { theme });
    await expect(ducks.deck).toBeVisible();
    await expectAccessible(page);
    await device.openMatch(after(SEVEN, 191, people('en', 7)), { theme });
    await expect(ducks.next).toBeVisible();
    await expectAccessible(page);
    await device.openMatch(after(TWO, 163, people('en', 2)), { theme });
    await expect(ducks.again).toBeVisible();
    await expectAccessible(page);
  });
}
