// A page that is zoomed in to 250 % and 400 % has this much room: everything is large enough to press, and the page
// scrolls to all of it.

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { QuantumPage } from './pages/quantum.ts';
import * as duckit from './support/duckit.ts';
import { FOUR, after, oneAmongBots } from './support/games.ts';
import * as quantum from './support/quantum.ts';

const boxes = (of: Locator) =>
  of.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
  );

for (const [width, height] of [[472, 328], [320, 256]] as const) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test("Quantum's boxes are 24 px and more, none lies over another, and each can be scrolled to", async ({ page, device }) => {
      await device.openMatch(quantum.after(quantum.THREE_SHEETS, 66, quantum.oneAmongBots(3)));
      await new QuantumPage(page).fits.first().waitFor();
      const all = await boxes(page.locator('.mine .bx'));
      expect(all).toHaveLength(24);
      for (const [at, one] of all.entries()) {
        expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(24);
        for (const other of all.slice(at + 1)) {
          const apart =
            one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5 ||
            one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
          expect(apart).toBe(true);
        }
      }
      for (const part of ['.tray', '.mine .bx >> nth=-1', '.others', '.dock .acts .btn >> nth=0']) {
        await page.locator(part).scrollIntoViewIfNeeded();
        await expect(page.locator(part)).toBeInViewport();
      }
      await page.locator('.mine .bx--ok').last().click();
      await expect(page.locator('.mine .is-sel')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test('Durak and Duckit: the water keeps its height, and a card in the hand can be reached', async ({ page, device, table }) => {
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
      await table.playable.first().click();
      await expect(page.locator('.hand .is-sel')).toBeInViewport();
      expect((await page.locator('.pond').boundingBox())?.height).toBeGreaterThan(300);
      await device.openMatch(duckit.after(duckit.QUACKBACK, 34, duckit.oneAmongBots(0)));
      await new DuckitPage(page).playable.first().click();
      await expect(page.locator('.hand .is-sel')).toBeInViewport();
    });
  });
}
