import { expect, type Page } from '@playwright/test';

/** Once the deal is over, stops everything that flies at its start. */
export async function holdFlights(page: Page) {
  await expect(page.locator('.is-flying')).toHaveCount(0);
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'fly') return;
      for (const animation of (target as Element).getAnimations()) animation.pause();
    });
  });
}

/**
 * Records each element that starts to fly, by its key, and how much later than the first, in hundredths of a flight.
 */
export async function noteFlights(page: Page) {
  await page.addInitScript(() => {
    const flown: [string, number][] = [];
    Object.assign(window, { flown });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const thing = target as HTMLElement;
      if (animationName === 'fly') flown.push([thing.dataset['flip']!, Number(thing.style.getPropertyValue('--fl'))]);
    });
  });
}

/** The flights recorded since the page loaded. */
export const flown = (page: Page): Promise<[string, number][]> => page.evaluate('flown');

/**
 * The flying elements, by their keys, how far down each is, and which element covers it at this part of its way; null
 * if it is visible.
 */
export function flights(page: Page, part: number): Promise<{ thing: string; y: number; coveredBy: string | null }[]> {
  return page.evaluate((part) => {
    const flying = [...document.querySelectorAll<HTMLElement>('.is-new')];
    for (const thing of flying) {
      for (const animation of thing.getAnimations()) {
        // If the browser has drawn no frame since it started, it has not been paused yet.
        animation.pause();
        animation.currentTime = part * Number(animation.effect!.getComputedTiming().duration);
      }
    }
    // An empty place moves too, when the dock grows or shrinks, but there is nothing of it to see.
    const full = flying.filter((thing) => thing.childElementCount > 0);
    return full.map((thing) => {
      const box = thing.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // Several start from the same place, and one of them is on top.
      const seen = hit !== null && (thing.contains(hit) || hit.closest('.is-new') !== null);
      return { thing: thing.dataset['flip']!, y: box.top + box.height / 2, coveredBy: seen ? null : `${hit?.tagName}.${hit?.getAttribute('class')}` };
    });
  }, part);
}
