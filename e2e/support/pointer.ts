import type { CDPSession, Locator, Page } from '@playwright/test';

export type Point = { x: number; y: number };

/** The centre of an element. */
export async function centre(element: Locator): Promise<Point> {
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks an element up with the mouse and drops it there. */
export async function drag(page: Page, thing: Locator, to: Point) {
  const from = await centre(thing);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Tells the browser what all fingers do now; a list without points lifts them. */
export function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id?: number })[]) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
