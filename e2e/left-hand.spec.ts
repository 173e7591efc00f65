import { expect, test } from './fixtures.ts';
import * as goose from './support/goose.ts';
import { FOUR, TWO, after, length, oneAmongBots } from './support/games.ts';

const LEFT = { left_hand: true } as const;

test('for the left hand buttons and menu are on the left, and cards stay in their order', async ({ page, device, table }) => {
  const left = async (locator: typeof table.back) => (await locator.boundingBox())!.x;
  const places = async () => {
    const cards = await Promise.all((await table.cards.all()).map(left));
    const words = await left(page.locator('.prompt__says'));
    return { cards, menu: await left(table.menuButton), back: await left(table.back), acts: await left(table.primary), words };
  };
  const names = async (settings = {}) => {
    await device.openMatch(after(TWO, length(TWO) - 1, oneAmongBots(2)), settings);
    await expect(table.primary).toBeVisible();
    return table.handNames();
  };
  const order = await names();
  const right = await places();
  expect(right.menu).toBeGreaterThan(right.back);
  expect(right.acts).toBeGreaterThan(right.words);

  expect(await names(LEFT)).toEqual(order);
  const { cards, menu, back, acts, words } = await places();
  expect(menu).toBeLessThan(back);
  expect(acts).toBeLessThan(words);
  expect(cards, 'from left to right').toEqual(cards.toSorted((one, other) => one - other));

  await table.menuButton.click();
  await expect(table.menu).toBeVisible();
  expect(await left(table.menu)).toBeLessThan(100);
});

test('for the left hand the amber button is the outermost, and the log comes from that side', async ({ page, device, table }) => {
  await device.openMatch(goose.after(3, goose.at(3, 1)), LEFT);
  await expect(table.primary).toBeVisible();
  const boxes = await Promise.all((await table.actions.all()).map((button) => button.boundingBox()));
  const amber = await table.primary.boundingBox();
  expect(boxes.length).toBe(2);
  expect(amber!.x).toBe(Math.min(...boxes.map((box) => box!.x)));

  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), LEFT);
  await table.logButton.click();
  await expect(table.log).toBeVisible();
  expect((await table.log.boundingBox())!.x).toBe(0);
  // A phone on its side has the rail under the other hand.
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 844, height: 390 });
  expect((await page.locator('.bar').boundingBox())!.x).toBeGreaterThan(780);
  expect((await table.hand.boundingBox())!.x).toBeLessThan(300);
});
