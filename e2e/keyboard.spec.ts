import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as ducks from './support/ducks.ts';
import * as duckit from './support/duckit.ts';
import { LONG } from './support/extent.ts';
import { TWO, FOUR, after, length, oneAmongBots } from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import { durak } from './support/saves.ts';

/** The element that has the focus, by its accessible name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    return element.ariaLabel ?? element.textContent ?? '';
  });
}

test('a whole match between two people is played by keyboard alone', LONG, async ({
  page, device, driver, table, curtain, result,
}) => {
  await device.openMatch(durak(['Mina', 'Jun'], { seed: 31, deck: 24 }));
  let moves = 0;
  for (let step = 0; step < 300; step++) {
    const asked = await driver.asked();
    if (asked === 'result') break;
    await expect.poll(() => focused(page), 'the focus is somewhere').not.toBe('nothing');
    if (asked === 'curtain') {
      await expect(curtain.show).toBeFocused();
      await page.keyboard.press('Enter');
      continue;
    }
    if (asked === 'across') {
      await expect(table.nobody).toBeFocused();
      await page.keyboard.press('Enter');
      continue;
    }
    moves += 1;
    if (moves % 3 === 0) {
      // From the list of all moves.
      await page.keyboard.press('m');
      const first = table.moves.getByRole('listitem').first().getByRole('button');
      await tabTo(page, first);
      await page.keyboard.press('Enter');
      await expect(table.moves).toBeHidden();
    } else if ((await table.playable.count()) > 0) {
      // The focus is on a playable card: one Enter raises it, the next plays it.
      await expect(page.locator(':focus')).toHaveAccessibleName(/, can be played$/);
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
      if (!(await table.primary.innerText()).match(/^(Play|Add)/)) await tabTo(page, table.primary, 'Shift+Tab');
      await page.keyboard.press('Enter');
    } else {
      await expect(table.primary).toBeFocused();
      await page.keyboard.press('Enter');
    }
  }
  expect(moves).toBeGreaterThan(10);
  await expect(result.again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curtain.show).toBeFocused();
});

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 25; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`25 times ${key} do not reach ${target}; the focus is on ${await focused(page)}`);
}

test('a match is begun by keyboard alone', async ({ page, device, home, setup, table }) => {
  await device.open('#/');
  await expect(home.boxes.first()).toBeVisible();
  await tabTo(page, home.boxes.first());
  await page.keyboard.press('Enter');
  await tabTo(page, setup.names.first());
  await page.keyboard.press('Enter');
  await expect(setup.field).toBeFocused();
  await page.keyboard.type('Mina');
  await page.keyboard.press('Enter');
  // The list of the second seat: arrows move along it, and around its ends.
  await tabTo(page, setup.kind(1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^Dabbler/ })).toBeFocused();
  for (const [key, name] of [['ArrowDown', 'Diver'], ['ArrowDown', 'Person'], ['ArrowUp', 'Diver']] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('option', { name: new RegExp(`^${name}`) })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(setup.kind(1)).toHaveAccessibleName(/Diver$/);
  await expect(setup.kind(1)).toBeFocused();
  await tabTo(page, setup.allRules);
  await page.keyboard.press('Enter');
  await tabTo(page, setup.option('Transfer'));
  await page.keyboard.press('Space');
  await expect(setup.option('Transfer')).toBeChecked();
  await page.keyboard.press('Escape');
  await tabTo(page, setup.deal);
  await page.keyboard.press('Enter');
  await expect(table.cards).toHaveCount(6);
});

test('arrow keys walk along the hand', async ({ page, device, table }) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await table.cards.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(table.cards.first()).toBeFocused();
});

test('letters open and close: H hint, L log, R rules, M all moves, U undo; Esc closes', async ({
  page, device, table, curtain,
}) => {
  await device.openMatch(after(TWO, 10));
  await curtain.show.click();
  await page.keyboard.press('l');
  await expect(table.log).toBeVisible();
  await page.keyboard.press('r');
  await expect(table.log).toBeHidden();
  await expect(table.rules).toBeVisible();
  await page.keyboard.press('R');
  await expect(table.rules).toBeHidden();
  await page.keyboard.press('L');
  await page.keyboard.press('Escape');
  await expect(table.log).toBeHidden();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(table.rules).toBeHidden();

  await page.keyboard.press('h');
  await expect(table.hand.getByText('Try this')).toBeVisible();

  await page.keyboard.press('m');
  await expect(table.moves).toBeVisible();
  await page.keyboard.press('l');
  await expect(table.log, 'a dialog takes all keys').toBeHidden();
  await page.keyboard.press('Escape');
  await expect(table.moves).toBeHidden();
  expect(await device.steps(), 'no key has played').toBe(10);

  await table.playable.first().click();
  await table.playable.first().click();
  await expect(table.question).toHaveText('Does Jun add a card?');
  await page.keyboard.press('u');
  await expect(table.cards).toHaveCount(4);
  expect(await device.steps()).toBe(10);
});

test('a drawer takes the focus when it opens and gives it back when it closes', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 10, oneAmongBots(2)));
  for (const [button, drawer] of [[table.logButton, table.log], [table.rulesButton, table.rules]] as const) {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('against bots the focus is never lost while they play', async ({ page, device, driver }) => {
  await device.openMatch(durak(['Mina', { bot: 'Wigeon' }, { bot: 'Eider' }], { seed: 4, deck: 24 }));
  for (let step = 0; step < 100; step++) {
    if ((await driver.asked()) === 'result') break;
    await expect.poll(() => focused(page)).not.toBe('nothing');
    await page.keyboard.press('m');
    await expect(driver.table.moves.locator('li :focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(driver.table.moves).toBeHidden();
  }
  await expect(driver.result.again).toBeFocused();
});

test('when the turn comes, the focus leaves a card that cannot be played', async ({ page, device, table }) => {
  await device.holdBots();
  // A bot plays next to last; clubs were led, and the first card is a spade.
  await device.openMatch(duckit.after(duckit.QUACKBACK, 4, duckit.oneAmongBots(0)));
  await table.cards.first().focus();
  await device.letBotsAct();
  await expect(page.locator('.hand .is-playable:focus')).toHaveCount(1);
  await expect(table.cards.first()).not.toHaveClass(/is-playable/);
});

test('on every board the focus waits on something that can be done there', async ({ page, device }) => {
  const { THREE_SHEETS } = quantum;
  await device.openMatch(quantum.after(THREE_SHEETS, 65, quantum.oneAmongBots(3)));
  await expect(page.locator('.tray button:focus')).toHaveCount(1);
  await device.openMatch(quantum.after(THREE_SHEETS, 66, quantum.oneAmongBots(3)));
  await expect(page.locator('.own-sheet .box--open:focus')).toHaveCount(1);
  await device.openMatch(ducks.after(ducks.THREE, 5, ['Mina', 'Jun', 'Yuki']));
  await expect(page.locator('.board :is(.space, .is-target):focus')).toHaveCount(1);
  await device.openMatch(ducks.after(ducks.FOUR, 99, ['Mina', 'Jun', 'Yuki', 'Noa']));
  await expect(page.locator('.actions .button--primary:focus')).toHaveCount(1);
  await device.openMatch(goose.after(12, goose.at(3, 1)));
  await expect(page.locator('.pile.is-target:focus')).toHaveCount(1);
});

test('on the way to another page the focus goes into it', async ({ page, device, home }) => {
  const inMain = () => page.evaluate(() => document.activeElement!.closest('main')?.textContent ?? '');
  for (const [name, title, content] of [
    ['Past matches', /Past matches/, 'No finished matches yet'],
    ['Join a table', /Join a table · Mallard/, 'Join a table'],
  ] as const) {
    await device.open('#/');
    await tabTo(page, page.locator('#home').getByRole('link', { name }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(title);
    await expect.poll(inMain).toContain(content);
  }
  await device.open('#/past', { test: after(TWO, length(TWO)) });
  for (const [address, content] of [['#/', 'Pick a game'], ['#/rules/durak', 'Durak'], ['#/back/test', ''], ['#/past', '']] as const) {
    await page.evaluate((address) => (location.hash = address), address);
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null && document.activeElement?.localName)).toBe('main');
    expect(await inMain()).toContain(content);
  }
  await expect(home.boxes).toHaveCount(0);
});
