import { expect, type Page } from '@playwright/test';
import { FINGER, FlatTable } from '../pages/flat-tablet.ts';
import { GoosePage } from '../pages/goose.ts';
import { MATCHES } from './any-game.ts';
import type { Device, Settings } from './device.ts';
import * as ducks from './ducks.ts';
import * as duckit from './duckit.ts';
import * as durak from './games.ts';
import * as goose from './goose.ts';
import * as quantum from './quantum.ts';
import type { AnySave, Who } from './saves.ts';
import { FAMILY, NAMES, SCREENS, WITH_CURTAIN, WITH_ZOOM, type Screen } from './screens.ts';
import type { Lang } from './words.ts';

/** The games by their titles, with which the names of places begin. */
export const TITLES: Record<string, string> = {
  durak: 'Durak', duckit: 'Duckit', quantum: 'Quantum', 'duck-and-cover': 'Duck & Cover', 'duck-that-goose': 'Duck That Goose!',
};

/** The players of a table; with a `person` all others are bots. */
export type Named = (seats: number, person?: number) => Who[];

const seated = (names: Record<Lang, string[]>, lang: Lang): Named => (seats, person) =>
  names[lang].slice(0, seats).map((name, seat) => (person === undefined || seat === person ? name : { bot: name }));

/** An ordinary family at a table. */
export const family = (lang: Lang) => seated(FAMILY, lang);

/** The same with names as long as they may be. */
export const longest = (lang: Lang) => seated(NAMES, lang);

/** Each has the same name, of this letter. */
export const wide = (letter: string): Named => (seats, person) =>
  Array.from({ length: seats }, (_, seat) => (person === undefined || seat === person ? letter.repeat(20) : { bot: letter.repeat(20) }));

/** A screen of a match: how it is opened, and the actions there. */
export type Place = {
  at: (named: Named) => AnySave;
  then?: (page: Page) => Promise<unknown>;
  settings?: Partial<Settings>;
  /** Are bots stopped, so that they think as long as it is looked at? */
  held?: boolean;
};

/** A device keeps its settings: a place that needs others is not the last. */
const USUAL: Partial<Settings> = { left_hand: false, lay_flat: false, help: { confirm: true }, four_colours: true };

/** Opens a screen, at the instant pace unless it has another. */
export async function openPlace(page: Page, device: Device, { at, then, settings, held }: Place, lang: Lang, named = family(lang)) {
  if (held) await device.holdBots();
  await device.openMatch(at(named), { ...USUAL, speed: held ? 'slow' : 'off', ...settings, lang });
  await expect(page.locator('.table, .handoff')).toBeVisible();
  await then?.(page);
}

export const click = (what: string, which: 'first' | 'last' = 'first') => (page: Page) => page.locator(what)[which]().click();

/** Presses the first button of a curtain. */
export const take = click('.curtain__take button, .handoff__pass button');

/** Raises a card, if one can be played. */
export async function raise(page: Page) {
  if ((await page.locator('.hand .is-playable').count()) === 0) return false;
  await page.locator('.hand .is-playable').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.hand .is-selected')).toHaveCount(1);
  return true;
}

export const hint = (page: Page) => page.keyboard.press('h');

/** A tablet that lies between two people; at one of its ends a player looks at the cards. */
const between = (end?: number): Place => ({
  at: (named) => durak.after(durak.TWO, 12, named(2)), settings: { lay_flat: true },
  then: async (page) => {
    const flat = new FlatTable(page);
    await expect(flat.asked).toHaveCount(1);
    if (end !== undefined) await page.locator('.peek-button').nth(end).dispatchEvent('pointerdown', FINGER);
    await expect(flat.hands).toHaveCount(end === undefined ? 0 : 1);
  },
});

/** A match that continues another one from its tenth step. */
function branch(named: Named): AnySave {
  const save = durak.after(durak.FOUR, 20, named(4, 1));
  return { ...save, record: { ...save.record, format: 3, branches: [{ step: 10 }] } as AnySave['record'] };
}

