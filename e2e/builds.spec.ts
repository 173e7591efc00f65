import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { TABLE, versionOf } from './support/host.ts';
import { test as hosted } from './support/hosted.ts';

// No worker, as on a first visit or in a private window: the page gets everything from the host alone.
const test = hosted.extend({ serviceWorkers: 'block', watch: async ({}, use) => use() });

const missing = (page: Page) => page.getByText('This page could not be loaded.');
const again = (page: Page) => page.getByRole('button', { name: /^Try again/ });

test.use({ ownPage: true });

test('the table has the build of the home screen or does not load; “Try again” loads the build of the host', async ({
  page, host, device, home,
}) => {
  // The host changes to another build between the home screen and its table.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/{table,chunk}-*.{wasm,css}', async (route) => {
    await held;
    await route.continue();
  });
  await device.open('#/', { test: MATCHES.durak!() });
  const old = await versionOf(page);
  const published = await host.publish('A new line.');
  answer();
  await home.goOn.click();
  await expect(missing(page)).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  await again(page).click();
  await expect.poll(() => versionOf(page)).toBe(published);
  await playFromList(page, 2);
});

for (const part of ['table*.css', 'pieces*.svg']) {
  const parts = `**/${part}`;

  test(`a table whose ${part} did not come is fetched when a match is opened again`, async ({ page, device, home }) => {
    await page.route(parts, (route) => route.abort());
    await device.open('#/', { test: MATCHES.durak!() });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await home.goOn.click();
    await expect(missing(page)).toBeVisible();
    await page.goBack();
    await page.unroute(parts);
    await home.goOn.click();
    await playFromList(page, 2);
    expect(await page.evaluate(() => 'same' in window), 'without a reload').toBe(true);
  });
}

test('a table that came broken is fetched when a match is opened again', async ({ page, host, device, home }) => {
  const file = await host.file(TABLE);
  const whole = await readFile(file);
  await writeFile(file, 'This is no program.');
  await device.open('#/', { test: MATCHES.durak!() });
  await home.goOn.click();
  await expect(missing(page)).toBeVisible();
  await page.goBack();
  await writeFile(file, whole);
  await home.goOn.click();
  await playFromList(page, 2);
});

test('a match that waits for the table opens when the table loads later', async ({ page, device, table }) => {
  await device.open('#/', { test: MATCHES.durak!() });
  await page.goto('about:blank');
  await page.route('**/chunk-table*.wasm', (route) => route.abort(), { times: 2 });
  await page.goto('./#/match/test');
  await expect(missing(page)).toBeVisible();
  await expect(table.prompt).toBeVisible({ timeout: 20_000 });
  await expect(missing(page)).toBeHidden();
});

test('“Try again” fetches a broken table from the host, not from the cache', async ({ page, host, home, device }) => {
  await page.addInitScript(() => {
    const look = () => void ('missing' in document.documentElement.dataset && Object.assign(window, { missed: true }));
    new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['data-missing'] });
  });
  const missed = () => page.evaluate(() => 'missed' in window);
  const file = await host.file(TABLE);
  const whole = await readFile(file);
  await writeFile(file, 'This is no program.');
  await device.open('#/', { test: MATCHES.durak!() });
  await home.goOn.click();
  await expect(missing(page)).toBeVisible();
  expect(await missed()).toBe(true);
  // The file is whole again only when the player asks for it: otherwise the page might find it earlier by itself.
  await page.route('./', async (route) => {
    if (route.request().method() === 'HEAD') await writeFile(file, whole);
    await route.continue();
  });
  const loaded = page.waitForEvent('load');
  await again(page).click();
  await loaded;
  await expect(page.locator('#table > *')).not.toHaveCount(0);
  expect(await missed(), 'it came at once').toBe(false);
});

test('a host that does not know the type of a program serves it all the same', async ({ page, device }) => {
  await page.route('**/*.wasm', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'content-type': 'application/octet-stream' } });
  });
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 1);
});
