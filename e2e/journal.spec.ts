import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES, botsAreDone, playFromList } from './support/any-game.ts';

/*
 * The second place of what is stored (assets/page/journal.js). browser-kills.spec.ts kills browsers; here a test takes
 * localStorage back to an earlier state, as such a browser does.
 */

test.use({ ownPage: true });

type Texts = Record<string, string>;

const stored = (page: Page): Promise<Texts> => page.evaluate(() => ({ ...localStorage }));

/** Takes localStorage back to what it was. */
const takeBack = (page: Page, texts: Texts) =>
  page.evaluate((texts) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text);
  }, texts);

/** The names in the journal; the deleted ones have a mark. */
const names = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const result = <Type>(request: IDBRequest<Type>) => new Promise<Type>((done) => (request.onsuccess = () => done(request.result)));
    const database = await result(indexedDB.open('mallard-journal'));
    const store = database.transaction('texts').objectStore('texts');
    const [keys, records] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    database.close();
    return keys.map((key, at) => (records[at].text === null ? `deleted ${key}` : String(key)));
  });

/** The journal has this name. */
const notes = (page: Page, name: string) => expect.poll(() => names(page)).toContain(name);

test('steps that localStorage has lost come back, each once', async ({ page, device }) => {
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 1);
  const before = await stored(page);
  await playFromList(page, 2);
  await botsAreDone(page);
  const steps = await device.steps();
  await takeBack(page, before);
  await page.reload();
  // Programs start only on the restored page.
  await page.locator('#table > *').first().waitFor();
  expect(await device.steps()).toBe(steps);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await takeBack(page, {});
  await page.reload();
  await page.locator('#table > *').first().waitFor();
  expect(await device.steps(), 'also without anything left').toBe(steps);
});

test('a text that another tab or an older version stores later stays', async ({ page, device }) => {
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 1);
  await botsAreDone(page);
  const steps = await device.steps();
  await notes(page, 'mallard/match/test~');
  // As a version without a journal writes: the younger text, in the first slot.
  await page.evaluate(() => {
    const [first, second] = ['mallard/match/test', 'mallard/match/test~'];
    const age = (name: string): number => JSON.parse(localStorage.getItem(name) ?? '{}').n ?? 0;
    if (age(second) > age(first)) localStorage.setItem(first, localStorage.getItem(second)!);
    localStorage.removeItem(second);
  });
  const later = await stored(page);
  await page.reload();
  await page.locator('.prompt:not(.prompt--idle)').waitFor();
  expect(await device.steps()).toBe(steps);
  expect(await stored(page)).toEqual(later);
});

test('a deleted match stays deleted', async ({ page, device, home }) => {
  await device.open('#/', { test: MATCHES.durak!(), other: MATCHES.quantum!() });
  await home.more.click();
  await expect(home.saves).toHaveCount(1);
  const [before, left] = [await stored(page), await home.resume.getAttribute('data-game')];
  await home.askToDelete(home.saves.first(), 'Delete');
  await expect(home.more).toBeHidden();
  const gone = left === 'durak' ? 'other' : 'test';
  await notes(page, `deleted mallard/match/${gone}`);
  await takeBack(page, before);
  await page.reload();
  await page.locator('#home > *').first().waitFor();
  expect(await device.matches()).toEqual([gone === 'test' ? 'other' : 'test']);
});

for (const [what, broken] of [
  ['never answers', () => (IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest)],
  ['refuses', () => { IDBFactory.prototype.open = () => { throw new DOMException('The operation is insecure.', 'SecurityError'); }; }],
  ['is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
] as const) {
  test(`a database that ${what} does not keep a match from being played`, async ({ page, device }) => {
    await page.addInitScript(broken);
    await device.openMatch(MATCHES.durak!());
    const before = await device.steps();
    await playFromList(page, 1);
    expect(await device.steps()).toBeGreaterThan(before);
  });
}
