import { expect, test } from './fixtures.ts';
import * as durak from './support/games.ts';

test('an address altered by a chat opens its screen, at home and at the table', async ({ page, device }) => {
  const save = durak.after(durak.SIX, 4);
  for (const [address, title] of [
    ['##/rules/durak', /Durak/],
    ['#past', /Past/],
    ['#//new/durak', /Durak/],
    ['#%2Frules%2Fdurak', /Durak/],
  ] as const) {
    await device.open(address);
    await expect(page.locator('h1').filter({ visible: true }), address).toContainText(title);
  }
  await device.open('##/match/test', { test: save });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  for (const address of ['#what', '##/', '#rules/chess']) {
    await device.open(address);
    await expect(page.getByText('Daily challenge'), `${address} is the shelf`).toBeVisible();
  }
});

test('a link opens with a sentence after it', async ({ page, device, share }) => {
  await device.openMatch(durak.after(durak.SIX, 4));
  await share.fromMenu();
  const hash = await share.hash();
  for (const end of ['.', '에서']) {
    await device.open(hash + end);
    await expect(share.came, end).toBeVisible();
    await expect(share.setUp, end).toBeVisible();
  }
  for (const begin of ['#%2Fopen', '#/open%2f']) {
    await device.open(hash.replace('#/open', begin));
    await expect(share.setUp, begin).toBeVisible();
  }
  for (const damaged of ['#/Open', hash.slice(0, -3)]) {
    await device.open(damaged);
    await expect(page.getByText('This link is damaged.'), damaged).toBeVisible();
    expect(await device.matches()).toEqual([]);
  }
});
