import type { Page } from '@playwright/test';
import { cutTexts } from './cut-text.ts';

/** One line of words, or an icon, that shows on the page. */
type Mark = {
  words: string;
  /** The number of the text or the icon that it belongs to. */
  part: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** By how much its box reaches above and below its letters, in pixels. */
  slack: number;
  /** Red, green and blue, each 0 to 255, and how much of the ground it covers, 0 to 1. */
  paint: [number, number, number, number];
  /** The contrast that WCAG asks for (1.4.3, 1.4.11). */
  least: number;
};

/** All words that are cut, and all that overlap others. With ordinary names nothing ends with an `ellipsis`. */
export async function unreadable(page: Page, ellipsis = false): Promise<string[]> {
  return [...(await cutTexts(page, 'body', ellipsis)), ...overlaps(await marks(page))];
}

/** All words and icons that contrast with their background less than WCAG asks, on a plain background or a picture. */
export async function pale(page: Page): Promise<string[]> {
  return tooPale(page, await marks(page), await ground(page));
}

/** The visible parts of words and icons. Disabled controls need not contrast (WCAG 1.4.3), so they are left out. */
function marks(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    /** How far from an edge words may be pale, in pixels. */
    const FADE = 24;
    const marks: Mark[] = [];
    let part = 0;
    const dialog = document.querySelector('dialog:modal');
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

    const shows = (element: Element) =>
      !element.closest('.visually-hidden, [inert], template, .game-tile__window, :disabled, [aria-disabled=true]') &&
      (!dialog || dialog.contains(element)) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /**
     * Does this element, or its container, cover the elements behind it? Not those of a container that also contains
     * `below`.
     */
    const covers = (element: Element | null, below: Element): boolean => {
      if (!element || element.contains(below)) return false;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isClear = backgroundImage === 'none' && read(backgroundColor)[3] < 0.9;
      return !isClear || covers(element.parentElement, below);
    };

    function read(colour: string): [number, number, number, number] {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data as unknown as [number, number, number, number];
      return [red, green, blue, alpha / 255];
    }

    function add(words: string, element: Element, boxes: Iterable<DOMRect>, slack: number, least: number) {
      const paint = read(getComputedStyle(element).color);
      const frame = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const { clipPath, opacity, overflowX, overflowY } = getComputedStyle(holder);
        // For screen readers alone.
        if (clipPath.startsWith('inset(50%')) return;
        // Where there is no room for it, it is cut away whole, from all sides.
        const [, inset = 0] = /^inset\((\d+)px/.exec(clipPath) ?? [];
        const { width, height } = holder.getBoundingClientRect();
        if (Number(inset) > 0 && 2 * Number(inset) >= Math.min(width, height)) return;
        paint[3] *= Number(opacity);
        if (overflowX === 'visible' && overflowY === 'visible' && !clipPath.startsWith('inset(0px')) continue;
        const { left, top, right, bottom } = holder.getBoundingClientRect();
        // A scrolling container fades at an edge with more content.
        const scrolls = /auto|scroll/.test(overflowY);
        const above = scrolls && holder.scrollTop > 0 ? FADE : 0;
        const below = scrolls && holder.scrollHeight - holder.clientHeight - holder.scrollTop > 1 ? FADE : 0;
        Object.assign(frame, {
          left: Math.max(frame.left, left), top: Math.max(frame.top, top + above),
          right: Math.min(frame.right, right), bottom: Math.min(frame.bottom, bottom - below),
        });
      }
      const { scrollHeight } = document.documentElement;
      const dock = document.querySelector('.setup .dock, .next-game__dock, .night__dock');
      // The dock of a page that scrolls throws its shadow on it.
      if (dock && !dock.contains(element) && scrollHeight > innerHeight + 1) {
        frame.bottom = Math.min(frame.bottom, dock.getBoundingClientRect().top - FADE);
      }
      // A line at the lower edge of what scrolls covers what is before it.
      const line = document.querySelector('.result__body > .standings > .standings__more');
      const isBefore = line && element.closest('.result__body') && line.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      const edge = isBefore ? line.getBoundingClientRect() : undefined;
      part += 1;
      for (const box of boxes) {
        const left = Math.max(box.left, frame.left);
        const top = Math.max(box.top, frame.top);
        const right = Math.min(box.right, frame.right);
        const bottom = Math.min(box.bottom, frame.bottom, edge && left < edge.right && right > edge.left ? edge.top : Infinity);
        if (right - left < 3 || bottom - top < 3) continue;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (over && !over.contains(element) && !element.contains(over) && covers(over, element)) continue;
        marks.push({ words, part, left, top, right, bottom, slack, paint, least });
      }
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const owner = text.parentElement!;
      const words = text.textContent!.trim();
      if (!words || owner.closest('svg') || !shows(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { fontSize, fontWeight } = getComputedStyle(owner);
      const size = parseFloat(fontSize);
      add(words, owner, range.getClientRects(), 0.22 * size, size >= (Number(fontWeight) >= 700 ? 18.66 : 24) ? 3 : 4.5);
    }
    // The pip of a card in a sentence is read as a letter of it.
    for (const [drawings, least] of [['.icon, .colour-mark', 3], ['.pip', 4.5]] as const) {
      for (const drawing of document.querySelectorAll(drawings)) {
        if (shows(drawing)) add(`the drawing ${drawing.querySelector('use')?.getAttribute('href')}`, drawing, drawing.getClientRects(), 0, least);
      }
    }
    return marks;
  });
}

