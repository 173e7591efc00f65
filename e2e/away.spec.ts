// Nothing of an open hand is in the picture that a device takes of a page which is hidden or loses the focus, nor in one
// that a browser shows while the user goes back by a swipe.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as ducks from './support/ducks.ts';
import * as duckit from './support/duckit.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';
import * as goose from './support/goose.ts';
import { allOnPhones } from './support/phones.ts';
import * as quantum from './support/quantum.ts';
import type { AnySave } from './support/saves.ts';

type Leaving = 'visibilitychange' | 'pagehide' | 'blur';

/** In the page: what the test asks it, in the same task as the event. */
async function prepare(page: Page) {
  await page.addInitScript(() => {
    const root = () => document.documentElement;
    const set = (what: object, name: string, value: unknown) => Object.defineProperty(what, name, { value, configurable: true });
    /** Is nothing of the page to be seen? At each of these points is the cover, which belongs to the root element. */
    const covered = () => {
      const { content, opacity, visibility, backgroundImage } = getComputedStyle(root(), '::after');
      const opaque = content !== 'none' && opacity === '1' && visibility === 'visible' && backgroundImage.includes('rgb(');
      const places = [0.01, 0.25, 0.5, 0.75, 0.99].flatMap((x) => [0.01, 0.5, 0.99].map((y) => [x * innerWidth, y * innerHeight] as const));
      const dialogs = [...document.querySelectorAll('dialog[open]')];
      const isCovered = (on: Element | null) => on === root() || on?.closest('dialog') !== null;
      const under = places.every(([x, y]) => isCovered(document.elementFromPoint(x, y)));
      return opaque && under && dialogs.every((dialog) => getComputedStyle(dialog).opacity === '0');
    };
    const leave = (by: string) => {
      if (by === 'visibilitychange') set(document, 'hidden', true);
      if (by === 'blur') set(document, 'hasFocus', () => false);
      const on = by === 'visibilitychange' ? document : window;
      on.dispatchEvent(new Event(by, { bubbles: true }));
      return covered();
    };
    const comeBack = (by: string) => {
      delete (document as { hidden?: boolean }).hidden;
      delete (document as { hasFocus?: unknown }).hasFocus;
      if (by === 'visibilitychange') document.dispatchEvent(new Event(by, { bubbles: true }));
      else window.dispatchEvent(new Event(by === 'blur' ? 'focus' : 'pageshow'));
      return covered();
    };
    Object.assign(window, { away: { covered, leave, comeBack } });
  });
}

type Away = { covered(): boolean; leave(by: string): boolean; comeBack(by: string): boolean };
const covered = (page: Page) => page.evaluate(() => (window as unknown as { away: Away }).away.covered());
const leave = (page: Page, by: Leaving) => page.evaluate((by) => (window as unknown as { away: Away }).away.leave(by), by);
const comeBack = (page: Page, by: Leaving) => page.evaluate((by) => (window as unknown as { away: Away }).away.comeBack(by), by);

/** Positions with secrets of the player at the tablet, who is one of several. */
const SECRETS: Record<string, () => AnySave> = {
  'a hand of Durak': () => after(TWO, 12),
  'a hand of Duckit': () => duckit.after(duckit.FEWER_FOURS, 4),
  'a choice in Quantum': () => quantum.after(quantum.TWO_SHEETS, 2),
  'a drawn card of Duck That Goose!': () => goose.after(4),
  'the first look in Duck That Goose!': () => goose.after(0),
};

test.use({ ownPage: true });

for (const [what, save] of Object.entries(SECRETS)) {
  test(`${what} is covered in the task in which the page goes away, and is there again when it is back`, async ({
    page, device, table,
  }) => {
    await prepare(page);
    await device.openMatch(save());
    // A short tap on the button of the first look shows the cards until the next one.
    const take = page.locator('.curtain__take .button--primary, .handoff .button--primary, .peek-button:not(.is-pressed)');
    await take.click();
    await expect(page.locator('.curtain, .handoff, .peek-button[aria-pressed="false"]')).toHaveCount(0);
    expect(await covered(page)).toBe(false);
    const before = await table.snapshot();
    for (const by of ['visibilitychange', 'pagehide', 'blur'] as const) {
      expect(await leave(page, by), by).toBe(true);
      // The tap that brings the page back meets the cover.
      expect(await comeBack(page, by), by).toBe(true);
      await expect.poll(() => covered(page), by).toBe(false);
      expect(await table.snapshot()).toBe(before);
    }
    // The focus goes into a frame of the page, of an extension.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    expect(await covered(page)).toBe(false);
    await table.menuButton.click();
    await expect(table.menu).toBeVisible();
    expect(await leave(page, 'visibilitychange'), 'a dialog too').toBe(true);
    await comeBack(page, 'visibilitychange');
    await expect(table.menu).toHaveCSS('opacity', '1');
  });
}

