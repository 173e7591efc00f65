// A page that is zoomed in to 250 % and 400 % has this much space: everything is large enough to tap, and the page
// scrolls to all of it.

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { GoosePage } from './pages/goose.ts';
import { QuantumPage } from './pages/quantum.ts';
import * as duckit from './support/duckit.ts';
import { FOUR, after, oneAmongBots } from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import { LANGS } from './support/words.ts';

const boxes = (of: Locator) =>
  of.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })),
  );

/** None of these covers another, and each is `least` px and more in both directions. */
async function expectApart(of: Locator, least: number) {
  const all = await boxes(of);
  for (const [at, one] of all.entries()) {
    expect(Math.min(one.width, one.height)).toBeGreaterThanOrEqual(least);
    for (const other of all.slice(at + 1)) {
      const apart =
        one.x + one.width <= other.x + 0.5 || other.x + other.width <= one.x + 0.5 ||
        one.y + one.height <= other.y + 0.5 || other.y + other.height <= one.y + 0.5;
      expect(apart).toBe(true);
    }
  }
}

test('on a low page the curtain spells out what can be taken back', async ({ page, device }) => {
  await page.setViewportSize({ width: 590, height: 410 });
  for (const match of [duckit.after(duckit.QUACKBACK, 34, ['Mina', 'Jun', 'Bartholomew']), goose.after(10, ['Mina', 'Bartholomew', 'Yuki'])]) {
    await device.openMatch(match);
    const undo = page.locator('.curtain__undo');
    await expect(undo).toBeVisible();
    expect((await undo.boundingBox())!.height).toBeLessThan(80);
  }
});

for (const [width, height] of [[472, 328], [320, 256]] as const) {
  test.describe(`${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test("Quantum's boxes are 24 px and more, none overlaps another, and each can be scrolled to", async ({ page, device }) => {
      await device.openMatch(quantum.after(quantum.THREE_SHEETS, 66, quantum.oneAmongBots(3)));
      await new QuantumPage(page).fits.first().waitFor();
      await expect(page.locator('.own-sheet .box')).toHaveCount(24);
      await expectApart(page.locator('.own-sheet .box'), 24);
      for (const part of ['.tray', '.own-sheet .box >> nth=-1', '.others', '.dock .actions .button >> nth=0']) {
        await page.locator(part).scrollIntoViewIfNeeded();
        await expect(page.locator(part)).toBeInViewport();
      }
      await page.locator('.own-sheet .box--open').last().click();
      await expect(page.locator('.own-sheet .is-selected')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });

    test('Durak and Duckit: the play area keeps its height, and a card in the hand can be reached', async ({ page, device, table }) => {
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
      await table.playable.first().click();
      await expect(page.locator('.hand .is-selected')).toBeInViewport();
      expect((await page.locator('.pond').boundingBox())?.height).toBeGreaterThan(300);
      await device.openMatch(duckit.after(duckit.QUACKBACK, 34, duckit.oneAmongBots(0)));
      await new DuckitPage(page).playable.first().click();
      await expect(page.locator('.hand .is-selected')).toBeInViewport();
    });

    test("Duck That Goose!: the own cards are 44 px and more, and their words are on them", async ({ page, device }) => {
      const game = new GoosePage(page);
      const words = game.cards.locator('.swap');
      const expectReadable = async () => {
        await expect(words.first()).toBeVisible();
        await expectApart(game.cards, 44);
        await expectApart(words, 10);
        const spilt = await words.evaluateAll((words) => words.filter((word) => word.scrollWidth > word.clientWidth));
        expect(spilt).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      for (const lang of LANGS) {
        // The first look of one among nine, and a choice among five cards.
        await device.openMatch(goose.goose(goose.at(9, 1), { seed: 9 }), { lang });
        await expect(game.cards).toHaveCount(4);
        await expectReadable();
        await device.openMatch(goose.after(15, [{ bot: 'Teal' }, 'Mina', { bot: 'Eider' }]), { lang });
        await expect(game.cards).toHaveCount(5);
        await expectReadable();
      }
      await game.cards.filter({ has: page.locator('.swap') }).last().click();
    });
  });
}
