import { readFileSync } from 'node:fs';
import { BOTS, people } from './games.ts';
import { begun, type Save, type Who } from './saves.ts';

type Place = { seat: number; slot: number };

export type GooseAction =
  | 'draw' | 'take' | 'add' | 'discard' | 'do' | 'decline' | 'left' | 'right' | 'use_ripe' | 'turn_up_ripe'
  | { peek: [number, number] }
  | { card: Place }
  | { seat: number }
  | { give: { to: number; kind: string } }
  | { name: string }
  | { arrange: number[] };

export type GooseOptions = { deck: 'novice' | 'advanced'; rounds: 'short' | 'long' | { count: number } };

export type GooseSave = Save<GooseAction, Partial<GooseOptions>>;

/** Choosing a card of a range. */
const card = (seat: number, slot: number): GooseAction => ({ card: { seat, slot } });

/**
 * A recorded round of three with the full deck: seat 0 uses When the Time is Ripe before seat 2 draws (step 16) and
 * throws seat 1 under the bus with it; seat 1 turns a Copycat into the Wild Goose at the end.
 */
export const ROUND: [seat: number, action: GooseAction][] = [
  [1, { peek: [2, 3] }], [0, { peek: [2, 3] }], [2, { peek: [0, 3] }],
  [0, 'draw'], [0, 'add'], [0, card(0, 2)],
  [1, 'draw'], [1, 'discard'], [1, card(1, 2)], [1, card(0, 2)],
  [2, 'take'], [2, card(2, 1)], [0, 'take'], [0, card(0, 2)], [1, 'take'], [1, card(1, 0)],
  [0, 'use_ripe'], [0, { seat: 1 }],
  [2, 'draw'], [2, 'discard'], [2, card(2, 3)], [2, { give: { to: 0, kind: '9' } }],
  [0, 'draw'], [0, 'discard'], [0, card(0, 0)],
  [1, 'draw'], [1, 'discard'], [1, card(1, 3)],
  [2, 'draw'], [2, 'add'], [2, card(2, 2)],
  [0, 'take'], [0, card(0, 1)], [1, 'take'], [1, card(1, 1)], [1, card(0, 1)],
  [2, 'take'], [2, card(2, 0)], [1, 'take'], [1, card(1, 4)], [1, { name: 'goose' }],
];

/** The step at which seat 0 interrupts. */
export const INTERRUPT = 16;

/** A match of five with every action card, after `count` steps. */
function everyAction(count: number): GooseSave {
  const golden = new URL('../../tests/goldens/duck-that-goose/every_action_card.txt', import.meta.url);
  const steps = [...readFileSync(golden, 'utf8').matchAll(/^\d+ seat (\d+) (.+)$/gm)];
  const log = steps.slice(0, count).map(([, seat, action]): [number, GooseAction] => [Number(seat), JSON.parse(action!)]);
  return goose(at(5, 5), { seed: 9525, log, rounds: { count: 4 } });
}

/** All choose at once: seat 4 turns the tables, seat 0 chooses. */
export const tablesTurn = () => everyAction(158);

/** Seat 4 decides in the turn of seat 3. */
export const controlled = () => everyAction(55);

/** The seats: the first `humans` have humans, the others bots. */
export function at(seats: number, humans: number): Who[] {
  return [...people(humans), ...BOTS.slice(humans, seats).map((bot) => ({ bot }))];
}

/** A match of Duck That Goose! with these at the table. */
export function goose(
  players: Who[],
  { seed = 1, log = [], deck = 'advanced', rounds = { count: 1 } }: Partial<GooseOptions> & {
    seed?: number;
    log?: [number, GooseAction][];
  } = {},
): GooseSave {
  return begun('duck-that-goose', players, { seats: players.length, seed, options: { deck, rounds } }, log);
}

/** The round after its first `steps` steps. */
export function after(steps: number, players = at(3, 3)): GooseSave {
  return goose(players, { log: ROUND.slice(0, steps) });
}
