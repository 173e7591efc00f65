// Where the page’s own files do not come, it says so without them: in three languages, and alone.

import type { FrameLocator, Page, Route } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './support/expect-errors.ts';
import { touch } from './support/start-program.ts';

const SENTENCES = ['Mallard needs JavaScript', 'Mallard를 하려면 JavaScript가', 'Mallardを遊ぶにはJavaScriptが'];

const refuse = (route: Route) => route.abort();
const answerPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not here</title>' });

/** Only these sentences are on the page, and no drawing. */
async function expectSentences(page: Page | FrameLocator) {
  for (const sentence of SENTENCES) await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.locator('.home-shell, .waiting, #crash').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('svg, img').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('#home > *, #table > *')).toHaveCount(0);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(3);
}

test.use({ ownContext: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs it', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
    const page = await context.newPage();
    for (const address of ['./', './#/match/test']) {
      await page.goto(address);
      await expectSentences(page);
    }
    await context.close();
  });
});

const CASES: Record<string, (page: Page) => Promise<unknown>> = {
  'all scripts are blocked': (page) => page.route('**/*.js', refuse),
  'a page is in the place of every script': (page) => page.route('**/*.js', answerPage),
  'the style is blocked': (page) => page.route('**/*.css', refuse),
  'a page is in the place of the style': (page) => page.route('**/*.css', answerPage),
  'scripts and style are blocked': (page) => page.route(/\.(js|css)$/, refuse),
  'the first script is blocked': (page) => page.route('**/preferences-*.js', refuse),
};

for (const [what, block] of Object.entries(CASES)) {
  for (const address of ['./', './#/rules/durak']) {
    test(`when ${what} the page says so at ${address}`, async ({ page }) => {
      await block(page);
      await page.goto(address);
      await touch(page);
      await page.waitForLoadState('networkidle');
      await expectSentences(page);
    });
  }
}

test('so it does at the folder without its slash, if the host does not send it on', async ({ page }) => {
  const folder = process.env.MALLARD_FOLDER_URL!;
  await page.route(folder.slice(0, -1), async (route) => {
    await route.fulfill({ response: await route.fetch({ url: folder }) });
  });
  await page.goto(folder.slice(0, -1));
  await page.waitForLoadState('networkidle');
  await expectSentences(page);
});

for (const sandbox of ['', 'allow-scripts', 'allow-scripts allow-popups']) {
  test(`so it does in a frame with sandbox="${sandbox}"`, async ({ page, baseURL }) => {
    await page.route('./frame.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe sandbox="${sandbox}" src="${baseURL}" width="800" height="600"></iframe>` }));
    await page.goto('./frame.html');
    await page.waitForLoadState('networkidle');
    await expectSentences(page.frameLocator('iframe'));
  });
}

test('the sentence never shows if all files come', async ({ page, home }) => {
  await page.addInitScript(() => {
    Object.assign(window, { flashed: false });
    requestAnimationFrame(function look() {
      if (document.querySelector('.unscripted')?.getClientRects().length) Object.assign(window, { flashed: true });
      requestAnimationFrame(look);
    });
  });
  await page.goto('./');
  await touch(page);
  await expect(home.boxes.first()).toBeVisible();
  expect(await page.evaluate(() => 'flashed' in window && window.flashed)).toBe(false);
});

for (const [what, answer] of [
  ['refused', (route: Route) => route.fulfill({ status: 403 })],
  ['missing', (route: Route) => route.fulfill({ status: 404 })],
  ['blocked in the browser', refuse],
  ['replaced by a page', answerPage],
] as const) {
  test(`when a program is ${what}, though the site answers, the page names the filter`, async ({ page }) => {
    for (const [address, files, says] of [
      ['./#/match/test', '**/chunk-*.wasm', 'This page could not be loaded.'],
      ['./', '**/*.wasm', 'Mallard could not start.'],
    ] as const) {
      await page.goto('about:blank');
      await page.route(files, answer);
      await page.goto(address);
      await touch(page);
      const alert = page.getByRole('alert').filter({ visible: true });
      await expect(alert).toContainText(says);
      await expect(alert.getByText('The site answers, so a filter')).toBeVisible();
      await expect(alert.getByText('サイトは応答しているため')).toBeVisible();
      await expect(alert.getByText('Check your connection')).toBeHidden();
    }
  });
}

test('without the site it is the connection', async ({ page }) => {
  await page.goto('./');
  await page.route('**/*', refuse);
  await page.evaluate(() => (location.hash = '#/match/test'));
  const alert = page.getByRole('alert').filter({ visible: true });
  await expect(alert.getByText('Check your connection')).toBeVisible();
  await expect(alert.getByText('The site answers, so a filter')).toBeHidden();
});
