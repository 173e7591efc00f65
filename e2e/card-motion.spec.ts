import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { GoosePage } from './pages/goose.ts';
import { THREE, after as afterDucks } from './support/ducks.ts';
import { QUACKBACK, after as afterDuckit, oneAmongBots as oneAtDuckit } from './support/duckit.ts';
import { flights, flown, holdFlights, noteFlights } from './support/card-motion.ts';
import { TWO, after as afterDurak, oneAmongBots, people } from './support/games.ts';
import { at, goose } from './support/goose.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

/** Everything that flies is visible all the way. */
async function seenAllTheWay(page: Page, ...things: string[]) {
  await expect.poll(() => page.locator('.is-new').count()).toBeGreaterThan(0);
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 0.99]) {
    const flying = await flights(page, part);
    expect(flying.map(({ thing }) => thing), `what flies, at ${part}`).toEqual(expect.arrayContaining(things));
    const covered = flying.filter(({ coveredBy }) => coveredBy !== null);
    expect(covered, `what nobody sees, at ${part} of its way`).toEqual([]);
  }
}

/** Raises and plays a card. */
async function twice(card: Locator) {
  await card.click();
  await card.click();
}

for (const { width, height } of [{ width: 1180, height: 820 }, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
  test(`a card is seen on its way from the hand to the table of Durak and Duckit (${width}x${height})`, async ({ page, device, table }) => {
    await page.setViewportSize({ width, height });
    await device.holdBots();
    await device.openMatch(afterDurak(TWO, 0, oneAmongBots(2, 0)));
    await holdFlights(page);
    const hand = (await table.hand.boundingBox())!;
    await twice(table.card('6 of hearts'));
    await seenAllTheWay(page, '6h');
    const begun = (await flights(page, 0)).find(({ thing }) => thing === '6h');
    expect(begun!.y, 'it begins where it was, not in its place').toBeGreaterThan(hand.y);

    const duckit = new DuckitPage(page);
    await device.openMatch(afterDuckit(QUACKBACK, 5, oneAtDuckit(0)));
    await holdFlights(page);
    await duckit.play('4 of clubs');
    await seenAllTheWay(page, '4c');
  });
}

test('a card banked in Duckit goes to its place beside the prompt', async ({ page, device }) => {
  const duckit = new DuckitPage(page);
  await device.holdBots();
  await device.openMatch(afterDuckit(QUACKBACK, 6, oneAtDuckit(0)));
  await holdFlights(page);
  await duckit.play('4 of diamonds');
  await seenAllTheWay(page, '4d');
});

test('cards that are taken up, and that are drawn, are seen on their way to the hand', async ({ page, device, table }) => {
  await device.holdBots();
  await device.openMatch(afterDurak(TWO, 22, oneAmongBots(2, 0)));
  const before = await table.cards.count();
  await holdFlights(page);
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect.poll(() => table.cards.count()).toBeGreaterThan(before);
  await seenAllTheWay(page);
});

test('a card of Duck That Goose! is seen on its way to one’s own range', async ({ page, device }) => {
  const game = new GoosePage(page);
  await device.holdBots();
  await device.openMatch(goose(at(3, 1), { log: [[1, { peek: [2, 3] }], [0, { peek: [2, 3] }], [2, { peek: [0, 3] }], [0, 'draw'], [0, 'add']] }));
  await holdFlights(page);
  await game.cards.nth(2).click();
  await game.primary.click();
  await seenAllTheWay(page);
});

test('a covered duck stays visible until the card that covers it lands', async ({ page, device, ducks }) => {
  await device.holdBots();
  await device.openMatch(afterDucks(THREE, 5, ['Mina', { bot: 'Wigeon' }, { bot: 'Teal' }]));
  const cover = ducks.covers.first();
  const covered = `0-${(await cover.getAttribute('aria-label'))!.split(',')[0]!}`;
  await ducks.choose(cover);
  await expect(page.locator('.prompt')).toContainText('You can still change your mind.');
  await holdFlights(page);
  // Both bots choose at once, and everything moves.
  await device.letBotsAct();
  await seenAllTheWay(page, '0-6');
  for (const part of [0, 0.3]) {
    await flights(page, part);
    const seen = await page.locator(`.board .duck--under[data-flip="${covered}"]`).evaluate((under) => {
      const { x, y, width, height } = under.getBoundingClientRect();
      return under.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(seen, `the covered duck is seen, at ${part} of the way`).toBe(true);
  }
});

test('a deal is seen: one card after another comes from the deck', async ({ page, device, table }) => {
  await noteFlights(page);
  await device.holdBots();
  await device.openMatch(afterDurak(TWO, 0, oneAmongBots(2, 0)));
  await expect.poll(() => flown(page)).toHaveLength(7);
  expect((await flown(page)).map(([, later]) => later)).toEqual([0, 20, 40, 60, 80, 100, 120]);
  await expect(page.locator('.is-new, .is-flying')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => flown(page), 'as long as nobody has decided anything').toHaveLength(7);
  await expect(page.locator('.is-new, .is-flying')).toHaveCount(0);
  await twice(table.card('6 of hearts'));
  await expect(table.attack('6 of hearts')).toBeVisible();
  await page.reload();
  await expect(table.attack('6 of hearts')).toBeVisible();
  expect(await flown(page), 'afterwards it is not dealt again').toEqual([]);
});

test('cards dealt behind a curtain are visible when it opens', async ({ page, device, curtain }) => {
  await noteFlights(page);
  await device.openMatch(afterDurak(TWO, 0, people(2)), { speed: 'slow' });
  await expect(curtain.show).toBeVisible();
  expect(await flown(page)).toEqual([]);
  await curtain.show.click();
  await expect.poll(() => flown(page)).toHaveLength(7);
});

test('with reduced motion nothing flies', async ({ page, device, table }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await device.holdBots();
  await device.openMatch(afterDurak(TWO, 0, oneAmongBots(2, 0)));
  await twice(table.card('6 of hearts'));
  await expect(table.attack('6 of hearts')).toBeVisible();
  const running = () => page.evaluate(() => document.getAnimations().filter((animation) =>
    animation instanceof CSSAnimation && animation.animationName === 'fly').length);
  expect(await running()).toBe(0);
  await expect(page.locator('.pond')).toHaveCSS('overflow', 'hidden');
});

test('after all motion the table is as before', async ({ page, device, table }) => {
  await device.holdBots('fast');
  await device.openMatch(afterDurak(TWO, 0, oneAmongBots(2, 0)));
  await twice(table.card('6 of hearts'));
  await expect(table.attack('6 of hearts')).toBeVisible();
  await expect(page.locator('.is-new, .is-flying')).toHaveCount(0);
});
