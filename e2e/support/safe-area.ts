import type { Page } from '@playwright/test';

export type Insets = { top: number; right: number; bottom: number; left: number };

/** Screens whose edges belong to a camera, rounded corners or the system, as in an installed app. */
export const EDGED: readonly { what: string; width: number; height: number; insets: Insets }[] = [
  { what: 'a phone upright', width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { what: 'a phone on its side', width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
  { what: 'a tablet', width: 1180, height: 820, insets: { top: 32, right: 0, bottom: 20, left: 0 } },
];

/** The pressable elements that reach into an edge and are not scrolled away. */
export function underEdges(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    // Where a part of the page scrolls, its content passes under the lower edge.
    const scrolls = (element: Element | null): boolean => {
      if (!element || element === document.documentElement) return document.documentElement.scrollHeight > innerHeight;
      const { overflowY, position } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
      return position !== 'fixed' && position !== 'sticky' && scrolls(element.parentElement);
    };
    const isScrolledAway = (target: Element, box: DOMRect): boolean => {
      for (let holder = target.parentElement; holder; holder = holder.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(holder).overflowY)) continue;
        const frame = holder.getBoundingClientRect();
        if (box.bottom <= frame.top + 1 || box.top >= frame.bottom - 1) return true;
      }
      return box.bottom > innerHeight - bottom && scrolls(target);
    };
    const open = document.querySelector('dialog[open], .drawer.is-open') ?? document;
    const targets = [...open.querySelectorAll<HTMLElement>('button, a[href], input')].filter((target) => {
      const box = target.getBoundingClientRect();
      const seen = target.checkVisibility({ visibilityProperty: true }) && box.width > 0;
      return seen && !isScrolledAway(target, box) && !target.matches('.visually-hidden, .scrim') && !target.closest('.visually-hidden');
    });
    if (targets.length === 0) return ['there is nothing to press'];
    return targets.flatMap((target) => {
      const box = target.getBoundingClientRect();
      const out = Math.max(top - box.top, left - box.left, box.right - innerWidth + right, box.bottom - innerHeight + bottom);
      const where = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
      return out < 0.5 ? [] : [`${target.className} “${target.ariaLabel ?? target.innerText}” at ${where}`];
    });
  }, insets);
}
