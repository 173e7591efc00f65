import {
  test as base, expect, type BrowserContext, type ConsoleMessage, type Page, type Request, type WebError,
} from '@playwright/test';
import { Curtain } from './pages/curtain.ts';
import { DucksPage } from './pages/ducks.ts';
import { HistoryPage } from './pages/history.ts';
import { HomePage } from './pages/home.ts';
import { Join } from './pages/phones.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { RulesPage } from './pages/rules.ts';
import { SettingsDialog } from './pages/settings.ts';
import { SetupPage } from './pages/setup.ts';
import { Share } from './pages/share.ts';
import { TablePage } from './pages/table.ts';
import { Transfer } from './pages/transfer.ts';
import { startProgram } from './support/start-program.ts';
import { Device } from './support/device.ts';
import { Driver } from './support/driver.ts';
import { keptPage, pass, share } from './support/pages.ts';
import { steadyHand, watchPresses } from './support/steady.ts';

export { expect };

type Fixtures = {
  /** Does the test need a separate browser context? It does if it leaves anything but storage behind. */
  ownContext: boolean;
  /** Does the test need a separate page? It does if it changes the page without support/pages.ts noticing. */
  ownPage: boolean;
  /** The seed of all random numbers that the app takes from the browser: for deals, bots' choices, names of saves. */
  luck: number;
  /** Fails the test at its end if the page reported an error or asked another host for anything. */
  watch: void;
  /** The page at the first screen, on a device that has never opened the app. */
  freshPage: Page;
  device: Device;
  driver: Driver;
  home: HomePage;
  setup: SetupPage;
  table: TablePage;
  curtain: Curtain;
  between: BetweenDeals;
  result: ResultPage;
  rules: RulesPage;
  settings: SettingsDialog;
  ducks: DucksPage;
  history: HistoryPage;
  join: Join;
  share: Share;
  transfer: Transfer;
};

type WorkerFixtures = {
  /** The contexts that tests share; the keys are their options. */
  contexts: Map<string, BrowserContext>;
};

/** Makes the page's random numbers the same in every run (xorshift), so that a failure can be repeated. */
async function seed(page: Page, luck: number) {
  await page.addInitScript((luck) => {
    const first = luck * 0x9e3779b9 || 1;
    let state = first;
    const byte = () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state & 0xff;
    };
    crypto.getRandomValues = (values) => {
      const { buffer, byteOffset, byteLength } = values as unknown as Uint8Array;
      new Uint8Array(buffer, byteOffset, byteLength).forEach((_, at, bytes) => (bytes[at] = byte()));
      return values;
    };
    Object.assign(window, { luckAgain: () => (state = first) });
  }, luck);
}

/** Empties the storage, and its journal, for the origin of `address`. */
async function forget(page: Page, address: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: 'local_storage,indexeddb' });
  await session.detach();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: process.env.MALLARD_URL,
  luck: [1, { option: true }],
  ownContext: [false, { option: true }],
  ownPage: [false, { option: true }],

  contexts: [
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  // Tests with the same options share a context one after another, so the browser has its cache. Each test finds the
  // storage empty, because `page` empties it.
  context: async ({ browser, contexts, ownContext, baseURL, viewport, locale, hasTouch, serviceWorkers }, use) => {
    const options = JSON.stringify({ baseURL, viewport, locale, hasTouch, serviceWorkers });
    const kept = ownContext ? undefined : contexts.get(options);
    const context = kept ?? (await browser.newContext());
    if (!kept) await watchPresses(context);
    if (!ownContext) contexts.set(options, context);
    // Playwright's clock stays in all later pages of a context, where no program can clear a timer (support/calendar.ts).
    const { clock } = context;
    const install = clock.install.bind(clock);
    let hasClock = false;
    clock.install = (options) => {
      hasClock = true;
      return install(options);
    };
    await use(context);
    if (hasClock) contexts.delete(options);
    if (ownContext || hasClock) return context.close();
    clock.install = install;
    for (const page of context.pages()) if (page !== keptPage(context)) await page.close();
    await context.clearPermissions();
  },

  watch: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL!).origin;
      const troubles: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
      };
      const onError = (error: WebError) => void troubles.push(`page: ${error.error()}`);
      const onRequest = (request: Request) => {
        const url = new URL(request.url());
        // A data: address is no request. A blob: address has the origin of its page.
        if (url.protocol !== 'data:' && url.origin !== home) troubles.push(`request: ${url}`);
      };
      context.on('console', onConsole).on('weberror', onError).on('request', onRequest);

      await use();
      context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
      expect(troubles, 'console errors, page errors, requests to other origins').toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ context, luck, ownContext, ownPage, serviceWorkers, viewport, baseURL }, use, test) => {
    const own = ownPage || ownContext || serviceWorkers !== 'block' || luck !== 1;
    const kept = own ? undefined : keptPage(context);
    const page = kept ?? (await context.newPage());
    await forget(page, baseURL!);
    if (kept) {
      await kept.setViewportSize(viewport!);
    } else {
      await seed(page, luck);
      steadyHand(page);
      if (!own) share(page);
    }
    await use(page);
    if (!own) await pass(page, test.status === test.expectedStatus);
  },

  freshPage: async ({ page }, use) => {
    await page.goto('./');
    await startProgram(page);
    await use(page);
  },

  device: async ({ page }, use) => use(new Device(page)),
  driver: async ({ page }, use) => use(new Driver(page)),
  home: async ({ page }, use) => use(new HomePage(page)),
  setup: async ({ page }, use) => use(new SetupPage(page)),
  table: async ({ page }, use) => use(new TablePage(page)),
  curtain: async ({ page }, use) => use(new Curtain(page)),
  between: async ({ page }, use) => use(new BetweenDeals(page)),
  result: async ({ page }, use) => use(new ResultPage(page)),
  rules: async ({ page }, use) => use(new RulesPage(page)),
  settings: async ({ page }, use) => use(new SettingsDialog(page)),
  ducks: async ({ page }, use) => use(new DucksPage(page)),
  history: async ({ page }, use) => use(new HistoryPage(page)),
  join: async ({ page }, use) => use(new Join(page)),
  share: async ({ page }, use) => use(new Share(page)),
  transfer: async ({ page }, use) => use(new Transfer(page)),
});
