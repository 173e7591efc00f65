import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FOUR, SEVEN, THREE, TWO, WIDE, after } from './support/ducks.ts';
import { layoutFaults } from './support/layout.ts';
import { touch } from './support/pointer.ts';
import * as quantum from './support/quantum.ts';
import type { Who } from './support/saves.ts';
import { NAMES, SCREENS, WITH_ZOOM, onEachScreen, screensIn } from './support/screens.ts';
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

/** Looks at every screen of a language. */
function look(page: Page, lang: Lang, what = '') {
  return onEachScreen(page, screensIn(lang, WITH_ZOOM), lang + what, () => layoutFaults(page));
}

for (const [what, played, moves, who] of POSITIONS) {
  test(`Duck & Cover: nothing scrolls, is cut off or too small to touch, on any screen: ${what}`, async ({ page, device }) => {
    await device.holdBots();
    for (const lang of LANGS) {
      await device.openMatch(after(played, moves, who(lang, played.seats)), { lang });
      await expect(page.locator('.opponent').first()).toBeVisible();
      await look(page, lang);
      if ((await page.locator('.board button').count()) === 0) continue;
      await page.locator('.board button').first().click();
      await look(page, lang, ', chosen');
    }
  });
}

test('a ring around a seat follows the corners of its panel', async ({ page, device }) => {
  const matches = {
    'Duck & Cover': after(THREE, 5, people('en', 3)),
    Quantum: quantum.after(quantum.THREE_SHEETS, 66, quantum.oneAmongBots(3)),
  };
  for (const [what, match] of Object.entries(matches)) {
    await device.openMatch(match);
    await expect(page.locator('.pond [data-seat]')).toHaveCount(2);
    await onEachScreen(page, SCREENS, what, () => page.locator('.pond [data-seat]').evaluateAll((seats) => {
      const corner = (element: Element) => getComputedStyle(element).borderRadius;
      const painted = (seat: Element) => seat.querySelector('.panel') ?? seat;
      return seats.filter((seat) => corner(seat) !== corner(painted(seat))).map((seat) => `${corner(seat)} around ${corner(painted(seat))}`);
    }));
  }
});

test('Duck & Cover: nothing scrolls or is cut off, on any screen: a long board, and another one opened', async ({ page, device }) => {
  for (const lang of LANGS) {
    await device.openMatch(after(WIDE, 136, alone(lang, 4)), { lang });
    await expect(page.locator('.board button').first()).toBeVisible();
    await look(page, lang);
    await onEachScreen(page, screensIn(lang, SCREENS), `${lang}, another board opened`, async () => {
      await page.locator('.opponent__head').last().click();
      await expect(page.locator('.opponent.is-open')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.locator('.opponent.is-open')).toHaveCount(0);
      return [];
    });
  }
});

test.describe('a board of far ducks', () => {
  const SMALL = [
    { width: 844, height: 390 }, { width: 360, height: 640 }, { width: 390, height: 844 }, { width: 590, height: 410 },
    { width: 1180, height: 820 },
  ];

  for (const viewport of SMALL) {
    test(`has cells for fingertips, and begins where something can be done (${viewport.width}x${viewport.height})`, async ({
      page, device, ducks,
    }) => {
      await page.setViewportSize(viewport);
      await device.holdBots();
      for (const [played, moves] of [[WIDE, 136], [THREE, 5], [SEVEN, 82]] as const) {
        await device.openMatch(after(played, moves, alone('en', played.seats)), { speed: 'off' });
        await expect(ducks.called).toBeInViewport({ ratio: 1 });
        const cells = await ducks.board.locator('.board__grid > *').evaluateAll((cells) =>
          cells.map((cell) => { const { width, height } = cell.getBoundingClientRect(); return Math.min(width, height); }));
        expect(Math.min(...cells), `the smallest of ${cells.length} cells`).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('is moved by a finger and by keys, and comes back to what is called', async ({ page, device, table, ducks }) => {
      await device.openMatch(after(WIDE, 136, alone('en', 4)));
      await expect(ducks.called).toBeInViewport({ ratio: 1 });
      const left = () => ducks.board.evaluate((board) => board.scrollLeft);
      const begun = await left();
      // Not in its middle: the called duck is there, and a finger picks it up.
      const frame = (await ducks.board.boundingBox())!;
      const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height - 20];
      const session = await page.context().newCDPSession(page);
      await touch(session, 'touchStart', [{ x, y }]);
      for (let step = 1; step <= 10; step++) await touch(session, 'touchMove', [{ x: x + 15 * step, y }]);
      await touch(session, 'touchEnd', []);
      await session.detach();
      await expect.poll(left).toBeLessThan(begun);
      const moved = await left();
      await ducks.board.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(left).toBeGreaterThan(moved);
      // The focus moves on to a target, and the board with it.
      await ducks.targets.last().focus();
      await expect(ducks.targets.last()).toBeInViewport({ ratio: 1 });
      await ducks.targets.first().focus();
      await expect(ducks.targets.first()).toBeInViewport({ ratio: 1 });
      // A hint moves the board too, wherever it is.
      await table.hint.click();
      await expect(ducks.board.locator('.is-hinted')).toBeInViewport({ ratio: 1 });
    });
  });
});
