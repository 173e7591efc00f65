import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { layoutFaults } from './support/layout.ts';
import { WITH_MOMENTS } from './support/moments.ts';
import { allOnPhones } from './support/phones.ts';
import { SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS } from './support/words.ts';

const strip = (page: Page) => page.locator('.advice--moment');
const card = (page: Page, name: string) => page.locator(`.hand [data-flip="${name}"]`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** The names of all cards that the page shows. */
const shownCards = (page: Page) => page.locator('.is-moment [data-flip]').evaluateAll((all) =>
  all.map((one) => one.getAttribute('data-flip')!).filter((name) => /^(\d+|[JQKA])[cdhs]$/.test(name)).sort());

test('a person finds the better move of a moment, and sees no more than then', async ({ page, device }) => {
  await device.openMatch(WITH_MOMENTS, { help: { confirm: false } });
  await page.locator('.moments-strip').click();
  await expect(page).toHaveTitle('Mina’s moments · Mallard');
  await expect(strip(page)).toContainText('Better: Play the K');
  await expect(card(page, '6d')).toHaveAttribute('data-played', 'Played');
  await expect(card(page, 'Kd').locator('.hint-flag')).toHaveText('Better');
  // The rest of the deck, and the hand of the other, are closed as they were.
  expect(await shownCards(page)).toEqual(['6d', '8s', '9s', 'Ad', 'Kd', 'Ks', 'Qd'].sort());
  await expectAccessible(page, 'a moment');
  await card(page, 'Kd').click({ force: true });
  await expect(strip(page), 'nothing is tried yet').toContainText('Better: ');

  await page.keyboard.press('t');
  await expect(strip(page)).toHaveText('What would you do now?');
  await expect(page.locator('.hint-flag')).toHaveCount(0);
  await card(page, 'Ad').click();
  await expect(strip(page)).toContainText('Not that one. Look for this: you have another card of that rank');
  await card(page, 'Kd').click();
  await expect(strip(page)).toContainText('Found. Play the K');
  await expect(page.getByRole('button', { name: 'Moment 1 of 2. Solved' })).toBeVisible();
  await expectAccessible(page, 'a solved moment');

  await press(page, 'Next moment').click();
  await expect(page.getByRole('button', { name: 'Moment 2 of 2' })).toHaveAttribute('aria-current', 'true');
  await press(page, 'Try again').click();
  await press(page, 'Show me').click();
  await expect(strip(page)).toContainText('Better: ');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Moment 1 of 2. Solved' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('.moments-strip')).toBeVisible();
});

test('past matches keep the moments that are not solved, and ask them first', async ({ page, device }) => {
  await device.openMatch(WITH_MOMENTS, { help: { confirm: false } });
  await page.locator('.moments-strip').click();
  await expect(strip(page)).toContainText('Better: ');
  const found = await device.value<{ matches: { moments: unknown[] }[] }>('past');
  expect(found!.matches[0]!.moments).toHaveLength(2);
  // The save is gone: the history has the whole match.
  await device.tamper({ 'mallard/match/test': null, 'mallard/match/test~': null });
  await page.evaluate(() => void (location.hash = '#/past'));
  const rows = page.locator('.own-moments li');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('.own-moments h2')).toHaveText('Mina’s moments 2 not yet solved');
  await expectAccessible(page, 'the moments of a player');
  await rows.first().getByRole('link').click();
  await expect(strip(page)).toHaveText('What would you do now?');
  await card(page, 'Kd').click();
  await expect(strip(page)).toContainText('Found.');
  await page.keyboard.press('Escape');
  await expect(rows.filter({ hasText: 'Not yet' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Solved' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Solved' }).getByRole('link')).toHaveCount(0);
});

test('each of several people has a door, and none tells what is behind it', async ({ page, device }) => {
  const players = WITH_MOMENTS.players.map((player, at) => ({ ...player, name: ['Mina', 'Jun'][at]!, kind: 'person' as const }));
  await device.openMatch({ ...WITH_MOMENTS, players });
  await press(page, 'Your moments Your own decisions, to try again.').click();
  const doors = page.locator('.moment-door');
  await expect(doors).toHaveText(['Mina', 'Jun']);
  await expectAccessible(page, 'the doors');
  await doors.nth(1).click();
  await expect(page.getByRole('heading', { name: /^(Jun’s|Your) moments$/ })).toBeVisible();
});

test('moments fit any screen, in every language', LONG, async ({ page, device }) => {
  for (const lang of LANGS) {
    await device.openMatch(WITH_MOMENTS, { lang });
    await onEachScreen(page, screensIn(lang, SCREENS), `${lang}, the result`, () => layoutFaults(page, true));
    await page.locator('.moments-strip').click();
    await expect(page.locator('.is-moment')).toBeVisible();
    await onEachScreen(page, screensIn(lang, SCREENS), `${lang}, a moment`, () => layoutFaults(page, true));
  }
});

test('the moments of a player on a phone are on that phone alone, and are solved there', async ({ context, device, join }) => {
  test.slow();
  const players = WITH_MOMENTS.players.map((player, at) => ({ ...player, name: ['Mina', 'Jun'][at]!, kind: 'person' as const }));
  const record = { ...WITH_MOMENTS.record, log: WITH_MOMENTS.record.log.slice(0, -1) };
  await device.openMatch({ ...WITH_MOMENTS, players, record });
  const [mina, jun] = await allOnPhones(context, join, ['Mina', 'Jun']);
  await press(mina!.page, /^Take/).click();
  for (const phone of [mina!, jun!]) {
    await expect(phone.page.locator('.moments-strip')).toBeVisible({ timeout: 30_000 });
  }
  await mina!.page.locator('.moments-strip').click();
  await expect(strip(mina!.page)).toContainText('Better: Play the K');
  await expect(press(mina!.page, 'Continue from here'), 'the match is on the tablet').toHaveCount(0);
  await expectAccessible(mina!.page, 'a moment on a phone');
  expect(await shownCards(mina!.page)).toEqual(['6d', '8s', '9s', 'Ad', 'Kd', 'Ks', 'Qd'].sort());
  await press(mina!.page, 'Try again').click();
  await card(mina!.page, 'Kd').click();
  await mina!.page.locator('.is-moment .actions .button--primary').click();
  await expect(strip(mina!.page)).toContainText('Found.');
  await press(mina!.page, 'Close').click();
  await expect(mina!.page.locator('.moments-strip')).toBeVisible();
  await expect(mina!.page.locator('.is-moment')).toHaveCount(0);
  // The other player's phone has none of these cards.
  await jun!.page.locator('.moments-strip').click();
  await expect(jun!.page.locator('.is-moment, .is-told')).toBeVisible();
  await expect(jun!.page.getByText('K♦')).toHaveCount(0);
});

test('a match of other rules has no moments, and its page says why', async ({ page, device }) => {
  await device.openMatch(WITH_MOMENTS, { help: { confirm: false } });
  await page.locator('.moments-strip').click();
  await expect(strip(page)).toContainText('Better: ');
  const past = (await device.value<{ matches: { moments: unknown[] }[] }>('past'))!;
  for (const moments of [past.matches[0]!.moments, []]) {
    await device.open('#/', { test: { ...WITH_MOMENTS, record: { ...WITH_MOMENTS.record, rules: 0 } } });
    await page.evaluate((past) => {
      localStorage.setItem('mallard/past', JSON.stringify(past));
      location.hash = '#/moments/test/0';
    }, { ...past, matches: [{ ...past.matches[0]!, moments }] });
    await expect(page.getByRole('alert')).toContainText('rules');
  }
});
