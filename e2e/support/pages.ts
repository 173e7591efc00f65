import type { BrowserContext, Page } from '@playwright/test';

/*
 * To load the page takes longer than most tests have to do on it, so the tests of a context share one that is loaded. Each
 * test finds the storage empty, and programs that know nothing of the test before: a program that leaves the screen forgets
 * all it knew. A page that a test has changed in other ways is closed, and one that is asked for by its address is loaded.
 */

/** After as many tests a page is closed, so that none grows for ever. */
const TESTS = 40;

/** What changes a page so that the next test would notice. */
const CHANGES = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding', 'emulateMedia', 'on', 'once', 'setContent'] as const;

/** The table's addresses (assets/page/programs.js). */
const AT_TABLE = /^#\/(match|back|lesson|open|past|rules)(\/|$)/;

type Shared = { tests: number; changed: boolean; loaded: boolean };

const shared = new WeakMap<Page, Shared>();
const kept = new WeakMap<BrowserContext, Page>();

/** The page that an earlier test of the context left. */
export function keptPage(context: BrowserContext): Page | undefined {
  return kept.get(context);
}

/** From now on tests can share the page: what they change of it is noticed. */
export function share(page: Page) {
  const state: Shared = { tests: 0, changed: false, loaded: false };
  shared.set(page, state);
  for (const name of CHANGES) {
    const original = page[name].bind(page) as (...given: unknown[]) => unknown;
    const change = (...given: unknown[]) => {
      state.changed = true;
      return original(...given);
    };
    Object.assign(page, { [name]: change });
  }
  const { clock } = page;
  const goto = page.goto.bind(page);
  Object.defineProperty(page, 'clock', {
    get() {
      state.changed = true;
      return clock;
    },
  });
  page.goto = async (address, options) => {
    const isFirst = !state.loaded;
    state.loaded = true;
    return isFirst && (await stayAt(page, address)) ? page.reload(options) : goto(address, options);
  };
}

/** Keeps the page for the next test, or closes it. */
export async function pass(page: Page, passed: boolean) {
  const state = shared.get(page)!;
  const context = page.context();
  kept.delete(context);
  if (passed && !state.changed && ++state.tests < TESTS && (await leave(page))) {
    state.loaded = false;
    kept.set(context, page);
  } else {
    await page.close();
  }
}

/** Leaves the table for the shelf: what was played is forgotten. False if the page is not as it is after a load. */
async function leave(page: Page): Promise<boolean> {
  if (!page.url().startsWith('http')) return false;
  return page.evaluate(async () => {
    const [shelf, table] = ['#shelf', '#table'].map((place) => document.querySelector(place));
    location.hash = '#/';
    for (let wait = 0; wait < 100; wait++) {
      if (shelf?.childElementCount && !table?.childElementCount) return !('missing' in document.documentElement.dataset);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  });
}

/** Opens an address of the table on the page that is loaded, on a storage with these values. False if it must be loaded. */
export async function swap(page: Page, address: string, values: Record<string, string>): Promise<boolean> {
  const state = shared.get(page);
  if (!state || state.changed || !AT_TABLE.test(address) || !(await leave(page))) return false;
  state.loaded = true;
  await page.evaluate(([address, values]) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    for (const note of Object.keys(window).filter((name) => name.startsWith('mallardNote/'))) Reflect.deleteProperty(window, note);
    delete document.documentElement.dataset.keys;
    (window as unknown as { luckAgain(): void }).luckAgain();
    location.hash = address;
  }, [address, values] as const);
  await page.locator('#table > *').first().waitFor();
  return true;
}

/** Gives the page that is open another address, which only a reload shows: going there would not load it. */
async function stayAt(page: Page, address: string): Promise<boolean> {
  if (page.url() === 'about:blank' || !/^[.#]/.test(address)) return false;
  await page.evaluate((address) => history.replaceState(null, '', address), address);
  return true;
}

/** Loads an address of the app, on a storage with these values. */
export async function load(page: Page, address: string, values: Record<string, string>) {
  const state = shared.get(page);
  const before = state?.changed ?? false;
  const store = await page.addInitScript((values) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
  // It goes again: no change.
  if (state) state.changed = before;
  if (await stayAt(page, address)) await page.reload();
  else await page.goto(`./${address}`);
  if (state) state.loaded = true;
  await store.dispose();
}
