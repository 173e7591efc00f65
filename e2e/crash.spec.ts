import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { playFromList } from './support/any-game.ts';
import { touch, startProgram } from './support/start-program.ts';
import { LONG } from './support/extent.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';
import { controlled } from './support/host.ts';
import { test } from './support/expect-errors.ts';
import { test as hostedBase } from './support/hosted.ts';

test.use({ ownPage: true });

const hosted = hostedBase.extend({ watch: async ({}, use) => use() });

/** A match panics in the middle of a move: the browser refuses a call that every screen needs. */
async function stumble(page: Page) {
  await page.keyboard.press('m');
  const move = page.locator('dialog[open] li').getByRole('button').first();
  await move.waitFor();
  await page.evaluate(() => {
    Node.prototype.cloneNode = () => {
      throw new DOMException('Refused.', 'NotSupportedError');
    };
  });
  await move.click();
  await expect(page.locator('#crash')).toBeVisible();
}

test('after a panic the page says that the match is saved, and it is, with the last move', async ({
  page, device, table, home,
}) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await playFromList(page, 2);
  const before = await table.logLines();
  await stumble(page);
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Your match is saved');
  await expect(page.locator('#table')).toHaveCount(0);
  const goOn = page.getByRole('link', { name: 'Continue' });
  await expect(goOn).toBeFocused();

  await goOn.click();
  await home.goOn.click();
  await expect(table.cards.first()).toBeVisible();
  const now = await table.logLines();
  expect(now.slice(0, before.length)).toEqual(before);
  expect(now.length).toBeGreaterThan(before.length);
  await playFromList(page, 1);
});

test('after a failed save the crash page does not claim that the last move is saved', async ({ page, device }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await device.fillUp();
  await playFromList(page, 1);
  await stumble(page);
  await expect(page.locator('#crash')).toContainText('this browser did not save your last moves');
  await expect(page.getByText('Your match is saved')).toBeHidden();
});

test('the report has the error, its place and the version, and nothing of the match', async ({ page, device, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const save = after(TWO, 0, oneAmongBots(2));
  save.record.setup.seed = 4242424242;
  await device.openMatch(save);
  await stumble(page);
  await page.getByText('For a bug report').click();
  const report = await page.locator('#crash-report').innerText();
  expect(report).toMatch(/panicked at \S+\.rs:\d+:\d+/);
  expect(report).toMatch(/^Mallard \d+\.\d+\.\d+\+[0-9a-f]{12}$/m);
  expect(report).toContain(`\n${baseURL}#/match\n`);
  expect(report).toContain(await page.evaluate(() => navigator.userAgent));
  expect(report).not.toContain('4242424242');
  expect(report).not.toContain('match/test');

  await page.getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByRole('status')).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(report);
  // Without the clipboard it is selected.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: /^Copy/ }).click();
  await expect(page.getByRole('status')).toContainText('Selected: now copy it.');
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(report);
});

test('a program that ends without a panic shows the same page', async ({ page, device }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  // A browser reports this when wasm runs out of memory: a trap, which no hook sees.
  await page.evaluate(() => {
    const trap = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11]);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(trap));
    setTimeout(exports.t as () => void);
  });
  await expect(page.locator('#crash')).toBeVisible();
  await expect(page.locator('#crash-report')).toContainText('RuntimeError');
});

test('an error of the page that ends no program shows no such page', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => void setTimeout(() => { throw new TypeError('Something of an extension.'); }));
  await thrown;
  await expect(page.locator('#crash')).toBeHidden();
  await expect(table.cards.first()).toBeVisible();
});

const nothing = (page: Page) => page.getByText('Mallard could not start.');
const again = (page: Page) => page.getByRole('button', { name: /^Try again/ });

test('when the first program cannot be fetched the page says so, and tries again', async ({ page, home }) => {
  await page.route('**/mallard-*.wasm', (route) => route.abort());
  await page.goto('./');
  await touch(page);
  await expect(nothing(page)).toBeVisible();
  const loaded = page.waitForEvent('load');
  await again(page).click();
  await loaded;
  await touch(page);
  await expect(nothing(page)).toBeVisible();
  await page.unroute('**/mallard-*.wasm');
  await again(page).click();
  await expect(home.boxes.first()).toBeVisible();
  await expect(nothing(page)).toBeHidden();
});

test.describe('with the clock in hand', () => {
  // The clock belongs to the whole context.
  test.use({ ownContext: true });

  test('when nothing comes for ten seconds the page says so, and takes it back when something comes', async ({ page, home }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/mallard-*.wasm', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('./');
    // However long no player interacts, nothing is missing.
    await page.clock.runFor(11_000);
    await expect(nothing(page)).toBeHidden();
    await touch(page);
    await page.clock.runFor(9_000);
    await expect(nothing(page)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(nothing(page)).toBeVisible();
    answer();
    await expect(page.locator('.home-shell')).toHaveCount(0);
    await expect(home.boxes.first()).toBeVisible();
    await expect(nothing(page)).toBeHidden();
  });
});

test('trying again needs no storage', async ({ page, home }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.route('**/program-*.js', (route) => route.abort());
  await page.goto('./');
  await expect(nothing(page)).toBeVisible();
  await page.unroute('**/program-*.js');
  await again(page).click();
  await expect(home.boxes.first()).toBeVisible();
});

hosted('what is kept broken is fetched again, once the host answers', LONG, async ({ page, host, home }) => {
  // The worker mends its files when a page says that it is here, and is often quicker than this page.
  await page.addInitScript(() => {
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: { type: string }) {
      if (message.type !== 'here') post.call(this, message);
    };
  });
  await page.goto('./');
  await startProgram(page);
  await controlled(page);
  await page.evaluate(async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name!);
    for (const { url } of await cache.keys()) {
      if (!/\/mallard-[^/]*\.js$/.test(url)) continue;
      await cache.put(url, new Response('broken', { headers: { 'content-type': 'text/javascript' } }));
    }
  });
  await page.reload();
  await touch(page);
  await expect(nothing(page)).toBeVisible();
  await again(page).click();
  await expect(home.boxes.first()).toBeVisible();
  await controlled(page);
  await host.stop();
  await page.reload();
  await startProgram(page);
  await expect(home.boxes.first()).toBeVisible();
});

hosted('without the host nothing that is kept is thrown away', async ({ freshPage, host }) => {
  await controlled(freshPage);
  const before = await freshPage.evaluate(() => caches.keys());
  await host.stop();
  // The test broke it, not the cache.
  await freshPage.addInitScript(() => {
    const refuse = () => Promise.reject(new Error('Refused by the test.'));
    Object.assign(WebAssembly, { instantiateStreaming: refuse, instantiate: refuse });
  });
  await freshPage.reload();
  await touch(freshPage);
  await expect(nothing(freshPage)).toBeVisible();
  const loaded = freshPage.waitForEvent('load');
  await again(freshPage).click();
  await loaded;
  await touch(freshPage);
  await expect(nothing(freshPage)).toBeVisible();
  expect(await freshPage.evaluate(() => caches.keys())).toEqual(before);
});
