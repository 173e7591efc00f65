import { expect, test } from './fixtures.ts';
import { test as despiteErrors } from './support/expect-errors.ts';

/** The slugs of the drafts of the build: one of each template. */
const DRAFTS = (process.env.MALLARD_DRAFTS ?? '').split(' ').filter(Boolean);

/** The most taps of a match: each move takes at most two. */
const MOST = 400;

/** The suits below the hand. */
const SUITS = '.choices .card';

const title = (slug: string) => slug.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? ' ' : '') + letter.toUpperCase());

for (const slug of DRAFTS) {
  test(`a person plays a whole match of the draft ${slug} against a bot`, async ({
    freshPage, home, setup, table, result, device,
  }) => {
    await freshPage.evaluate(() => localStorage.setItem('mallard/settings', '{"speed":"off","suits_asked":true,"help":{"confirm":true}}'));
    await freshPage.reload();
    await home.box(title(slug)).click();
    await setup.seat([['Mina', 'Person'], ['Wigeon', 'Duckling']]);
    await freshPage.getByRole('button', { name: /^(Deal the cards|Roll the dice)$/ }).click();
    // The amber button plays the raised card, which the second tap does too.
    // A pause has a button, too.
    const move = freshPage.locator('.between__foot .button--primary').or(table.primary).or(table.playable).or(freshPage.locator('.choices').getByRole('button'));
    const next = result.again.or(move).first();
    // A raised card that names a suit is played by a tap on one.
    const suit = freshPage.locator(SUITS).first();
    for (let taps = 0; taps < MOST; taps++) {
      await expect(next).toBeVisible();
      if (await result.again.isVisible()) break;
      await ((await suit.isVisible()) ? suit : move.first()).click();
    }
    await expect(result.winner).toContainText(/wins|shares? the win/);
    await expect(result.rows).toHaveCount(3);
    const [id] = await device.matches();
    expect((await device.saved(id)).record.game).toBe(slug);

    await result.again.click();
    await expect(table.prompt).toBeVisible();
    await table.hint.click();
    await expect(freshPage.locator('.advice')).toContainText(/\w/);
  });
}

// With this seed the hand has the eight of spades. The next to move is a person, who has not covered the eight yet.
test('the plain board shows all actions of a raised card, a suit for each that names one', async ({
  device, page, table, curtain,
}) => {
  const player = (name: string) => ({ name, kind: 'person' as const, duck: 1 });
  await device.openMatch({
    players: [player('Mina'), player('Jun')],
    saved_at: 1,
    label: null,
    record: { format: 1, game: 'new-shedding', rules: 1, setup: { seats: 2, seed: 5, options: {} }, log: [] },
  });
  const suits = page.locator(SUITS);
  await curtain.show.click();
  await table.card('8 of spades').click();
  await expect(suits).toHaveCount(4);
  const named = ['spades', 'hearts', 'clubs', 'diamonds'].map((suit) => `Play the 8 of spades and name ${suit}`);
  expect(await suits.evaluateAll((all) => all.map((suit) => suit.ariaLabel))).toEqual(named);
  await suits.nth(1).click();
  await curtain.show.click();
  await expect(page.locator('.plain-board .suit-h')).toBeVisible();
});

// The browser reports each file that is missing as an error.
despiteErrors('a draft says that its lesson and its rules are still missing', async ({ device, page, rules }) => {
  await device.open(`#/lesson/${DRAFTS[0]}`);
  await expect(page.getByRole('alert')).toContainText('The lesson is not written yet.');
  await device.open(`#/rules/${DRAFTS[0]}`);
  await expect(rules.article).toContainText('The rules are not written yet.');
});