test('nothing is covered behind the curtain, among bots, or where a game has no secrets', async ({ page, device, curtain, table }) => {
  await prepare(page);
  await device.openMatch(after(TWO, 12));
  await expect(curtain.show).toBeVisible();
  expect(await leave(page, 'visibilitychange')).toBe(false);
  await comeBack(page, 'visibilitychange');
  await device.openMatch(after(TWO, 12, oneAmongBots(2)));
  await expect(table.cards.first()).toBeVisible();
  expect(await leave(page, 'visibilitychange')).toBe(false);
  await comeBack(page, 'visibilitychange');
  await device.openMatch(ducks.after(ducks.TWO, 4, ['Mina', 'Jun']));
  await expect(table.menuButton).toBeVisible();
  expect(await leave(page, 'visibilitychange')).toBe(false);
});

test('a screen that begins while the page is away is covered too', async ({ page, device, curtain, table }) => {
  await prepare(page);
  await device.openMatch(after(TWO, 12));
  await curtain.show.click();
  await expect(table.cards.first()).toBeVisible();
  await leave(page, 'blur');
  await table.page.evaluate(() => (location.hash = '#/rules/durak'));
  await expect(page.getByRole('article')).toBeVisible();
  expect(await covered(page), 'rules are no secret').toBe(false);
  await page.evaluate(() => (location.hash = '#/match/test'));
  await expect(curtain.show).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('.curtain__take .button--primary')!.click());
  await expect(table.cards.first()).toBeAttached();
  expect(await covered(page)).toBe(true);
  // A touch is proof that a person is there.
  await page.mouse.click(200, 200);
  await expect.poll(() => covered(page)).toBe(false);
});

test('so is the hand on a phone', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 12));
  const [phone] = await allOnPhones(context, join, ['Mina', 'Jun'], prepare);
  await expect(phone!.page.locator('.hand .card').first()).toBeVisible();
  expect(await covered(phone!.page)).toBe(false);
  for (const by of ['visibilitychange', 'blur'] as const) {
    expect(await leave(phone!.page, by), by).toBe(true);
    await comeBack(phone!.page, by);
    await expect.poll(() => covered(phone!.page), by).toBe(false);
  }
  await expect(phone!.page.locator('.hand .card').first()).toBeVisible();
});

test('the history gets no entry while an open hand is on the screen', async ({ page, device, curtain, table, home }) => {
  await prepare(page);
  await page.addInitScript(() => {
    const entries: string[] = [];
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { navigationType } = event as unknown as { navigationType: string };
      if (navigationType !== 'push') return;
      const open = document.querySelector('.hand .card:not(.card--back)') !== null;
      const { away } = window as unknown as { away: Away };
      entries.push(!open ? 'closed' : away.covered() ? 'covered' : 'open');
    });
    Object.assign(window, { entries });
  });
  const entries = () => page.evaluate(() => (window as unknown as { entries: string[] }).entries);
  await device.openMatch(after(TWO, 12));
  await expect(curtain.show).toBeVisible();
  expect(await entries(), 'the entry for dialogs').toEqual(['closed']);
  await curtain.show.click();
  await table.menuButton.click();
  await expect(table.menu).toBeVisible();
  await page.goBack();
  await expect(table.menu).toBeHidden();
  await expect(table.cards.first()).toBeVisible();
  expect(await entries()).toEqual(['closed']);
  // That entry is used up.
  await table.menuButton.click();
  await expect(table.menu).toHaveCSS('opacity', '1');
  await expect.poll(entries).toEqual(['closed', 'covered']);
  await expect.poll(() => covered(page)).toBe(false);
  await page.goBack();
  await expect(table.menu).toBeHidden();
  await table.back.click();
  await expect(home.boxes.first()).toBeVisible();
  expect((await entries()).filter((entry) => entry === 'open')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-secret'))).toBe(false);
});