function overlaps(marks: Mark[]): string[] {
  const words = marks.filter(({ slack }) => slack > 0);
  const faults = words.flatMap((one, at) =>
    words.slice(at + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom - one.slack, other.bottom - other.slack) - Math.max(one.top + one.slack, other.top + other.slack);
      const overlap = one.part !== other.part && across > 2 && down > 1;
      return overlap ? [`“${one.words.slice(0, 30)}” and “${other.words.slice(0, 30)}” overlap`] : [];
    }),
  );
  return [...new Set(faults)];
}

/** A picture of the page without letters and icons, as PNG in base64. */
async function ground(page: Page): Promise<string> {
  const bare = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      *, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; }
      .icon, .colour-mark, .pip { visibility: hidden !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const picture = await page.screenshot({ scale: 'css' });
  await bare.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return picture.toString('base64');
}

function tooPale(page: Page, marks: Mark[], ground: string): Promise<string[]> {
  return page.evaluate(async ({ marks, ground }) => {
    const bytes = Uint8Array.from(atob(ground), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true })!;
    canvas.drawImage(picture, 0, 0);
    const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const light = (red: number, green: number, blue: number) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

    const contrastOf = ({ left, top, right, bottom, paint: [red, green, blue, alpha] }: Mark): number => {
      const [width, height] = [Math.max(1, Math.floor(right - left) - 2), Math.max(1, Math.floor(bottom - top) - 2)];
      const { data } = canvas.getImageData(Math.ceil(left) + 1, Math.ceil(top) + 1, width, height);
      const found: number[] = [];
      for (let at = 0; at < data.length; at += 4) {
        const [r, g, b] = data.subarray(at, at + 3) as unknown as [number, number, number];
        const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
        const [over, under] = [light(mix(red, r), mix(green, g), mix(blue, b)), light(r, g, b)];
        found.push((Math.max(over, under) + 0.05) / (Math.min(over, under) + 0.05));
      }
      // The edge of a part may run through the box of a line, so a tenth of its ground may differ.
      return found.sort((a, b) => a - b)[Math.floor(found.length / 10)]!;
    };

    const faults = marks.flatMap((mark) => {
      const contrast = contrastOf(mark);
      return contrast < mark.least - 0.05 ? [`“${mark.words.slice(0, 40)}” has a contrast of ${contrast.toFixed(2)} (${mark.least})`] : [];
    });
    return [...new Set(faults)];
  }, { marks, ground });
}
