import type { Page } from '@playwright/test';

/** Words that run down a column, letter by letter. */
export function columnsOfLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** With fewer letters a line the words are a column. */
    const LEAST = 2;
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement!;
      const words = text.textContent!.trim();
      if (!/\p{L}{3}/u.test(words) || owner.closest('.visually-hidden, .drawer, svg, .game-tile__window')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (lines > 1 && [...words].length < LEAST * lines) faults.push(`“${words.slice(0, 40)}” has ${lines} lines`);
    }
    return [...new Set(faults)];
  });
}

/** Controls that reach out of their card: the next container with a ground or an edge. */
export function outsideTheirCard(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, select, summary, input:not(.visually-hidden)';
    /** The reach of a control without a ground for fingers, in pixels. */
    const SLACK = 6;
    const isCard = (element: Element) => {
      const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth, display } = getComputedStyle(element);
      const hasGround = !/^(transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/.test(backgroundColor) || backgroundImage !== 'none';
      return display !== 'inline' && (hasGround || (borderTopWidth !== '0px' && borderLeftWidth !== '0px'));
    };
    const cardOf = (element: Element | null): Element | null => {
      if (!element || element === document.body || element === document.documentElement) return null;
      return isCard(element) ? element : cardOf(element.parentElement);
    };
    const scrolls = (element: Element | null, until: Element): boolean => {
      if (!element || element === until.parentElement) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`) || scrolls(element.parentElement, until);
    };
    const faults = [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.visually-hidden, .drawer, .hand, .board.is-panned')) return [];
      const card = cardOf(control.parentElement);
      const box = control.getBoundingClientRect();
      // Controls over an edge on purpose are positioned.
      if (!card || box.width === 0 || getComputedStyle(control).position === 'absolute' || scrolls(control.parentElement, card)) return [];
      const frame = card.getBoundingClientRect();
      const beyond = Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
      const says = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
      return beyond > SLACK ? [`“${says}” reaches ${Math.round(beyond)} px out of .${card.classList.value}`] : [];
    });
    return [...new Set(faults)];
  });
}

/** Headings of tables without their column, and cells that are not below their heading. */
export function lostColumns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const shows = (cell: Element) => cell.checkVisibility({ visibilityProperty: true }) && cell.getBoundingClientRect().width > 0;
    for (const table of document.querySelectorAll('table')) {
      if (!shows(table) || table.closest('.visually-hidden')) continue;
      const heads = [...table.querySelectorAll('thead th, thead td')];
      for (const row of table.querySelectorAll('tbody tr')) {
        const cells = [...row.children];
        if (cells.length !== heads.length) continue;
        cells.forEach((cell, at) => {
          const head = heads[at]!;
          const name = head.textContent!.trim();
          if (shows(cell) !== shows(head)) {
            if (cell.textContent!.trim() && name) faults.push(`“${name}” is ${shows(head) ? 'a heading without its column' : 'a column without its heading'}`);
            return;
          }
          if (!shows(cell)) return;
          const [above, below] = [head.getBoundingClientRect(), cell.getBoundingClientRect()];
          const middle = below.left + below.width / 2;
          if (middle < above.left - 1 || middle > above.right + 1) faults.push(`a cell is not below its heading “${name}”`);
        });
      }
    }
    return [...new Set(faults)];
  });
}
