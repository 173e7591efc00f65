import { expect, test } from './fixtures.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';

/** The cards in the hand, the parts with the pressed mark, and whether the decision is in storage. */
interface Seen {
  cards: number;
  pressed: number;
  saved: boolean;
}

test('a tapped card is marked and saved before the table updates; a double tap plays it once', async ({
  page, device, table,
}) => {
  await device.holdBots();
  await device.openMatch(after(TWO, 0, oneAmongBots(2)), { help: { confirm: false } });
  await expect(table.cards).toHaveCount(6);
  const seen = await page.evaluate(async () => {
    const look = (): Seen => ({
      cards: document.querySelectorAll('.hand .card').length,
      pressed: document.querySelectorAll('.is-pressed').length,
      saved: Object.values(localStorage).some((text: string) => text.includes('{"attack":"6h"}')),
    });
    const playable = document.querySelectorAll<HTMLElement>('.hand .is-playable');
    const six = [...playable].find((card) => card.getAttribute('aria-label')?.startsWith('6 of hearts'))!;
    six.click();
    const atOnce = look();
    for (const card of playable) card.click();
    // Before the frame in which the browser paints the mark.
    const inFrame = await new Promise<Seen>((done) => requestAnimationFrame(() => done(look())));
    return [atOnce, inFrame];
  });
  expect(seen).toEqual(Array.from({ length: 2 }, () => ({ cards: 6, pressed: 1, saved: true })));
  await expect(table.cards).toHaveCount(5);
  await expect(page.locator('.is-pressed')).toHaveCount(0);
  expect((await device.saved()).record.log).toEqual([[0, { attack: '6h' }]]);
});

test('without motion nothing waits', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 0), { help: { confirm: false } });
  await page.getByRole('button', { name: /show my cards/ }).click();
  await expect(table.cards).toHaveCount(6);
  const marked = await table.card('6 of hearts').evaluate((card: HTMLElement) => {
    card.click();
    return document.querySelectorAll('.is-pressed').length;
  });
  expect(marked).toBe(0);
  await expect(table.cards).not.toHaveCount(6);
});