/** Opens the dialog before a branch, at a step of the replay. */
const continueFrom = (step: number) => async (page: Page) => {
  await page.evaluate((step) => void (location.hash = `#/back/test/${step}`), step);
  await page.locator('.bar__act').click();
  await expect(page.locator('.dialog--branch[open]')).toBeVisible();
};

/** The screens of matches where words may not fit. */
export const PLACES: Record<string, Place> = {
  'Durak, a turn': { at: (named) => durak.after(durak.FOUR, 20, named(4, 1)) },
  'Durak with six': { at: (named) => durak.after(durak.SIX, 25, named(6, 5)) },
  'Durak, the curtain': { at: (named) => durak.after(durak.FOUR, 20, named(4)) },
  'Durak, who adds a card': { at: (named) => durak.after(durak.FOUR, 21, named(4)) },
  'Durak, the pause': { at: (named) => durak.after(durak.DEAL_OF_THREE, durak.length(durak.DEAL_OF_THREE), named(3)) },
  'Durak, the result': { at: (named) => durak.after(durak.FOUR, durak.length(durak.FOUR), named(4)) },
  'Durak, the result of two': { at: (named) => durak.after(durak.TWO, durak.length(durak.TWO), named(2)) },
  'Durak, a branch': { at: branch },
  'Durak, the way to continue': { at: (named) => durak.after(durak.TWO, durak.length(durak.TWO), named(2, 0)), then: continueFrom(20) },
  'Duckit, a turn': { at: (named) => duckit.after(duckit.QUACKBACK, 34, named(3, 0)) },
  'Duckit, the curtain': { at: (named) => duckit.after(duckit.QUACKBACK, 34, named(3)) },
  'Duckit, the pause': { at: (named) => duckit.after(duckit.QUACKBACK, 84, named(3)) },
  'Duckit, the result': { at: (named) => duckit.ended(duckit.FEWER_FOURS, named(3)) },
  'Duckit, a shared win': { at: (named) => duckit.ended(duckit.SHARED, named(3)) },
  'Quantum, the dice': { at: (named) => quantum.after(quantum.THREE_SHEETS, 65, named(3, 0)) },
  'Quantum, a number': { at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)) },
  'Quantum, the curtain': { at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3)) },
  'Quantum, the curtain of four': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 81, named(4)) },
  'Quantum, a secret choice': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 81, named(4)), then: take },
  'Quantum, all choices': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 84, named(4)), settings: { speed: 'normal' } },
  'Quantum, the result': { at: (named) => quantum.after(quantum.TWO_SHEETS, quantum.length(quantum.TWO_SHEETS), named(2)) },
  'Quantum with four': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 102, named(4, 0)) },
  'Duck & Cover, a call': { at: (named) => ducks.after(ducks.FOUR, 20, named(4, 0)) },
  'Duck & Cover, around the tablet': { at: (named) => ducks.after(ducks.FOUR, 20, named(4)) },
  'Duck & Cover with seven': { at: (named) => ducks.after(ducks.SEVEN, 82, named(7, 0)) },
  'Duck & Cover, the pause': { at: (named) => ducks.after(ducks.SEVEN, 191, named(7)) },
  'Duck & Cover, the result': { at: (named) => ducks.after(ducks.TWO, 163, named(2)) },
  'Duck That Goose!, a turn': { at: (named) => goose.after(3, named(3, 0)) },
  'Duck That Goose!, what bots did': { at: (named) => goose.after(31, named(3, 0)) },
  'Duck That Goose! with nine': { at: (named) => goose.goose(named(9, 0), { seed: 9 }) },
  'Duck That Goose!, the curtain': { at: (named) => goose.after(goose.INTERRUPT, named(3)) },
  'Duck That Goose!, the result': { at: (named) => goose.after(goose.ROUND.length, named(3)) },
};

