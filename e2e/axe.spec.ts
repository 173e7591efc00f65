import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { DEAL_OF_THREE, FOUR, TEAMS, TWO, after, length, oneAmongBots, people } from './support/games.ts';
import { durak } from './support/saves.ts';

test.describe('axe finds nothing', () => {
  test('on the home screen', async ({ page, device, home }) => {
    await device.open('#/');
    await expect(home.boxes.first()).toBeVisible();
    await expectAccessible(page);
  });

  test('on the home screen with saved matches, and when asked to delete one', async ({ page, device, home }) => {
    await device.open('#/', { one: after(FOUR, 20), two: durak(['Ida', 'Finn'], { savedAt: 0 }), three: '{"players":[' });
    await home.more.click();
    await expect(home.saves).toHaveCount(2);
    await expectAccessible(page);
    await home.saves.first().getByRole('button', { name: 'Delete' }).click();
    await expect(home.question).toBeVisible();
    await expectAccessible(page);
  });

  test('in the setup', async ({ page, device, setup }) => {
    await device.open('#/new/durak');
    await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Eider', 'Diver'], ['Smew', 'Duckling']]);
    await expectAccessible(page);
  });

  test('in the settings', async ({ page, device, home, settings }) => {
    await device.open('#/');
    await home.gear.click();
    await expect(settings.dialog).toBeVisible();
    await expectAccessible(page);
  });

  test('on the table at one’s own turn, with a card raised, refused, and hinted', async ({ page, device, table }) => {
    await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
    await expect(table.playable).toHaveCount(2);
    await expectAccessible(page);
    await table.playable.first().click();
    await expectAccessible(page);
    await table.tapAnyway(table.unplayable.first());
    await expect(table.bubble).toBeVisible();
    await expectAccessible(page);
    await table.hint.click();
    await expectAccessible(page);
  });

  test('on the table while a bot decides', async ({ page, device, table }) => {
    await device.holdBots();
    await device.openMatch(after(FOUR, 21, oneAmongBots(4, 1)));
    await expect(table.prompt).toContainText('can add a card.');
    await expectAccessible(page);
  });

  test('on the table of two teams with two attacks, in two-colour suits', async ({ page, device, table }) => {
    await device.openMatch(after(TEAMS, 2, oneAmongBots(4)), { four_colours: false });
    await expect(page.locator('html')).toHaveAttribute('data-suits', 'two');
    await expect(table.onTable.getByRole('button', { name: /, not beaten$/ })).toHaveCount(2);
    await expect(page.locator('.seat--team-1, .seat--team-2')).not.toHaveCount(0);
    await expectAccessible(page);
  });

  test('on the table with what the memory aid shows', async ({ page, device, table }) => {
    await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { memory_aid: true });
    await expect(table.seats.getByText('Holds').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('at the curtain', async ({ page, device, curtain }) => {
    await device.openMatch(after(FOUR, 20));
    await expect(curtain.show).toBeVisible();
    await expectAccessible(page);
  });

  test('with the drawers, the menu and the list of moves open', LONG, async ({ page, device, table }) => {
    await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
    await table.logButton.click();
    await expect(table.log).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await table.rulesButton.click();
    await expect(table.rules.getByRole('heading').nth(1)).toBeVisible();
    await expectAccessible(page);
    await table.rules.getByRole('radio', { name: 'This table' }).click();
    await expect(table.rules.locator('dd').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await table.menuButton.click();
    await expect(table.menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await expect(table.moves).toBeVisible();
    await expectAccessible(page);
  });

  test('between deals', async ({ page, device, between }) => {
    await device.openMatch(after(DEAL_OF_THREE, length(DEAL_OF_THREE)));
    await expect(between.next).toBeVisible();
    await expectAccessible(page);
  });

  test('on the result', async ({ page, device, result }) => {
    await device.openMatch(after(TWO, length(TWO), people(2)));
    await expect(result.again).toBeVisible();
    await expectAccessible(page);
  });

  test('on the rules', async ({ page, device, rules }) => {
    await device.open('#/rules/durak');
    await expect(rules.article.getByRole('heading').nth(2)).toBeVisible();
    await expectAccessible(page);
  });

  test('with a match that cannot be opened, and one that cannot be saved', LONG, async ({ page, device, table, curtain }) => {
    await device.openMatch('{"players":[');
    await expect(table.alert).toBeVisible();
    await expectAccessible(page);
    await device.openMatch(after(TWO, 0));
    await curtain.show.click();
    await device.fillUp();
    await table.card('6 of hearts').click();
    await table.card('6 of hearts').click();
    await curtain.show.click();
    await expect(table.alert).toBeVisible();
    await expectAccessible(page);
  });
});

test('axe finds nothing on a phone', async ({ page, device, table, curtain }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await device.openMatch(after(FOUR, 20));
  await expect(curtain.show).toBeVisible();
  await expectAccessible(page);
  await curtain.show.click();
  await expect(table.cards).toHaveCount(5);
  await expectAccessible(page);
  await table.menuButton.click();
  await expectAccessible(page);
});
