import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { cardsIn, documentOf, mark, spokenOn } from './support/cards.ts';
import {
  FEWER_FOURS, FOUR_UP, MORE_TRICKS, PEOPLE, QUACKBACK, SHARED, TURNED_AROUND, after, dealt, ended, oneAmongBots,
  playedIn, type DuckitSave,
} from './support/duckit.ts';
import { LONG } from './support/extent.ts';
import { WITH_LOG } from './support/log.ts';
import { LANGS, WORDS } from './support/words.ts';

const test = base.extend<{ duckit: DuckitPage }>({
  duckit: async ({ page }, use) => use(new DuckitPage(page)),
});

test('three people play the last rounds of a match by tapping, passing the tablet on', LONG, async ({
  device, driver, result,
}) => {
  await device.openMatch(after(TURNED_AROUND, 56));
  const path = await driver.play('result');
  expect(path.filter((asked) => asked === 'curtain').length).toBeGreaterThan(15);
  await expect(result.winner).toContainText(/wins|share the win/);
});

test('a person plays a whole match against bots, from the home screen to the result', LONG, async ({
  freshPage, home, setup, driver, result, device, duckit,
}) => {
  await freshPage.evaluate(() => localStorage.setItem('mallard/settings', '{"speed":"off"}'));
  await freshPage.reload();
  await home.box('Duckit').click();
  await expect(setup.names).toHaveCount(3);
  await expect(setup.add).toHaveCount(0);
  await expect(freshPage.getByRole('heading', { name: 'House rules' })).toHaveCount(0);
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

test('a watched match of bots alone shows each round and ends', LONG, async ({ device, driver, duckit }) => {
  await device.openMatch(dealt([{ bot: 'Teal' }, { bot: 'Eider' }, { bot: 'Smew' }], 3));
  const path = await driver.play('result');
  expect(path.length, 'rounds that were shown, and the result').toBeGreaterThan(1);
  expect(path.slice(0, -1).every((asked) => asked === 'next deal')).toBe(true);
  await expect(duckit.tally).toBeVisible();
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

test('the table shows the trump, the ranks, and the suit to follow', async ({ device, duckit }) => {
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
  await drag(page, duckit.card('4 of clubs'), page.locator('.trick'));
  await expect(duckit.prompt).toContainText('you took the Quacker');
  // On the table a tap only raises it: the player may have meant to lead it.
  await drag(page, duckit.card('4 of diamonds'), page.locator('.trick'));
  await expect(duckit.card('4 of diamonds')).toHaveAttribute('aria-pressed', 'true');
  await drag(page, duckit.card('4 of diamonds'), duckit.bankHere);
  await expect(duckit.own).toContainText('Banked');
  expect((await device.saved()).record.log.slice(5)).toEqual([[0, { play: '4c' }], [0, { bank: '4d' }]]);
});

test('the last trick can be looked at again until the next one is complete', async ({ page, device, duckit }) => {
  await device.openMatch(after(QUACKBACK, 3, oneAmongBots(1)));
  // The trick was just won, and is on the table in full.
  await expect(duckit.trick.nth(2)).toHaveAccessibleName('Mina: 6 of spades, winning');
  await expect(duckit.lastTrick).toHaveCount(0);

  await device.openMatch(after(QUACKBACK, 5, oneAmongBots(0)));
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

test('a Quackback is named and costs the others', async ({ device, between }) => {
  await device.openMatch(after(QUACKBACK, 84, oneAmongBots(0)));
  await expect(between.heading).toHaveText('Quackback for Mina');
  await expect(between.panel).toContainText('Eider paid 4 chips and Smew paid 4 chips.');
  await expect(between.panel.getByText('Quackback', { exact: true })).toBeAttached();
  await expect(between.panel.locator('.four')).toHaveCount(4);
});

for (const [what, played, winner, why] of [
  ['chips', TURNED_AROUND, 'Yuki wins', 'Most chips: 9. The winner takes the 19 chips in the middle.'],
  ['fours', FEWER_FOURS, 'Jun wins', 'Tied on chips (7). Fewest fours in the last round: 0.'],
  ['tricks', MORE_TRICKS, / wins$/, /^Tied on chips \(\d\) and fours \(\d\)\. Most tricks in the last round: \d\./],
  ['nothing: the win is shared', SHARED, 'Mina and Yuki share the win', 'Each winner takes 12 chips from the middle.'],
] as const) {
  test(`the result explains what decided: ${what}`, async ({ device, result, duckit }) => {
    await device.openMatch(ended(played, [...PEOPLE]));
    await expect(result.winner).toHaveText(winner);
    await expect(result.why).toHaveText(typeof why === 'string' ? new RegExp(escaped(why)) : why);
    await expect(duckit.tally.getByRole('columnheader', { name: 'From the middle' })).toBeVisible();
  });
}

test('the result shows the last rounds and the sum of those before, and says what banked means', async ({ page, device, result }) => {
  await device.openMatch(ended(MORE_TRICKS, [...PEOPLE]));
  const heads = result.rows.first().getByRole('columnheader');
  await expect(heads).toHaveText(['Place', 'Player', 'Before1–3', 'Round 44', 'Round 55', 'Round 66', 'Chips']);
  await expect(page.locator('.standings')).toContainText('Banked The card put face down in exchange for the Quacker.');
});

function escaped(text: string): string {
  return text.replace(/[.()]/g, '\\$&');
}

const REASONS = {
  en: 'You have a club, so you must follow suit.',
  ko: '손패에 클로버가 있으니 클로버를 내야 합니다.',
  ja: '手札にクラブがあるので、リードスートのクラブを出してください。',
};

for (const lang of LANGS) {
  test(`a card that does not follow says why (${lang})`, async ({ page, device }) => {
    const table = new DuckitPage(page, WORDS[lang]);
    await device.openMatch(after(QUACKBACK, 5, oneAmongBots(0)), { lang });
    await expect(table.unplayable).toHaveCount(5);
    await table.tapAnyway(table.unplayable.first());
    await expect(table.alert).toHaveText(REASONS[lang]);
    await expect(table.bubble).toBeInViewport({ ratio: 1 });
    expect((await device.saved()).record.log).toHaveLength(5);
  });
}

test('while a bot decides, a touch names the player whose turn it is', async ({ device, duckit }) => {
  await device.holdBots();
  await device.openMatch(after(QUACKBACK, 4, oneAmongBots(0)));
  await expect(duckit.prompt).toHaveText('Smew is choosing a card.');
  await duckit.cards.first().click();
  await expect(duckit.alert).toHaveText('It’s Smew’s turn to decide.');
});

test('a round is played by keyboard alone, every third move from the list of moves', async ({
  page, device, driver, duckit, between,
}) => {
  await device.openMatch(after(QUACKBACK, 0, oneAmongBots(0)));
  for (let moves = 1; (await driver.asked()) === 'move'; moves++) {
    if (moves % 3 === 0) {
      await page.keyboard.press('m');
      // The first move has the focus; where there is one alone, Tab would leave the list.
      await expect(duckit.moves.locator('li :focus')).toHaveText(/^(Lead|Play|Bank) /);
      await page.keyboard.press('Enter');
      await expect(duckit.moves).toBeHidden();
    } else {
      // The focus stayed in the hand while the others played: arrow keys lead to a playable card.
      await expect(duckit.hand.locator(':focus')).toHaveCount(1);
      for (let steps = 0; steps < 9 && (await duckit.playable.and(page.locator(':focus')).count()) === 0; steps++) {
        await page.keyboard.press('ArrowRight');
      }
      await page.keyboard.press('Enter');
      await expect(page.locator(':focus')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Enter');
    }
  }
  await expect(between.next).toBeFocused();
});

test('after the standings the curtain comes, though the last to play also leads', async ({ device, driver, duckit, curtain, between }) => {
  // Jun plays the last card of the third round, and leads in the fourth.
  await device.openMatch(after(MORE_TRICKS, 83));
  await curtain.show.click();
  await driver.move();
  await between.next.click();
  await expect(curtain.heading).toContainText('Jun');
  await expect(duckit.cards).toHaveCount(0);
});

test('through a whole round the page contains only the viewer’s hand', LONG, async ({
  page, device, duckit, curtain, driver,
}) => {
  await page.setViewportSize(WITH_LOG);
  const log = page.locator('.drawer--log .log');
  await device.openMatch(dealt(PEOPLE, 5));
  await curtain.show.click();
  // Everyone knows these from the beginning: the draw, and the card turned up.
  const known = cardsIn(await log.innerHTML());
  expect(known.size).toBeGreaterThan(0);
  await page.reload();
  const banked: Record<string, string> = {};
  let handoffs = 0;
  for (;;) {
    const asked = await driver.asked();
    const saved = await device.saved<DuckitSave>();
    const texts = [await documentOf(page), await spokenOn(page)];
    const told = new Set(texts.flatMap((text) => [...cardsIn(text)]));
    const open = new Set([...known, ...playedIn(saved)]);
    const secret = [...told].filter((card) => !open.has(card));
    if (asked === 'curtain') {
      expect(secret, 'cards in the page behind the curtain').toEqual([]);
      handoffs += 1;
      await curtain.show.click();
      continue;
    }
    if (asked !== 'move') break;
    await expect(log.locator('li'), 'the log is in the page').not.toHaveCount(0);
    const looks = (await duckit.prompt.innerText()).split(',')[0]!;
    const hand = (await duckit.handNames()).map(mark);
    expect(hand.filter((card) => !told.has(card)), 'what the test itself overlooks').toEqual([]);
    const own = new Set([...hand, banked[looks]]);
    expect(secret.filter((card) => !own.has(card)), `cards beside ${looks}’s hand`).toEqual([]);
    await driver.move();
    const last = (await device.saved<DuckitSave>()).record.log.at(-1)?.[1];
    if (last && 'bank' in last) banked[looks] = last.bank;
  }
  expect(handoffs).toBeGreaterThan(15);
  expect(Object.keys(banked)).toHaveLength(1);
});

async function drag(page: Page, thing: Locator, onto: Locator) {
  const from = (await thing.boundingBox())!;
  const to = (await onto.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
}
