import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { NightPages } from './pages/night.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { LONG } from './support/extent.ts';
import { FOUR as FOUR_SEATS, after } from './support/games.ts';
import { FOUR, durakOfFour, duckitOfThree, openPastNight, playNight, type Past } from './support/night.ts';
import { coveredControls } from './support/reach.ts';
import { NAMES, NINE, SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS } from './support/words.ts';

/** A night of Durak and Duckit: Yuki is the fool, and sits out then. */
const TWO_MATCHES = () => [{ save: durakOfFour() }, { save: duckitOfThree(['Mina', 'Grandpa', 'Jun']), satOut: ['Yuki'] }];

/** The texts that the page cuts, how far it is wider than its window, and the controls that a finger misses. */
async function faults(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`${scrollWidth} > ${innerWidth}`] : [];
  });
  const cut = await cutTexts(page, 'h1, h2, h3, p, b, small, .button, .game-box__fit span', false);
  return [...wide, ...cut, ...(await coveredControls(page))];
}

test('a result leads to the suggested game in two taps and to any other in three, with the same people', async ({ page, device }) => {
  const night = new NightPages(page);
  await playNight(page, device, TWO_MATCHES());
  await expect(night.strip).toContainText('Grandpa leads');
  await expect(night.strip).toContainText('2 matches, 10 points ahead');
  await expect(page.locator('td.score__night')).toHaveText(['+12', '+6', '0']);
  await expectAccessible(page, 'a result with the night');

  await night.another.click();
  await expect(night.chosen).toContainText('Quantum');
  await expect(night.suggestion).toContainText('not played yet');
  await expect(night.box('Durak')).toContainText('Yuki is the fool');
  await expect(night.box('Duckit')).toContainText('For 3: Mina sits out');
  await expect(night.box('Duck & Cover')).toContainText('Everyone plays');
  await expectAccessible(page, 'the next game');
  const before = new Set(await device.matches());
  await night.begin.click();
  await expect(page.locator('.table')).toBeVisible();
  const [id] = (await device.matches()).filter((id) => !before.has(id));
  const saved = await device.saved(id);
  expect(saved.record.game).toBe('quantum');
  // Who sat out is at the end of the circle.
  expect(saved.players.map(({ name, duck }) => [name, duck])).toEqual([['Mina', 0], ['Grandpa', 2], ['Jun', 1], ['Yuki', 3]]);

  await page.goBack();
  await expect(night.begin).toBeVisible();
  await night.box('Duckit').click();
  await expect(night.plate('Mina')).toContainText('sits out');
  await night.begin.click();
  await expect(page.locator('.table')).toBeVisible();
  const duckit = (await device.matches()).filter((other) => !before.has(other) && other !== id)[0];
  expect((await device.saved(duckit)).players.map(({ name }) => name)).toEqual(['Grandpa', 'Jun', 'Yuki']);
  expect((await device.saved(duckit) as { sat_out?: { name: string }[] }).sat_out?.map(({ name }) => name)).toEqual(['Mina']);
});

test('people leave, come back, come later and change places', async ({ page, device, setup }) => {
  const night = new NightPages(page);
  await playNight(page, device, TWO_MATCHES());
  await night.another.click();
  await night.box('Duckit').click();
  await expect(night.says).toContainText('Duckit: Grandpa, Jun and Yuki');
  // Who sits out changes places with the next one.
  await night.plate('Mina').click();
  await expect(night.says).toContainText('Duckit: Mina, Jun and Yuki');
  await expect(night.plate('Grandpa')).toContainText('sits out');
  await night.plate('Jun').click();
  await expect(night.plate('Jun')).toContainText('not playing');
  await expect(night.box('Duckit')).toContainText('Everyone plays');
  await night.plate('Yuki').click();
  await expect(night.chosen, 'a tap has chosen it').toContainText('Duckit');
  await expect(night.box('Duckit')).toContainText('For 3: with a bot');
  await night.plate('Jun').click();
  await night.add.click();
  const field = page.getByRole('textbox', { name: 'Name' });
  await expect(field).toHaveAttribute('spellcheck', 'false');
  await expect(field).toHaveAttribute('data-1p-ignore');
  // A family of four is one letter of a name, and seven of the field.
  await expect(field).toHaveAttribute('maxlength', '320');
  await field.fill('Ada');
  await page.keyboard.press('Enter');
  await expect(night.plate('Ada')).toContainText('at the table');
  await expect(night.box('Quantum')).toContainText('Everyone plays');
  await night.box('Quantum').click();
  await night.change.click();
  await expect(setup.names).toHaveCount(4);
  expect((await setup.called.allTextContents()).map((name) => name.trim())).toEqual(['Mina', 'Grandpa', 'Jun', 'Ada']);
  // A look at the setup forgets nothing.
  await page.goBack();
  await expect(night.plate('Yuki')).toContainText('not playing');
  await expect(night.chosen).toContainText('Quantum');
  for (const name of ['Mina', 'Grandpa', 'Jun', 'Ada']) await night.plate(name).click();
  await expect(night.plate('Ada'), 'a match needs a person').not.toContainText('not playing');
});

