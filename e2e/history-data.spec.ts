import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { TWO, after, length, people } from './support/games.ts';
import * as quantum from './support/quantum.ts';

test('a match that was ended here is kept as it counted, played and no more, and is over wherever it is opened', async ({
  page, device, table, result, history,
}) => {
  await device.openMatch(quantum.after(quantum.TWO_SHEETS, 30, quantum.oneAmongBots(2)));
  await table.openMenu('End the match here');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('In the stats it counts as played, but not as won or lost.');
  await question.getByRole('button', { name: 'End match' }).click();
  const won = (await result.winner.textContent())!;
  await expect(page.getByRole('heading', { name: 'Turning points' })).toHaveCount(0);

  await page.goto('./#/past');
  await expect(history.matches).toHaveCount(1);
  await expect(history.matches).toContainText(won);
  await expect(history.matches).toContainText('ended early, not a win or a loss');
  await expect(history.figures).toContainText('0 of 1 won');
  expect(await history.row('Quantum')).toEqual(['1', '0', '–', '0']);
  await expectAccessible(page, 'a match that ended early');

  const look = history.matches.getByRole('link', { name: /^Replay/ });
  await expect(look).toHaveAttribute('href', '#/match/test');
  await look.click();
  await expect(result.winner).toHaveText(won);
  await device.loseMatches();
  await page.goto('./#/past');
  await expect(look).toHaveAttribute('href', /^#\/open\/m3\./);
  await look.click();
  await expect(page.locator('.incoming')).toContainText(won);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page.getByRole('radiogroup', { name: 'View' })).toContainText('Everything');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep this match' }).click();
  await expect(result.winner, 'nobody plays on').toHaveText(won);
});

test('the track shows what decided a match that is over, and leads there', LONG, async ({ page, device }) => {
  const last = length(TWO);
  await device.open('#/back/test/0', { test: after(TWO, last, people(2)) });
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await expect(slider).toHaveValue('0');
  const decided = page.getByRole('list', { name: 'Turning points' }).getByRole('listitem');
  await expect(decided.first()).toHaveText(/^Move \d+: (Mina|Jun)’s chance .+ went from \d+% to \d+%$/, { timeout: 20_000 });
  const steps = (await decided.allTextContents()).map((text) => Number(/\d+/.exec(text)![0]));
  expect(steps).toEqual([...steps].sort((one, other) => one - other));

  // Step by step to each, with the button that names the next one; the page announces it.
  const next = page.getByRole('button', { name: /^Next: / });
  const met: number[] = [];
  while (await next.count()) {
    const before = await slider.inputValue();
    const decisive = /→ \d+%$/.test((await next.textContent())!);
    await next.click();
    await expect(slider).not.toHaveValue(before);
    if (decisive) {
      met.push(Number(await slider.inputValue()));
      await expect(page.locator('.prompt__says .prompt__more')).toContainText(/from \d+% to \d+%/);
    }
  }
  expect(met.length, 'the end itself may be one').toBeGreaterThanOrEqual(steps.length - 1);
  await expectAccessible(page, 'what decided it, on the track');

  // While a match runs, the app looks for no turning points.
  await device.open('#/back/test/0', { test: after(TWO, 20, people(2)) });
  await expect(slider).toHaveValue('0');
  await page.waitForTimeout(1_500);
  await expect(decided).toHaveCount(0);
});

test('a match that a bot played for its player counts for no one, and one too long for the list says so', async ({ page, device, history }) => {
  await device.open('#/past');
  await page.evaluate(() => {
    const player = (name: string, duck: number) => ({ name, kind: 'person', duck });
    const played = (id: string, more: object) => ({
      id, at: Date.now() - 60_000, game: 'durak', players: [player('Mina', 0), player('Jun', 1)], places: [1, 2],
      bests: [null, null], says: [['en', `${id} is over`]], link: 'm1.AAAA', ...more,
    });
    const matches = [played('a-1', { stand_ins: [0] }), played('b-2', { link: '' })];
    localStorage.setItem('mallard/past', JSON.stringify({ gone: 0, matches }));
  });
  await page.reload();
  await expect(history.matches).toHaveCount(2);
  const [long, bot] = [history.matches.nth(0), history.matches.nth(1)];
  await expect(bot).toContainText('a bot played for Mina, not counted');
  await expect(long).toContainText('too long to keep its moves');
  await expect(long.getByRole('link', { name: /Replay/ })).toHaveCount(0);
  await expect(long.getByRole('button', { name: /Share/ })).toHaveCount(0);
  await history.persons.getByText('Mina').click();
  await expect(history.figures).toContainText('1 of 1 won');
  await expectAccessible(page, 'matches without moves and without a person');
});
