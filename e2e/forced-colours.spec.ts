// The browser's forced colours (Windows' high contrast) remove shadows and backgrounds. Each mark and edge must still
// show, on light systems and on dark ones.

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DucksPage } from './pages/ducks.ts';
import { GoosePage } from './pages/goose.ts';
import { LessonPage } from './pages/lesson.ts';
import { QuantumPage } from './pages/quantum.ts';
import * as duckit from './support/duckit.ts';
import * as ducks from './support/ducks.ts';
import { FOUR, after, oneAmongBots } from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';

/** The visible properties of an element here: its background, and the line around it. */
const look = (of: Locator) =>
  of.evaluate((element) => {
    const { backgroundColor, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    return { background: backgroundColor, line: outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}` };
  });

/** The line around it shows: it is there, and neither transparent nor of the page's colour. */
async function expectEdge(of: Locator) {
  const { line } = await look(of);
  const page = await of.page().evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(line).not.toBe('');
  expect(line).not.toContain('rgba(0, 0, 0, 0)');
  expect(line).not.toContain(page);
}

/** One of the colours of an element. */
const colour = (of: Locator, property: 'color' | 'borderColor') =>
  of.evaluate((element, property) => getComputedStyle(element)[property], property);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    test('A switch that is on, and a choice that is made, look other than the rest', async ({ device, home, settings }) => {
      await device.open('#/');
      await home.gear.click();
      await expectEdge(settings.dialog);
      for (const role of ['switch', 'radio'] as const) {
        const on = settings.dialog.getByRole(role, { checked: true }).first();
        const off = settings.dialog.getByRole(role, { checked: false }).first();
        expect((await look(on)).background).not.toBe((await look(off)).background);
      }
      await expectEdge(settings.dialog.getByRole('switch').first());
    });

    test('A card has an edge, and the one that is chosen another', async ({ page, device, table }) => {
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
      await expectEdge(page.locator('.hand .card').first());
      await table.playable.first().click();
      const chosen = page.locator('.hand .is-selected').first();
      await expectEdge(chosen);
      const others = page.locator('.hand .card:not(.is-selected)');
      for (const other of await others.all()) expect((await look(other)).line).not.toBe((await look(chosen)).line);
    });

    test("Quantum's boxes have edges: empty, open and chosen differ", async ({ page, device }) => {
      const lab = new QuantumPage(page);
      await device.openMatch(quantum.after(quantum.THREE_SHEETS, 66, quantum.oneAmongBots(3)));
      await lab.fits.nth(1).waitFor();
      await lab.fits.first().click();
      const boxes = ['.own-sheet .box:empty', '.own-sheet .box--open:not(.is-selected)', '.own-sheet .box--open.is-selected'].map((box) => page.locator(box).first());
      for (const box of boxes) await expectEdge(box);
      expect(new Set(await Promise.all(boxes.map(async (box) => (await look(box)).line))).size).toBe(boxes.length);
      await expectEdge(page.locator('.steps [aria-current] b'));
    });

    test("Duck & Cover's ducks have edges, the duck that is called another, and what it may cover a third", async ({ page, device }) => {
      const game = new DucksPage(page);
      await device.holdBots();
      await device.openMatch(ducks.after(ducks.FOUR, 20, ['Mina', { bot: 'Teal' }, { bot: 'Wigeon' }, { bot: 'Eider' }]));
      await game.covers.or(game.spaces).first().waitFor();
      const duck = page.locator('.board .duck:not(.is-called, .is-target)').first();
      const called = page.locator('.board .is-called').first();
      const target = page.locator('.board .is-target').first();
      for (const piece of [duck, called, target, page.locator('.call .captain-card')]) await expectEdge(piece);
      expect(new Set(await Promise.all([duck, called, target].map(async (piece) => (await look(piece)).line))).size).toBe(3);
      // A space to duck into looks other than an empty slot.
      await expect(game.spaces.first()).not.toHaveCSS('border-color', await colour(page.locator('.zone li').first(), 'borderColor'));
    });

    test("Duckit's ranks have edges: the Duck, the four and the rest differ", async ({ page, device }) => {
      await device.openMatch(duckit.after(duckit.QUACKBACK, 34, duckit.oneAmongBots(0)));
      const ranks = ['li.is-duck', 'li.is-four', 'li:not(.is-duck, .is-four, .end)'].map((rank) => page.locator(`.ruler ${rank} span`).first());
      for (const rank of [...ranks, page.locator('.last')]) await expectEdge(rank);
      expect(new Set(await Promise.all(ranks.map(async (rank) => (await look(rank)).line))).size).toBe(ranks.length);
    });

    test("Duck That Goose!: each range has an edge, and one that can be chosen another; an open sheet can be read", async ({ page, device }) => {
      const game = new GoosePage(page);
      await device.openMatch(goose.after(goose.INTERRUPT));
      await game.show.click();
      const range = game.ranges.first();
      for (const part of [range, page.locator('.interrupt')]) await expectEdge(part);
      const { line } = await look(range);
      await game.interrupt.click();
      await page.locator('.handoff__who').getByRole('button').first().click();
      await game.show.click();
      await game.primary.click();
      await expect(page.locator('.range--target')).toHaveCount(2);
      await expectEdge(range);
      expect((await look(range)).line).not.toBe(line);
      await device.openMatch(goose.after(goose.ROUND.length));
      await game.scores.nth(1).click();
      const row = page.locator('.score tr.is-explained');
      const [name, score] = [row.locator('b'), row.locator('.score__total')];
      const { background } = await look(row);
      for (const words of [name, score]) expect(await colour(words, 'color')).not.toBe(background);
      expect(await colour(score, 'color')).toBe(await colour(name, 'color'));
    });

    test('A lesson has an edge, and its steps show which is now; a suit has the colour of its sentence', async ({ page, device }) => {
      const lesson = new LessonPage(page);
      await device.open('#/lesson/durak');
      await expectEdge(lesson.coach);
      await expectEdge(lesson.marked.first());
      const steps = lesson.coach.locator('.coach__dots i');
      await expectEdge(steps.last());
      expect((await look(steps.first())).background).not.toBe((await look(steps.last())).background);
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
      const pip = page.locator('.prompt__says .pip').first();
      expect(await colour(pip, 'color')).toBe(await colour(page.locator('.prompt__says p'), 'color'));
    });

    test('Nothing shows through the bar', async ({ page, device }) => {
      await device.open('#/rules/durak');
      await expect(page.locator('.bar')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    });
  });
}
