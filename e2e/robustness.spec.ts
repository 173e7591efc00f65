import { expect, test } from './fixtures.ts';
import { GAMES, durak } from './support/saves.ts';

test('bots do not continue behind the home screen', async ({ device, table, home }) => {
  await device.holdBots();
  await device.openMatch(durak([{ bot: 'Teal' }, { bot: 'Wigeon' }], { seed: 2 }));
  await expect.poll(() => device.botMoments()).toHaveLength(1);
  await table.back.click();
  await expect(home.goOn).toBeVisible();
  expect(await device.botMoments()).toEqual([]);
});

test('back and forward in the browser go from screen to screen', async ({ page, device, home, setup, table }) => {
  await device.open('#/');
  await home.boxes.first().click();
  await setup.deal.click();
  await expect(table.cards).toHaveCount(6);
  await page.goBack();
  await expect(setup.deal).toBeVisible();
  await page.goBack();
  await expect(home.goOn).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(table.cards).toHaveCount(6);
});

test('leaving while a name is being typed works at once', async ({ page, device, setup }) => {
  await device.open('#/');
  await page.goto('./#/new/durak');
  await setup.names.first().click();
  await expect(setup.field).toBeFocused();
  await page.keyboard.type('x');
  // The browser reports the change as the field goes.
  await page.goBack();
  await expect(setup.field, 'back closes the sheet').toBeHidden();
  await page.goBack();
  await expect(page.locator('#home .game-tile')).toHaveCount(GAMES.length);
  await expect(page.locator('#crash')).toBeHidden();
});
