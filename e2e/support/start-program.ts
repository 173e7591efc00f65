import type { Page } from '@playwright/test';

/** Without stored data, the first screen waits for input (assets/page/program.js). This is that input. */
export async function touch(page: Page) {
  const move = () => page.evaluate(() => dispatchEvent(new Event('pointermove')));
  // The journal loads the page again when it has brought something back (assets/page/journal.js).
  await move().catch(move);
}

/** The same, and waits until a program is there. */
export async function startProgram(page: Page) {
  await touch(page);
  await page.locator('#home > *, #table > *').first().waitFor();
}
