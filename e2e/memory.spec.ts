// One page, many matches: a match gives back the memory that it takes from the browser, and a page that is left takes
// nothing from the next one.

import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { LONG, THOROUGH } from './support/extent.ts';
import { collectMemories, wasmBytes } from './support/wasm-memory.ts';

test.use({ ownPage: true });

/** How often the test opens, plays and leaves each game. */
const ROUNDS = THOROUGH ? 10 : 4;
/** After this many rounds everything has loaded once: programs, drawings, caches. */
const WARM = 2;
/** This share may come and go with the browser's garbage collection. */
const SWAY = { nodes: 0.01, heap: 0.1 };

type Kept = { kept?: { dropped: string[]; registry?: FinalizationRegistry<string> } };

type Memory = { nodes: number; listeners: number; heap: number; wasm: number };

/** The memory without garbage. */
async function memory(page: Page, session: CDPSession): Promise<Memory> {
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners'), heap: metric('JSHeapUsedSize'), wasm: await wasmBytes(page) };
}

test('matches played one after another leave nothing behind in the page', LONG, async ({ page, device }) => {
  test.setTimeout(ROUNDS * 60_000);
  await collectMemories(page);
  const matches = Object.entries(MATCHES);
  await device.open('#/', Object.fromEntries(matches.map(([game, save]) => [game, save()])));
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const rounds: Memory[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [game] of matches) {
      // Each time the same match, at its beginning.
      await page.evaluate((kept) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      }, kept);
      await page.evaluate((game) => void (location.hash = `#/match/${game}`), game);
      await playFromList(page, 3);
      await page.evaluate(() => void (location.hash = '#/'));
      await expect(page.locator('#home .game-tile')).toHaveCount(matches.length);
    }
    rounds.push(await memory(page, session));
  }
  console.log(rounds.map(({ nodes, listeners, heap, wasm }) => `| ${nodes} | ${listeners} | ${heap} | ${wasm} |`).join('\n'));
  const [warm, last] = [rounds[WARM - 1]!, rounds.at(-1)!];
  expect(last.nodes, 'nodes of the page').toBeLessThan(warm.nodes * (1 + SWAY.nodes));
  expect(last.listeners, 'listeners').toBe(warm.listeners);
  expect(last.wasm, 'bytes of the programs').toBe(warm.wasm);
  expect(last.heap, 'bytes of the scripts').toBeLessThan(warm.heap * (1 + SWAY.heap));
});

// The programs' closures are dropped by such a registry, and with them timers are cleared, by their numbers.
test('a page that is left drops nothing any more: `window` may be the next page by then', async ({ page, device }) => {
  await device.open('#/');
  const session = await page.context().newCDPSession(page);
  const dropped = async (what: string) => {
    await page.evaluate((what) => {
      const kept = ((window as unknown as Kept).kept ??= { dropped: [] });
      kept.registry ??= new FinalizationRegistry<string>((what) => kept.dropped.push(what));
      kept.registry.register({}, what);
    }, what);
    for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
    return page.evaluate(() => (window as unknown as Kept).kept!.dropped);
  };
  await expect.poll(() => dropped('a')).toContain('a');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await dropped('b')).not.toContain('b');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect.poll(() => dropped('c')).toContain('c');
});
