import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { seated, type AnySave } from './support/saves.ts';
import { collectMemories, wasmBytes } from './support/wasm-memory.ts';

/** Matches from scripts/taps.sh: one of each game with the most seats, and its decisions. */
type Match = { game: string; rules: number; setup: AnySave['record']['setup']; log: [number, unknown][] };

const MATCHES = JSON.parse(readFileSync(process.env.MALLARD_TAPS!, 'utf8')) as Match[];

/** How many times slower than this machine the browser runs. */
const THROTTLE = 4;
const TAPS = 40;
const OPENINGS = 5;
const CONTINUE = '#home .resume .button--primary';
const DEAL = '#home .button--primary.button--big';
const TABLE = '#table .table, #table .handoff';
/** The fewest decisions left to play, after those in the match: the taps, and those of the bots between them. */
const LEFT = 240;
/** The elements that continue a match, the likeliest first. Between two rounds there is only the panel about them. */
const TARGETS = [
  '.actions .button--primary',
  '.result__actions .button--primary',
  '.between__foot .button--primary',
  '.is-target',
  '.range--target .range__look',
  '[data-target]',
  '.is-playable:not(.is-selected)',
  '.is-playable',
  '.actions .button',
];
/**
 * How long the browser may take to report a tap, in milliseconds. It reports nothing about those that it painted at
 * once.
 */
const TOLD = 600;
/** A browser reports the length of an event in steps of 8 ms, and nothing below 16. */
const SHORTEST = 16;

type Timed = { name: string; startTime: number; duration: number };

/** The match with its first decisions; the human sits at `seat`, among bots. */
function save({ game, rules, setup, log }: Match, decisions: number, seat: number): AnySave {
  const players = Array.from({ length: setup.seats }, (_, at) => (at === seat ? 'Mina' : { bot: `Bot ${at + 1}` }));
  return {
    players: seated(players),
    saved_at: Date.now(),
    label: null,
    record: { format: 1, game, rules, setup, log: log.slice(0, decisions) },
  };
}

/** In milliseconds. */
interface Tap {
  /** From the tap to the next paint: the longest of the tap's events. */
  answered: number;
  /**
   * From the click to the frame after the one in which parts of the table have changed; the same as above for a tap
   * that only selects.
   */
  shown: number;
}

/** Taps there, and returns how long it took. */
async function tap(page: Page, target: { x: number; y: number }): Promise<Tap> {
  await page.evaluate(() => {
    const timed: Timed[] = [];
    const seen = { clicked: 0, plays: true, changed: false, shown: 0 };
    Object.assign(window, { timed, seen });
    addEventListener('click', ({ timeStamp }) => {
      seen.clicked = timeStamp;
      // A control that plays waits for a frame (board/motion/paint_pressed_first.rs). After another, a change would be a
      // bot's.
      requestAnimationFrame(() => (seen.plays = seen.changed || document.querySelector('.is-pressed') !== null));
    }, { capture: true, once: true });
    const changes = new MutationObserver(() => {
      if (seen.clicked === 0 || seen.changed) return;
      seen.changed = true;
      requestAnimationFrame(() => requestAnimationFrame((now) => (seen.shown = now - seen.clicked)));
    });
    changes.observe(document.getElementById('table')!, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { changes });
    const observer = new PerformanceObserver((list) => timed.push(...(list.getEntries() as unknown as Timed[])));
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { observer });
  });
  await page.mouse.click(target.x, target.y);
  return page.evaluate(
    async ([shortest, told]) => {
      const { observer, timed, changes, seen } = window as unknown as {
        observer: PerformanceObserver;
        timed: Timed[];
        changes: MutationObserver;
        seen: { plays: boolean; shown: number };
      };
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      await frame();
      // The browser reports an event once it has painted its result, and the click last. The table follows.
      const until = performance.now() + told;
      const isTold = () => timed.some(({ name }) => name === 'click') && (seen.shown > 0 || !seen.plays);
      while (performance.now() < until && !isTold()) await new Promise((done) => setTimeout(done, 20));
      observer.disconnect();
      changes.disconnect();
      const ofTap = timed.filter(({ name }) => /^(pointer|mouse)(down|up)$|^click$/.test(name));
      const answered = Math.max(shortest, ...ofTap.map(({ duration }) => duration));
      return { answered, shown: Math.round(Math.max(answered, seen.plays ? seen.shown : 0)) };
    },
    [SHORTEST, TOLD] as const,
  );
}

