import { expect, test } from './fixtures.ts';
import { TWO, after } from './support/games.ts';
import { test as unwatched } from './support/expect-errors.ts';

/** A human and a bot that searches. */
const AGAINST_DIVER = after(TWO, 0, ['Mina', { bot: 'Teal', level: 'diver' as const }]);
const AGAINST_DABBLER = after(TWO, 0, ['Mina', { bot: 'Teal', level: 'dabbler' as const }]);

// The page of an earlier test may have the worker already.
test.use({ ownPage: true });

/** The files of the worker in which bots think. */
const WORKER = /\/think-[^/]*\.js$/;
const PROGRAM = /\/bots-[^/]*_bg\.wasm$/;

/** How long each search takes on a slow device, in milliseconds. */
const SEARCH = 500;
/** Some of these are without a choice. */
const SLOW_STEPS = 24;

test('a bot that looks ahead thinks beside the page, and no other does', async ({ page, device, table }) => {
  await device.openMatch(AGAINST_DABBLER, { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
  expect(page.workers()).toEqual([]);

  await device.openMatch(AGAINST_DIVER, { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
  expect(page.workers().map((worker) => WORKER.test(worker.url()))).toEqual([true]);
});

test('a hint comes from beside the page, too', async ({ page, device, table }) => {
  await device.openMatch(AGAINST_DABBLER);
  await table.hint.click();
  // The aim of the game is in this place first.
  await expect(page.locator('.advice:not(.advice--goal)')).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

unwatched('without a worker the page itself searches', async ({ page, device, table }) => {
  await page.route(WORKER, (route) => route.abort());
  await device.openMatch(AGAINST_DIVER, { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
  expect(page.workers()).toEqual([]);
});

unwatched('a worker that cannot begin is done without', async ({ page, device, table }) => {
  await page.route(PROGRAM, (route) => route.abort());
  await device.openMatch(AGAINST_DIVER, { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
});

unwatched('the page itself searches after some seconds without the bots’ program, after a reload too', async ({
  page, device, table,
}) => {
  await page.route(PROGRAM, () => {});
  await device.openMatch(AGAINST_DIVER, { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps(), { timeout: 15_000 }).toBeGreaterThan(1);

  await device.openMatch(AGAINST_DIVER, { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await page.reload();
  await expect.poll(() => device.steps(), { timeout: 15_000 }).toBeGreaterThan(1);
});

unwatched.describe('while a bot thinks', () => {
  unwatched.beforeEach(async ({ page, device, table }) => {
    // The search never ends, because its program never loads.
    await page.route(PROGRAM, () => {});
    await device.openMatch(AGAINST_DIVER, { help: { confirm: false } });
    await table.card('6 of hearts').click();
    await expect.poll(() => page.workers().length).toBe(1);
  });

  unwatched('a bot does not answer an undone move', async ({ page, device, table }) => {
    await table.undo.click();
    await expect.poll(() => page.workers().length).toBe(0);
    expect((await device.saved()).record.log).toEqual([]);

    await page.unroute(PROGRAM);
    await table.card('6 of hearts').click();
    await expect.poll(() => device.steps()).toBeGreaterThan(1);
    const seats = (await device.saved()).record.log.map(([seat]) => seat);
    expect(seats.slice(0, 2)).toEqual([0, 1]);
  });

  unwatched('leaving the match ends the search', async ({ page, table }) => {
    await table.back.click();
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test('on a slow device a bot without a choice takes as long as one that searches', async ({ page, device }) => {
  await page.addInitScript((search) => {
    const asked: number[] = [];
    const made: number[] = [];
    Object.assign(window, { asked, made });
    window.Worker = class extends Worker {
      override postMessage(message: unknown) {
        if (typeof message === 'string') asked.push(performance.now());
        setTimeout(() => super.postMessage(message), typeof message === 'string' ? search : 0);
      }
    };
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('mallard/match/test')) made.push(performance.now());
      keep.call(this, key, value);
    };
  }, SEARCH);
  await device.openMatch(
    after(TWO, 0, [{ bot: 'Teal', level: 'diver' }, { bot: 'Wigeon', level: 'diver' }]),
    { speed: 'off' },
  );
  await expect.poll(() => device.steps(), { timeout: 60_000 }).toBeGreaterThanOrEqual(SLOW_STEPS);
  const { asked, made } = await page.evaluate<Record<'asked' | 'made', number[]>>('({ asked, made })');
  const steps = made.slice(1).map((at, before) => {
    const from = made[before]!;
    return { took: at - from, searched: asked.some((time) => time >= from && time < at) };
  });
  // The pace holds from the second search on.
  const second = steps.map(({ searched }) => searched).indexOf(true, steps.findIndex(({ searched }) => searched) + 1);
  const easy = steps.slice(second + 1).filter(({ searched }) => !searched);
  expect(easy.length).toBeGreaterThan(0);
  expect(Math.min(...easy.map(({ took }) => took))).toBeGreaterThanOrEqual(SEARCH);
});
