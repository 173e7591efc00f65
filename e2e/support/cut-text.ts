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
        // Where there is no room for it, it is left out whole: in a part of no size, or on a second line that does not show.
        if (frame.width < 1.5 || frame.height < 1.5) return undefined;
        if (style.flexWrap === 'wrap' && style.overflowY === 'clip' && box.top >= frame.bottom - 1) return undefined;
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

/** Words in Latin letters that begin on one line and end on the next. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement!;
      if (!owner.checkVisibility({ visibilityProperty: true }) || owner.closest('.visually-hidden, .drawer, svg')) continue;
      for (const { 0: word, index } of text.textContent!.matchAll(/[\p{Script=Latin}\d’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index!);
        range.setEnd(text, index! + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`“${word}” is broken in .${owner.classList.value || owner.parentElement!.classList.value}`);
      }
    }
    return [...new Set(faults)];
  });
}
