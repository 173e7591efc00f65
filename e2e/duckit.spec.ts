import { expect, test as base } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { cardsIn, documentOf, spokenOn } from './support/cards.ts';
import { FOUR_UP, QUACKBACK, TURNED_AROUND, after, oneAmongBots } from './support/duckit.ts';
import { LONG } from './support/extent.ts';
import { centre, drag } from './support/pointer.ts';

const test = base.extend<{ duckit: DuckitPage }>({
  duckit: async ({ page }, use) => use(new DuckitPage(page)),
});

test('a person plays a whole match against bots, from the home screen to the result', LONG, async ({
  freshPage, home, setup, driver, result, device, duckit,
}) => {
  await freshPage.evaluate(() => localStorage.setItem('mallard/settings', '{"speed":"off","help":{"confirm":true}}'));
  await freshPage.reload();
  await home.box('Duckit').click();
  await expect(setup.names).toHaveCount(3);
  await expect(setup.add).toHaveCount(0);
  // Its only house rule.
  await expect(freshPage.locator('.option')).toHaveText([/^Practice round/]);
  await setup.seat([['Mina', 'Person'], ['Eider', 'Diver'], ['Smew', 'Duckling']]);
  await setup.deal.click();

  const path = await driver.play('result', { cap: 600 });
  expect(path).not.toContain('curtain');
  expect(path).toContain('next deal');
  await expect(result.winner).toContainText(/wins|share/);
  await expect(duckit.tally.getByRole('row')).toHaveCount(4);
  const [id] = await device.matches();
  expect((await device.saved(id)).players[1]?.kind).toEqual({ bot: 'diver' });
});

test('the draw for the first deal stays on the table until the first card is led', async ({ page, device, duckit }) => {
  await device.openMatch(after(QUACKBACK, 0, oneAmongBots(0)));
  const drawn = duckit.draw.getByRole('listitem');
  await expect(drawn).toHaveCount(3);
  // Two seats tied and drew again; the lower one deals.
  await expect(duckit.draw.getByRole('img')).toHaveCount(5);
  await expect(page.getByText('Smew drew the lowest card and deals.')).toBeVisible();
  await expect(drawn.filter({ hasText: 'lowest' })).toContainText('Smew');
  await expect(drawn.filter({ hasText: 'Smew' }).getByRole('img').last()).toHaveAccessibleName(/^Smew: /);
  await expect(duckit.seat('Smew')).toContainText('Dealer');
  expect(await duckit.logLines()).toContain('Smew drew the lowest card and deals first');
  await duckit.play('3 of spades');
  await expect(duckit.draw).toHaveCount(0);
});

test('the table shows the trump, the ranks, the suit to follow, and the last trick; another suit has a reason', async ({
  page, device, duckit,
}) => {
  await device.openMatch(after(QUACKBACK, 5, oneAmongBots(0)));
  await expect(duckit.rule).toContainText('Clubs are trumps');
  await expect(duckit.rule).toContainText('Fives are the Duck rank');
  expect(await duckit.ruler.allInnerTexts()).toEqual([
    'Super Duck, below every card', '5, the Duck rank', 'A', '2', '3', '4, costs a chip', '6', '7',
  ]);
  await expect(duckit.prompt).toHaveText(/Follow suit: play a club\.$/);
  await expect(duckit.playable).toHaveCount(3);
  await expect(duckit.trick).toHaveCount(3);
  await expect(duckit.trick.nth(0)).toHaveAccessibleName('Eider: 2 of clubs, winning');
  await expect(duckit.trick.nth(2)).toHaveAccessibleName('Mina has not played yet');

  await duckit.lastTrick.click();
  await expect(duckit.lastTrick).toHaveAttribute('aria-expanded', 'true');
  await expect(duckit.lookedAt.getByRole('heading')).toHaveText('Trick 1 · Mina leads');
  const cards = duckit.lookedAt.getByRole('img');
  expect(await cards.evaluateAll((cards) => cards.map((card) => card.ariaLabel))).toEqual([
    'Mina: 3 of spades', 'Eider: 6 of spades, winning', 'Smew: Joker, the Super Duck',
  ]);
  await page.keyboard.press('Escape');
  await expect(duckit.lookedAt).toHaveCount(0);
  await duckit.lastTrick.click();
  await duckit.lookedAt.getByRole('button', { name: 'Close' }).click();
  await expect(duckit.lookedAt).toHaveCount(0);

  await expect(duckit.unplayable).toHaveCount(5);
  await duckit.tapAnyway(duckit.unplayable.first());
  await expect(duckit.alert).toHaveText('You have a club, so you must follow suit.');
  await expect(duckit.bubble).toBeInViewport({ ratio: 1 });
  expect(await device.steps()).toBe(5);

  // A trick that was just won is on the table in full.
  await device.openMatch(after(QUACKBACK, 3, oneAmongBots(1)));
  await expect(duckit.trick.nth(2)).toHaveAccessibleName('Mina: 6 of spades, winning');
  await expect(duckit.lastTrick).toHaveCount(0);
});

