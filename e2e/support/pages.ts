import type { BrowserContext, Page } from '@playwright/test';

/*
 * Loading the page takes longer than most tests themselves, so the tests of a context share a loaded page. Each test
 * finds the storage empty, and a program that knows nothing about the test before: a screen forgets everything when it
 * is left. A page that a test changes in other ways is closed, and a test that goes to an address loads the
 * page.
 */

/** A page is closed after this many tests, so no page grows for ever. */
const TESTS = 40;

/** The methods that change a page so that the next test would notice. */
const CHANGES = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding', 'on', 'once', 'setContent'] as const;

/** The table's addresses (assets/page/program.js). */
const AT_TABLE = /^#\/(match|back|hand|lesson|open|past|rules)(\/|$)/;

type Shared = { tests: number; changed: boolean; loaded: boolean; themed: boolean };

const shared = new WeakMap<Page, Shared>();
const kept = new WeakMap<BrowserContext, Page>();

/** The page that an earlier test of `context` left behind. */
export function keptPage(context: BrowserContext): Page | undefined {
  return kept.get(context);
}

/** Prepares `page` for several tests: from now on it records their changes. */
export function share(page: Page) {
  const state: Shared = { tests: 0, changed: false, loaded: false, themed: false };
  shared.set(page, state);
  for (const name of CHANGES) {
    const original = page[name].bind(page) as (...given: unknown[]) => unknown;
    const change = (...given: unknown[]) => {
      state.changed = true;
      return original(...given);
    };
    Object.assign(page, { [name]: change });
  }
  const emulate = page.emulateMedia.bind(page);
  page.emulateMedia = (media) => {
    // The app follows the system's colours at once, and the next test begins with the light ones.
    const isTheme = Object.keys(media ?? {}).every((name) => name === 'colorScheme' || name === 'forcedColors');
    if (isTheme) state.themed = true;
    else state.changed = true;
    return emulate(media);
  };
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

/** Reuses `page` for the next test if the test `passed` and changed nothing; closes it otherwise. */
export async function pass(page: Page, passed: boolean) {
  const state = shared.get(page)!;
  const context = page.context();
  kept.delete(context);
  if (state.themed && !page.isClosed()) await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  state.themed = false;
  if (passed && !state.changed && ++state.tests < TESTS && (await leave(page))) {
    state.loaded = false;
    kept.set(context, page);
  } else {
    await page.close();
  }
}

/** Leaves the table for the home screen, which drops the match. False if the page is not as it is after a load. */
async function leave(page: Page): Promise<boolean> {
  if (!page.url().startsWith('http')) return false;
  return page.evaluate(async () => {
    const [shelf, table] = ['#home', '#table'].map((place) => document.querySelector(place));
    // A page that has crashed has no place for a program.
    if (!shelf || !table) return false;
    location.hash = '#/';
    for (let wait = 0; wait < 100; wait++) {
      if (shelf.childElementCount && !table.childElementCount) return !('missing' in document.documentElement.dataset);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return false;
  });
}

/** Opens the table at `address` on the loaded page, with `values` in its storage. False if the page must load first. */
export async function swap(page: Page, address: string, values: Record<string, string>): Promise<boolean> {
  const state = shared.get(page);
  if (!state || state.changed || !AT_TABLE.test(address) || !(await leave(page))) return false;
  state.loaded = true;
  await page.evaluate(([address, values]) => {
    const left = window as unknown as { luckAgain(): void; setItemAgain?(): void };
    // The test before may have filled the storage up.
    left.setItemAgain?.();
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    delete document.documentElement.dataset.keys;
    left.luckAgain();
    // As another tab does that deletes everything: the program reads the settings again, and its screens forget.
    dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
    location.hash = address;
  }, [address, values] as const);
  await page.locator('#table > *').first().waitFor();
  return true;
}

/** Gives the open page another `address` for a reload: a visit would not load the page. False if it cannot. */
async function stayAt(page: Page, address: string): Promise<boolean> {
  if (page.url() === 'about:blank' || !/^[.#]/.test(address)) return false;
  await page.evaluate((address) => history.replaceState(null, '', address), address);
  return true;
}

/** Loads the app at `address`, with `values` in its storage. */
export async function load(page: Page, address: string, values: Record<string, string>) {
  const state = shared.get(page);
  const before = state?.changed ?? false;
  const store = await page.addInitScript((values) => {
    localStorage.clear();
    // The page would give back what the test before has stored.
    window.indexedDB?.deleteDatabase('mallard-journal');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, values);
  // This script is removed again, so it is no change.
  if (state) state.changed = before;
  if (await stayAt(page, address)) await page.reload();
  else await page.goto(`./${address}`);
  if (state) state.loaded = true;
  await store.dispose();
}
