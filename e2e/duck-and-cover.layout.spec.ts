import { expect, test } from './fixtures.ts';
import { SEVEN, THREE, WIDE, after } from './support/ducks.ts';
import { oneAmongBots, people } from './support/games.ts';
import { touch } from './support/pointer.ts';
import * as quantum from './support/quantum.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';

test('a ring around a seat follows the corners of its panel', async ({ page, device }) => {
  const matches = {
    'Duck & Cover': after(THREE, 5, people(3)),
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
        await device.openMatch(after(played, moves, oneAmongBots(played.seats)), { speed: 'off' });
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
      await device.openMatch(after(WIDE, 136, oneAmongBots(4)));
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
