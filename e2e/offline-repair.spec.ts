import { truncate } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { startProgram } from './support/start-program.ts';
import { caches, controlled, versionOf } from './support/host.ts';
import { test as hosted } from './support/hosted.ts';

// The browser reports on the console which files it could not get.
const test = hosted.extend({ watch: async ({}, use) => use() });

/** The cached files of the app, each with its size in bytes. */
function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const { url } of await cache.keys()) {
        const bytes = await (await cache.match(url))!.arrayBuffer();
        found.push(`${new URL(url).pathname} ${bytes.byteLength}`);
      }
    }
    return found.sort();
  });
}

/** The browser evicts all cached files of the app; the worker remains. */
async function clear(page: Page) {
  await page.evaluate(async () => {
    for (const name of await window.caches.keys()) await window.caches.delete(name);
  });
}

/** The browser evicts the files that match `like`. */
async function clearFiles(page: Page, like: string) {
  await page.evaluate(async (like) => {
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const { url } of await cache.keys()) if (new RegExp(like).test(url)) await cache.delete(url);
    }
  }, like);
}

/** Truncates the cached file to half its size. */
async function halve(page: Page, like: string) {
  await page.evaluate(async (like) => {
    const [name] = await window.caches.keys();
    const cache = await window.caches.open(name!);
    for (const { url } of await cache.keys()) {
      if (!new RegExp(like).test(url)) continue;
      const whole = (await cache.match(url))!;
      const { headers } = whole;
      const bytes = await whole.arrayBuffer();
      await cache.put(url, new Response(bytes.slice(0, bytes.byteLength / 2), { headers }));
    }
  }, like);
}

const LOST: Record<string, (page: Page) => Promise<void>> = {
  'everything': clear,
  'the page itself': (page) => clearFiles(page, '/$'),
  'the chunk of the table': (page) => clearFiles(page, 'chunk-table-.*wasm$'),
  'all rules and lessons': (page) => clearFiles(page, '/(rules|lessons)-'),
  'half of a text of the rules': (page) => halve(page, 'rules-.*durak/en'),
  'half of the bots of a game': (page) => halve(page, 'bots-quantum-.*wasm$'),
};

test('when the browser loses any part, one visit brings it back, and the host may go', async ({ freshPage, host, device }) => {
  test.slow();
  await controlled(freshPage);
  const before = await cachedFiles(freshPage);
  for (const [what, lose] of Object.entries(LOST)) {
    await lose(freshPage);
    expect(await cachedFiles(freshPage), what).not.toEqual(before);
    await freshPage.reload();
    await startProgram(freshPage);
    await expect.poll(() => cachedFiles(freshPage), { message: what, timeout: 60_000 }).toEqual(before);
  }

  await host.stop();
  await device.openMatch(MATCHES.quantum!());
  await playFromList(freshPage, 1);
  await freshPage.goto('./#/rules/durak');
  await expect(freshPage.getByRole('article').getByRole('heading').nth(2)).toBeVisible();
});

test('a file that the open page asks for is restored, and the rest with it', async ({ freshPage }) => {
  await controlled(freshPage);
  const before = await cachedFiles(freshPage);
  await clear(freshPage);
  await freshPage.goto('./#/rules/durak');
  await expect(freshPage.getByRole('article').getByRole('heading').nth(2)).toBeVisible();
  await expect.poll(() => cachedFiles(freshPage), { timeout: 60_000 }).toEqual(before);
});

test('a file lost while the worker checks the files is restored too', async ({ freshPage }) => {
  await controlled(freshPage);
  const before = await cachedFiles(freshPage);
  await freshPage.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active!.postMessage({ type: 'here' });
    // The worker has looked at the first files by then.
    await new Promise((done) => setTimeout(done, 60));
    for (const name of await window.caches.keys()) await window.caches.delete(name);
    await fetch('./manifest.webmanifest');
  });
  await expect.poll(() => cachedFiles(freshPage), { timeout: 60_000 }).toEqual(before);
});

test('a program of which half is left is fetched again when it does not start', async ({ freshPage, host, device }) => {
  await controlled(freshPage);
  const before = await cachedFiles(freshPage);
  await halve(freshPage, 'chunk-table-.*wasm$');
  await device.openMatch(MATCHES.durak!());
  await playFromList(freshPage, 1);
  await expect.poll(() => cachedFiles(freshPage), { timeout: 60_000 }).toEqual(before);
  await host.stop();
  await freshPage.reload();
  await playFromList(freshPage, 1);
});

test('without room the page still opens, and is cached once there is', async ({ freshPage, context, host }) => {
  await controlled(freshPage);
  const before = await cachedFiles(freshPage);
  const session = await context.newCDPSession(freshPage);
  const origin = new URL(host.url).origin;
  await clear(freshPage);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  await freshPage.reload();
  await startProgram(freshPage);
  expect((await cachedFiles(freshPage)).length).toBeLessThan(before.length);

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await freshPage.reload();
  await startProgram(freshPage);
  await expect.poll(() => cachedFiles(freshPage), { timeout: 60_000 }).toEqual(before);
  await host.stop();
  await freshPage.reload();
  await startProgram(freshPage);
});

test('a file that the host has only half of is not put back', async ({ freshPage, host }) => {
  await controlled(freshPage);
  const before = await cachedFiles(freshPage);
  // Not a name with a hash: of such a file the browser itself would still have the bytes.
  await clearFiles(freshPage, 'icons/icon-192');
  await clearFiles(freshPage, 'lessons-.*quantum/ja');
  await truncate(await host.file(/icon-192\.png$/), 100);
  await freshPage.reload();
  await startProgram(freshPage);
  const without = before.filter((line) => !line.includes('icon-192'));
  await expect.poll(() => cachedFiles(freshPage), { timeout: 60_000 }).toEqual(without);
});

test('when the host has another version by then, the page is of that one, whole, with the host gone too', async ({
  freshPage, host, device, rules,
}) => {
  await controlled(freshPage);
  await clear(freshPage);
  const published = await host.publish('A new line.');
  await freshPage.reload();
  await startProgram(freshPage);
  expect(await versionOf(freshPage)).toBe(published);
  const whole = () => freshPage.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state ?? registration?.active?.state;
  });
  await expect.poll(whole, { timeout: 60_000 }).toBe('installed');
  await host.stop();
  await device.openMatch(MATCHES.durak!());
  expect(await versionOf(freshPage)).toBe(published);
  await playFromList(freshPage, 1);
  await freshPage.goto('./#/rules/durak');
  await expect(rules.article).toContainText('A new line.');
  expect((await caches(freshPage)).length).toBeGreaterThan(0);
});
