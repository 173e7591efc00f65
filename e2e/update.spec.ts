import { copyFile, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { LONG } from './support/extent.ts';
import { TABLE, caches, controlled, versionOf, type Host } from './support/host.ts';
import { test } from './support/hosted.ts';

/** A player comes back to the open page after an hour. */
async function comeBackLater(page: Page) {
  await page.evaluate(() => {
    const later = Date.now() + 3_600_000;
    Date.now = () => later;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/**
 * The page has the new version's event, and has prepared its programs then, with files from the worker that serves it.
 * Chromium starts a resting worker for them, and the new one waits until that one rests again: for ever where a tester
 * is attached. A player takes the new version later.
 */
async function prepared(page: Page) {
  const files = [/\/table-[^/]*\.css$/, /\/pieces-[^/]*\.svg$/].map((name) => name.source);
  await page.waitForFunction((files) => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return files.every((name) => fetched.some((address) => new RegExp(name).test(address)));
  }, files);
}

function ready(page: Page) {
  return expect(page.locator('html')).toHaveAttribute('data-update', 'ready');
}

test('a new version waits for a person; the match continues unchanged', async ({
  page, host, device, table, rules,
}) => {
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 3);
  await controlled(page);
  const old = await versionOf(page);
  expect(old).toBe(await host.version());
  const [oldCache] = await caches(page);
  const told = page.evaluate(() => new Promise((tell) => addEventListener('mallard:update', () => tell(true))));

  const published = await host.publish('A new line.');
  expect(published).not.toBe(old);
  await comeBackLater(page);
  await ready(page);
  expect(await told).toBe(true);
  // Nothing has changed, not even after a reload: the new version waits.
  await playFromList(page, 1);
  await page.reload();
  await ready(page);
  expect(await versionOf(page)).toBe(old);
  const before = await table.snapshot();

  await page.evaluate(() => dispatchEvent(new Event('mallard:accept-update')));
  await expect.poll(() => versionOf(page)).toBe(published);
  await expect(page.locator('html')).not.toHaveAttribute('data-update');
  await expect(table.prompt).toBeVisible();
  expect(await table.snapshot()).toBe(before);
  await playFromList(page, 1);

  // No page needs the old version any more.
  await expect.poll(async () => (await caches(page)).length).toBe(1);
  expect(await caches(page)).not.toEqual([oldCache]);
  await host.stop();
  await page.goto('./#/rules/durak');
  await expect(rules.article).toContainText('A new line.');
});

test('every home screen changes to the new version', async ({ freshPage, context, host }) => {
  await controlled(freshPage);
  const other = await context.newPage();
  await other.goto('./');
  await controlled(other);
  const published = await host.publish('A new line.');
  await comeBackLater(freshPage);
  for (const page of [freshPage, other]) {
    await ready(page);
    await prepared(page);
  }
  await other.evaluate(() => dispatchEvent(new Event('mallard:accept-update')));
  await expect.poll(() => versionOf(freshPage)).toBe(published);
  await expect.poll(() => versionOf(other)).toBe(published);
});

test('a tab opened during an update is notified when the new version is complete', async ({ page }) => {
  // A registration as such a tab finds it: the new worker has been announced already, and is not complete yet.
  await page.addInitScript(() => {
    const installing = Object.assign(new EventTarget(), { state: 'installing' });
    const registration = Object.assign(new EventTarget(), { active: { postMessage() {} }, waiting: null, installing });
    const workers = { controller: {}, register: async () => registration, ready: Promise.resolve(registration) };
    const seen = new Promise((tell) => {
      const listen = installing.addEventListener.bind(installing);
      installing.addEventListener = (...heard: Parameters<typeof listen>) => {
        listen(...heard);
        tell(true);
      };
    });
    Object.assign(window, { installing, seen });
    Object.defineProperty(navigator, 'serviceWorker', { value: Object.assign(new EventTarget(), workers) });
  });
  await page.goto('./');
  await page.evaluate(() => (window as unknown as { seen: Promise<void> }).seen);
  await page.evaluate(() => {
    const { installing } = window as unknown as { installing: EventTarget & { state: string } };
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
  });
  await ready(page);
});

test('a match in another tab is played on as it is, whole, and the update is offered on its way back', LONG, async ({
  page, context, host, device, table, home,
}) => {
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 2);
  await controlled(page);
  const old = await versionOf(page);
  const before = await table.snapshot();
  const shelf = await context.newPage();
  await shelf.goto('./');
  await controlled(shelf);
  const published = await host.publish('A new line.');
  await comeBackLater(shelf);
  await ready(shelf);
  const updateNow = (tab: Page) => tab.getByRole('button', { name: 'Update now' });
  await updateNow(shelf).click();
  await expect.poll(() => versionOf(shelf)).toBe(published);

  // Nothing has happened here, and a file that was never fetched before is still of this version, without the host too.
  await host.stop();
  expect(await versionOf(page)).toBe(old);
  expect(await table.snapshot()).toBe(before);
  await table.rulesButton.click();
  await table.rules.getByRole('radio', { name: 'Full rules' }).click();
  await expect(table.rules.getByRole('heading').nth(3)).toBeVisible();
  await expect(table.rules).not.toContainText('A new line.');
  await page.keyboard.press('Escape');
  await playFromList(page, 1);
  expect(await versionOf(page)).toBe(old);

  await table.back.click();
  await expect(updateNow(page)).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  expect(await caches(page), 'both versions are needed').toHaveLength(2);
  await updateNow(page).click();
  await expect.poll(() => versionOf(page)).toBe(published);
  await home.goOn.click();
  await playFromList(page, 1);

  // With the other tab closed no page can need the older version.
  await shelf.close();
  await page.reload();
  await expect.poll(async () => (await caches(page)).length).toBe(1);
  await page.goto('./#/rules/durak');
  await expect(page.getByRole('article')).toContainText('A new line.');
});

test('a page that stays open finds every file of its own version', async ({
  page, context, host, device, setup,
}) => {
  await device.open('#/new/durak');
  await controlled(page);
  const own = await page.evaluate(async () => {
    const cache = await window.caches.open((await window.caches.keys())[0]!);
    return (await cache.keys()).map(({ url }) => url).filter((url) => /-[0-9a-f]{12,16}\b/.test(url));
  });
  expect(own.length).toBeGreaterThan(20);
  const shelf = await context.newPage();
  await shelf.goto('./');
  const published = await host.publish('A new line.');
  await comeBackLater(page);
  await ready(shelf);
  await prepared(shelf);
  await shelf.evaluate(() => dispatchEvent(new Event('mallard:accept-update')));
  await expect.poll(() => versionOf(shelf)).toBe(published);
  await expect(setup.deal).toBeVisible();

  await host.stop();
  const lost = await page.evaluate(async (own) => {
    const asked = own.map((url) => fetch(url, { cache: 'no-store' }).then(({ ok }) => (ok ? '' : url), () => url));
    return (await Promise.all(asked)).filter((url) => url !== '');
  }, own);
  expect(lost).toEqual([]);
});

test('a setup that is being filled in is not lost to an update taken in another tab', LONG, async ({
  page, context, host, device, setup, table,
}) => {
  await device.open('#/new/durak');
  await controlled(page);
  await setup.seat([['Wilhelmina', 'Person'], ['Teal', 'Dabbler']]);
  const shelf = await context.newPage();
  await shelf.goto('./');
  await controlled(shelf);
  const published = await host.publish('A new line.');
  await comeBackLater(shelf);
  await ready(shelf);
  await shelf.evaluate(() => dispatchEvent(new Event('mallard:accept-update')));
  await expect.poll(() => versionOf(shelf)).toBe(published);
  await expect(setup.called.first()).toHaveText('Wilhelmina');
  await setup.deal.click();
  await expect(table.cards).toHaveCount(6);
  expect(await versionOf(page)).not.toBe(published);
});

/** The caches of whole versions: they have the page, which comes last. */
const wholeCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await window.caches.keys();
    const pages = await Promise.all(names.map(async (name) => (await window.caches.open(name)).match(new URL('./', location.href).href)));
    return names.filter((_, at) => pages[at]);
  });