/** Screens with marks, reasons and open parts, where axe looks too. */
export const MARKED: Record<string, Place> = {
  'Durak, what a memory aid shows': { at: (named) => durak.after(durak.FOUR, 20, named(4, 1)), settings: { help: { memory_aid: true, confirm: true } } },
  'Durak, a card raised': { at: (named) => durak.after(durak.FOUR, 20, named(4, 1)), then: raise },
  'Durak, a refusal': {
    at: (named) => durak.after(durak.FOUR, 20, named(4, 1)),
    then: (page) => page.locator('.hand .card[aria-disabled=true]').first().click({ force: true }),
  },
  'Durak, a hint': { at: (named) => durak.after(durak.FOUR, 20, named(4, 1)), then: hint },
  'Durak, a bot decides': { at: (named) => durak.after(durak.FOUR, 21, named(4, 1)), held: true },
  'Durak, two teams in two-colour suits': {
    at: (named) => durak.after(durak.TEAMS, 2, named(4, 0)), settings: { four_colours: false },
    then: (page) => expect(page.locator('html[data-suits=two] .seat--team-1')).not.toHaveCount(0),
  },
  'Durak, between two': between(),
  'Durak, between two, one peeks': between(0),
  'Duckit, the draw': { at: (named) => duckit.after(duckit.QUACKBACK, 0, named(3, 0)) },
  'Duckit, the Quacker taken': { at: (named) => duckit.after(duckit.QUACKBACK, 6, named(3, 0)) },
  'Duckit, four fours': { at: (named) => duckit.after(duckit.TURNED_AROUND, 52, named(3, 2)) },
  'Duckit, the last trick': { at: (named) => duckit.after(duckit.QUACKBACK, 5, named(3, 0)), then: click('.last') },
  'Quantum, a box chosen': { at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)), then: click('.own-sheet .box--open') },
  'Quantum, a refusal': {
    at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)),
    then: (page) => page.locator('.own-sheet .box--refused').first().click({ force: true }),
  },
  'Quantum, an open sheet': { at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)), then: click('.other button') },
  'Duck & Cover, a target chosen': { at: (named) => ducks.after(ducks.THREE, 5, named(3)), then: click('.board .is-target') },
  'Duck & Cover, a refusal': {
    at: (named) => ducks.after(ducks.THREE, 5, named(3)), then: click('.board .duck:not(.duck--under, .is-target, .is-called)', 'last'),
  },
  'Duck & Cover, a hint': { at: (named) => ducks.after(ducks.THREE, 5, named(3)), then: hint },
  'Duck & Cover, a card to turn': { at: (named) => ducks.after(ducks.FOUR, 99, named(4)) },
  'Duck & Cover, an open board': { at: (named) => ducks.after(ducks.SEVEN, 82, named(7, 0)), then: click('.opponent__head') },
  'Duck That Goose!, the cards of a range explained': { at: (named) => goose.after(22, named(3, 0)), then: click('.range__look') },
};

/** A position in which nothing scrolls, is cut off or too small to touch. */
export type Position = Place & {
  /** Where it must fit; Durak, Quantum and Duck That Goose! need not on phones on their side. */
  screens?: readonly Screen[];
  /** The number of cards in the hand: with another number it is no longer the position that it was chosen for. */
  cards?: number;
  /** What is done there, if it can be; it must fit after each of these, too. */
  acts?: ((page: Page) => Promise<unknown>)[];
  /** Is it a curtain, a pause or a result, where parts may scroll; or is a part open over others? */
  kind?: 'curtain' | 'sheets' | 'end' | 'over';
  /** Does the short form leave it out, because another one shows most? */
  long?: boolean;
};

const { FOUR_UP, QUACKBACK, TURNED_AROUND } = duckit;

/** A turn of Quantum in all its steps. */
function quantumTurn(played: typeof quantum.TWO_SHEETS, moves: number): Record<string, Position> {
  const at = (step: number) => (named: Named) => quantum.after(played, moves + step, named(played.seats, 0));
  // A long name shortens the small line of the step.
  const choosing = () => quantum.after(played, moves + 2);
  const die = (page: Page) => page.locator('.tray button').nth(1).click();
  const long = played !== quantum.FOUR_SHEETS;
  return Object.fromEntries(Object.entries({
    'step A': { at: at(0), then: die },
    'step B': { at: at(1) },
    'a box chosen': { at: at(1), then: async (page) => (await page.locator('.own-sheet .box--open').count()) > 0 && click('.own-sheet .box--open')(page) },
    'step C': { at: choosing, then: take },
    'a sheet open': { at: choosing, then: async (page) => (await take(page), click('.other button')(page)), kind: 'over' },
  } satisfies Record<string, Position>).map(([step, one]) => [`Quantum, ${played.seats} seats, ${step}`, { ...one, long }]));
}

