// Looks meet here: every pair of a game, a place, a way to play, a number of people, a night, names, a language, a screen
// and a theme is looked at once. What each looks like alone is tested beside its part.

import type { Page } from '@playwright/test';
import { TablePage } from './pages/table.ts';
import { expect, test } from './fixtures.ts';
import { brokenWords } from './support/cut-text.ts';
import type { Device } from './support/device.ts';
import { THOROUGH } from './support/extent.ts';
import { columnsOfLetters, lostColumns, outsideTheirCard } from './support/fit.ts';
import { pale, unreadable } from './support/legibility.ts';
import { pairwise, type Case } from './support/pairwise.ts';
import { allOnPhones } from './support/phones.ts';
import { coveredControls } from './support/reach.ts';
import { GAMES, begun, seated, type AnySave, type Who } from './support/saves.ts';
import { FAMILY, NINE, UPRIGHT_OR_LARGE, drawn } from './support/screens.ts';
import { LANGS } from './support/words.ts';

const MINUTE = 60_000;

const FACTORS = {
  place: ['a turn', 'the end of a round', 'the result', 'the set-up', 'the next game', 'the night', 'past matches'],
  game: GAMES.map(({ slug }) => slug),
  way: ['alone', 'handed on', 'flat', 'on phones'],
  seats: [2, 3, 4, 5, 6, 7, 8, 9],
  night: [false, true],
  names: ['family', 'long'],
  lang: LANGS,
  screen: UPRIGHT_OR_LARGE,
  theme: ['light', 'dark'],
} as const;

type Look = Case<typeof FACTORS>;

const AT_TABLE: readonly string[] = ['a turn', 'the end of a round', 'the result'];
const IN_NIGHT: readonly string[] = ['the next game', 'the night'];

const gameOf = (slug: string) => GAMES.find((game) => game.slug === slug)!;
const roundOf = ({ game, seats }: Look) => gameOf(game).rounds.find((round) => round.seats === seats);

function isPossible(look: Look): boolean {
  const round = roundOf(look);
  return round !== undefined &&
    (look.place !== 'the end of a round' || !round.over) &&
    (look.place !== 'the night' || look.night) &&
    // Bots have no night.
    (look.way !== 'alone' || (!look.night && !IN_NIGHT.includes(look.place))) &&
    // Off the table these look alike, and the pages of phones are found by their English words.
    (look.way === 'handed on' || look.way === 'alone' || AT_TABLE.includes(look.place)) &&
    (look.way !== 'on phones' || look.lang === 'en');
}

const nameOf = ({ place, game, way, seats, night, names, lang, screen, theme }: Look) =>
  `${game}, ${place}, ${seats} ${way}, ${names} names${night ? ', in a night' : ''}, ${lang}, ${screen.width}x${screen.height}, ${theme}`;

const peopleOf = ({ names, lang, seats }: Look) => (names === 'long' ? NINE : FAMILY)[lang].slice(0, seats);

function playersOf(look: Look): Who[] {
  return peopleOf(look).map((name, seat) => (look.way === 'alone' && seat > 0 ? { bot: name } : name));
}

/** The match where it is looked at. An end of a round becomes a result by its first player, who ends the match. */
function matchOf(look: Look): AnySave {
  const round = roundOf(look)!;
  const isOver = look.place === 'the result' || !AT_TABLE.includes(look.place);
  const log = look.place === 'a turn' ? round.log.slice(0, Math.floor(round.log.length / 2)) : round.log;
  const save = begun(look.game, playersOf(look), round, log);
  if (!isOver || round.over) return save;
  return { ...save, record: { ...save.record, format: 2, changes: [[log.length, 0, 'give_up']] } as AnySave['record'] };
}

/** Earlier matches of these people on the same evening, as the history stores them. */
function earlier(look: Look, now: number) {
  const people = seated(peopleOf(look));
  const says = LANGS.map((lang) => [lang, `${people[0]!.name}!`]);
  return [2, 1].map((ago) => {
    const at = now - ago * 20 * MINUTE;
    return {
      id: `${(at - 10 * MINUTE).toString(16)}-${ago}`, at, game: look.game, players: people, places: people.map((_, seat) => seat + 1),
      bests: people.map(() => null), says, link: 'm1.AAAA',
    };
  });
}

