// Before any program is there, the boxes stand on the page itself.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { TWO, after } from './support/games.ts';
import { SCREENS, screensIn } from './support/screens.ts';

/** What the boxes say and lead to, and where each of their parts lies. */
async function boxes(page: Page, within: string) {
  const found = await page.locator(`${within} .shelf li a`).filter({ visible: true }).evaluateAll((links) => links.map((link) => ({
    to: link.getAttribute('href'),
    said: (link as HTMLElement).innerText.trim().split(/\s*\n\s*/),
    parts: [link, ...link.querySelectorAll('*:not(use)')].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { kind: `${part.tagName.toLowerCase()}.${part.getAttribute('class')}`, at: [x, y, width, height] };
    }),
  })));
  const parts = found.flatMap((box) => box.parts);
  return { what: found.map(({ to, said }) => ({ to, said })), kinds: parts.map((part) => part.kind), at: parts.flatMap((part) => part.at) };
}

/** Holds the shelf's program back until told to let it come. */
async function hold(page: Page): Promise<() => void> {
  let go = () => {};
  const told = new Promise<void>((done) => (go = done));
  await page.route(/mallard-[^/]*\.wasm$/, async (route) => {
    await told;
    await route.continue();
  });
  return go;
}

test.use({ ownContext: true, serviceWorkers: 'block' });

for (const lang of ['en', 'ko', 'ja'] as const) {
  test(`the boxes stand there before the program and stay where they are when it comes, in ${lang}`, async ({ page, device }) => {
    for (const saved of [false, true]) {
      await device.open('#/', saved ? { test: after(TWO, 4) } : {}, { lang, theme: 'dark' });
      for (const { width, height } of screensIn(lang, SCREENS)) {
        await page.setViewportSize({ width, height });
        const come = await hold(page);
        await page.reload({ waitUntil: 'commit' });
        await expect(page.locator('.porch .shelf li a').filter({ visible: true })).toHaveCount(5);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        const before = await boxes(page, '.porch');
        expect(await page.locator('#shelf > *').count(), 'no program yet').toBe(0);
        come();
        await page.locator('#shelf .shelf li a').first().waitFor();
        await expect(page.locator('.porch')).toHaveCount(0);
        const now = await boxes(page, '#shelf');
        const when = `${width}×${height}, ${saved ? 'a match' : 'nothing'} saved`;
        expect([now.what, now.kinds], when).toEqual([before.what, before.kinds]);
        const moved = now.at.map((side, at) => Math.abs(side - before.at[at]!));
        expect(Math.max(...moved), `pixels, ${when}`).toBeLessThanOrEqual(1);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  });
}

test('a box is a link before the program is there', async ({ page, device }) => {
  await device.open('#/');
  const come = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.porch').getByRole('link', { name: /^Quantum/ }).click();
  await expect(page.locator('.porch')).toBeHidden();
  await expect(page.locator('.waiting svg')).toBeVisible();
  come();
  await expect(page.getByRole('heading', { name: 'Quantum' })).toBeVisible();
});

test('nothing on the page moves when the program comes', async ({ page, device }) => {
  await device.open('#/');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const come = await hold(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.porch .shelf li a').filter({ visible: true })).toHaveCount(5);
  come();
  await page.locator('#shelf .shelf li a').first().waitFor();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
});
