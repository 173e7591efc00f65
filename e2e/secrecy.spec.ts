import { expect, test } from './fixtures.ts';
import { cardsIn, documentOf, cardsPlayed, mark, spokenOn } from './support/cards.ts';
import { LONG, someOf } from './support/extent.ts';
import { durak } from './support/saves.ts';
import { WITH_LOG, logMarkup } from './support/log.ts';
import { TWO, FOUR, after, oneAmongBots } from './support/games.ts';

test('the finder of cards finds them in every place', () => {
  const text = '<a aria-label="10 of hearts, trump" data-flip="Qs"><use href="#card-7c-s"></use></a> "card-9d"';
  expect([...cardsIn(text)].sort()).toEqual(['10h', '7c', '9d', 'Qs'].sort());
  expect([...cardsIn('<b class="suit-h as card card--back">5s6 Ah! 10</b>')]).toEqual(['Ah']);
});

test('a hand that the page hid for ten minutes is behind the curtain, but not after a minute or if a person is alone', async ({
  page, device, table, curtain,
}) => {
  const away = (minutes: number) =>
    page.evaluate((minutes) => {
      const { now } = Date;
      const see = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      };
      see(true);
      Date.now = () => now() + minutes * 60_000;
      see(false);
      Date.now = now;
      delete (document as unknown as { hidden?: boolean }).hidden;
    }, minutes);
  await device.openMatch(after(TWO, 12));
  const heading = await curtain.heading.innerText();
  await curtain.show.click();
  const hand = await table.handNames();
  await away(1);
  expect(await table.handNames()).toEqual(hand);
  await away(10);
  await expect(curtain.heading).toHaveText(heading, { useInnerText: true });
  await expect(table.cards).toHaveCount(0);
  await device.openMatch(after(TWO, 12, oneAmongBots(2)));
  await expect(table.cards.first()).toBeVisible();
  await away(10);
  await expect(table.cards.first()).toBeVisible();
});

for (const [seed, deck] of someOf([[22, 24], [21, 36]] as const)) {
  test(`through a whole match the page contains only the viewer’s hand (${deck} cards)`, LONG, async ({
    page, device, table, curtain, driver,
  }) => {
    // A hundred looks at everything in the page.
    test.setTimeout(180_000);
    await page.setViewportSize(WITH_LOG);
    const log = page.locator('.drawer--log .log');
    await device.openMatch(durak(['Mina', 'Jun'], { seed, deck }));
    await expect(curtain.show).toBeVisible();
    // Both may know these from the beginning: the trump, and the lowest trump, which was shown.
    await curtain.show.click();
    const known = cardsIn((await log.innerHTML()) + (await table.stock.innerHTML()));
    expect(known.size).toBeGreaterThan(0);
    expect(known.size).toBeLessThanOrEqual(2);
    await page.reload();

    /** The content of the page since each player last looked, and the public information by then. */
    const pages: Record<string, { where: string; cards: Set<string> }[]> = { Mina: [], Jun: [] };
    let handoffs = 0;
    for (let step = 0; step < 300; step++) {
      const asked = await driver.asked();
      if (asked === 'result') break;
      const told = [await documentOf(page), await spokenOn(page)];
      const all = new Set(told.flatMap((text) => [...cardsIn(text)]));
      const open = new Set([...known, ...cardsPlayed(await device.saved())]);
      const secret = new Set([...all].filter((card) => !open.has(card)));
      if (asked === 'curtain') {
        expect([...secret], 'cards in the page behind the curtain').toEqual([]);
        handoffs += 1;
        await curtain.show.click();
        continue;
      }
      if (asked === 'across') {
        // The table asks all who may add a card, and no hand is open.
        expect([...secret], 'cards in the page at a question').toEqual([]);
        await table.comes.first().click();
        continue;
      }
      await expect(log.locator('li'), 'the log is in the page').not.toHaveCount(0);
      const looks = (await table.prompt.innerText()).startsWith('Mina') ? 'Mina' : 'Jun';
      const hand = new Set((await table.handNames()).map(mark));
      expect([...hand].filter((card) => !all.has(card)), 'what the test itself overlooks').toEqual([]);
      expect([...secret].filter((card) => !hand.has(card)), `cards beside ${looks}’s hand`).toEqual([]);
      // No card of this hand was in the page while the other player looked.
      for (const { where, cards } of pages[looks]!) {
        expect([...hand].filter((card) => cards.has(card)), `${looks}’s cards ${where}`).toEqual([]);
      }
      pages[looks] = [];
      pages[looks === 'Mina' ? 'Jun' : 'Mina']!.push({ where: `at step ${step}`, cards: secret });
      await driver.move();
    }
    expect(handoffs).toBeGreaterThan(10);
  });
}

test('at the curtain there is no hand in the document, and nothing hidden', async ({
  page, device, curtain, table,
}) => {
  await device.openMatch(after(TWO, 12));
  await expect(curtain.show).toBeVisible();
  await expect(page.locator('.hand, .dock')).toHaveCount(0);
  const before = (await documentOf(page)) + (await spokenOn(page));
  await curtain.show.click();
  const hand = (await table.handNames()).map(mark);
  expect(hand.length).toBeGreaterThan(0);
  const told = cardsIn(before);
  const open = cardsPlayed(await device.saved());
  expect(hand.filter((card) => told.has(card) && !open.has(card))).toEqual([]);
});

test('face-down cards all look the same', async ({ page, device, table }) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.cards).toHaveCount(5);
  const backs = await page.locator('.card--back').evaluateAll((backs) => backs.map((back) => back.outerHTML));
  expect(backs.length).toBeGreaterThan(10);
  expect(new Set(backs).size).toBe(1);
  expect([...cardsIn(backs[0]!)]).toEqual([]);
  expect(backs[0]).not.toMatch(/data-|id=|aria-label|title/);
});

test('alone against a bot, the bot’s cards are not in the page either', async ({ page, device, table }) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.cards).toHaveCount(5);
  const own = (await table.handNames()).map(mark);
  const lying = cardsIn(await table.onTable.innerHTML());
  const trump = cardsIn(await table.stock.innerHTML());
  const log = cardsIn(await logMarkup(page));
  expect(log.size).toBeGreaterThan(0);
  const open = new Set([...own, ...lying, ...trump, ...log]);
  const all = new Set([...cardsIn(await documentOf(page)), ...cardsIn(await spokenOn(page))]);
  expect([...all].filter((card) => !open.has(card))).toEqual([]);
  // The log itself names only the cards on the table, and those that every deal shows.
  const told = [...log].filter((card) => !cardsPlayed({ ...after(FOUR, 20) }).has(card));
  expect(told.length).toBeLessThanOrEqual(2);
});