test('the group sees the lesson of a game that is new to it, and comes back', async ({ page, device }) => {
  const night = new NightPages(page);
  await playNight(page, device, [{ save: durakOfFour() }]);
  await expect(night.begun).toHaveText('Game night · First match played');
  await night.another.click();
  await expect(night.chosen).toContainText('Quantum');
  // The suggested box is chosen, also when others play.
  await night.plate('Jun').click();
  await expect(night.suggestion).toContainText('Duckit: ');
  await expect(night.chosen).toContainText('Duckit');
  await night.suggestion.getByRole('link', { name: 'Show us how' }).click();
  await expect(page.locator('.coach')).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(night.plate('Jun')).toContainText('not playing');
});

test('a night that is over has a winner, and its results name no leader', async ({ page, device }) => {
  const night = new NightPages(page);
  const [id] = await playNight(page, device, [{ save: durakOfFour() }]);
  await expect(night.begun).toContainText('First match played');
  await expect(night.strip).toHaveCount(0);
  await night.another.click();
  await night.end.click();
  await expect(night.title).toHaveText('Grandpa wins overall');
  await expect(page.locator('.night__dock')).toContainText('Kept on this device only.');
  await page.getByRole('button', { name: 'Share the result' }).click();
  await expect(page.locator('.share__privacy')).toHaveText('Nothing is sent to a server.');
  await page.keyboard.press('Escape');
  await page.evaluate((hash) => void (location.hash = hash), `#/match/${id}`);
  await expect(night.begun).toContainText('Grandpa wins overall');
});

test('a night begins with one quiet line; the column, the sentence and what bots have come with the second match', async ({ page, device }) => {
  const night = new NightPages(page);
  const withBot = (names: readonly string[]) => {
    const save = duckitOfThree(names);
    return { ...save, players: save.players.map((player, at) => (at === 1 ? { ...player, kind: { bot: 'diver' } } : player)) };
  };
  const names = ['Mina', 'Wigeon', 'Jun'];
  await playNight(page, device, [{ save: withBot(names) }, { save: withBot(names) }]);
  const column = page.locator('.score__night');
  await expect(column.first()).toBeVisible();
  await expect(page.locator('.note .score__night')).toContainText('Game night: beating everyone gives 12 points');
  await expect(night.strip).toContainText('2 matches, Wigeon has 24, but bots do not count');
  await night.strip.click();
  await expect(night.score).toContainText('Bots are not ranked, and get nothing for sitting out.');
  await expect(night.score.locator('tr.is-grey')).toContainText('bot');
  await expectAccessible(page, 'the score of a night with a bot');
  await night.score.getByRole('link', { name: 'Game night' }).click();
  await expect(night.rest).toContainText('bot, not ranked');
});

test('a match that ended with nothing finished counts for no one, and makes no night', async ({ page, device, table, result, history }) => {
  const night = new NightPages(page);
  await device.openMatch(after(FOUR_SEATS, 20, [...FOUR]));
  await table.openMenu('End the match here');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('No deal has been finished, so nobody wins.');
  await expect(question).toContainText('It counts neither in the stats nor for the game night.');
  await question.getByRole('button', { name: 'End match' }).click();
  await expect(result.winner).toHaveText('Ended early');
  await expect(page.locator('.hero--won')).toHaveCount(0);
  await expect(night.strip.or(night.begun)).toHaveCount(0);
  await night.another.click();
  await expect(night.begin).toBeVisible();
  await expect(night.end).toHaveCount(0);
  await page.evaluate(() => void (location.hash = '#/night/test'));
  await expect(page.getByText('No match of this game night counts.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share the result' })).toHaveCount(0);
  await page.evaluate(() => void (location.hash = '#/past'));
  await expect(history.matches).toContainText('ended early, not counted');
  await expect(page.locator('.history__night')).toHaveCount(0);
});

