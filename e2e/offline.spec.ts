import { cp, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect } from './fixtures.ts';
import { MATCHES, botsAreDone, playFromList } from './support/any-game.ts';
import { startProgram } from './support/start-program.ts';
import { LONG } from './support/extent.ts';
import { TABLE, controlled, versionOf } from './support/host.ts';
import { test } from './support/hosted.ts';
import { LANGS } from './support/words.ts';

for (const prefix of ['/', '/some/where/']) {
  test.describe(`at ${prefix}, after one visit, with the host gone`, () => {
    test.use({ prefix });

    test('every game can be played, and found again', LONG, async ({ freshPage, host, device, table }) => {
      await controlled(freshPage);
      await host.stop();
      for (const match of Object.values(MATCHES)) {
        await device.openMatch(match());
        const begun = (await table.logLines()).length;
        await playFromList(freshPage, 3);
        expect((await table.logLines()).length).toBeGreaterThan(begun);
        await botsAreDone(freshPage);
        const before = await table.snapshot();
        await freshPage.reload();
        await expect(table.menuButton).toBeVisible();
        await expect.poll(() => table.snapshot(), { timeout: 20_000 }).toBe(before);
        await playFromList(freshPage, 1);
      }
    });

    test('the rules of every game can be read in every language', LONG, async ({ freshPage, host, device, rules }) => {
      await controlled(freshPage);
      await host.stop();
      for (const lang of LANGS) {
        await device.open('#/', {}, { lang });
        for (const game of Object.keys(MATCHES)) {
          await freshPage.goto(`./#/rules/${game}`);
          await expect(rules.article.getByRole('heading').nth(2)).toBeVisible();
        }
      }
    });

    test('the page opens however it is asked for', async ({ freshPage, host, home }) => {
      await controlled(freshPage);
      await host.stop();
      for (const address of ['./', './index.html', './?from=home', './index.html?x#/rules/durak']) {
        await freshPage.goto('about:blank');
        await freshPage.goto(address);
        await startProgram(freshPage);
      }
      await freshPage.goto('./');
      await expect(home.boxes).toHaveCount(Object.keys(MATCHES).length);
    });
  });
}

// A file, and how often the app asks for it before it gives up. The worker asks for the first, the page for the other.
for (const [name, times] of [[/^lessons-.*quantum\/ja\.json$/, 2], [/^chunk-table-.*_bg\.wasm$/, 1]] as const) {
  test.describe(`when ${name} does not come at first`, () => {
    // The browser reports on the console that there is no such file.
    test.use({ watch: async ({}, use) => use() });

    test('the page asks again by itself, and can be opened with the host gone', async ({ page, host }) => {
      await page.clock.install();
      const file = await host.file(name);
      await rename(file, `${file}.away`);
      await page.goto('./');
      const request = `GET /${relative(host.folder, file)}`;
      await expect.poll(() => host.requests.filter((asked) => asked === request).length).toBe(times);
      await rename(`${file}.away`, file);
      await expect(async () => {
        await page.clock.fastForward('10:00');
        expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      }).toPass({ timeout: 60_000 });
      const fetched = host.requests.filter((asked) => asked === 'GET /icons/maskable-512.png');
      expect(fetched, 'what came is not fetched again').toHaveLength(1);
      await host.stop();
      await page.reload();
      await startProgram(page);
    });
  });
}

test.describe('on a host that does not know the type of programs', () => {
  test.use({ untyped: '.wasm' });

  test('the app can be opened with the host gone', async ({ freshPage, host, device }) => {
    await controlled(freshPage);
    await host.stop();
    await device.openMatch(MATCHES.durak!());
    await playFromList(freshPage, 2);
  });
});

test('below the worker of another app the page is served by its own', async ({ page, host }) => {
  await cp(process.env.MALLARD_DIST ?? '../dist', join(host.folder, 'games/mallard'), { recursive: true });
  await writeFile(join(host.folder, 'other.html'), '<!doctype html><title>Another app</title>');
  await writeFile(join(host.folder, 'other.js'), 'addEventListener("fetch", () => {});');
  await page.goto('./other.html');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('other.js');
    await navigator.serviceWorker.ready;
  });
  await page.goto('./games/mallard/');
  const served = () => page.evaluate(() => new URL(navigator.serviceWorker.controller!.scriptURL).pathname);
  expect(await served()).toBe('/other.js');
  await startProgram(page);
  await expect.poll(served, { timeout: 90_000 }).toBe('/games/mallard/sw.js');
  await host.stop();
  await page.goto('about:blank');
  await page.goto(`${host.url}games/mallard/#/rules/durak`);
  await expect(page.getByRole('article').getByRole('heading').nth(2)).toBeVisible();
});

test('a second visit asks the host for the worker, and for nothing else', async ({ freshPage, host, device }) => {
  await controlled(freshPage);
  await freshPage.goto('about:blank');
  host.requests.length = 0;
  await device.openMatch(MATCHES.durak!());
  await playFromList(freshPage, 3);
  await freshPage.goto('./#/rules/durak');
  await expect(freshPage.getByRole('article').getByRole('heading').nth(2)).toBeVisible();
  // The browser asks when the page and its worker have been quiet for some seconds.
  await expect.poll(() => host.requests, { timeout: 20_000 }).toEqual(['GET /sw.js']);
});

test('requests outside the app go to the host', async ({ freshPage, host }) => {
  await controlled(freshPage);
  host.requests.length = 0;
  const table = relative(host.folder, await host.file(TABLE));
  const statuses = await freshPage.evaluate(async (table) => {
    const answers = ['screenshots/home-phone.png', `${table}?other`, table].map((address) => fetch(address));
    // A cache of the browser may answer HEAD too.
    answers.push(fetch(table, { method: 'HEAD', cache: 'no-store' }));
    return (await Promise.all(answers)).map(({ status }) => status);
  }, table);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(host.requests.sort()).toEqual([`GET /${table}?other`, 'GET /screenshots/home-phone.png', `HEAD /${table}`]);
});

test('Mallards in two folders of one host leave each other’s files alone', LONG, async ({ freshPage, host }) => {
  await controlled(freshPage);
  const names = () => freshPage.evaluate(() => caches.keys());
  const [ours] = await names();
  // As a Mallard in a folder below would name them.
  const theirs = `mallard ${new URL(host.url).pathname}b/ 0123456789ab`;
  await freshPage.evaluate(async (name) => void (await caches.open(name)), theirs);
  const before = await versionOf(freshPage);
  await host.publish('Ducks go first.');
  await freshPage.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(freshPage.locator('html')).toHaveAttribute('data-update', 'ready');
  await freshPage.evaluate(() => dispatchEvent(new Event('mallard:accept-update')));
  await expect.poll(() => versionOf(freshPage)).not.toBe(before);
  await expect.poll(names).not.toContain(ours);
  expect(await names()).toContain(theirs);
});
