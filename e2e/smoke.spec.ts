import { expect, test } from './fixtures.ts';

test('the built page opens', async ({ freshPage }) => {
  await expect(freshPage).toHaveTitle(/^Mallard/);
  await expect(freshPage.locator('#crash')).toBeHidden();
});

test('the browser has nothing to warn of', async ({ page, device, home }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // These tests block the worker themselves.
    if (message.type() === 'warning' && !/by Playwright$/.test(message.text())) warnings.push(message.text());
  });
  await device.open('#/');
  await expect(home.boxes.first()).toBeVisible();
  expect(warnings).toEqual([]);
});

test.describe('in a folder of a host', () => {
  test.use({ baseURL: process.env.MALLARD_FOLDER_URL });

  test('the same build opens there', async ({ freshPage }) => {
    await expect(freshPage).toHaveTitle(/^Mallard/);
    expect(new URL(freshPage.url()).pathname).toBe('/some/where/');
  });
});
