import type { Page } from '@playwright/test';

/**
 * All Latin letters on the page that a user reads or hears: visible text, names of controls, tips, the title. Single
 * letters (J, Q, K, A on cards) are not words.
 */
export async function latin(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      // A build is named by hexadecimal digits.
      if (element.closest('script, style, symbol, #crash, .settings__storage')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (node instanceof Text) said.push(node.data);
      else said.push(...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
      if (element instanceof HTMLInputElement) said.push(element.value);
    }
    return said;
  });
  // Kilobytes and the numbers of rules have these letters everywhere, and Duckit its English terms in Japanese too.
  const allowed = new Set(['Mallard', 'English', 'KB', 'DNC', 'DUR', 'Duckit', 'Duck', 'Super', 'Quacker', 'Quackback']);
  const found = words.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
  return [...new Set(found)].filter((word) => !allowed.has(word));
}