/** Waits for a target that continues the match, as long as bots may take. */
async function target(page: Page): Promise<{ x: number; y: number }> {
  // A tap on a card that changed under it may have opened the card's text.
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  const found = await page.waitForFunction(
    (wanted) => {
      // One after another: in one list they would come in the order of the page.
      for (const element of wanted.flatMap((what) => [...document.querySelectorAll<HTMLElement>(what)])) {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [aria-disabled=true]')) continue;
        const box = element.getBoundingClientRect();
        // Of a card in a hand the left edge is free.
        const place = { x: box.left + Math.min(box.width / 2, 14), y: box.top + box.height / 2 };
        const hit = document.elementFromPoint(place.x, place.y);
        if (hit && (element.contains(hit) || hit.contains(element))) return place;
      }
      return null;
    },
    TARGETS,
    { timeout: 60_000 },
  );
  return (await found.jsonValue())!;
}

const figures = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
  return { median: at(0.5), p95: at(0.95), longest: sorted.at(-1)! };
};

/** The nodes of the page, drawings included, without garbage. */
async function nodes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = (await session.send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] };
  return metrics.find(({ name }) => name === 'Nodes')!.value;
}

/**
 * From the tap on `control` to the first frame that shows `shown`, in milliseconds. Without a control the page gets the
 * first touch.
 */
function until(page: Page, control: string | undefined, shown: string): Promise<number> {
  return page.evaluate(async ([control, shown]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const begun = performance.now();
    if (control) document.querySelector<HTMLElement>(control)!.click();
    else dispatchEvent(new Event('pointermove'));
    while (!document.querySelector(shown)) await frame();
    // The next frame paints the result of this one.
    await frame();
    return Math.round(performance.now() - begun);
  }, [control, shown] as const);
}

/** The tap that continues the match, with the table loaded, as after any match that was left. */
async function continuing(page: Page): Promise<number> {
  const times: number[] = [];
  while (times.length < OPENINGS) {
    await page.evaluate(() => void (location.hash = '#/'));
    await page.locator(CONTINUE).waitFor();
    await page.waitForTimeout(1_000);
    times.push(await until(page, CONTINUE, TABLE));
  }
  return figures(times).median;
}

test('opening: from the first touch to the first match', async ({ context, baseURL }) => {
  const { origin } = new URL(baseURL!);
  const runs: number[][] = [];
  // The first run fetches the files.
  while (runs.length <= OPENINGS) {
    // A page that is loaded again gets a movement of the pointer from the browser, which starts the program.
    const page = await context.newPage();
    await collectMemories(page);
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await page.goto('./');
    await page.waitForTimeout(3_000);
    await expect(page.locator('#home > *'), 'the program waits for the first touch').toHaveCount(0);
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const home = await until(page, undefined, '#home .game-tile');
    await page.waitForTimeout(3_000);
    const memoryAtHome = await wasmBytes(page);
    const setup = await until(page, '#home .game-tile[href="#/new/durak"]', DEAL);
    await page.waitForTimeout(3_000);
    runs.push([home, setup, await until(page, DEAL, TABLE), memoryAtHome, await wasmBytes(page)]);
    await page.close();
  }
  const columns = runs[0]!.map((_, column) => figures(runs.slice(1).map((run) => run[column]!)).median);
  console.log(`| ${columns.join(' | ')} |`);
});

for (const match of MATCHES) {
  for (const [when, decisions] of [['early', 0], ['late', Math.min(500, match.log.length - LEFT)]] as const) {
    test(`${match.game}, ${when}`, async ({ page, device }) => {
      await device.openMatch(save(match, decisions, match.log[decisions]![0]), { speed: 'fast', help: { confirm: false } });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
      await page.waitForTimeout(2_000);
      const taps: Tap[] = [];
      let most = 0;
      while (taps.length < TAPS) {
        taps.push(await tap(page, await target(page)));
        most = Math.max(most, await nodes(session));
      }
      const opened = await continuing(page);
      const told = (times: number[]) => Object.values(figures(times)).join(' | ');
      const [answered, shown] = [told(taps.map((tap) => tap.answered)), told(taps.map((tap) => tap.shown))];
      console.log(`| ${match.game}, ${match.setup.seats} seats | ${decisions} | ${answered} | ${shown} | ${most} | ${opened} |`);
    });
  }
}
