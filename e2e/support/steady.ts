import type { BrowserContext, Locator, Page } from '@playwright/test';

/*
 * A page ignores input that a user cannot have meant (assets/page/input-guard.js): on an element that has only just
 * appeared, and the second half of a double tap. Tests tap faster than a user, so they ask the page how long a user's
 * hand would wait, and wait that long.
 */

type Hand = {
  /** How long to wait, in milliseconds, before input by `by` on `target` counts. */
  patience(target: Element | null, by: 'pointer' | 'key'): number;
};

/** Gets the events of assets/page/input-guard.js, in each page of `context`. */
export async function watchPresses(context: BrowserContext) {
  await context.addInitScript(() => {
    // Each is a little more than there.
    const [moment, look, birth, near] = [550, 850, 170, 30];
    let decided = 0;
    addEventListener('mallard:decided', () => (decided += 1));
    const pressable = (target: EventTarget | null) =>
      target instanceof Element ? target.closest('a, button, input, textarea, select, label, summary') : null;
    type Press = { at: number; x: number; y: number; on: Element | null; decided: number };
    const last: { pointer?: Press; key?: Press } = {};
    const births = new WeakMap<Node, number>();
    new MutationObserver((changes) => {
      const now = performance.now();
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') births.set(target, now);
        for (const node of addedNodes) births.set(node, now);
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['open', 'hidden'] });

    const note = (by: 'pointer' | 'key', target: EventTarget | null, x = 0, y = 0) => {
      const on = pressable(target);
      last[by] = { at: performance.now(), x, y, on, decided };
    };
    addEventListener('pointerdown', ({ target, clientX, clientY }) => note('pointer', target, clientX, clientY), true);
    addEventListener('keydown', ({ key, target }) => {
      if (/^(Enter| )$/.test(key)) note('key', target);
      else delete last.key;
    }, true);

    const patience: Hand['patience'] = (target, by) => {
      const now = performance.now();
      const on = pressable(target);
      let wait = 0;
      for (let part: Element | null = on; part && document.documentElement.dataset.speed !== 'off'; part = part.parentElement) {
        wait = Math.max(wait, (births.get(part) ?? -birth) + birth - now);
      }
      const before = last[by];
      const late = before && (before.on !== on ? moment : before.decided !== decided ? look : 0);
      if (before && late) {
        const { left, top, width, height } = (target ?? document.documentElement).getBoundingClientRect();
        const apart = Math.hypot(left + width / 2 - before.x, top + height / 2 - before.y);
        if (by === 'key' || apart <= near) wait = Math.max(wait, before.at + late - now);
      }
      // A page whose clock a test has stopped is not waited for.
      return Math.min(wait, look);
    };
    Object.assign(window, { patience });
  });
}

async function wait(page: Page, asked: Promise<number>) {
  // An element that is not there yet, or in a page that is about to close, is left to the tap itself.
  const patience = await asked.catch(() => 0);
  if (patience > 0) await page.waitForTimeout(patience);
}

/** The keys that activate the focused element. */
const PRESSES = /^(Enter|Space| )$/;

/** From now on, clicks, taps and keys on `page` are no faster than a user's deliberate ones. */
export function steadyHand(page: Page) {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    if (PRESSES.test(key)) {
      await wait(page, page.evaluate(() => (window as unknown as Hand).patience(document.activeElement, 'key')));
    }
    await press(key, options);
  };
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator & { isSteady?: true };
  if (locators.isSteady) return;
  locators.isSteady = true;
  const { press: pressKey } = locators;
  // A user moves the focus with another key, so this presses one first.
  locators.press = async function (this: Locator, key, options) {
    await this.page().keyboard.press('Shift');
    const ask = (target: Element) => (window as unknown as Hand).patience(target, 'key');
    if (PRESSES.test(key)) await wait(this.page(), this.evaluate(ask, undefined, { timeout: options?.timeout }));
    await pressKey.call(this, key, options);
  };
  for (const name of ['click', 'tap'] as const) {
    const original = locators[name];
    locators[name] = async function (this: Locator, options) {
      const ask = (target: Element) => (window as unknown as Hand).patience(target, 'pointer');
      await wait(this.page(), this.evaluate(ask, undefined, { timeout: options?.timeout }));
      await original.call(this, options);
    };
  }
}
