import { expect, test } from './fixtures.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';

test('an attack is taken back at the curtain, before the other person decided', async ({ device, table, curtain }) => {
  await device.openMatch(after(TWO, 0), { sounds: true });
  await curtain.show.click();
  await expect(table.undo).toHaveCount(0);
  const before = await table.snapshot();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await expect(curtain.heading).toContainText('Jun');
  await curtain.undo.click();
  // The same player undid it: no curtain, and nothing to see that they had not seen before.
  await expect(table.cards).toHaveCount(6);
  expect(await table.snapshot()).toBe(before);
  expect((await device.saved()).record.log).toEqual([]);
});

test('an attack is taken back while the bot still thinks, and not after it decided', async ({ page, device, table }) => {
  await device.holdBots();
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await expect(table.cards).toHaveCount(5);
  await table.undo.click();
  await expect(table.cards).toHaveCount(6);
  expect((await device.saved()).record.log).toEqual([]);
  expect(await device.botMoments(), 'the bot has nothing to answer').toEqual([]);

  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  // On a phone it is in the menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.undo).toBeHidden();
  await table.openMenu('Undo');
  await expect(table.cards).toHaveCount(6);
  await page.setViewportSize({ width: 1180, height: 820 });
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await device.letBotsAct();
  expect(await device.steps()).toBe(2);
  await expect(table.undo).toHaveCount(0);
  await page.keyboard.press('u');
  expect(await device.steps()).toBe(2);
});

test('a card that was played with its button does not come back raised', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 12));
  await curtain.show.click();
  const card = table.card('9 of spades');
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Play the 9/ }).click();
  await curtain.undo.click();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});
