import { expect, test as base } from './fixtures.ts';
import { FlatTable } from './pages/flat-tablet.ts';
import { cardsIn, documentOf, cardsPlayed, mark, spokenOn } from './support/cards.ts';
import { LONG } from './support/extent.ts';
import { FOUR, TWO, after, oneAmongBots } from './support/games.ts';
import { logMarkup } from './support/log.ts';

const test = base.extend<{ flat: FlatTable }>({
  flat: async ({ page }, use) => use(new FlatTable(page)),
});

const FLAT = { lay_flat: true } as const;

test('the page contains a hand only while its owner presses the button, and only that hand', async ({ page, device, flat, curtain }) => {
  await device.openMatch(after(TWO, 11), FLAT);
  await expect(flat.asked).toHaveCount(1);
  await expect(curtain.show).toHaveCount(0);
  const secret = async () => {
    const told = [await documentOf(page), await spokenOn(page)];
    const open = new Set([...cardsPlayed(await device.saved()), ...cardsIn(await logMarkup(page))]);
    return [...new Set(told.flatMap((text) => [...cardsIn(text)]))].filter((card) => !open.has(card));
  };
  const trump = await secret();
  expect(trump.length, 'at most the trump under the stock').toBeLessThanOrEqual(1);
  for (const [owner, other] of [['Mina', 'Jun'], ['Jun', 'Mina']] as const) {
    await flat.hold(owner);
    await expect(flat.cards(owner)).not.toHaveCount(0);
    await expect(flat.cards(other)).toHaveCount(0);
    const labels = await flat.cards(owner).evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    const hand = labels.map((label) => mark(label.split(',')[0]!));
    const known = [...trump, ...hand];
    expect((await secret()).filter((card) => !known.includes(card))).toEqual([]);
    // It is removed before the browser draws the next frame.
    const left = await flat.peek(owner).evaluate(async (button) => {
      button.dispatchEvent(new PointerEvent('pointerup', { pointerId: 7, bubbles: true }));
      await new Promise(requestAnimationFrame);
      return document.querySelectorAll('.hand button').length;
    });
    expect(left).toBe(0);
    expect(await secret()).toEqual(trump);
  }
});

test('a touch of the other side hides peeked cards, and so does a hidden page', async ({ page, device, flat }) => {
  await device.openMatch(after(TWO, 11), FLAT);
  await flat.hold('Mina');
  await expect(flat.hands).toHaveCount(1);
  await flat.hold('Jun');
  await expect(flat.hands).toHaveCount(0);
  await flat.letGo('Jun');
  await expect(flat.hands).toHaveCount(0);

  await flat.hold('Mina');
  await expect(flat.hands).toHaveCount(1);
  await flat.prompt('Jun').dispatchEvent('pointerdown', { pointerId: 8 });
  await expect(flat.hands).toHaveCount(0);

  await flat.hold('Mina');
  await expect(flat.hands).toHaveCount(1);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(flat.hands).toHaveCount(0);
});

test('each side addresses its own player about the turn, and only that player plays', async ({ page, device, flat }) => {
  await device.openMatch(after(TWO, 0), FLAT);
  await expect(flat.asked).toHaveAccessibleName('Mina');
  await expect(page.locator('.side__turn')).toHaveText(['Mina decides', 'Mina, you decide']);
  expect(await flat.side('Jun').evaluate((side) => getComputedStyle(side).rotate)).toBe('180deg');
  expect(await flat.side('Mina').evaluate((side) => getComputedStyle(side).rotate)).toBe('none');
  await expect(flat.prompt('Mina')).toContainText('Mina, you attack');
  await expect(flat.prompt('Jun')).toContainText('Mina');
  // The other player may look, and nothing is marked there.
  await flat.hold('Jun');
  await expect(flat.cards('Jun')).toHaveCount(6);
  await expect(page.locator('.hand .is-playable')).toHaveCount(0);
  await flat.letGo('Jun');
  await flat.hold('Mina');
  const card = flat.cards('Mina').filter({ has: page.locator('[href="#card-6h"]') });
  await card.click();
  await card.click();
  await expect.poll(() => device.steps()).toBe(1);
  // The next decision is the other player's: the hand is face down, though the finger is still on the button.
  await expect(flat.asked).toHaveAccessibleName('Jun');
  await expect(flat.hands).toHaveCount(0);
  await flat.letGo('Mina');
  // A move that needs no card works with the hand face down.
  await expect(flat.prompt('Jun')).toContainText('Jun, you defend');
  await flat.side('Jun').getByRole('button', { name: /^Take/ }).click();
  await expect.poll(() => device.steps()).toBe(2);
});

test('it is offered in the setup to two people only, and remembered', async ({ page, device, setup, flat }) => {
  await device.open('#/new/durak');
  const lay = page.getByRole('switch', { name: 'Lay the tablet between you' });
  await setup.seat([['Mina', 'Person'], ['Jun', 'Diver']]);
  await expect(lay).toHaveCount(0);
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await expect(lay).toBeVisible();
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Yuki', 'Person']]);
  await expect(lay).toHaveCount(0);
  await setup.removes.last().click();
  await expect(page.getByText(/Mallard tells you when to pass it\.$/)).toBeVisible();
  await lay.click();
  await expect(page.getByText('It is flat between them.')).toBeVisible();
  await setup.deal.click();
  await expect(flat.asked).toHaveCount(1);
  await page.goto('./#/new/quantum');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await expect(lay).toHaveCount(0);
});

test('the menu of either side lays it down and takes it up', async ({ page, device, flat, curtain, table }) => {
  await device.openMatch(after(TWO, 12));
  await page.getByRole('button', { name: 'Menu' }).click();
  await table.menu.getByRole('button', { name: 'Lay the tablet between you' }).click();
  await expect(flat.asked).toHaveCount(1);
  await flat.menuButton('Jun').click();
  expect(await table.menu.evaluate((menu) => getComputedStyle(menu).rotate)).toBe('180deg');
  await table.menu.getByRole('button', { name: 'Back to passing the tablet' }).click();
  await expect(curtain.show).toBeVisible();
  // With bots at the table the tablet is never flat between two players.
  await device.openMatch(after(TWO, 11, oneAmongBots(2)), FLAT);
  await expect(table.cards).not.toHaveCount(0);
  await device.openMatch(after(FOUR, 20), FLAT);
  await expect(curtain.show).toBeVisible();
});

test('a key, or a tap instead of a long press, also shows the cards', LONG, async ({ page, device, flat }) => {
  await device.openMatch(after(TWO, 11), FLAT);
  await flat.peek('Jun').focus();
  await page.keyboard.down('Enter');
  await expect(flat.cards('Jun')).not.toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(flat.hands).toHaveCount(0);

  await device.openMatch(after(TWO, 11), { ...FLAT, tap_to_peek: true });
  await flat.peek('Mina').click();
  await expect(flat.cards('Mina')).not.toHaveCount(0);
  await flat.peek('Mina').click();
  await expect(flat.hands).toHaveCount(0);
  await flat.peek('Mina').click();
  await expect(flat.hands).toHaveCount(1);
  // A player who looks for long has asked for nothing else.
  await page.waitForTimeout(5000);
  await expect(flat.hands).toHaveCount(1);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expect(flat.hands, 'nobody looks at the page').toHaveCount(0);
});
