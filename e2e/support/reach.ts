import type { Page } from '@playwright/test';

/**
 * The controls whose middle belongs to another element, so that a finger misses them: at rest, after scrolling to those
 * that are off the screen, and where the browser scrolls each one to when it gets the focus. Cards in a hand overlap;
 * `layoutFaults` checks their visible strip.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"]';
    const UNSEEN = '.visually-hidden, [inert], :disabled, .hand .card, .board.is-panned *, .home-shell *';
    // Each opens over the table, and over one that is open already, and closes first.
    const OVER = '.drawer, .scrim';
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const name = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      return `${element.tagName.toLowerCase()}.${element.classList.value} “${label}”`;
    };
    const labelOf = (control: Element) => control.closest('label') ?? (control as HTMLInputElement).labels?.[0] ?? null;

    /** The part of a control that a finger aims at: the label of a hidden field, the first line of a link in a text. */
    const aim = (control: Element): DOMRect | undefined => {
      const boxes = [control, labelOf(control)].map((part) => part?.getClientRects()[0]);
      return boxes.find((box) => box && box.width > 3 && box.height > 3);
    };
    const fault = (control: Element): string | undefined => {
      const box = aim(control);
      if (!box) return undefined;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!hit) return 'is off the screen';
      const over = hit.closest(OVER);
      if (over && over !== control.closest(OVER)) return undefined;
      const owners = [control, labelOf(control)];
      return owners.some((owner) => owner?.contains(hit)) ? undefined : `is under ${name(hit)}`;
    };

    // A part of the table for which there is no room is cut away whole, from all sides.
    const isCutAway = (part: Element | null): boolean => {
      if (!part) return false;
      const [, inset = 0] = /^inset\((\d+)px/.exec(getComputedStyle(part).clipPath) ?? [];
      const { width, height } = part.getBoundingClientRect();
      return (Number(inset) > 0 && 2 * Number(inset) >= Math.min(width, height)) || isCutAway(part.parentElement);
    };
    const scrolled = [...document.querySelectorAll('*')]
      .filter((part) => part.scrollHeight > part.clientHeight || part.scrollWidth > part.clientWidth)
      .map((part) => ({ part, left: part.scrollLeft, top: part.scrollTop }));
    const settle = () => {
      for (const { part, left, top } of scrolled) part.scrollTo({ left, top, behavior: 'instant' });
    };
    const focused = document.activeElement as HTMLElement | null;
    const faults: string[] = [];
    const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !control.closest(UNSEEN) &&
      getComputedStyle(control).pointerEvents !== 'none' && !isCutAway(control));
    for (const control of controls) {
      settle();
      const box = aim(control);
      const isOff = box && (box.top + box.height / 2 < 0 || box.top + box.height / 2 > innerHeight);
      // A part that scrolls hides its controls at its edges.
      if (isOff || fault(control)) (labelOf(control) ?? control).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const found = fault(control);
      if (found) faults.push(`${name(control)} ${found}`);
      settle();
      control.focus();
      const hidden = document.activeElement === control && box && box.height < innerHeight / 2 && fault(control);
      if (hidden) faults.push(`with the focus ${name(control)} ${hidden}`);
    }
    settle();
    if (focused && focused !== document.body) focused.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
    return [...new Set(faults)];
  });
}
