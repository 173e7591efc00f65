import type { Locator, Page } from '@playwright/test';

/**
 * The page takes a second press in one place for the second half of a double press if it comes within this time, in
 * milliseconds (`MOMENT` and `NEAR` in assets/page/presses.js). The hands of tests are quicker than a person's, so they wait.
 */
const MOMENT = 550;

/** Two presses no further apart than this are in one place, in pixels. */
const NEAR = 30;

type Point = { x: number; y: number };

const lastPress = new WeakMap<Page, Point & { at: number }>();
const lastKey = new WeakMap<Page, { key: string; at: number }>();

async function middle(thing: Locator, timeout?: number): Promise<Point | undefined> {
  const box = await thing.boundingBox({ timeout }).catch(() => null);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Nobody presses what has only just come (`BIRTH` in assets/page/presses.js). At the pace "off" the page does not mind. */
async function look(page: Page) {
  const speed = await page.evaluate(() => document.documentElement.dataset.speed).catch(() => undefined);
  if (speed !== undefined && speed !== 'off') await page.waitForTimeout(200);
}

/** Waits if the last press of this page was a moment ago, and as near as this one. */
async function beforePress(thing: Locator, now: Point | undefined) {
  await look(thing.page());
  const last = lastPress.get(thing.page());
  const wait = last ? last.at + MOMENT - Date.now() : 0;
  if (last && now && wait > 0 && Math.hypot(now.x - last.x, now.y - last.y) <= NEAR) await thing.page().waitForTimeout(wait);
}

/** The same for keys that press what has the focus. */
async function beforeKey(page: Page, key: string) {
  const last = lastKey.get(page);
  const presses = (name: string) => /^(Enter|Space| )$/.test(name);
  if (presses(key)) await look(page);
  const wait = last && presses(last.key) && presses(key) ? last.at + MOMENT - Date.now() : 0;
  if (wait > 0) await page.waitForTimeout(wait);
}

/** From now on clicks, taps and keys of this page come no quicker than a person means them. */
export function steadyHand(page: Page) {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    await beforeKey(page, key);
    await press(key, options);
    lastKey.set(page, { key, at: Date.now() });
  };
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & { isSteady?: true };
  if (locators.isSteady) return;
  locators.isSteady = true;
  const { press: pressKey } = locators;
  // The focus goes from one thing to the next as a person moves it: by another key.
  locators.press = async function (this: Locator, key, options) {
    await this.page().keyboard.press('Shift');
    await pressKey.call(this, key, options);
  };
  for (const name of ['click', 'tap'] as const) {
    const original = locators[name];
    locators[name] = async function (this: Locator, options) {
      const at = await middle(this, options?.timeout);
      await beforePress(this, at);
      await original.call(this, options);
      if (at) lastPress.set(this.page(), { ...at, at: Date.now() });
    };
  }
}
