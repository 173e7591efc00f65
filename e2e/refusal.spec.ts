import { expect, test } from './fixtures.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';

// Mina must beat the 7 of diamonds; of her three cards only the 9 of spades does.
const MUST_BEAT = after(TWO, 12, oneAmongBots(2));

const REASON = /^The .+ does not beat the 7 of diamonds: only a higher diamond or a trump does\.$/;

test('a card that cannot be played says why, to the keyboard too, and only the last reason shows', async ({ page, device, table }) => {
  await device.openMatch(MUST_BEAT);
  await expect(table.playable).toHaveCount(1);
  await expect(table.unplayable).toHaveCount(2);
  const refused = table.unplayable.first();
  await table.tapAnyway(refused);
  // Next to the card to see, and as an alert to hear: the same sentence.
  await expect(table.alert).toHaveText(REASON);
  await expect(table.bubble).toContainText(/does not beat the 7/);
  await expect(table.bubble).toBeInViewport({ ratio: 1 });
  await expect(refused).toHaveAttribute('aria-pressed', 'false');
  const first = await table.alert.innerText();
  await table.unplayable.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(table.alert).toHaveCount(1);
  await expect(table.alert).toHaveText(REASON);
  await expect(table.alert).not.toHaveText(first);
  await table.playable.click();
  await expect(table.alert).toHaveCount(0);
  expect(await device.steps()).toBe(12);
});

test.describe('with the clock in hand', () => {
  // The clock belongs to the whole context.
  test.use({ ownContext: true });

  test('the reason goes by itself after a while', async ({ page, device, table }) => {
    await page.clock.install();
    await device.openMatch(MUST_BEAT);
    await page.clock.runFor(100);
    await table.tapAnyway(table.unplayable.first());
    await page.clock.runFor(5000);
    await expect(table.alert).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(table.alert).toHaveCount(0);
  });

  for (const by of ['the focus on its link', 'the pointer on it']) {
    test(`the reason stays with ${by}`, async ({ page, device, table }) => {
      await page.clock.install();
      await device.openMatch(MUST_BEAT);
      await page.clock.runFor(100);
      await table.tapAnyway(table.unplayable.first());
      const link = table.bubble.getByRole('button');
      if (by.includes('focus')) {
        await table.unplayable.first().focus();
        await page.clock.runFor(500);
        for (let tabs = 0; tabs < 20 && !(await link.evaluate((link) => link === document.activeElement)); tabs++) {
          await page.keyboard.press('Tab');
        }
        await expect(link, 'Tab goes to it').toBeFocused();
      } else {
        await link.hover();
      }
      await page.clock.runFor(20_000);
      await expect(table.alert).toHaveCount(1);
      if (by.includes('focus')) {
        await page.keyboard.press('Escape');
        await expect(table.unplayable.first(), 'the focus goes back').toBeFocused();
      } else {
        await page.mouse.move(1, 1);
        await page.clock.runFor(7000);
      }
      await expect(table.alert).toHaveCount(0);
    });
  }

  test('a repeated refusal shows as long as the first', async ({ page, device, table }) => {
    await page.clock.install();
    await device.openMatch(MUST_BEAT);
    await page.clock.runFor(100);
    await table.tapAnyway(table.unplayable.first());
    await page.clock.runFor(2500);
    await table.tapAnyway(table.unplayable.first());
    await page.clock.runFor(2500);
    await expect(table.alert, 'the first one is over, not the second').toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(table.alert).toHaveCount(0);
  });
});