test('a night ends with a podium, its moments and a text to share, and can go on', async ({ page, device }) => {
  const night = new NightPages(page);
  await playNight(page, device, TWO_MATCHES());
  await night.another.click();
  await night.end.click();
  await expect(night.title).toHaveText('Grandpa wins overall');
  await expect(night.steps).toHaveCount(3);
  await expect(night.steps.first()).toContainText('24');
  await expect(night.rest).toContainText(['Jun']);
  await expect(night.moments.first()).toBeVisible({ timeout: 30_000 });
  expect(await night.moments.count()).toBeLessThanOrEqual(3);
  await expectAccessible(page, 'the end of a night');
  await expect(page.locator('.best-and-last tbody tr')).toHaveCount(2);

  await page.getByRole('button', { name: 'Share the result' }).click();
  const text = page.locator('.night-text');
  await expect(text).toContainText('Mallard game night');
  await expect(text).toContainText('1. Grandpa: 24\n2. Mina: 14\n3. Yuki: 6\n4. Jun: 4\nDurak: Yuki is the fool');
  await expectAccessible(page, 'sharing a night');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toMatch(/^mallard-night-.*\.png$/);
  // The file has the ducks' own colours: the head of the winner's duck is on it.
  expect(await coloursOf(page, await (await download).path())).toContain('196,82,126');
  await page.keyboard.press('Escape');

  // A moment leads to its move, and back.
  await night.moments.first().click();
  await expect(page).toHaveURL(/#\/back\/[^/]+\/\d+$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(night.title).toBeVisible();
  await page.getByRole('button', { name: 'Replays' }).click();
  await expect(page.locator('.night__replays li')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await night.goOn.click();
  await expect(night.begin).toBeVisible();
});

test('past matches have nights as headings, and a night counts the matches that are left', async ({ page, device, history }) => {
  const night = new NightPages(page);
  const ids = await playNight(page, device, [...TWO_MATCHES(), { save: durakOfFour() }]);
  await page.evaluate(() => void (location.hash = '#/past'));
  const heading = page.locator('.history__night a');
  await expect(heading).toContainText(/^Game night, .+: 3 matches/);
  await history.matches.first().getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(heading).toContainText(/^Game night, .+: 2 matches/);
  await heading.click();
  await expect(night.title).toHaveText('Grandpa leads');
  await expect(page.getByRole('banner')).toContainText('2 matches');
  // A deleted match, and one that never was.
  for (const id of [ids[2], 'k3x']) {
    for (const [page_of, says] of [
      ['night', 'This game night is no longer on this device.'],
      ['next', 'This match is no longer among the past matches.'],
    ] as const) {
      await page.evaluate((hash) => void (location.hash = hash), `#/${page_of}/${id}`);
      await expect(page.getByText(says)).toBeVisible();
    }
  }
});

test('one person among bots has another game and no night', async ({ page, device }) => {
  const night = new NightPages(page);
  const save = { ...durakOfFour(), label: null };
  save.players = save.players.map((player, at) => (at === 0 ? player : { ...player, kind: { bot: 'dabbler' } }));
  await device.openMatch(save);
  await expect(page.locator('.dock.result')).toBeVisible();
  await expect(night.strip).toHaveCount(0);
  await expect(page.locator('.score__night')).toHaveCount(0);
  await night.another.click();
  await expect(night.end).toHaveCount(0);
  await expect(night.suggestion).toHaveCount(0);
  await expect(night.chosen).toContainText('Durak');
  await night.begin.click();
  await expect(page.locator('.table')).toBeVisible();
});

for (const lang of LANGS) {
  test(`nothing of a night is cut, ${lang}`, lang === 'en' ? {} : LONG, async ({ page, device }) => {
    test.slow();
    const night = new NightPages(page);
    const [one, two, three, four] = NAMES[lang] as [string, string, string, string];
    const long = [one, two, three, four];
    await playNight(page, device, [{ save: durakOfFour(long) }, { save: duckitOfThree([one, three, two]), satOut: [four] }], { lang });
    const screens = screensIn(lang, SCREENS);
    await onEachScreen(page, screens, 'the score of the night', () => cutTexts(page, '.night-strip b, .night-strip small', false));
    await night.strip.click();
    await onEachScreen(page, screens, 'the score, match by match', () => cutTexts(page, '.night-score b, .night-score p', false));
    await page.keyboard.press('Escape');
    await night.another.click();
    await expect(night.begin).toBeVisible();
    await onEachScreen(page, screens, 'the next game', () => faults(page));
    await page.locator('.night-button').click();
    await expect(night.moments.first()).toBeVisible({ timeout: 30_000 });
    await onEachScreen(page, screens, 'the end of the night', () => faults(page));
    await page.evaluate(() => void (location.hash = '#/past'));
    await expect(page.locator('.history__night')).toBeVisible();
    await onEachScreen(page, screens, 'past matches', () => faults(page));
  });
}

/** The colours of a picture in a file. */
async function coloursOf(page: Page, file: string): Promise<string[]> {
  const bytes = [...readFileSync(file)];
  return page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const seen = new Set<string>();
    for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
    return [...seen];
  }, bytes);
}

