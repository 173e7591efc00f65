import { appendFile, readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';
import { LessonPage } from './pages/lesson.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { THOROUGH } from './support/extent.ts';
import { IGNORED_SECTION, versionOf } from './support/host.ts';
import { test as hosted } from './support/hosted.ts';

// No worker: the page gets each game from the host.
const test = hosted.extend({ serviceWorkers: 'block' });
// The browser reports on the console that a file did not come.
const testMissing = test.extend({ watch: async ({}, use) => use() });

const missing = (page: Page) => page.getByText('This page could not be loaded.');

/** The chunks of games and pages that were requested, in that order: that of a game has its slug. */
function requestedChunks(requests: string[]): string[] {
  const names = requests.flatMap((request) => /\/chunk-([a-z-]+)-[0-9a-f]{16}_bg\.wasm$/.exec(request)?.[1] ?? []);
  return names.filter((name) => !['shared', 'setup', 'table'].includes(name));
}

test.use({ ownPage: true });

for (const [game, match] of Object.entries(MATCHES)) {
  test(`a match of ${game} fetches the code of no other game`, async ({ page, host, device }) => {
    await device.openMatch(match());
    await playFromList(page, 2);
    expect(requestedChunks(host.requests)).toEqual([game]);
  });
}

test('the rules and the lesson of a game fetch its code alone', async ({ page, host, device, rules }) => {
  await device.open('#/rules/quantum');
  await expect(rules.article.getByRole('heading').nth(2)).toBeVisible();
  expect(requestedChunks(host.requests)).toEqual(['quantum']);
  await page.goto('./#/lesson/duckit');
  await expect(new LessonPage(page).coach).toBeVisible();
  expect(requestedChunks(host.requests)).toEqual(['quantum', 'duckit']);
});

test('the setup of a game fetches its code before the deal', async ({ host, device, setup, table }) => {
  await device.open('#/new/durak');
  await expect(setup.deal).toBeVisible();
  await expect.poll(() => requestedChunks(host.requests)).toEqual(['durak']);
  await setup.deal.click();
  await expect(table.menuButton).toBeVisible();
  expect(requestedChunks(host.requests)).toEqual(['durak']);
});

test('the home screen fetches the code of the match to continue, after the table', async ({
  host, device, home, page,
}) => {
  await device.open('#/', { durak: MATCHES.durak!() });
  await expect(home.goOn).toBeVisible();
  await expect.poll(() => requestedChunks(host.requests)).toEqual(['durak']);
  const at = (pattern: RegExp) => host.requests.findIndex((request) => pattern.test(request));
  expect(at(/\/chunk-durak-/)).toBeGreaterThan(at(/\/chunk-table-.*\.wasm$/));
  await home.goOn.click();
  await playFromList(page, 2);
  expect(requestedChunks(host.requests)).toEqual(['durak']);
});

testMissing('the rules of a missing game are reported from its setup too, and open over it once it is here', async ({
  page, device, setup,
}) => {
  await page.route('**/chunk-durak-*', (route) => route.abort());
  await device.open('#/new/durak');
  await page.locator('#table-style:not([disabled])').waitFor({ state: 'attached' });
  await setup.rename(0, 'Mina');
  const howToPlay = page.getByRole('link', { name: 'How to play' });
  await howToPlay.click();
  await expect(missing(page)).toBeVisible();
  await page.unroute('**/chunk-durak-*');
  await page.goBack();
  await expect(setup.called.first()).toHaveText('Mina');
  await page.locator('#chunk-durak-program[data-ready]').waitFor({ state: 'attached' });
  await howToPlay.click();
  await expect(page.getByRole('dialog', { name: 'Rules of Durak' })).toBeVisible();
  await expect(setup.called.first()).toHaveText('Mina');
});

/** An address that needs each chunk, and a sign that its screen is here. */
const SCREENS = {
  shared: ['#/new/durak', '.setup'],
  setup: ['#/new/durak', '.setup'],
  table: ['#/rules/durak', '.rules-page'],
  pages: ['#/past', '.history'],
  durak: ['#/lesson/durak', '.coach'],
} as const;

/** What a host, a filter or a bad connection makes of a file. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'does not come': (route) => route.abort(),
  'is not found': (route) => route.fulfill({ status: 404 }),
  'is an error page': (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' }),
  'comes by half': async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ status: 200, contentType: 'application/wasm', body: body.subarray(0, body.length / 2) });
  },
};

// One script fetches all chunks: each of them meets two faults, and each fault two or three of them.
for (const [nth, [chunk, [address, screen]]] of Object.entries(SCREENS).entries()) {
  for (const [fault, answer] of Object.entries(FAULTS).filter((_, at) => THOROUGH || (nth + at) % 2 === 0)) {
    testMissing(`the chunk ${chunk} that ${fault} is reported, and fetched again`, async ({ page, device, home }) => {
      const files = new RegExp(`/chunk-${chunk}-[0-9a-f]{16}_bg\\.wasm$`);
      // A request may come to an end after the page has given it up.
      await page.route(files, (route) => answer(route).catch(() => {}));
      await device.open('#/');
      await expect(home.boxes.first()).toBeVisible();
      await page.goto(`./${address}`);
      await expect(missing(page)).toBeVisible();
      await page.unroute(files);
      await page.goBack();
      await expect(home.boxes.first()).toBeVisible();
      await expect(missing(page)).toBeHidden();
      await page.goForward();
      await expect(page.locator(screen).first()).toBeVisible({ timeout: 20_000 });
      await expect(missing(page)).toBeHidden();
    });
  }
}

testMissing('settings that did not come are reported below the home screen, and open once they are here', async ({
  page, device, home, settings,
}) => {
  await page.route('**/chunk-shared-*', (route) => route.abort());
  await device.open('#/');
  await home.gear.click();
  await expect(missing(page)).toBeVisible();
  await expect(page.getByText('이 화면을 불러오지 못했습니다.'), 'in the language of the screen alone').toBeHidden();
  await expect(home.boxes.first()).toBeVisible();
  await page.unroute('**/chunk-shared-*');
  await expect(settings.dialog).toBeVisible({ timeout: 20_000 });
  await expect(missing(page)).toBeHidden();
});

