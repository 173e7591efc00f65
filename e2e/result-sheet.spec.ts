// The end of a match and of a round: in every game and for every way to sit one sheet over the whole width, with the
// boards upright above it.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { brokenWords } from './support/cut-text.ts';
import * as ducks from './support/ducks.ts';
import * as duckit from './support/duckit.ts';
import * as durak from './support/games.ts';
import * as goose from './support/goose.ts';
import { playNight } from './support/night.ts';
import * as quantum from './support/quantum.ts';
import { GAMES, begun, type AnySave } from './support/saves.ts';
import { drawn } from './support/screens.ts';

const SIZES = [[1180, 820], [1024, 768], [820, 1180], [1440, 900], [390, 844]] as const;

const NAMES = [
  'Mina', 'Jun', 'Großmutter Annelies', 'Ada', 'Bartholomew the Great', 'Wolfgang Amadeus', 'Émile-François', 'Kim Ha-neul', 'Zoë',
];
const named = (seats: number) => NAMES.slice(0, seats);

const ONE_ROUND = { one_round: true };
const cover = (played: typeof ducks.FOUR, options = {}) => ducks.after(played, Infinity, named(played.seats), options);
const ranges = (count: number) => goose.goose(named(3), { log: goose.ROUND, rounds: { count } });
const sheets = (played: typeof quantum.FOUR_SHEETS, left = 0) => quantum.after(played, quantum.length(played) - left, named(played.seats));

/** The end of the first round of a game with this many seats. */
function round(slug: string, seats: number, options = {}): AnySave {
  const found = GAMES.find((game) => game.slug === slug)!.rounds.find((round) => round.seats === seats)!;
  return begun(slug, named(seats), { ...found, options: { ...found.options, ...options } }, found.log);
}

/** All hands are on phones, which are not connected now. */
function onPhones(save: AnySave): AnySave {
  const label = { open: true, says: [], still: [], phones: save.players.map((_, seat) => seat) };
  return { ...save, label } as unknown as AnySave;
}

/** The end of Durak with four, which comes first in a night. */
const first = () => durak.after(durak.FOUR, durak.length(durak.FOUR), named(4));

/** The faults of the sheet and of the boards above it; `boards` are their elements. */
function faults(page: Page, boards: string): Promise<string[]> {
  return page.evaluate((boards) => {
    const found: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const says = (element: Element) => `“${element.textContent!.trim().slice(0, 30)}”`;
    const seen = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden');
    const dock = document.querySelector('.dock:is(.result, .between__panel)')!;
    const [sheet, pond] = [box(dock), document.querySelector('.pond')!];
    const log = document.querySelector('.has-log > .drawer--log');
    const wide = innerWidth - (log ? box(log).width : 0);
    if (Math.abs(sheet.left) > 1 || Math.abs(sheet.right - wide) > 1) found.push(`the sheet has ${sheet.width} of ${wide} px`);
    if (seen(pond) && box(pond).bottom > sheet.top + 1) found.push('the sheet is over the pond');
    for (const button of [...dock.querySelectorAll(':is(.result__actions, .between__foot) .button')].filter(seen)) {
      const { left, right, top, bottom } = box(button);
      if (left < sheet.left || right > sheet.right || bottom > sheet.bottom) found.push(`${says(button)} leaves the sheet`);
      if (!button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) found.push(`${says(button)} is covered`);
    }
    const score = dock.querySelector('.score')!;
    const [heads, cells] = ['thead th', 'tbody tr:first-child td'].map((part) => [...score.querySelectorAll(part)].filter(seen));
    if (heads!.length !== cells!.length) found.push(`${heads!.length} headings over ${cells!.length} columns`);
    for (const name of score.querySelectorAll('.score__name b')) {
      if (box(name).height > 2.5 * parseFloat(getComputedStyle(name).lineHeight)) found.push(`${says(name)} has more than two lines`);
    }
    if (document.querySelector('.around, .table-overview, .table-sides')) found.push('a side is turned');
    const rows = score.querySelectorAll('tbody tr').length;
    const shown = boards && innerWidth > 700 ? [...document.querySelectorAll(boards)].filter(seen).map(box) : undefined;
    if (shown && shown.length !== rows) found.push(`${shown.length} of ${rows} boards`);
    for (const board of shown ?? []) {
      const { width, height } = board;
      if (board.top < box(pond).top || board.bottom > sheet.top || Math.min(width, height) < 90) found.push(`a board has ${width}x${height} px`);
    }
    return [...new Set(found)];
  }, boards);
}

