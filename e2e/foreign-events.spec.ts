// Password managers, other extensions and older keyboards send events without the parts that the app reads.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import { TWO, after } from './support/games.ts';

/** Those that decide nothing by themselves. */
const EVENTS = [
  'keydown', 'keypress', 'keyup', 'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'gotpointercapture',
  'lostpointercapture', 'wheel', 'contextmenu', 'dragstart', 'dragenter', 'dragover', 'drop', 'paste', 'copy', 'cut',
  'beforeinput', 'compositionstart', 'compositionend', 'focusin', 'focusout', 'animationend', 'transitionend', 'toggle',
  'storage', 'message', 'error', 'unhandledrejection', 'resize', 'scroll', 'online', 'pageshow', 'focus',
];

/** Sends each of them, without any part, to the window, the document and what is in it. */
async function disturb(page: Page) {
  await page.evaluate((names) => {
    const parts = [...document.querySelectorAll('input, textarea, button, a, summary, .hand, .card, .pond, .pond *, dialog, [tabindex]')];
    for (const target of [window, document, document.body, document.activeElement, ...parts.slice(0, 300)]) {
      for (const name of names) target?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    }
  }, EVENTS);
}

async function expectAlive(page: Page) {
  await expect(page.locator('#crash')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-missing');
}

test.use({ ownPage: true });

test('one is no reason to stop in any field, which can be written in as before', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  await setup.names.first().click();
  await expect(setup.field).toBeFocused();
  await disturb(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Mina');
  await page.keyboard.press('Enter');
  await expect(setup.called.first()).toHaveText('Mina');
  await expectAlive(page);

  for (const [address, open] of [['#/rules/durak', '[type="search"]'], ['#/join', 'textarea']] as const) {
    await device.open(address);
    const field = page.locator(`main ${open}, .rules-page ${open}`).first();
    await field.focus();
    await disturb(page);
    await page.keyboard.type('card');
    await expect(field).toHaveValue('card');
    await expectAlive(page);
  }
});

for (const address of ['#/', '#/past', '#/lesson/durak', '#/open/d1.AAEC']) {
  test(`nor at ${address}`, async ({ page, device }) => {
    await device.open(address, { test: after(TWO, 12) });
    await expect(page.locator('main').filter({ visible: true }).first()).toBeVisible();
    await disturb(page);
    await page.keyboard.press('Tab');
    await disturb(page);
    await page.keyboard.press('ArrowRight');
    await expectAlive(page);
    await page.evaluate(() => (location.hash = '#/new/duckit'));
    await expect(page.locator('.player__name').first()).toBeVisible();
  });
}

for (const [game, save] of Object.entries(MATCHES)) {
  test(`nor in a match of ${game}`, async ({ page, device, table }) => {
    await device.openMatch(save());
    await expect(table.menuButton).toBeVisible();
    await disturb(page);
    await page.keyboard.press('l');
    await expect(table.log).toBeVisible();
    await disturb(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await expect(table.moves).toBeVisible();
    await disturb(page);
    await table.moves.locator('li').getByRole('button').first().click();
    await expect(table.moves).toBeHidden();
    await expectAlive(page);
  });
}

test('nor on a flat tablet', async ({ page, device }) => {
  await device.openMatch(after(TWO, 11), { lay_flat: true });
  await expect(page.locator('.peek-button').first()).toBeVisible();
  await disturb(page);
  await page.locator('.peek-button').first().focus();
  await page.keyboard.down(' ');
  await expect(page.locator('.hand button').first()).toBeVisible();
  await disturb(page);
  await page.keyboard.up(' ');
  await expectAlive(page);
});
