import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import * as ducks from './support/ducks.ts';
import { FOUR, TWO, after, length } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';
import type { Who } from './support/saves.ts';
import type { Page } from '@playwright/test';

const why = (page: Page) => page.locator('.dock').getByRole('button', { name: 'Why?' });
const panel = (page: Page) => page.locator('#why section');
const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });

/** A human, and bots of this level in the other seats. */
function among(bots: string[], level: 'dabbler' | 'diver'): Who[] {
  return ['Mina', ...bots.map((bot) => ({ bot, level }))];
}

/** The percentages in the panel, to see and to hear. */
async function perCents(page: Page): Promise<number[]> {
  const seen = await panel(page).locator('.why__number b').allInnerTexts();
  const heard = await panel(page).locator('.why__number .visually-hidden').allInnerTexts();
  expect(heard).toEqual(seen);
  return seen.map((text) => Number.parseInt(text, 10));
}

const KINDS = [
  {
    mind: 'a search', measure: 'How much of its thinking went into each move.', told: true, step: 1,
    match: () => after(FOUR, length(FOUR), among(['Eider', 'Teal', 'Smew'], 'diver')),
  },
  {
    mind: 'trials', measure: 'Its estimate of the chance of winning.', told: true, step: 3,
    match: () => ducks.after(ducks.TWO, Infinity, among(['Eider'], 'diver')),
  },
  {
    mind: 'rules of thumb', measure: 'Best first.', told: false, step: 2,
    match: () => after(TWO, length(TWO), among(['Teal'], 'dabbler')),
  },
];

for (const { mind, measure, told, step, match } of KINDS) {
  test(`the replay explains a bot’s move by ${mind}, and only at its step`, async ({ page, device }) => {
    await device.open(`#/back/test/${step}`, { test: match() });
    await why(page).focus();
    await page.keyboard.press('Enter');
    await expect(why(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toContainText(measure, { timeout: 20_000 });
    await expect(page.locator('#why')).toHaveRole('status');
    const moves = panel(page).getByRole('listitem');
    expect(await moves.count()).toBeGreaterThan(1);
    expect(await moves.count()).toBeLessThan(5);
    const shares = await perCents(page);
    expect(shares).toHaveLength(told ? await moves.count() : 0);
    expect(shares).toEqual([...shares].sort((one, other) => other - one));
    await expect(panel(page).locator('.why__advice')).toContainText(/^Hint for (Eider|Teal|Smew)/);

    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(why(page)).toBeFocused();
    await why(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page), 'another step').toHaveCount(0);
  });
}

test('a line of the log opens it, the same each time; it fits every screen, and is accessible', async ({ page, device }) => {
  await device.open('#/back/test/9', { test: after(FOUR, length(FOUR), among(['Eider', 'Teal', 'Smew'], 'dabbler')) });
  await page.keyboard.press('l');
  await page.getByRole('button', { name: /^Why\? .*attacks/ }).first().click();
  await expect(panel(page)).toContainText('worked this out again');
  const said = await panel(page).innerText();
  const step = await slider(page).inputValue();
  await page.keyboard.press('Home');
  await expect(panel(page)).toHaveCount(0);
  await slider(page).fill(step);
  await why(page).click();
  await expect(panel(page)).toHaveText(said.replaceAll(/\s*\n\s*/g, ' '), { useInnerText: true, ignoreCase: false });
  await onEachScreen(page, SCREENS.slice(0, 3), 'why', () => layoutFaults(page));
  // On a phone it covers the pond, and scrolls there.
  await onEachScreen(page, SCREENS.slice(3), 'why', async () => {
    const { x, y, width, height } = (await panel(page).boundingBox())!;
    const pond = (await page.locator('.pond').boundingBox())!;
    const inside = x >= pond.x && y >= pond.y && x + width <= pond.x + pond.width && y + height <= pond.y + pond.height;
    return inside ? [] : [`the panel leaves the pond: ${[x, y, width, height].join(' ')}`];
  });
  await expectAccessible(page, 'what a bot weighed');
});