/** A position of Duck & Cover, and a target chosen there. */
const board = (played: typeof ducks.TWO, moves: number, person?: number): Position => ({
  at: (named) => ducks.after(played, moves, named(played.seats, person)), held: true, screens: WITH_ZOOM,
  acts: [async (page) => (await page.locator('.board button').count()) > 0 && click('.board button')(page)],
});

export const POSITIONS: Record<string, Position> = {
  'Durak, two seats, four pairs': { at: (named) => durak.after(durak.TWO, 12, named(2, 0)), cards: 3, acts: [raise] },
  'Durak, two seats, a hand of ten': { at: (named) => durak.after(durak.TWO, 28, named(2, 0)), cards: 10, acts: [raise] },
  'Durak, four seats, three pairs': { at: (named) => durak.after(durak.FOUR, 20, named(4, 1)), cards: 5, acts: [raise] },
  'Durak, a branch': { at: branch, cards: 5 },
  'Durak, four seats, four pairs and a hand of 14': { at: (named) => durak.after(durak.FOUR, 71, named(4, 1)), cards: 14, acts: [raise] },
  'Durak, four seats, a hand of 17': { at: (named) => durak.after(durak.FOUR, 59, named(4, 1)), cards: 17, acts: [raise] },
  'Durak, teams, an attack to beat or pass on': { at: (named) => durak.after(durak.TEAMS, 1, named(4, 3)), cards: 6, acts: [raise] },
  'Durak, teams, two attacks': { at: (named) => durak.after(durak.TEAMS, 2, named(4, 0)), cards: 6, acts: [raise] },
  'Durak, six seats, five pairs': { at: (named) => durak.after(durak.SIX, 25, named(6, 5)), cards: 2, acts: [raise] },
  'Durak, six seats, six pairs': { at: (named) => durak.after(durak.SIX, 28, named(6, 5)), cards: 1, acts: [raise] },
  'Durak, the curtain': { ...PLACES['Durak, the curtain']!, kind: 'curtain', screens: WITH_CURTAIN },
  'Durak, the curtain of six': { at: (named) => durak.after(durak.SIX, 25, named(6)), kind: 'curtain', screens: WITH_CURTAIN },
  'Durak, the pause': { ...PLACES['Durak, the pause']!, kind: 'end' },
  'Durak, the result': { ...PLACES['Durak, the result']!, kind: 'end' },
  ...Object.fromEntries([undefined, 0, 1].map((end): [string, Position] => [`Durak, between two, ${end ?? 'no'} end open`, {
    ...between(end), at: () => durak.after(durak.TWO, 12), screens: SCREENS, long: true,
  }])),
  'Duckit, the draw for the deal': { at: (named) => duckit.after(QUACKBACK, 0, named(3, 0)), cards: 9, screens: WITH_ZOOM },
  'Duckit, a suit to follow, and a last trick': { at: (named) => duckit.after(QUACKBACK, 5, named(3, 0)), cards: 8, acts: [raise], screens: WITH_ZOOM },
  'Duckit, the Quacker taken': { at: (named) => duckit.after(QUACKBACK, 6, named(3, 0)), cards: 8, acts: [raise], screens: WITH_ZOOM },
  'Duckit, a face-up four': { at: (named) => duckit.after(FOUR_UP, 11, named(3, 2)), cards: 5, acts: [raise], screens: WITH_ZOOM },
  'Duckit, a face-up Super Duck': { at: (named) => duckit.after(TURNED_AROUND, 17, named(3, 0)), cards: 4, acts: [raise], screens: WITH_ZOOM },
  'Duckit, four fours, and chips in the middle': { at: (named) => duckit.after(TURNED_AROUND, 52, named(3, 2)), cards: 1, acts: [raise], screens: WITH_ZOOM },
  'Duckit, the curtain': { ...PLACES['Duckit, the curtain']!, kind: 'curtain', screens: WITH_CURTAIN },
  'Duckit, the pause': { ...PLACES['Duckit, the pause']!, kind: 'end', screens: SCREENS },
  'Duckit, the result': { ...PLACES['Duckit, a shared win']!, kind: 'end', screens: SCREENS },
  ...quantumTurn(quantum.TWO_SHEETS, 76),
  ...quantumTurn(quantum.THREE_SHEETS, 65),
  ...quantumTurn(quantum.FOUR_SHEETS, 102),
  'Quantum, the curtain of two': { at: (named) => quantum.after(quantum.TWO_SHEETS, 55, named(2)), kind: 'sheets', screens: WITH_CURTAIN, long: true },
  'Quantum, the curtain of three': { at: (named) => quantum.after(quantum.THREE_SHEETS, 68, named(3)), kind: 'sheets', screens: WITH_CURTAIN, long: true },
  'Quantum, the curtain of four': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 82, named(4)), kind: 'sheets', screens: WITH_CURTAIN },
  'Quantum, the choices of two': { at: (named) => quantum.after(quantum.TWO_SHEETS, 56, named(2)), settings: { speed: 'normal' }, screens: SCREENS, long: true },
  'Quantum, the choices of three': { at: (named) => quantum.after(quantum.THREE_SHEETS, 70, named(3)), settings: { speed: 'normal' }, screens: SCREENS, long: true },
  'Quantum, the choices of four': { ...PLACES['Quantum, all choices']!, screens: SCREENS },
  'Duck & Cover, two seats, one quacks': board(ducks.TWO, 20, 0),
  'Duck & Cover, two seats, a neighbour to cover': board(ducks.TWO, 4),
  'Duck & Cover, three seats, all choose': board(ducks.THREE, 5),
  'Duck & Cover, three seats, Repeat': board(ducks.THREE, 29),
  'Duck & Cover, four seats, to turn a card that everybody quacked at before': board(ducks.FOUR, 99, 0),
  'Duck & Cover, four seats, the first call': board(ducks.FOUR, 1, 0),
  'Duck & Cover, seven seats, people': board(ducks.SEVEN, 82),
  'Duck & Cover, seven seats, alone': board(ducks.SEVEN, 82, 0),
  'Duck & Cover, seven bots': {
    ...board(ducks.SEVEN, 82), at: (named) => ducks.after(ducks.SEVEN, 82, named(7).map((name) => ({ bot: name as string }))),
  },
  'Duck & Cover, a long board': board(ducks.WIDE, 136, 0),
  'Duck & Cover, the pause': { ...PLACES['Duck & Cover, the pause']!, kind: 'end', screens: SCREENS },
  'Duck & Cover, the result': { ...PLACES['Duck & Cover, the result']!, kind: 'end', screens: SCREENS },
  ...Object.fromEntries([2, 5, 9].map((seats): [string, Position] => [`Duck That Goose!, the first steps of ${seats}`, {
    at: (named) => goose.goose(named(seats, 0), { seed: seats }), screens: SCREENS.slice(0, 4), long: seats < 9,
    acts: Array.from({ length: 8 }, () => async (page: Page) => {
      const table = new GoosePage(page);
      await table.step();
      await table.primary.or(table.choices.first()).first().waitFor();
    }),
  }])),
  'Duck That Goose!, the curtain': { ...PLACES['Duck That Goose!, the curtain']!, kind: 'curtain', screens: WITH_CURTAIN },
  'Duck That Goose!, one decides for another': { at: () => goose.controlled(), then: take, screens: SCREENS },
  'Duck That Goose!, the pause': {
    at: (named) => goose.goose(named(3), { log: goose.ROUND, rounds: { count: 3 } }), kind: 'end', screens: SCREENS,
  },
  ...Object.fromEntries(Object.entries(MATCHES).map(([slug, match]) =>
    [`${TITLES[slug]}, for the left hand`, { at: match, settings: { left_hand: true } }])),
};
