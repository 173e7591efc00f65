import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Reads something of the log. Its lines are in the page only while its drawer is open, so this opens it and closes it
 * again. Behind a curtain there is no log.
 */
async function inLog<R>(page: Page, read: (log: Locator) => Promise<R>, none: R): Promise<R> {
  const drawer = page.locator('.drawer--log');
  if ((await drawer.count()) === 0) return none;
  const open = page.locator('.drawer--log.is-open');
  if ((await open.count()) > 0) return read(drawer.locator('.log'));
  await page.keyboard.press('l');
  await open.waitFor();
  const found = await read(drawer.locator('.log'));
  await page.keyboard.press('l');
  await expect(open).toHaveCount(0);
  return found;
}

/** The lines of the log. */
export function logLines(page: Page): Promise<string[]> {
  return inLog(page, (log) => log.locator('li').allInnerTexts(), []);
}

/** The lines of the log from the first step of the match on: of a long match only the end is there at first. */
export function allLogLines(page: Page): Promise<string[]> {
  const all = async (log: Locator) => {
    const earlier = page.locator('.drawer--log .log__earlier');
    // Pressed through the element itself: other parts of the table may cover a pinned log for a moment.
    while ((await earlier.count()) > 0) await earlier.dispatchEvent('click');
    return log.locator('li').allInnerTexts();
  };
  return inLog(page, all, []);
}

/** The log as markup, with the names of its drawings. */
export function logMarkup(page: Page): Promise<string> {
  return inLog(page, (log) => log.innerHTML(), '');
}

/** A window so wide that the log is pinned next to the table, in the page all the time: it need not open to be read. */
export const WITH_LOG = { width: 1440, height: 900 };

/** All that a player can perceive of the table, and the log, except text of the last moments only. */
export async function perceived(page: Page): Promise<string> {
  const voice = page.locator('#table [role=log].visually-hidden');
  await voice.evaluateAll((voices) => voices.forEach((voice) => voice.setAttribute('aria-hidden', 'true')));
  const table = await page.locator('#table').ariaSnapshot();
  await voice.evaluateAll((voices) => voices.forEach((voice) => voice.removeAttribute('aria-hidden')));
  return [table, ...(await logLines(page))].join('\n');
}