test('a face-up four takes Duck rank and Quackback away, a face-up Super Duck trump and order', async ({
  device, duckit,
}) => {
  await device.openMatch(after(FOUR_UP, 11, oneAmongBots(2)));
  await expect(duckit.rule).toContainText('Spades are trumps');
  await expect(duckit.rule).toContainText('No Duck rank');
  await expect(duckit.rule).toContainText('No Quackback this round');
  await device.openMatch(after(TURNED_AROUND, 17, oneAmongBots(0)));
  await expect(duckit.faceUp).toHaveAccessibleName('Face-up card: Joker, the Super Duck');
  await expect(duckit.rule).toContainText('No trumps');
  expect(await duckit.ruler.allInnerTexts()).toEqual(['7', '6', '5', '4, costs a chip', '3', '2', 'A']);
});

test('the player who captures the first four takes the Quacker and banks a card that no other player sees', async ({
  page, device, duckit, curtain,
}) => {
  await device.openMatch(after(QUACKBACK, 6));
  await curtain.show.click();
  await expect(duckit.prompt).toContainText('Mina, you took the Quacker');
  await expect(duckit.card('6 of hearts')).toHaveAccessibleName('6 of hearts, the Quacker, can be banked');
  await expect(duckit.playable).toHaveCount(8);
  // The won trick is still there.
  await expect(duckit.trick.nth(2)).toHaveAccessibleName('Mina: 4 of clubs, winning');
  await duckit.card('4 of diamonds').click();
  await expect(duckit.primary).toHaveText(/^Bank the 4/);
  await duckit.bankHere.click();
  await expect(duckit.own).toContainText('Banked');
  await expect(duckit.own.getByRole('img')).toHaveAccessibleName('4 of diamonds');
  // A banked four counts: one in the trick, one banked.
  await expect(duckit.own.locator('.four')).toHaveCount(2);
  expect((await device.saved()).record.log.at(-1)).toEqual([0, { bank: '4d' }]);

  await duckit.play('7 of spades');
  await curtain.show.click();
  await expect(duckit.prompt).toContainText('Jun');
  await expect(duckit.seat('Mina').getByRole('img', { name: 'Banked by Mina, face down' })).toBeVisible();
  await expect(duckit.seat('Mina').locator('.four')).toHaveCount(1);
  const everything = (await documentOf(page)) + (await spokenOn(page));
  expect(cardsIn(everything)).not.toContain('4d');
  expect(await duckit.logLines()).toContain('Mina banks a card face down');
});

test('a card is dragged: onto the table to play it, onto the Quacker’s place to bank it', async ({
  page, device, duckit,
}) => {
  await device.openMatch(after(QUACKBACK, 5, oneAmongBots(0)));
  await drag(page, duckit.card('4 of clubs'), await centre(page.locator('.trick')));
  await expect(duckit.prompt).toContainText('you took the Quacker');
  // On the table a tap only raises it: the player may have meant to lead it.
  await drag(page, duckit.card('4 of diamonds'), await centre(page.locator('.trick')));
  await expect(duckit.card('4 of diamonds')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, duckit.card('4 of diamonds'), await centre(duckit.bankHere));
  await expect(duckit.own).toContainText('Banked');
  expect((await device.saved()).record.log.slice(5)).toEqual([[0, { play: '4c' }], [0, { bank: '4d' }]]);
});

test('after a round the banked card is turned up, all pay, and the chips are in the middle', async ({
  page, device, duckit, between,
}) => {
  await device.openMatch(after(QUACKBACK, 28, oneAmongBots(0)));
  await expect(between.panel).toContainText(/Round 1 goes to \w+/);
  await expect(between.panel).toContainText('Mina paid 3 chips and Eider paid 1 chip.');
  const mina = between.rows.filter({ hasText: 'Mina' });
  await expect(mina.locator('.four')).toHaveCount(3);
  await expect(mina.getByRole('img')).toHaveAccessibleName('4 of diamonds');
  await expect(page.locator('.between__closed'), 'a person alone needs no curtain').toHaveCount(0);
  expect((await duckit.logLines()).slice(-9).join('\n')).toContain('Mina had banked the 4');
  await between.next.click();
  await expect(duckit.pot).toHaveAccessibleName('Chips in the middle: 4');
  await expect(duckit.pot.locator('.chip')).toHaveCount(4);
  await expect(duckit.own.locator('.chips__stack .chip')).toHaveCount(7);
});

test('while a bot decides, a touch names the player whose turn it is', async ({ device, duckit }) => {
  await device.holdBots();
  await device.openMatch(after(QUACKBACK, 4, oneAmongBots(0)));
  await expect(duckit.prompt).toHaveText('Smew is choosing a card.');
  await duckit.cards.first().click();
  await expect(duckit.alert).toHaveText('It is Smew’s turn to decide.');
});