for (const [what, names, places] of [
  ['two are third', ['Mina', 'Jun', 'Yuki', 'Noa'], [1, 2, 3, 3]],
  ['four have won', ['Mina', 'Jun', 'Yuki', 'Noa', 'Ada'], [1, 1, 1, 1, 5]],
  ['nine have long names', ['Wilhelmina Rosenbaum', '황보석훈남궁민수제갈공명', '勅使河原健太郎左衛門', 'Wolfgang-Amadeus', 'Bartholomew Jameson', 'Zoë', 'Ida', 'Max', 'Bo'], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
] as const) {
  test(`everyone with points is on the picture of a night, and who is level is level on it: ${what}`, async ({ page, device }) => {
    const played = { game: names.length === 9 ? 'duck-that-goose' : 'durak', names: [...names], places: [...places], says: 'Over' };
    await openPastNight(page, device, [played, played], 'night', { lang: 'ja' });
    await page.getByRole('button', { name: '結果を共有' }).click();
    const picture = page.locator('.night-picture > svg');
    await expect(picture, 'Han letters have their Japanese forms').toHaveAttribute('lang', 'ja');
    const [lines, width] = await picture.evaluate((svg) => [
      [...svg.querySelectorAll('text')].map((text) => {
        const { x, width } = text.getBBox();
        return { says: text.textContent!, left: x, right: x + width, y: text.getAttribute('y'), size: text.getAttribute('font-size') };
      }),
      (svg as SVGSVGElement).viewBox.baseVal.width,
    ] as const);
    const all = lines.map(({ says }) => says).join('').replaceAll(' ', '');
    for (const name of names) expect(all).toContain(name.replace(' ', ''));
    for (const { says, left, right } of lines) expect(left >= 0 && right <= width, says).toBe(true);
    const level = names.filter((_, at) => places.filter((place) => place === places[at]).length > 1);
    const shown = level.map((name) => lines.find(({ says }) => says === name)!);
    expect(new Set(shown.map(({ y, size }) => `${y} ${size}`)).size).toBeLessThanOrEqual(1);
  });
}

test('a browser that protects canvases gets the text instead of a noisy picture', async ({ page, device }) => {
  await page.addInitScript(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...area: Parameters<typeof getImageData>) {
      const image = getImageData.apply(this, area);
      crypto.getRandomValues(image.data);
      return image;
    };
  });
  await openPastNight(page, device, CROWD, 'night');
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByRole('button', { name: 'Save the picture' }).click();
  await expect(page.locator('.share__status')).toContainText('The picture cannot be shared or saved here.');
  await expect(page.locator('.night-text')).toContainText('Kim Ha-neul');
});

/** Matches of nine people with long names, of whom one left; two are level. */
const CROWD: Past[] = [
  { game: 'duck-that-goose', names: NINE.en, places: [1, 2, 3, 4, 5, 6, 7, 8, 9], says: 'Großmutter Annelies wins' },
  { game: 'durak', names: NINE.en.slice(0, 6), places: [2, 1, 4, 3, 5, 6], fool: 5, says: 'Zoë is the fool' },
  { game: 'duck-that-goose', names: NINE.en.slice(0, 8), places: [2, 1, 4, 4, 3, 6, 7, 8], says: 'Kim Ha-neul wins' },
];

test('a night of nine people fits on each screen', async ({ page, device }) => {
  const night = new NightPages(page);
  await openPastNight(page, device, CROWD, 'next');
  await expect(night.plates).toHaveCount(9);
  await expect(night.plate('Ida')).toContainText('not playing');
  await expect(night.box('Duckit')).toContainText('For 3: the others sit out');
  await onEachScreen(page, SCREENS, 'the next game of nine', () => faults(page));
  await night.end.click();
  await expect(night.title).toHaveText('Kim Ha-neul wins overall');
  await expect(night.rest).toHaveCount(6);
  await expect(night.rest.filter({ hasText: 'Ida' })).toContainText('not playing');
  await onEachScreen(page, SCREENS, 'the end of the night of nine', () => faults(page));
});
