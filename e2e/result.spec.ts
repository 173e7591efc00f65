import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { FEWER_FOURS, after as afterDuckit, ended } from './support/duckit.ts';
import { LONG } from './support/extent.ts';
import { layoutFaults } from './support/layout.ts';
import { NAMES, SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS } from './support/words.ts';

const CHART = '.score-chart';
const ROUNDS = 4;

/** The names of the chart that overlap, or leave it. */
function crowded(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const chart = document.querySelector('.score-chart__body')!.getBoundingClientRect();
    const names = [...document.querySelectorAll('.score-chart__names > span')].map((name) => name.getBoundingClientRect());
    const faults = names.flatMap((one, at) => {
      const out = one.top < chart.top - 1 || one.bottom > chart.bottom + 1 || one.right > chart.right + 1;
      const on = names.slice(at + 1).some((other) => one.top < other.bottom - 1 && other.top < one.bottom - 1);
      return [...(out ? [`name ${at} leaves the chart`] : []), ...(on ? [`name ${at} lies on another`] : [])];
    });
    return names.length === 3 ? faults : [...faults, `${names.length} names`];
  });
}

test('a finished match has a chart of totals, also as a table', async ({
  page, device, result,
}) => {
  await device.openMatch(ended(FEWER_FOURS));
  await expect(result.again).toBeFocused();
  await expect(page.getByRole('button', { name: 'Replay' })).toBeVisible();

  // The last row of the table shows the same score.
  await expect(page.locator(`${CHART} table`)).toHaveCount(0);
  const totals = await result.rows.locator('.score__total').allInnerTexts();
  await page.locator(`${CHART} summary`).focus();
  await page.keyboard.press('Enter');
  const table = page.locator(`${CHART} table`);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('row')).toHaveCount(2 + ROUNDS);
  await expect(table.getByRole('row').nth(1)).toHaveText('Start101010');
  expect(await table.getByRole('row').last().getByRole('cell').allInnerTexts()).toEqual(totals);
  await expectAccessible(page, 'the result with all of it');
});

test('the chart fits any screen, in every language', LONG, async ({
  page, device,
}) => {
  const looks = async () => [...(await layoutFaults(page, true)), ...(await crowded(page))];
  for (const lang of LANGS) {
    await device.openMatch(ended(FEWER_FOURS, NAMES[lang].slice(0, 3)), { lang });
    await expect(page.locator(CHART)).toBeVisible();
    await onEachScreen(page, screensIn(lang, SCREENS), `${lang}, the result`, looks);
  }
  // Nothing in a running match shows who is likely to win.
  await device.openMatch(afterDuckit(FEWER_FOURS, 84));
  await expect(page.locator('#between')).toBeVisible();
  await expect(page.locator('.moments-strip'), 'nobody looks back yet').toHaveCount(0);
  await expect(page.locator(CHART), 'a pause has the table of scores alone').toHaveCount(0);
  await onEachScreen(page, SCREENS.slice(0, 4), 'the pause', () => layoutFaults(page, true));
});
