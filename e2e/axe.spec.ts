import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import * as duckit from './support/duckit.ts';
import * as ducks from './support/ducks.ts';
import { LONG, longBut } from './support/extent.ts';
import { FOUR, TEAMS, TWO, after, oneAmongBots } from './support/games.ts';
import { PLACES, openPlace, type Place } from './support/match-screens.ts';
import * as quantum from './support/quantum.ts';
import { durak } from './support/saves.ts';

/** Screens with marks, reasons and open parts. */
const MARKED: Record<string, Place> = {
  'Duckit, the draw': { at: (named) => duckit.after(duckit.QUACKBACK, 0, named(3, 0)) },
  'Duckit, the Quacker taken': { at: (named) => duckit.after(duckit.QUACKBACK, 6, named(3, 0)) },
  'Duckit, four fours': { at: (named) => duckit.after(duckit.TURNED_AROUND, 52, named(3, 2)) },
  'Duckit, the last trick': {
    at: (named) => duckit.after(duckit.QUACKBACK, 5, named(3, 0)),
    then: (page) => page.getByRole('button', { name: 'Previous trick' }).click(),
  },
  'Quantum, a box chosen': {
    at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)),
    then: (page) => page.locator('.own-sheet .box--open').first().click(),
  },
  'Quantum, a refusal': {
    at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)),
    then: (page) => page.locator('.own-sheet .box--refused').first().click({ force: true }),
  },
  'Quantum, an open sheet': {
    at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)),
    then: (page) => page.locator('.other').getByRole('button').first().click(),
  },
  'Duck & Cover, a target chosen': {
    at: (named) => ducks.after(ducks.THREE, 5, named(3)),
    then: (page) => page.locator('.board .is-target').first().click(),
  },
  'Duck & Cover, a refusal': {
    at: (named) => ducks.after(ducks.THREE, 5, named(3)),
    then: (page) => page.locator('.board .duck:not(.duck--under, .is-target, .is-called)').last().click(),
  },
  'Duck & Cover, a hint': {
    at: (named) => ducks.after(ducks.THREE, 5, named(3)),
    then: (page) => page.getByRole('banner').getByRole('button', { name: 'Hint' }).click(),
  },
  'Duck & Cover, a card to turn': { at: (named) => ducks.after(ducks.FOUR, 99, named(4)) },
  'Duck & Cover, an open board': {
    at: (named) => ducks.after(ducks.SEVEN, 82, named(7, 0)),
    then: (page) => page.locator('.opponent__head').first().click(),
  },
};

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

  test('on the table at one’s own turn, with a card raised, refused, and hinted, and while a bot decides', async ({ page, device, table }) => {
    await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { memory_aid: true });
    await expect(table.playable).toHaveCount(2);
    await expect(table.seats.getByText('Holds').first()).toBeVisible();
    await expectAccessible(page);
    await table.playable.first().click();
    await expectAccessible(page);
    await table.tapAnyway(table.unplayable.first());
    await expect(table.bubble).toBeVisible();
    await expectAccessible(page);
    await table.hint.click();
    await expectAccessible(page);
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

  test('on the rules', async ({ page, device, rules }) => {
    await device.open('#/rules/durak');
    await expect(rules.article.getByRole('heading').nth(2)).toBeVisible();
    await expectAccessible(page);
  });

  for (const game of ['Durak', 'Duckit', 'Quantum', 'Duck & Cover', 'Duck That Goose!']) {
    test(`on the screens of ${game}`, longBut('Durak', game), async ({ page, device }) => {
      for (const [what, place] of Object.entries({ ...PLACES, ...MARKED }).filter(([what]) => what.startsWith(game))) {
        await openPlace(page, device, place, 'en');
        await expectAccessible(page, what);
      }
    });
  }

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