testMissing('a missing game is reported, other games can be played, and it opens once the host has it again', async ({
  page, device,
}) => {
  await page.route('**/chunk-durak-*', (route) => route.fulfill({ status: 404 }));
  await device.open('#/', { durak: MATCHES.durak!(), duckit: MATCHES.duckit!() });
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.goto('./#/match/durak');
  await expect(missing(page)).toBeVisible();
  await page.goto('./#/match/duckit');
  await playFromList(page, 2);
  await expect(missing(page)).toBeHidden();
  await page.goto('./#/match/durak');
  await expect(missing(page)).toBeVisible();
  await page.unroute('**/chunk-durak-*');
  await page.goto('./#/match/duckit');
  await playFromList(page, 1);
  await page.goto('./#/match/durak');
  await playFromList(page, 2);
  expect(await page.evaluate(() => 'same' in window), 'without a reload').toBe(true);
});

testMissing('a game that did not come is fetched again by itself', async ({ page, device, table }) => {
  await page.route('**/chunk-durak-*', (route) => route.abort(), { times: 1 });
  await device.open('#/new/duckit', { test: MATCHES.durak!() });
  await page.goto('./#/match/test');
  await expect(missing(page)).toBeVisible();
  await expect(table.prompt).toBeVisible({ timeout: 20_000 });
  await expect(missing(page)).toBeHidden();
});

testMissing('a game of another build is not taken; “Try again” loads the build of the host', async ({
  page, host, device, setup,
}) => {
  // The home screen would fetch it before.
  await device.open('#/new/duckit', { test: MATCHES.durak!() });
  await expect(setup.deal).toBeVisible();
  await appendFile(await host.file(/^chunk-durak-/), IGNORED_SECTION);
  const published = await host.publish('A new line.');
  await page.goto('./#/match/test');
  await expect(missing(page)).toBeVisible();
  await page.getByRole('button', { name: /^Try again/ }).click();
  await expect.poll(() => versionOf(page)).toBe(published);
  await playFromList(page, 2);
});

test('a link fetches the page and the code of its game', async ({ page, host, device }) => {
  const links = await readFile('../tests/fixtures/links/v1/quantum.txt', 'utf8');
  await device.open(`#/open/${/^m.*/m.exec(links)![0]}`);
  await expect(page.getByRole('heading', { name: 'Quantum' })).toBeVisible();
  expect(requestedChunks(host.requests)).toEqual(['pages', 'quantum']);
});
