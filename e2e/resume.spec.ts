import { expect, test } from './fixtures.ts';
import { FOUR, TWO, after, oneAmongBots, people } from './support/games.ts';
import { durak } from './support/saves.ts';

test('a reload in mid-game shows the same table, hand and log', async ({ page, device, table }) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.prompt).toContainText('you defend');
  await expect(table.cards).toHaveCount(5);
  const before = await table.snapshot();
  expect(before).toContain('Your hand, 5 cards');

  await page.reload();
  await expect(table.cards).toHaveCount(5);
  expect(await table.snapshot()).toBe(before);
});

test('a reload shows the curtain again, and no hand, also while a person looks at it', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 10));
  await expect(curtain.heading).toContainText('Mina');
  const before = await table.snapshot();
  let hand: string[] | undefined;
  for (const _ of ['at the curtain', 'at the hand']) {
    await page.reload();
    await expect(curtain.heading).toContainText('Mina');
    expect(await table.snapshot()).toBe(before);
    await expect(table.cards).toHaveCount(0);
    await curtain.show.click();
    await expect(table.cards).toHaveCount(4);
    hand ??= await table.handNames();
    expect(await table.handNames()).toEqual(hand);
  }
});

test('the home screen continues the latest match and finds each of the others', async ({ device, home, table, curtain }) => {
  const now = Date.now();
  await device.open('#/', {
    old: after(TWO, 10, people(2), now - 3 * 3_600_000, { says: 'Mina defends' }),
    latest: after(FOUR, 20, oneAmongBots(4, 1), now - 5 * 60_000, { says: 'Mina defends' }),
    finished: after(TWO, 59, ['Ida', 'Finn'], now - 60_000, { says: 'Ida wins', over: true }),
  });
  await expect(home.goOn).toHaveAttribute('href', '#/match/latest');
  await expect(home.resume.getByRole('heading')).toHaveText('Durak: Teal, Mina, Eider and Smew');
  await expect(home.resume).toContainText('Mina defends');
  await expect(home.resume).toContainText('Saved 5 minutes ago');

  await expect(home.saves).toHaveCount(0);
  await home.more.click();
  await expect(home.saves).toHaveCount(2);
  await expect(home.saves.nth(0)).toContainText('Ida wins · Saved a minute ago');
  await expect(home.saves.nth(0)).toContainText('Durak: Ida and Finn');
  await expect(home.saves.nth(1)).toContainText('Durak: Mina and Jun');
  await expect(home.saves.nth(1)).toContainText('Mina defends · Saved 3 hours ago');

  await home.saves.nth(1).getByRole('link', { name: 'Continue' }).click();
  await expect(curtain.heading).toContainText('Mina');
  await curtain.back.click();
  await home.goOn.click();
  await expect(table.cards).toHaveCount(5);
});

test('a match is deleted only on a person’s word', async ({ page, device, home }) => {
  const now = Date.now();
  await device.open('#/', {
    keep: durak(['Mina', 'Jun'], { savedAt: now }),
    doomed: durak(['Ida', 'Finn'], { savedAt: now - 60_000 }),
  });
  await home.more.click();
  const doomed = home.saves.filter({ hasText: 'Ida' });
  await home.askToDelete(doomed, 'Cancel');
  await expect(home.question).toBeHidden();
  expect(await device.matches()).toEqual(['doomed', 'keep']);

  await doomed.getByRole('button', { name: 'Delete' }).click();
  await expect(home.question).toContainText('This cannot be undone.');
  await page.keyboard.press('Escape');
  await expect(home.question).toBeHidden();
  expect(await device.matches()).toEqual(['doomed', 'keep']);

  await home.askToDelete(doomed, 'Delete');
  await expect(home.more).toHaveCount(0);
  expect(await device.matches()).toEqual(['keep']);
  // The only one too.
  await page.getByRole('button', { name: 'Share, export, delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await home.question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: /^Tabletop games/ })).toBeVisible();
  expect(await device.matches()).toEqual([]);
});