/** What comes first is in view, and a line says that there is more. */
function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const box = (part: string) => document.querySelector(part)!.getBoundingClientRect();
    const [standings, more] = [box('.standings'), box('.standings__more')];
    const rows = [...document.querySelectorAll('.score tbody tr')];
    for (const row of rows) {
      const { top, bottom } = row.getBoundingClientRect();
      if (top < standings.top - 1 || bottom > more.top + 1) found.push(`the row of “${row.textContent}” is not in view`);
    }
    const sheet = box('.dock.result');
    for (const part of ['.hero', '.night-strip', '.standings__more']) {
      const { top, bottom } = box(part);
      if (top < sheet.top || bottom > box('.result__actions').top + 1) found.push(`${part} is not in view`);
    }
    return found;
  });
}

async function expectOneSheet(page: Page, what: string, boards: string) {
  await expect(page.locator('.dock.result, .between__panel')).toBeVisible();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await page.evaluate(() => Promise.all(document.getAnimations().filter((it) => it.timeline === document.timeline).map((it) => it.finished)));
    const broken = width > 700 ? await brokenWords(page) : [];
    expect.soft([...(await faults(page, boards)), ...broken], `${what} at ${width}x${height}`).toEqual([]);
  }
}

test.describe('around one tablet', () => {
  test.use({ hasTouch: true });

  const ENDS: [what: string, save: () => AnySave][] = [
    ['two', () => cover(ducks.TWO)],
    ['four', () => cover(ducks.FOUR, ONE_ROUND)],
    ['seven', () => cover(ducks.SEVEN, ONE_ROUND)],
  ];
  for (const [what, save] of ENDS) {
    test(`Duck & Cover of ${what} ends with the sheet and its boards, also in a night`, async ({ page, device }) => {
      await device.openMatch(save());
      await expectOneSheet(page, 'the result', '.opponent');
      await playNight(page, device, [{ save: first() }, { save: save() }]);
      await expect(page.locator('.night-strip')).toBeVisible();
      await expectOneSheet(page, 'the result in a night', '.opponent');
    });
  }

  test('the boards remain at the end of a round of Duck & Cover', async ({ page, device }) => {
    for (const seats of [5, 7]) {
      await device.openMatch(round('duck-and-cover', seats));
      await expectOneSheet(page, `a round of ${seats}`, '.opponent');
    }
  });
});

const ON_PHONES: [what: string, save: () => AnySave, boards: string][] = [
  ['Duck & Cover', () => cover(ducks.FOUR), '.opponent'],
  ['Duck That Goose!', () => ranges(2), '.range'],
  ['Quantum', () => sheets(quantum.THREE_SHEETS, 4), '.everyone__seat'],
  ['Durak', () => durak.after({ ...durak.FOUR, length: 'open' }, durak.length(durak.FOUR), named(4)), ''],
];
test.describe('with all on phones', () => {
  test.use({ ownPage: true });
  for (const [what, save, boards] of ON_PHONES) {
    test(`${what} ends upright for one reader`, async ({ page, device, table }) => {
      await device.openMatch(onPhones(save()));
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await table.openMenu('End the match here');
      await page.getByRole('button', { name: 'End match' }).click();
      await expectOneSheet(page, what, boards);
    });
  }
});

const HANDED_ON: [what: string, save: () => AnySave, boards: string][] = [
  ['Quantum of two', () => sheets(quantum.TWO_SHEETS), '.everyone__seat'],
  ['Quantum of four', () => sheets(quantum.FOUR_SHEETS), '.everyone__seat'],
  ['Duck That Goose! of five', () => round('duck-that-goose', 5, { rounds: { count: 1 } }), '.range'],
  ['Duck That Goose! of nine', () => round('duck-that-goose', 9, { rounds: { count: 1 } }), ''],
  ['Duckit', () => duckit.ended(duckit.SHARED, named(3)), ''],
];
for (const [what, save, boards] of HANDED_ON) {
  test(`the end of ${what} shows the winner, the scores and the night, and a line leads to the rest`, async ({ page, device }) => {
    await playNight(page, device, [{ save: first() }, { save: save() }]);
    await expect(page.locator('.night-strip')).toBeVisible();
    await expectOneSheet(page, what, boards);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await drawn(page);
      expect.soft(await hidden(page), `${what} at ${width}x${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1180, height: 820 });
    const rest = page.locator('.standings__rest > :first-child');
    await page.getByRole('button', { name: 'More about the match' }).click();
    await expect(rest).toBeInViewport();
  });
}
