import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { playFromList } from './support/any-game.ts';
import { moveDate, setDate } from './support/calendar.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';
import type { AnySave } from './support/saves.ts';

/** On 24 November 2026 it is Durak's turn. */
const DAY = '2026-11-24T12:00:00';

test.beforeEach(({ page }) => setDate(page, DAY));

test('the deal of the day is the same on every device, begun once and gone on with', async ({ page, device }) => {
  const card = page.getByRole('region', { name: /Durak|Duckit|Quantum|Duck/ });
  const seen: unknown[] = [];
  for (const luck of [1, 2]) {
    await device.open('#/');
    await expect(card).toContainText('Daily challenge · 24 November');
    await expect(card).toContainText('One deal, 5 min');
    await expect(card).toContainText('Everyone has the same start today.');
    const play = card.getByRole('button', { name: 'Play today’s challenge' });
    await expect(play, 'the boxes are what to touch').not.toHaveClass(/button--primary/);
    await expect(card, 'what the circles are').toContainText('Played on 0 of the last 7 days');
    await play.click();
    await expect(page).toHaveURL(/#\/match\//);
    const [id] = await device.matches();
    await expect.poll(async () => (await device.saved(id))?.label).not.toBeNull();
    const { record, players } = await device.saved<AnySave>(id);
    expect(players.map(({ kind }) => kind)).toEqual(['person', { bot: 'dabbler' }, { bot: 'dabbler' }]);
    seen.push({ game: record.game, setup: record.setup });
    expect(luck).toBeGreaterThan(0);
  }
  expect(seen[0]).toEqual(seen[1]);
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  const go = card.getByRole('button', { name: 'Continue' });
  await expect(go).not.toHaveClass(/button--primary/);
  await go.click();
  await expect(page).toHaveURL(/#\/match\//);
  expect(await device.matches(), 'the same match').toHaveLength(1);
});

test('the daily deal of an open home screen changes at midnight', async ({ page, device }) => {
  await setDate(page, '2026-11-24T23:59:55');
  await device.open('#/');
  await expect(page.getByText('Daily challenge · 24 November')).toBeVisible();
  await expect(page.getByText('Daily challenge · 25 November')).toBeVisible({ timeout: 30_000 });
});

test('the daily deal changes when the home screen is shown again or tapped', async ({ page, device }) => {
  await device.open('#/');
  await expect(page.getByText('Daily challenge · 24 November')).toBeVisible();
  await moveDate(page, '2026-11-25T07:00:10');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('Daily challenge · 25 November'), 'shown again').toBeVisible({ timeout: 2000 });
  await moveDate(page, '2026-11-26T07:00:10');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Daily challenge · 26 November'), 'it has the window again').toBeVisible({ timeout: 2000 });
  await moveDate(page, '2026-11-27T07:00:10');
  const play = page.getByRole('button', { name: 'Play today’s challenge' });
  await play.dispatchEvent('click');
  await expect(page.getByText('Daily challenge · 27 November'), 'pressed').toBeVisible({ timeout: 2000 });
  expect(await device.matches(), 'nobody has read yet what the press would begin').toEqual([]);
  await play.click();
  await expect(page).toHaveURL(/#\/match\//);
});

test('a challenge is one round, and ends with a line to compare, the places of the week, and its dot', async ({ page, device, context, share }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  test.slow();
  await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.reject(new TypeError('No.')) }));
  // Duckit's has the fewest decisions.
  await setDate(page, '2026-11-25T12:00:00');
  await device.open('#/');
  await expect(page.locator('.day')).toContainText('One round, 5 min');
  await page.getByRole('button', { name: 'Play today’s challenge' }).click();
  await expect(page.locator('.bar')).toContainText('Daily challenge · 25 November');
  const sheet = page.locator('.daily');
  await expect(async () => {
    if (!(await sheet.isVisible())) await playFromList(page, 1);
    expect(await sheet.isVisible()).toBe(true);
  }).toPass({ timeout: 200_000 });
  await expect(sheet).toContainText('Daily challenge · 25 November');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(/^Player 1 is (1st|2nd|3rd) of 3$/);
  const line = await sheet.locator('.daily__line').innerText();
  const [says, link] = line.split(/ (?=http)/);
  expect(says).toMatch(/^Mallard, Duckit, 25 November: (1st|2nd|3rd) of 3, \d+ chips?$/);
  expect(link).toBe(page.url().split('#')[0]);
  await sheet.getByRole('button', { name: 'Share the line' }).click();
  await expect(sheet.getByText('The browser does not allow sharing. Copy the text instead.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Copy' }).click();
  await expect(sheet.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  const place = /: (\d)/.exec(says!)![1]!;
  await expect(sheet.locator('.is-today')).toHaveText(`${place}Today`);
  await expect(sheet.locator('li').first()).toHaveText('Not playedTh');
  await onEachScreen(page, [...SCREENS, { what: 'a small tablet', width: 1024, height: 768 }], 'the result', async () =>
    sheet.evaluate((sheet) => {
      const { right, bottom } = sheet.getBoundingClientRect();
      const body = sheet.querySelector('.daily__body')!;
      const scrolls = innerHeight > 500 && body.scrollHeight > body.clientHeight + 1;
      const parts = [...sheet.querySelectorAll('h1, h2, button, a, .daily__line, li, td')];
      const out = parts.filter((part) => part.getBoundingClientRect().right > right + 0.5 || part.scrollWidth > part.clientWidth + 1);
      return [...out.map((part) => part.textContent!), ...(scrolls ? ['it scrolls'] : []), ...(bottom > innerHeight + 1 ? ['it leaves the screen'] : [])];
    }));
  await expectAccessible(page, 'the result of a challenge');

  await share.fromMenu();
  await expect(share.result).toBeChecked();
  await expect(share.line).toHaveValue(line);
  await expectAccessible(page, 'the result to share');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the shelf' }).first().click();
  await expect(page.getByText('Played on 1 of the last 7 days')).toBeVisible();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(sheet).toBeVisible();
});
