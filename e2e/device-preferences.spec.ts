// Preferences of a device: fewer bytes, more contrast, a light page, paper.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FEWER_FOURS, ended } from './support/duckit.ts';
import { TWO, after } from './support/games.ts';
import { controlled } from './support/host.ts';
import { test as hosted } from './support/hosted.ts';
import { FOUR_SHEETS, after as afterQuantum } from './support/quantum.ts';

/**
 * The texts that are too pale for white paper, with their colours. Backgrounds are printed only where the style asks.
 */
function pale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const light = (colour: string) => {
      const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour);
      const part = (value: string) => (Number(value) / 255 <= 0.03928 ? Number(value) / 3294.6 : ((Number(value) / 255 + 0.055) / 1.055) ** 2.4);
      return parts ? 0.2126 * part(parts[1]!) + 0.7152 * part(parts[2]!) + 0.0722 * part(parts[3]!) : 0;
    };
    const texts = [...document.querySelectorAll<HTMLElement>('#table *, #home *')].filter((part) =>
      part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && part.closest('svg') === null
      && [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== ''));
    const printed = (part: HTMLElement) => getComputedStyle(part).getPropertyValue('print-color-adjust') === 'exact';
    const found = texts.filter((part) => !printed(part) && 1.05 / (light(getComputedStyle(part).color) + 0.05) < 3);
    return found.map((part) => `${part.className} ${part.textContent!.trim().slice(0, 20)} ${getComputedStyle(part).color}`);
  });
}

test('on paper letters are dark, in every theme', async ({ page, device }) => {
  test.slow();
  for (const [address, save] of [
    ['#/past', ended(FEWER_FOURS)],
    ['#/match/test', ended(FEWER_FOURS)],
    ['#/match/test', afterQuantum(FOUR_SHEETS, 60)],
    ['#/rules/durak', undefined],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    // The table writes the match into the history, from which the stats are computed.
    if (address === '#/past') await device.openMatch(save!, { theme: 'dark' });
    await device.open(address, save ? { test: save } : {}, { theme: 'dark' });
    await page.locator('h1').filter({ visible: true }).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect.soft(await pale(page), `${address} ${save?.record.game ?? ''}`).toEqual([]);
  }
  await page.emulateMedia({ media: null });
});

test('a browser that darkens pages by itself leaves the light theme as it is drawn', async ({ page, device }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await device.openMatch(after(TWO, 4), { theme: 'light' });
  const drawn = () => page.locator('.pond').screenshot({ animations: 'disabled' });
  const before = await drawn();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  expect((await drawn()).equals(before)).toBe(true);
  await session.send('Emulation.setAutoDarkModeOverride', {});
  await session.detach();
  await page.emulateMedia({ colorScheme: null });
});

test('a device that prefers more contrast gets stronger lines and text', async ({ page, device }) => {
  for (const theme of ['light', 'dark'] as const) {
    await device.openMatch(after(TWO, 4), { theme });
    const drawn = () => page.evaluate(() => {
      const style = getComputedStyle(document.querySelector('.table')!);
      return ['--line', '--line-strong', '--ink-2', '--pond-ink-2', '--card-line'].map((name) => {
        const swatch = document.createElement('i');
        document.body.append(swatch);
        swatch.style.setProperty('color', style.getPropertyValue(name));
        const colour = getComputedStyle(swatch).color;
        swatch.remove();
        return colour;
      });
    });
    const before = await drawn();
    await page.emulateMedia({ contrast: 'more' });
    const now = await drawn();
    before.forEach((colour, at) => expect(now[at], theme).not.toBe(colour));
    await page.emulateMedia({ contrast: null });
  }
});

hosted.describe('with the data saver on', () => {
  hosted.beforeEach(({ context }) => context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  }));

  hosted('a first visit fetches what it shows, and the rest on request', async ({ context, host }) => {
    const page = await context.newPage();
    await page.goto(host.url);
    await page.locator('.game-tile').first().waitFor();
    // Longer than the page leaves the browser to itself.
    await page.waitForTimeout(3000);
    expect(host.requests.filter((asked) => /\.wasm|sw\.js|\/rules-|\/lessons-/.test(asked))).toEqual([]);
    expect(host.requests.length).toBeLessThan(40);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('.settings').last().getByRole('button', { name: 'Download' }).click();
    await controlled(page);
    expect(host.requests.some((asked) => asked.includes('/lessons-'))).toBe(true);
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
  });
});
