import type { Page } from '@playwright/test';

/**
 * Words of these elements that cannot be read whole: cut by their container, or beyond the side of the page. Where it
 * is allowed, an ellipsis may take the place of the last letters: names are cut like that.
 */
export function cutTexts(page: Page, elements: string, ellipsis: boolean): Promise<string[]> {
  return page.evaluate(({ elements, ellipsis }) => {
    const root = document.documentElement;
    const wide = root.scrollWidth - innerWidth;
    const faults = wide > 0 ? [`the page is ${wide} px too wide`] : [];
    // Drawings have no words, and text only for screen readers is never seen.
    const unseen = '.visually-hidden, .drawer, .game-tile__window, svg';

    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);

    function fault(owner: HTMLElement, box: DOMRect): string | undefined {
      // Lines reach further than letters.
      const slack = 0.3 * parseFloat(getComputedStyle(owner).fontSize);
      for (let holder = owner; holder !== root; holder = holder.parentElement!) {
        const style = getComputedStyle(holder);
        const forEars = style.clipPath.startsWith('inset');
        if (forEars || scrolls(style)) return undefined;
        if (ellipsis && style.textOverflow === 'ellipsis') {
          // The visible part ends with its container.
          box = holder.getBoundingClientRect();
          continue;
        }
        const frame = holder.getBoundingClientRect();
        // Where there is no room for it, it is left out whole.
        if (frame.width < 1.5 || frame.height < 1.5) return undefined;
        if (style.overflowX !== 'visible' && Math.max(frame.left - box.left, box.right - frame.right) > 1.5) return 'cut at its side';
        if (style.overflowY !== 'visible' && Math.max(frame.top - box.top, box.bottom - frame.bottom) > slack) return 'cut below or above';
      }
      return box.left < -1 || box.right > innerWidth + 1 ? 'beyond the page' : undefined;
    }

    for (const element of document.querySelectorAll<HTMLElement>(elements)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const owner = text.parentElement!;
        const words = text.textContent!.trim();
        if (!words || owner.closest(unseen) || !owner.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        const what = box.width > 0 && fault(owner, box);
        if (what) faults.push(`“${words.slice(0, 40)}” is ${what}`);
      }
    }
    return [...new Set(faults)];
  }, { elements, ellipsis });
}
