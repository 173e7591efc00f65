import type { Page } from '@playwright/test';

/** The first screen waits for somebody where nothing is kept on the device (assets/page/programs.js): this is somebody. */
export async function touch(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
}

/** The same, until a program is there. */
export async function wake(page: Page) {
  await touch(page);
  await page.locator('#shelf > *, #table > *').first().waitFor();
}
