import type { Page } from '@playwright/test';

/**
 * All faults of the table's layout on the screen; empty if there are none. In play nothing may scroll, but a table of
 * scores may, inside its panel.
 */
export function layoutFaults(page: Page, mayScroll = false): Promise<string[]> {
  return page.evaluate((mayScroll) => {
    const faults: string[] = [];
    const [width, height] = [innerWidth, innerHeight];
    const root = document.documentElement;
    if (root.scrollHeight > height) faults.push(`the page scrolls: ${root.scrollHeight} > ${height}`);
    if (root.scrollWidth > width) faults.push(`the page scrolls sideways: ${root.scrollWidth} > ${width}`);

    const name = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      return `${element.tagName.toLowerCase()}.${element.classList.value} “${label}”`;
    };
    // A part for which there is no room is cut away whole, from all sides.
    const cutAway = [...document.querySelectorAll('.pond *')].filter((part) => {
      const [, inset = 0] = /^inset\((\d+)px/.exec(getComputedStyle(part).clipPath) ?? [];
      const { width, height } = part.getBoundingClientRect();
      return Number(inset) > 0 && 2 * Number(inset) >= Math.min(width, height);
    });
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .drawer, [hidden]') &&
      !cutAway.some((part) => part.contains(element));

    // Rings of water and the edge of a portrait need not show whole.
    const ornament = '.ripple, .confetti, .prompt__avatar, [class^=avatar], .fan';
    // A board without edges is moved within its frame.
    const PANS = '.board.is-panned';
    const scrolls = (element: Element | null): boolean => {
      if (element?.parentElement?.closest(PANS)) return true;
      if (!mayScroll || !element || element === root) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`) || scrolls(element.parentElement);
    };

    /** The element in which a part may scroll. */
    const scroller = (element: Element | null): Element | null => {
      if (!mayScroll || !element || element === root) return null;
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(`${overflowX} ${overflowY}`) ? element : scroller(element.parentElement);
    };

    // Neither the screen nor a container cuts off any part of the table.
    const parts = '.dock, .pond, .dock *, .pond *, .bar *';
    for (const element of document.querySelectorAll<HTMLElement>(parts)) {
      if (!seen(element) || element.closest(ornament) || element.closest('svg *') || scrolls(element)) continue;
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1) {
        const where = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
        faults.push(`off the screen: ${name(element)} at ${where}`);
      }
      for (let holder = element.parentElement; holder && holder !== root; holder = holder.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(holder);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = holder.getBoundingClientRect();
        const cut = [frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom];
        if (textOverflow !== 'ellipsis' && Math.max(...cut) > 1) {
          faults.push(`${name(element)} is cut off by ${Math.round(Math.max(...cut))} px in .${holder.classList.value}`);
        }
      }
    }

    // The pond and the dock are next to each other and do not overlap.
    const pond = document.querySelector('.pond')?.getBoundingClientRect();
    const dock = document.querySelector('.table > .dock:not(.is-far), .table main .dock')?.getBoundingClientRect();
    if (pond && dock && dock.top < pond.bottom - 1 && dock.left < pond.right - 1 && !document.querySelector('.pond .dock')) {
      faults.push('the dock lies over the pond');
    }

    // Every target is as large as a fingertip, and really gets the tap. For a card in a hand this width is enough, in
    // pixels.
    const FINGER = 32;
    const hands = [...document.querySelectorAll('.hand .card')];
    for (const target of document.querySelectorAll<HTMLElement>('button, a[href], [role=button], input')) {
      // At a moment that is explained nothing on the table is for touching.
      if (!seen(target) || getComputedStyle(target).pointerEvents === 'none') continue;
      const box = target.getBoundingClientRect();
      if (target.closest('.hand')) {
        const strip = visibleStrip(target);
        if (strip < FINGER) faults.push(`only ${Math.round(strip)} px to touch of ${name(target)}`);
      } else {
        // What is drawn may be smaller than what a finger reaches (style/buttons.css).
        const reach = getComputedStyle(target, '::before');
        const [wide, high] = [Math.max(box.width, parseFloat(reach.width) || 0), Math.max(box.height, parseFloat(reach.height) || 0)];
        if (Math.min(wide, high) < 43.5) {
          faults.push(`too small a target: ${name(target)} ${Math.round(box.width)}x${Math.round(box.height)}`);
        }
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const frame = (target.closest(PANS) ?? scroller(target))?.getBoundingClientRect();
        if (frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom)) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit && !target.contains(hit) && !hit.contains(target)) faults.push(`${name(target)} lies under ${name(hit)}`);
      }
    }

    /**
     * The width of the part of a card that is neither covered nor off the screen, at the card's middle; or wide enough.
     */
    function visibleStrip(card: HTMLElement): number {
      const box = card.getBoundingClientRect();
      const widest = { across: 0, down: 0 };
      for (const part of [0.2, 0.5, 0.8]) {
        let touched = 0;
        for (let x = box.left + 0.5; x < box.right && touched < FINGER; x += 1) {
          const hit = document.elementFromPoint(x, box.top + box.height * part);
          if (hit && card.contains(hit)) touched += 1;
        }
        widest.across = Math.max(widest.across, touched);
        if (widest.across >= FINGER) break;
      }
      for (let y = box.top + 0.5; y < box.bottom && widest.down < FINGER; y += 1) {
        for (const part of [0.1, 0.5]) {
          const hit = document.elementFromPoint(box.left + box.width * part, y);
          if (hit && card.contains(hit)) {
            widest.down += 1;
            break;
          }
        }
      }
      return Math.min(widest.across, widest.down);
    }
    // What leads on is on the screen, also where parts scroll.
    for (const main of document.querySelectorAll('.between__foot .button--primary, .dock.result .button--primary, .curtain .button--primary')) {
      const { top, bottom } = main.getBoundingClientRect();
      if (seen(main) && (top < -1 || bottom > height + 1)) faults.push(`off the screen: ${name(main)}`);
    }
    if (hands.length === 0 && document.querySelector('.hand')) faults.push('the hand is empty');

    // Sentences show whole.
    for (const text of document.querySelectorAll<HTMLElement>('.prompt p, .prompt small, .button, .tag, .stock p, .beaten p, .turned-up p, .pot p, .facts dt, .ruler small, .bar__title span')) {
      if (!seen(text)) continue;
      if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline') {
        faults.push(`cut text: ${name(text)}`);
      }
    }
    // Names on one line may be cut at their end, never below: in some fonts letters reach under a low line.
    for (const whole of document.querySelectorAll<HTMLElement>('.table :is(b, h1, span)')) {
      const { textOverflow, overflowY, webkitLineClamp } = getComputedStyle(whole);
      if (textOverflow !== 'ellipsis' || overflowY === 'visible' || webkitLineClamp !== 'none' || !seen(whole)) continue;
      if (whole.scrollHeight > whole.clientHeight + 1) faults.push(`cut below: ${name(whole)}`);
    }
    return [...new Set(faults)];
  }, mayScroll);
}

/**
 * The faults of the table under a curtain: it has less than half of the height, or its sheets are not equal, or so
 * crushed that rows are hard to read or symbols and numbers fall out.
 */
export function crushed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const table = box(document.querySelector('.pond')!).height;
    if (table < innerHeight / 2) faults.push(`the table has ${Math.round(table)} of ${innerHeight} px`);
    const all = (inside: ParentNode, what: string) => [...inside.querySelectorAll(what)].filter((part) => part.checkVisibility());
    const sheets = all(document, '.everyone .sheet');
    if (new Set(sheets.map((sheet) => `${Math.round(box(sheet).width)}x${Math.round(box(sheet).height)}`)).size > 1) {
      faults.push('the sheets are not equal');
    }
    for (const row of sheets.flatMap((sheet) => all(sheet, '.row'))) {
      const { height } = box(row);
      if (height < 17) faults.push(`a row is ${height.toFixed(1)} px high`);
      for (const held of all(row, '.colour-mark, .box, .numeral')) {
        const holder = box(held.matches('.numeral') ? held.parentElement! : row);
        if (box(held).top < holder.top - 0.5 || box(held).bottom > holder.bottom + 0.5) faults.push(`.${held.classList} falls out of its row`);
      }
    }
    return [...new Set(faults)];
  });
}

/** Rows of sheets that begin before the row above them ends. */
export function overlappingRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
      const rows = [...sheet.children].filter((row) => row.checkVisibility());
      return rows.slice(1).flatMap((row, above) => {
        const over = rows[above]!.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
        return over > 0.5 ? [`.${row.className} lies over the row above it by ${over.toFixed(1)} px`] : [];
      });
    }),
  );
}