/** Opens the page of a look on a device that has only what belongs to it. */
async function open(page: Page, device: Device, look: Look) {
  const now = await page.evaluate(() => Date.now());
  const id = `${(now - 5 * MINUTE).toString(16)}-9`;
  const settings = { lang: look.lang, theme: look.theme, lay_flat: look.way === 'flat' };
  await device.open('#/past', { [id]: matchOf(look) }, settings);
  const past = look.night || IN_NIGHT.includes(look.place) || look.place === 'past matches' ? earlier(look, now) : [];
  const values = {
    past: { gone: 0, matches: look.night ? past : past.slice(1) },
    [`setup/${look.game}`]: { players: seated(playersOf(look)), options: roundOf(look)!.options },
  };
  const address = {
    'a turn': `#/match/${id}`,
    'the end of a round': `#/match/${id}`,
    'the result': `#/match/${id}`,
    'the set-up': `#/new/${look.game}`,
    'the next game': `#/next/${past.at(-1)?.id}`,
    'the night': `#/night/${past.at(-1)?.id}`,
    'past matches': '#/',
  }[look.place];
  await page.evaluate(([values, address]) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(`mallard/${key}`, JSON.stringify(value));
    location.hash = address;
  }, [values, address] as const);
  const shown = {
    'a turn': '.table, .handoff',
    'the end of a round': '#between',
    'the result': '.dock.result',
    'the set-up': '.setup',
    'the next game': '.next-game__dock',
    'the night': '.night__podium',
    'past matches': '.history__night, .history li',
  }[look.place];
  if (look.place === 'past matches') {
    // The page that is open has read the list already.
    await page.locator('#home > *').first().waitFor();
    await page.evaluate(() => void (location.hash = '#/past'));
  }
  await page.locator(shown).first().waitFor();
}

async function faults(page: Page, look: Look): Promise<string[]> {
  await drawn(page);
  await page.evaluate(() => Promise.all(document.getAnimations().filter((it) => it.timeline === document.timeline).map((it) => it.finished)));
  // The longest names may break, or end with an ellipsis.
  const isLong = look.names === 'long';
  const mayBreak = new Set(isLong ? peopleOf(look).flatMap((name) => name.split(/[ -]/)) : []);
  const broken = (await brokenWords(page)).filter((fault) => !mayBreak.has(/“(.*?)”/.exec(fault)![1]!));
  const found = [
    await unreadable(page, isLong), broken, await columnsOfLetters(page), await lostColumns(page), await outsideTheirCard(page),
    await coveredControls(page), await pale(page),
  ];
  return [...new Set(found.flat())];
}

async function look(page: Page, one: Look, what = nameOf(one)) {
  await page.setViewportSize(one.screen);
  await page.emulateMedia({ colorScheme: one.theme });
  const found = await faults(page, one);
  if (found.length > 0) await page.screenshot({ path: test.info().outputPath(`${what}.png`) });
  expect.soft(found, what).toEqual([]);
}

// Other seeds meet in other threes.
const looks = [1, ...(THOROUGH ? [2, 3, 4, 5] : [])].flatMap((seed) => pairwise(FACTORS, isPossible, seed));

for (const place of FACTORS.place) {
  test(`nothing in ${place} is cut, pale or covered by what it meets`, async ({ page, device }) => {
    test.slow();
    for (const one of looks.filter((one) => one.place === place && one.way !== 'on phones')) {
      await open(page, device, one);
      await look(page, one);
    }
  });
}

// Connections are real, so the page belongs to each test.
test.describe('on phones', () => {
  test.use({ ownPage: true });

  for (const one of looks.filter(({ way }) => way === 'on phones')) {
    test(`nothing on tablet and phone is cut, pale or covered: ${nameOf(one)}`, async ({ page, context, device, join, result, table }) => {
      test.slow();
      // A match that is over invites no phones: here its people end it.
      await open(page, device, one.place === 'the result' ? { ...one, place: roundOf(one)!.over ? 'a turn' : 'the end of a round' } : one);
      const phones = await allOnPhones(context, join, peopleOf(one));
      if (one.place === 'the result') {
        await table.openMenu('End the match here');
        await page.getByRole('dialog').getByRole('button', { name: 'End match' }).click();
        await result.again.waitFor();
      }
      await look(page, one);
      const phone = phones[0]!.page;
      await new TablePage(phone).menuButton.waitFor();
      await look(phone, { ...one, screen: one.screen.width < 800 ? one.screen : { what: 'a phone', width: 390, height: 844 } }, `a phone of ${nameOf(one)}`);
    });
  }
});
