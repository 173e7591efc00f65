import type { Locator, Page } from '@playwright/test';

/**
 * Within this time, in milliseconds, the page takes a second press in one place for half of a double press (`MOMENT`
 * and `NEAR` in assets/page/presses.js). Tests press faster than a person, so they wait.
 */
const MOMENT = 550;

/** Two presses at most this far apart, in pixels, are in one place. */
const NEAR = 30;

type Point = { x: number; y: number };

const lastPress = new WeakMap<Page, Point & { at: number }>();
const lastKey = new WeakMap<Page, { key: string; at: number }>();

async function middle(thing: Locator, timeout?: number): Promise<Point | undefined> {
  const box = await thing.boundingBox({ timeout }).catch(() => null);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined;
}

/** Waits: except at speed "off", the page ignores presses on new parts (`BIRTH` in assets/page/presses.js). */
async function look(page: Page) {
  const speed = await page.evaluate(() => document.documentElement.dataset.speed).catch(() => undefined);
  if (speed !== undefined && speed !== 'off') await page.waitForTimeout(200);
}

/** Waits if the last press on this page was a moment ago and in the same place. */
async function beforePress(thing: Locator, now: Point | undefined) {
  await look(thing.page());
  const last = lastPress.get(thing.page());
  const wait = last ? last.at + MOMENT - Date.now() : 0;
  if (last && now && wait > 0 && Math.hypot(now.x - last.x, now.y - last.y) <= NEAR) await thing.page().waitForTimeout(wait);
}

/** The same for the keys that press the focused element. */
async function beforeKey(page: Page, key: string) {
  const last = lastKey.get(page);
  const presses = (name: string) => /^(Enter|Space| )$/.test(name);
  if (presses(key)) await look(page);
  const wait = last && presses(last.key) && presses(key) ? last.at + MOMENT - Date.now() : 0;
  if (wait > 0) await page.waitForTimeout(wait);
}

/** From now on, clicks, taps and keys on `page` are no faster than a person's deliberate ones. */
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
  // A person moves the focus with another key, so this presses one first.
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
