import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import { expectAccessible } from './support/axe.ts';

test('a reload keeps the names of the set-up, also one that is being written, and so does a look at the rules', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  await setup.rename(0, 'Mina');
  await setup.names.nth(1).click();
  await setup.field.pressSequentially('Jun');
  await page.reload();
  await expect(setup.called.first()).toHaveText('Mina');
  await expect(setup.called.nth(1)).toHaveText('Jun');
  // The rules as a page lead back to it.
  await setup.add.click();
  await page.getByRole('link', { name: 'How to play' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(setup.called.first()).toHaveText('Mina');
  await expect(setup.names).toHaveCount(3);
});

test('the setup warns about equal names while typing, and the table numbers them', async ({ page, device, setup }) => {
  const line = page.getByText('Another player is called Anna, too. At the table, this one is “Anna 2”.');
  await device.open('#/new/durak');
  await setup.choose(1, 'Person');
  await setup.rename(0, 'Anna');
  await setup.names.nth(1).click();
  await setup.field.pressSequentially('Anna');
  await expect(line, 'still writing').toBeVisible();
  await setup.field.press('Backspace');
  await expect(line).toBeHidden();
  await setup.field.fill('Anna ');
  await setup.field.press('Enter');
  await setup.deal.click();
  await expect(page).toHaveURL(/#\/match\//);
  const [id] = await device.matches();
  await expect.poll(async () => (await device.saved(id)).players.map(({ name }) => name)).toEqual(['Anna', 'Anna 2']);
});

test('the rules are a sheet over the set-up, and closing it leaves no trace in the history', async ({ page, device, home, setup }) => {
  await device.open('#/');
  await home.box('Durak').click();
  await setup.rename(0, 'Mina');
  // The page loads the table when it is idle, and the game.
  await page.locator('#table-style:not([disabled])').waitFor({ state: 'attached' });
  await page.locator('#chunk-durak-program[data-ready]').waitFor({ state: 'attached' });
  // A setup that left the page would lose this mark.
  await setup.names.first().evaluate((name) => (name.dataset['same'] = ''));
  const sheet = page.getByRole('dialog', { name: 'Rules of Durak' });
  for (const close of [
    () => sheet.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await page.getByRole('link', { name: 'How to play' }).click();
    await expect(sheet.getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
    await expect(page).toHaveURL(/#\/rules\/durak$/);
    await expectAccessible(page, 'the rules over the set-up');
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/#\/new\/durak$/);
    await expect(page.locator('.player__name[data-same] b')).toHaveText('Mina');
  }
  await page.goBack();
  await expect(home.box('Durak')).toBeVisible();
});

test('nine people with long names fit, each with a list of who plays', async ({ page, device, setup }) => {
  const names = ['Großmutter Annelies', 'Bartholomew Jameson', 'Wolfgang Amadeus', 'Wilhelmina Rosenbaum', 'Max'];
  await device.open('#/new/duck-that-goose');
  await setup.names.first().waitFor();
  while ((await setup.names.count()) < 9) await setup.add.click();
  for (const [nth, name] of names.entries()) {
    await setup.rename(nth, name);
    await setup.choose(nth, 'Person');
  }
  await page.setViewportSize({ width: 1180, height: 820 });
  for (const row of await page.locator('.player').all()) await expect(row).toBeInViewport({ ratio: 1 });
  const cut = page.locator('.player__name b').evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
  expect(await cut).toBe(0);
  await expect(setup.kind(8)).toHaveText('Dabbler');
  await setup.choose(8, 'Diver');
  await expect(setup.kind(8)).toHaveText('Diver');
  // The ring has no room for names.
  const ring = page.locator('.seat-map__player').filter({ has: page.locator('i:visible') });
  await expect(ring.locator('i').filter({ hasText: 'GA' })).toBeVisible();
  await expect(ring).toHaveCount(9);
  await expect(ring.locator('b:visible')).toHaveCount(0);
  for (const size of [{ width: 1180, height: 820 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    const boxes = await ring.evaluateAll((all) => all.map((duck) => duck.getBoundingClientRect().toJSON() as DOMRect));
    const meet = boxes.some((one, at) => boxes.slice(at + 1).some((other) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
    expect(meet, 'two ducks overlap').toBe(false);
  }
});

test('“back” closes what is open before it leaves', async ({ page, device, table, home }) => {
  await device.openMatch(MATCHES['durak']!());
  await table.menuButton.click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/#\/match\/test/);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('.drawer--rules')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.drawer--rules')).toBeHidden();
  await table.menuButton.click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(home.resume).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/match\/test/);
});
