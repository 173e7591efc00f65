import { expect, test } from './fixtures.ts';

test('the built page opens', async ({ freshPage }) => {
  await expect(freshPage).toHaveTitle(/^Mallard/);
  await expect(freshPage.locator('#crash')).toBeHidden();
});

test.describe('in a folder of a host', () => {
  test.use({ baseURL: process.env.MALLARD_FOLDER_URL });

  test('the same build opens there', async ({ freshPage }) => {
    await expect(freshPage).toHaveTitle(/^Mallard/);
    expect(new URL(freshPage.url()).pathname).toBe('/some/where/');
  });
});
