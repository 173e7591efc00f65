import { expect, test } from './fixtures.ts';
import { FOUR, TEAMS, TWO, after, oneAmongBots, people } from './support/games.ts';
import { centre, drag, touch } from './support/pointer.ts';

test('a card dragged onto the table attacks', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await drag(page, table.card('6 of hearts'), await centre(table.onTable));
  await expect(curtain.heading).toContainText('Jun');
  expect((await device.saved()).record.log).toEqual([[0, { attack: '6h' }]]);
});

test('a dragged card follows the pointer; dropped on no place of the table it returns, and nothing is played', async ({
  page, device, table, curtain,
}) => {
  await device.openMatch(after(TWO, 12));
  await curtain.show.click();
  const card = table.card('9 of spades');
  const home = await centre(card);
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(home.x - 120, home.y - 200, { steps: 5 });
  await expect.poll(() => centre(card)).toEqual({
    x: expect.closeTo(home.x - 120, -1.3), y: expect.closeTo(home.y - 200, -1.3),
  });
  await page.mouse.move(590, 20, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => centre(card)).toEqual(home);
  await expect(table.cards).toHaveCount(3);
  expect(await device.steps()).toBe(12);
  // And a tap on it still works.
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
});

test('with several attacks the card beats the one it is dropped on', async ({ page, device, table, curtain }) => {
  // Mina must beat two attacks, and has a trump that beats both.
  await device.openMatch(after(TEAMS, 2));
  await expect(curtain.heading).toContainText('Mina');
  await curtain.show.click();
  const attacks = table.onTable.getByRole('button', { name: /, not beaten$/ });
  await expect(attacks).toHaveCount(2);
  const second = (await attacks.nth(1).getAttribute('data-drop'))!;
  const trump = table.hand.getByRole('button', { name: /trump, can be played$/ }).first();
  const card = (await trump.getAttribute('data-flip'))!;
  await drag(page, trump, await centre(attacks.nth(1)));
  await expect(attacks).toHaveCount(1);
  expect((await device.saved()).record.log.at(-1)).toEqual([0, { beat: { attack: second, with: card } }]);
});

test('a card that does not beat says why; Esc puts a dragged card back; the next drag counts, with all of the page marked', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 12));
  await curtain.show.click();
  const attack = await centre(table.attack('7 of diamonds'));
  const king = table.card('king of hearts');
  const place = await centre(king);
  await drag(page, king, attack);
  await expect(table.alert).toHaveText('The king of hearts does not beat the 7 of diamonds: only a higher diamond or a trump does.');
  await expect.poll(() => centre(king)).toEqual(place);

  const card = table.card('9 of spades');
  const home = await centre(card);
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(attack.x, attack.y, { steps: 8 });
  await expect(page.locator('.hand .is-dragged')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.hand .is-dragged')).toHaveCount(0);
  await expect.poll(() => centre(card)).toEqual(home);
  await page.mouse.move(attack.x + 5, attack.y);
  await page.mouse.up();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  expect(await device.steps()).toBe(12);
  // The keyboard works at the first press.
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+A');
  await drag(page, card, attack);
  await expect(table.question).toHaveText('Does Jun add a card?');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  expect((await device.saved()).record.log.at(-1)).toEqual([0, { beat: { attack: '7d', with: '9s' } }]);
});

test('a duck dragged in the setup changes places', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Yuki', 'Person']]);
  const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}’s seat`) });
  await drag(page, seat('Mina'), await centre(seat('Yuki')));
  await expect(setup.called.first()).toHaveText('Yuki');
  await expect(setup.called.last()).toHaveText('Mina');
  // And back, with the whole page selected.
  await page.keyboard.press('Control+A');
  await drag(page, seat('Mina'), await centre(seat('Yuki')));
  await expect(setup.called.first()).toHaveText('Mina');
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await drag(page, seat('Mina'), await centre(seat('Yuki')));
  await seat('Mina').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(setup.called.nth(1)).toHaveText('Mina');
  await expect(seat('Mina'), 'the focus goes with the duck').toBeFocused();
});

test.describe('with a finger', () => {
  // Taps that bypass Playwright's input would interfere with the next test's first one.
  test.use({ hasTouch: true, ownPage: true });

  test('a card dragged onto an attack beats it, and the page does not move', async ({ page, device, table, curtain }) => {
    await device.openMatch(after(TWO, 12, people(2)));
    await curtain.show.tap();
    const from = await centre(table.card('9 of spades'));
    const to = await centre(table.attack('7 of diamonds'));
    const session = await page.context().newCDPSession(page);
    await touch(session, 'touchStart', [from]);
    for (let step = 1; step <= 8; step++) {
      await touch(session, 'touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
    }
    await touch(session, 'touchEnd', []);
    await expect(table.question).toHaveText('Does Jun add a card?');
    expect((await device.saved()).record.log.at(-1)).toEqual([0, { beat: { attack: '7d', with: '9s' } }]);
  });

  for (const slides of [9, 15]) {
    test(`a tap that slides ${slides} pixels is a tap`, async ({ page, device, table }) => {
      await device.openMatch(after(TWO, 12, oneAmongBots(2)));
      const card = table.card('9 of spades');
      const from = await centre(card);
      const session = await page.context().newCDPSession(page);
      await touch(session, 'touchStart', [from]);
      await touch(session, 'touchMove', [{ x: from.x + slides, y: from.y - 4 }]);
      await touch(session, 'touchEnd', []);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      // One tap: a second one would play it.
      await page.waitForTimeout(300);
      await expect(card).toHaveAttribute('aria-pressed', 'true');
    });
  }

  test('two taps play a card', async ({ device, table }) => {
    await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
    const card = table.playable.first();
    const name = (await card.getAttribute('data-flip'))!;
    await card.tap();
    await expect(card).toHaveAttribute('aria-pressed', 'true');
    await card.tap();
    await expect.poll(async () => JSON.stringify((await device.saved()).record.log[20])).toContain(`"with":"${name}"`);
  });
});
