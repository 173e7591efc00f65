import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import * as durak from './support/games.ts';
import { LANGS } from './support/words.ts';

test('the stock and its number are on one line, on a tablet upright', async ({ page, device }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const lang of LANGS) {
    await device.openMatch(MATCHES['duck-and-cover']!(), { lang });
    const counts = page.locator('.captain__numbers > *');
    await expect(counts).toHaveCount(2);
    const lines = await counts.evaluateAll((counts) => counts.map((count) => Math.round(count.getBoundingClientRect().height / 21)));
    expect.soft(lines, lang).toEqual([1, 1]);
  }
});

test('a name saved earlier with parts that turn the line is shown as the name alone', async ({ page, device, table }) => {
  const save = durak.after(durak.TWO, 4, ['\u202EMina', 'Jun']);
  await device.open('#/', { test: { ...save, label: null } });
  await expect(page.locator('.resume')).toContainText('Mina');
  await page.goto('./#/match/test');
  await expect(table.menuButton).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page.locator('.resume')).toContainText('Mina');
  expect(await page.locator('body').innerText()).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
});

test('on the narrowest screen the player badges stay on it', async ({ page, device }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  for (const save of [durak.after(durak.FOUR, 12, durak.oneAmongBots(4)), MATCHES.duckit!()]) {
    await device.openMatch(save);
    await page.locator('.seats .seat').first().waitFor();
    const out = await page.locator('.seats *').evaluateAll((parts) => parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5;
    }).map((part) => part.textContent));
    expect(out).toEqual([]);
  }
});
