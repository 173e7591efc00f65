import { expect, test } from './fixtures.ts';
import * as ducks from './support/ducks.ts';
import { FOUR, after, oneAmongBots } from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import { UPRIGHT_OR_LARGE, onEachScreen } from './support/screens.ts';

test('the reason next to a refused card is on the screen, for every card and screen', async ({ page, device, table }) => {
  // A reason shows for 3.5 seconds: here until the next tap, however slow the machine is.
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    const standing = (run: () => void, delay = 0) => (delay === 3500 ? 0 : set.call(window, run, delay));
    Object.assign(window, { setTimeout: standing });
  });
  await device.openMatch(after(FOUR, 71, oneAmongBots(4, 1)));
  await expect(table.cards).toHaveCount(14);
  await expect(table.unplayable).not.toHaveCount(0);
  const refused = await table.unplayable.all();
  await onEachScreen(page, UPRIGHT_OR_LARGE, 'reasons', async (screen) => {
    for (const card of refused) {
      await card.press('Enter');
      await expect.soft(table.bubble, `on ${screen.what}`).toBeInViewport({ ratio: 1 });
      const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
      await expect.soft(table.alert, `on ${screen.what}`).toContainText(name);
    }
    return [];
  });
});

test('large screens have large pieces, and no panel is mostly empty', async ({ page, device }) => {
  const size = (selector: string) => page.locator(selector).first().evaluate((piece) => {
    const { width, height } = piece.getBoundingClientRect();
    return { width, height };
  });
  await page.setViewportSize({ width: 1180, height: 820 });
  await device.openMatch(ducks.after(ducks.TWO, 1, ['Mina', { bot: 'Wigeon' }]));
  expect((await size('.board .duck')).width).toBeGreaterThan(110);
  const filled = await page.locator('.opponent').evaluate((panel) => {
    const ducks = [...panel.querySelectorAll('.small-duck')].map((duck) => duck.getBoundingClientRect());
    const height = Math.max(...ducks.map(({ bottom }) => bottom)) - Math.min(...ducks.map(({ top }) => top));
    return height / panel.getBoundingClientRect().height;
  });
  expect(filled).toBeGreaterThan(0.6);
  await device.openMatch(quantum.after(quantum.TWO_SHEETS, 10, quantum.oneAmongBots(2)));
  const box = await size('.other .box');
  expect(box.height).toBeLessThan(2 * box.width);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await device.openMatch(goose.after(3, goose.at(3, 1)));
  expect((await size('.pile .card')).width).toBeGreaterThan(140);
});
