import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';

declare global {
  interface Window {
    /** A text of each kind of element on the table. */
    words: Text[];
  }
}

/** An event of a trace: how many elements the browser styled. */
interface Styled {
  name: string;
  args: { elementCount?: number };
}

// Where a container is first as large as its contents and then as large as its place, the browser styles all in it for
// both sizes, and a table with many containers takes several times as long at each step (docs/performance.md).
for (const [slug, match] of Object.entries(MATCHES)) {
  test(`a word that changes is laid out once, and nothing is styled for it: ${slug}`, async ({ page, device }) => {
    await device.holdBots();
    await device.openMatch(match());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    const styled = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'RecalcStyleCount')!.value;
    };
    const kinds = await page.evaluate(() => {
      const kind = (element: Element | null): string =>
        element?.matches('.table') === false ? `${kind(element.parentElement)} .${element.classList[0] ?? element.tagName}` : '';
      const found = new Map<string, Text>();
      const texts = document.createTreeWalker(document.querySelector('.table')!, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.data.trim() && text.parentElement!.checkVisibility()) found.set(kind(text.parentElement), text);
      }
      window.words = [...found.values()];
      return [...found.keys()];
    });
    expect(kinds.length).toBeGreaterThan(5);
    const rounds: Record<string, number> = {};
    for (const [number, kind] of kinds.entries()) {
      // Other elements may be styled at the same time, but hardly three times in a row.
      const counts: number[] = [];
      for (const change of ['i', 'ii', 'iii']) {
        const before = await styled();
        await page.evaluate(([number, change]) => {
          const word = window.words[number]!;
          word.data = `${word.data.replace(/i*$/, '')}${change}`;
          document.querySelector('.pond')!.lastElementChild!.getBoundingClientRect();
          document.querySelector('.dock')!.getBoundingClientRect();
        }, [number, change] as const);
        counts.push((await styled()) - before);
      }
      if (Math.min(...counts) > 0) rounds[kind] = Math.min(...counts);
    }
    await devtools.detach();
    expect(rounds).toEqual({});
  });
}

/** A button of the bar has five elements. */
const OF_A_BUTTON = 10;

// A rule with `:has()` lets the browser style again all that such rules name, below each element on which a change may
// bear. A rule on an element around the table would restyle the table at every change.
for (const [slug, match] of Object.entries(MATCHES)) {
  test(`a change in the bar restyles nothing else: ${slug}`, async ({ browser, page, device }) => {
    await device.holdBots();
    await device.openMatch(match());
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(() => {
      const button = document.querySelector('.table .bar .icon-button')!;
      button.replaceWith(button.cloneNode(true));
      document.body.getBoundingClientRect();
    });
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Styled[] };
    const counts = trace.traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : []));
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(OF_A_BUTTON);
  });
}
