import { expect, test } from './fixtures.ts';
import { LONG } from './support/extent.ts';
import { FOUR, after, length } from './support/games.ts';
import { FEWER_FOURS, after as afterDuckit } from './support/duckit.ts';
import type { Who } from './support/saves.ts';

/** Noa among bots, who takes the last cards of the deal and is the fool. */
const PLAYERS: Who[] = [{ bot: 'Teal' }, { bot: 'Wigeon' }, { bot: 'Eider' }, 'Noa'];
const beforeTheEnd = (open: boolean) =>
  after({ ...FOUR, ...(open ? { length: 'open' as const } : {}) }, length(FOUR) - 1, PLAYERS);

const MOVING = { speed: 'normal', motion: 'full' } as const;

test('the last card lands, the fool’s cards turn up under the cap, and only then the result rises over the table', async ({
  page, device, table, result,
}) => {
  await device.openMatch(beforeTheEnd(false), MOVING);
  await table.actions.getByText(/^Take/).click();
  await expect(table.prompt).toContainText('Noa takes');
  await expect(result.winner).toHaveCount(0);

  const ending = page.locator('.ending');
  await expect(ending.getByRole('heading')).toHaveText('Noa is the fool');
  await expect(ending.getByRole('img')).toHaveCount(8);
  await expect(result.winner).toHaveCount(0);

  await expect(result.winner).toHaveText('Noa is the fool');
  await expect(result.again).toBeFocused();
  // The table is still above it, with the seats and these cards.
  await expect(table.seats).toHaveCount(3);
  await expect(ending.getByRole('img').first()).toBeInViewport();
  // No one has won, so nothing is celebrated.
  await expect(page.locator('.confetti')).toHaveCount(0);

  await result.lastTable.click();
  await expect(table.cards).toHaveCount(8);
});

test('a tap goes from the last card to the result, and with less motion it is there at once', async ({
  page, device, table, result,
}) => {
  await device.openMatch(beforeTheEnd(false), MOVING);
  await table.actions.getByText(/^Take/).click();
  await expect(table.prompt).toContainText('Noa takes');
  await page.locator('.pond').click();
  await expect(result.winner).toBeVisible({ timeout: 500 });

  for (const settings of [{ speed: 'normal', motion: 'less' }, { speed: 'off', motion: 'full' }] as const) {
    await device.openMatch(beforeTheEnd(false), settings);
    await table.actions.getByText(/^Take/).click();
    await expect(result.winner).toBeVisible({ timeout: 500 });
  }
});

test('an open match counts the evening in caps, most often the fool first', async ({ page, device, table, between }) => {
  await device.openMatch(beforeTheEnd(true));
  await table.actions.getByText(/^Take/).click();
  await expect(between.heading).toHaveText('Noa is the fool');
  await expect(between.next).toBeFocused();
  const tally = between.panel.getByRole('table', { name: 'So far 1 deal' });
  await expect(tally.getByRole('row').filter({ visible: true })).toHaveText([/Times the fool$/, /Noa1$/, /0$/, /0$/, /0$/]);
  await expect(tally.getByRole('columnheader', { name: 'Times the fool' })).toBeInViewport();
  await expect(tally.locator('.caps .icon')).toHaveCount(1);
  await expect(table.seats.locator('.fool__hat'), 'the fool is the one who looks').toHaveCount(0);
  await expect(page.locator('.ending').getByRole('img')).toHaveCount(8);
  await between.next.click();
  await expect(page.locator('.ending')).toHaveCount(0);
});

test('after a round of Duckit its last trick stays above the result, and the title names the best player', LONG, async ({
  page, device, between,
}) => {
  await device.openMatch(afterDuckit(FEWER_FOURS, 84));
  await expect(between.heading).toHaveText('Round 3 goes to Jun');
  await expect(page.locator('.pond .card').filter({ visible: true })).not.toHaveCount(0);
  await expect(page.locator('.hand')).toHaveCount(0);
});
