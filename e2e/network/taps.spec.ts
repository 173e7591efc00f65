import type { Page } from '@playwright/test';
import { TWO, after } from '../support/games.ts';
import { watchConnections } from '../support/phones.ts';
import { anyMove, begin, figures, log, test } from './fixtures.ts';

/** In milliseconds since 1970. */
interface Times {
  /** The last click. */
  clicked: number;
  /** The first frame after each one in which the table has changed. */
  painted: number[];
}

/** From now on the page has its `Times`. */
async function watchTable(page: Page) {
  await page.evaluate(() => {
    const times: Times = { clicked: 0, painted: [] };
    addEventListener('click', ({ timeStamp }) => (times.clicked = performance.timeOrigin + timeStamp), { capture: true });
    const changes = new MutationObserver(() => {
      requestAnimationFrame(() => requestAnimationFrame((now) => times.painted.push(performance.timeOrigin + now)));
    });
    changes.observe(document.getElementById('table')!, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { times });
  });
}

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { times: Times }).times);

/** How long after `clicked` the page has painted a changed table. */
async function paintedAfter(page: Page, clicked: number): Promise<number> {
  const { painted } = await timesOf(page);
  return painted.find((at) => at > clicked)! - clicked;
}

const DECISIONS = 40;

for (const [kind, throttle] of [['phones', 1], ['phones four times slower', 4]] as const) {
  test(`taps on ${kind}`, async ({ page, device, join, phoneOn }) => {
    await watchConnections(page);
    // A match of many deals.
    await device.openMatch(after({ ...TWO, length: { until: 9 } }, 4, ['Mina', 'Jun']), { speed: 'normal' });
    const phones = await begin(page, join, [await phoneOn('mina'), await phoneOn('jun')]);
    for (const phone of phones) {
      const session = await phone.context().newCDPSession(phone);
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    }
    for (const one of [page, ...phones]) await watchTable(one);
    const taps: { tablet: number; next: number }[] = [];
    while (taps.length < DECISIONS) {
      const before = (await log(device)).length;
      const by = await anyMove(phones);
      // The pace of a player: meanwhile the table comes to rest.
      await page.waitForTimeout(1000);
      // Another step may have changed the list of moves under the tap.
      if ((await log(device)).length === before) continue;
      const { clicked } = await timesOf(phones[by]!);
      taps.push({ tablet: await paintedAfter(page, clicked), next: await paintedAfter(phones[1 - by]!, clicked) });
    }
    for (const where of ['tablet', 'next'] as const) {
      const { median, p95, longest } = figures(taps.map((tap) => tap[where]));
      console.log(`taps on ${kind}, ${where}: median ${median} ms, p95 ${p95} ms, longest ${longest} ms`);
    }
  });
}
