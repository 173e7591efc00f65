import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { FOUR, after } from './support/games.ts';
import type { Page } from '@playwright/test';

/** The fourth player's turn, who took a card at the beginning: five steps since. */
const MOVES = 7;

/** What is shown again stays at its first step. */
const hold = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout;
    // How long a step is shown without motion.
    const held = (run: () => void, delay?: number) => (delay === 700 ? 0 : set.call(window, run, delay));
    Object.assign(window, { setTimeout: held });
  });

const again = (page: Page) => page.locator('.is-again');
const button = (page: Page) => page.locator('.curtain__again');
const step = (page: Page) => again(page).getByRole('heading', { level: 2 });
const said = (page: Page) => page.locator('.visually-hidden[role=log] p').last();

/** What the table shows and where the focus is. */
const picture = (page: Page) =>
  page.locator('.table:not(.is-again)').evaluate((table) => [table.outerHTML, document.activeElement?.outerHTML]);

test('from the curtain to the steps since a player’s last turn, and back to the same picture', async ({
  page, device, curtain, table,
}) => {
  await hold(page);
  await device.openMatch(after(FOUR, MOVES));
  await expect(curtain.show).toBeFocused();
  const saved = await device.raw('match/test');
  const before = await picture(page);

  await page.keyboard.press('s');
  await expect(step(page)).toContainText('1 of 5');
  await expect(step(page)).toContainText('Mina attacks with the A');
  await expect(said(page)).toContainText(/Mina attacks with the .* of spades/);
  await expect(again(page).locator('> .pond[inert]'), 'nothing else can be pressed').toHaveCount(1);
  await expect(again(page).getByRole('button', { name: 'Skip' })).toBeFocused();
  await expect(page.locator('.table[inert]')).toHaveCount(1);
  await expect(page.locator('.is-again .is-step, .is-again .seat--now').first()).toBeVisible();
  await expect(table.hand, 'no hand is open').toHaveCount(0);
  await expectAccessible(page, 'what is shown again');
  await page.keyboard.press('Escape');
  await expect(again(page)).toHaveCount(0);
  await expect(said(page)).toHaveText('Back to Noa');
  expect(await picture(page)).toEqual(before);

  // By the button and a tap on the table, or by Enter on "Skip".
  await button(page).click();
  await expect(step(page)).toContainText('1 of 5');
  await page.mouse.click(200, 200);
  await expect(again(page)).toHaveCount(0);
  await button(page).click();
  await expect(again(page).getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(again(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  expect(await device.raw('match/test'), 'looking changes nothing').toBe(saved);
});

test('it ends by itself with the last step, and the bar has it on the player’s turn', async ({
  page, device, curtain, table,
}) => {
  await device.openMatch(after(FOUR, MOVES));
  await curtain.show.click();
  const names = await table.handNames();
  await page.getByRole('banner').getByRole('button', { name: 'Show again' }).click();
  await expect(said(page)).toHaveText('Back to Noa');
  await expect(again(page)).toHaveCount(0);
  expect(await table.handNames()).toEqual(names);

  // On a phone it is in the menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await table.openMenu('Show again');
  await expect(step(page)).toContainText('of 5');
  await page.keyboard.press('Escape');
  await expect(again(page)).toHaveCount(0);
});

test('before a first turn nothing is shown again', async ({ page, device, curtain }) => {
  await device.openMatch(after(FOUR, 1));
  await expect(curtain.show).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(again(page)).toHaveCount(0);
});