const BROKEN: Record<string, (host: Host) => Promise<void>> = {
  'misses a file': async (host) => rm(await host.file(/^rules-.*quantum\/ja\.md$/)),
  'has a file of other bytes': async (host) => truncate(await host.file(TABLE), 100),
};

for (const [which, damage] of Object.entries(BROKEN)) {
  test(`a new version that ${which} is not taken, and the old one stays whole`, async ({ freshPage, host, device, rules }) => {
    await controlled(freshPage);
    const old = await versionOf(freshPage);
    const before = await caches(freshPage);
    await host.publish('A new line.');
    await damage(host);
    const end = await freshPage.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const failed = new Promise<string>((tell) => {
        registration.addEventListener('updatefound', () => {
          const coming = registration.installing!;
          coming.addEventListener('statechange', () => tell(coming.state));
        });
      });
      // Some browsers refuse here, some only there.
      await registration.update().catch(() => {});
      return failed;
    });
    expect(end).toBe('redundant');
    expect(await wholeCaches(freshPage)).toEqual(before);
    await expect(freshPage.locator('html')).not.toHaveAttribute('data-update');

    await host.stop();
    await device.openMatch(MATCHES.quantum!());
    await playFromList(freshPage, 2);
    expect(await versionOf(freshPage)).toBe(old);
    await device.open('#/rules/quantum', {}, { lang: 'ja' });
    await expect(rules.article.getByRole('heading').nth(2)).toBeVisible();
  });
}

test('a host that withdraws the worker gets its pages back, and no match is lost', LONG, async ({
  page, host, device, table,
}) => {
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 2);
  await controlled(page);
  const before = await table.snapshot();
  await copyFile('../assets/worker/retire.js', join(host.folder, 'sw.js'));

  const loaded = page.waitForEvent('load');
  await comeBackLater(page);
  await loaded;
  await expect.poll(() => caches(page)).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(table.prompt).toBeVisible();
  expect(await table.snapshot()).toBe(before);
  // The page was loaded from the host: it is not reloaded again.
  host.requests.length = 0;
  await page.reload();
  await expect.poll(() => host.requests).toContain('GET /sw.js');
  expect(host.requests.filter((request) => request === 'GET /')).toHaveLength(1);
});
