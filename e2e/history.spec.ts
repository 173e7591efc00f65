import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { TWO, after, length } from './support/games.ts';
import { GAMES } from './support/saves.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';

/** A match in which Mina still has to make the last decision: it makes her the fool. */
const nearlyOver = () => after(TWO, length(TWO) - 1, ['Mina', { bot: 'Teal' }]);

/** The elements of a page that reach beyond its edges, or are more than one screen wide. */
const sideways = () => {
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`${scrollWidth} > ${innerWidth}`] : [];
};

test('a finished match is in the history once, counts, and can be replayed, shared and cleared', async ({
  page, device, home, table, result, history,
}) => {
  await device.open('#/past');
  await expect(history.empty).toBeVisible();
  await expectAccessible(page, 'nothing played yet');
  await page.getByRole('link', { name: 'Pick a game' }).click();
  await expect(home.boxes).toHaveCount(GAMES.length);

  await device.openMatch(nearlyOver());
  await table.actions.getByText(/^Take/).click();
  await expect(result.winner).toBeVisible();
  await page.reload();
  await expect(result.winner).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(home.boxes).toHaveCount(GAMES.length);
  await expect(page.getByRole('button', { name: /saved match/ }), 'the shelf lists only what can go on').toHaveCount(0);
  await page.getByRole('link', { name: 'Past matches' }).click();
  await expect(history.title).toBeVisible();
  await expect(history.matches).toHaveCount(1);
  await expect(history.matches).toContainText('Teal');
  await expect(history.matches).toContainText(/Durak · \d+:\d\d · with Teal/);
  await expect(history.persons).toHaveText(['Mina']);
  await expect(history.figures).toContainText('0 of 1 won');
  await expect(history.figures.getByRole('listitem')).toHaveText(['Dabbler0 of 1 won']);
  expect(await history.row('Durak')).toEqual(['1', '0', '–', '0']);
  await onEachScreen(page, SCREENS, 'past matches', () => page.evaluate(sideways));
  await expectAccessible(page, 'past matches');

  await history.matches.getByRole('button', { name: /^Share/ }).click();
  const link = await history.sharing.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(link).hash).toMatch(/^#\/open\/m1\./);
  await expect(history.sharing.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await page.keyboard.press('Escape');

  // The page replays a match from its save, or from its link if it is not saved.
  const look = history.matches.getByRole('link', { name: /^Replay/ });
  await expect(look).toHaveAttribute('href', '#/match/test');
  await device.loseMatches();
  await page.reload();
  await look.click();
  await page.getByRole('button', { name: 'Keep this match' }).click();
  await expect(result.winner).toBeVisible();

  await page.goto('./#/past');
  await expect(history.matches, 'what came by a link is not counted').toHaveCount(1);
  await history.clear.click();
  await expect(history.question).toContainText('Clear 1 past match?');
  await history.question.getByRole('button', { name: 'Cancel' }).click();
  await expect(history.matches).toHaveCount(1);
  await history.clear.click();
  await history.question.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(history.empty).toBeVisible();
  await page.reload();
  await expect(history.empty).toBeVisible();
  expect(await device.matches(), 'saved matches stay').toHaveLength(1);
});

test('one past match is deleted with its save, after a question', async ({ page, device, table, result, history }) => {
  await device.openMatch(nearlyOver());
  await table.actions.getByText(/^Take/).click();
  await expect(result.winner).toBeVisible();
  await page.goto('./#/past');
  await history.matches.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: /^Delete/ });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(history.empty).toBeVisible();
  expect(await device.matches()).toHaveLength(0);
});

test('all data leaves as one file and comes to another device, once', LONG, async ({ page, device, home, table, result, history, transfer }) => {
  await device.open('#/match/test', { test: nearlyOver(), other: after(TWO, 10) }, { theme: 'dark' });
  await table.actions.getByText(/^Take/).click();
  await expect(result.winner).toBeVisible();
  await page.goto('./#/past');
  const { name, path } = await history.saveFile();
  expect(name).toMatch(/^mallard-data-\d{4}-\d\d-\d\d\.json$/);

  // The home screen asks first, as this page does.
  await device.open('#/', {}, { theme: 'light' });
  await transfer.chooseFile(path);
  await expect(transfer.offer).toContainText('All my data');
  await expectAccessible(page, 'all data, before it is taken in');
  await transfer.offer.getByRole('button', { name: 'Cancel' }).click();
  await expect(home.boxes).toHaveCount(GAMES.length);
  expect(await device.matches(), 'asking keeps nothing').toEqual([]);

  const bring = async (how: string) => {
    await page.goto('./#/past');
    await history.chooseFile(path);
    await history.offer.getByRole('button', { name: how }).click();
  };
  await bring('Matches only');
  await expect(history.status).toHaveText('Imported: 1 past match and 2 saved matches.');
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'light');
  expect(await device.matches()).toEqual(['other', 'test']);
  await bring('Matches and settings');
  await expect(history.status).toHaveText('Imported: the settings. Already here: 3.');
  await expect(page.locator(':root')).toHaveAttribute('data-theme', 'dark');
  await history.offer.getByRole('link', { name: 'Past matches' }).click();
  await expect(history.matches).toHaveCount(1);
});

test('a name in wide letters or in parts is the same person, and a person who comes back to the list finds it as it was', async ({
  page, device, table, result, history,
}) => {
  await device.openMatch(nearlyOver());
  await table.actions.getByText(/^Take/).click();
  await expect(result.winner).toBeVisible();
  const [played] = (await device.value<{ matches: { players: { name: string }[] }[] }>('past'))!.matches;
  const spellings = ['Mina 민아', 'Ｍｉｎａ 민아', 'Mina 민아'.normalize('NFD')];
  const matches = Array.from({ length: 40 }, (_, at) => {
    const players = played!.players.map((player) => ({ ...player, name: player.name.replace('Mina', spellings[at % 3]!) }));
    return { ...played, id: `m-${at}`, players };
  });
  await device.tamper({ 'mallard/past': JSON.stringify({ matches }), 'mallard/past~': null });
  await page.goto('./#/past');
  await page.reload();
  await expect(history.persons).toHaveCount(1);
  await expect(history.figures).toContainText('0 of 40 won');
  await expect(history.matches).toHaveCount(30);
  await page.getByRole('button', { name: /40/ }).click();
  await expect(history.matches).toHaveCount(40);
  await history.matches.nth(36).getByRole('link', { name: /^Replay/ }).scrollIntoViewIfNeeded();
  const was = await page.evaluate(() => scrollY);
  expect(was).toBeGreaterThan(1000);
  await history.matches.nth(36).getByRole('link', { name: /^Replay/ }).click();
  await expect(history.title).toBeHidden();
  await page.goBack();
  await expect(history.matches).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(was);
});
