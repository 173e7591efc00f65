import { expect, test } from './fixtures.ts';
import { HomePage } from './pages/home.ts';
import { SettingsDialog } from './pages/settings.ts';
import { startProgram } from './support/start-program.ts';
import { LONG } from './support/extent.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';
import { logLines } from './support/log.ts';
import { GAMES } from './support/saves.ts';
import { MatchTab } from './support/tabs.ts';

test.use({ ownPage: true });

test('a second tab shows the match without a hand and follows it; the first one plays on', async ({
  device, context, curtain, table, page,
}) => {
  await device.openMatch(after(TWO, 0));
  const second = await MatchTab.open(context);
  await second.isWatched();
  await curtain.show.click();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  // Who begins, and why.
  const told = async (what: RegExp) => (await logLines(second.page)).filter((line) => what.test(line)).length;
  await expect.poll(() => told(/Mina attacks/)).toBe(2);
  await second.isWatched();
  const written = [await device.raw('match/test'), await device.raw('match/test~')];
  await curtain.show.click();
  await table.playable.first().click();
  await table.playable.first().click();
  await expect.poll(() => told(/beats|takes/)).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect([await device.raw('match/test'), await device.raw('match/test~')]).not.toEqual(written);
  expect(await device.steps()).toBe(2);
});

test('“Play here” takes a match over with all its moves; the other tab only watches then', async ({
  device, context, curtain, page,
}) => {
  await device.openMatch(after(TWO, 10));
  const first = new MatchTab(page);
  await curtain.show.click();
  await (await first.moves.pick(0)).click();
  const second = await MatchTab.open(context);
  await second.playHere.click();
  await second.isPlayed();
  await first.isWatched();

  await second.moves.ready();
  await (await second.moves.pick(0)).click();
  await expect.poll(() => device.steps()).toBe(12);
  await first.isWatched();
  // And back again, with the moves from there.
  await first.playHere.click();
  await first.isPlayed();
  await second.isWatched();
  await first.moves.ready();
  await (await first.moves.pick(0)).click();
  await expect.poll(() => device.steps()).toBe(13);
});

test('a tab that is closed or has crashed leaves the match to the one that waits', async ({ device, context, page }) => {
  await device.openMatch(after(TWO, 10));
  const second = await MatchTab.open(context);
  await second.isWatched();
  // The context may still have a page of the test before.
  await page.close();
  await second.isPlayed();

  const third = await MatchTab.open(context);
  await third.isWatched();
  const crash = await context.newCDPSession(second.page);
  const crashed = second.page.waitForEvent('crash');
  crash.send('Page.crash').catch(() => {});
  await crashed;
  await third.isPlayed();
});

test('returning to the home screen leaves the match to the waiting tab', async ({ device, context, curtain }) => {
  await device.openMatch(after(TWO, 10));
  const second = await MatchTab.open(context);
  await second.isWatched();
  await curtain.back.click();
  await second.isPlayed();
});

test('bots play in one tab only', async ({ device, context, page }) => {
  await device.holdBots();
  await device.openMatch(after(TWO, 11, oneAmongBots(2)));
  await expect.poll(() => device.botMoments()).toHaveLength(1);
  const second = await MatchTab.open(context);
  await second.isWatched();
  await second.playHere.click();
  await new MatchTab(page).isWatched();
  expect(await device.botMoments(), 'the first tab’s bot is called off').toEqual([]);
  // In the second tab the bot is free to act.
  await expect.poll(() => device.steps()).toBeGreaterThan(11);
});

test('a reload finds the match free, however often', LONG, async ({ device, page, curtain }) => {
  await device.openMatch(after(TWO, 10));
  for (let time = 0; time < 15; time++) {
    await page.reload();
    await expect(curtain.show).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('without locks in the browser the match is played as before', async ({ page, device, curtain }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
  await device.openMatch(after(TWO, 10));
  await curtain.show.click();
  const first = new MatchTab(page);
  await (await first.moves.pick(0)).click();
  await expect.poll(() => device.steps()).toBe(11);
});

test('each tab writes only the settings that were changed in it, and shows what was changed in the other', async ({
  page, device, context, home,
}) => {
  await device.open('#/');
  await expect(home.boxes).toHaveCount(GAMES.length);
  const other = await context.newPage();
  await other.goto('./#/');
  await startProgram(other);
  const there = { home: new HomePage(other), settings: new SettingsDialog(other) };
  await there.home.gear.click();
  await there.settings.switch('Play forced moves').click();
  await there.settings.language('ko').click();
  await expect(page.locator('html'), 'shown here too').toHaveAttribute('lang', 'ko');
  // A change without an event in this tab, as after a long sleep.
  await page.evaluate(() => {
    localStorage.setItem('mallard/settings', JSON.stringify({ speed: 'off', suits_asked: true, only_move: true, lang: 'ja' }));
    localStorage.removeItem('mallard/settings~');
  });
  await page.getByRole('button', { name: /^테마/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect.poll(() => device.value('settings')).toMatchObject({ theme: 'light', only_move: true, lang: 'ja' });
});
