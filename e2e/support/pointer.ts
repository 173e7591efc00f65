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

/**
 * Presses Enter, or the mouse at a point, at these moments, in milliseconds: the events have these times however late a
 * busy machine sends them.
 */
export async function pressAt(page: Page, by: 'Enter' | Point, ...moments: number[]) {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now();
  for (const moment of moments) {
    await page.waitForTimeout(Math.max(0, begun + moment - Date.now()));
    const timestamp = (begun + moment) / 1000;
    for (const way of ['Down', 'Up'] as const) {
      if (by === 'Enter') {
        const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, ...(way === 'Down' && { text: '\r' }) };
        await session.send('Input.dispatchKeyEvent', { type: `key${way}`, timestamp, ...key });
      } else {
        const type = way === 'Down' ? 'mousePressed' : 'mouseReleased';
        await session.send('Input.dispatchMouseEvent', { type, timestamp, ...by, button: 'left', clickCount: 1 });
      }
    }
  }
  await session.detach();
}

/** Tells the browser what all fingers do now; a list without points lifts them. */
export function touch(session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id?: number })[]) {
  return session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
