import { people } from './games.ts';
import { begun, type Save, type Who } from './saves.ts';

export { people };

export type Colour = 'purple' | 'blue' | 'red' | 'yellow';

export type QuantumAction = { reroll: number[] } | { write: Colour } | 'pass';

export type QuantumSave = Save<QuantumAction, object>;

/**
 * Recorded matches, so that tests can begin anywhere in them. A move is a seat and its action: `0r146` rerolls these
 * dice (0 is the white one), `0r` keeps all, `0P` writes purple, `0-` writes nothing.
 */
type Played = { seats: number; seed: number; moves: string };

/** Two seats, to the end: the sheet of the first is full. */
export const TWO_SHEETS: Played = {
  seats: 2, seed: 1,
  moves: `
    1r035 1R 1Y 0Y 0r45 0P 1R 0R 1r15 1P 1B 0B 0r 0P 1B 0B 1r036 1Y 1P 0- 0r16 0R 1- 0Y 1r01235 1B 1P 0R
    0r123456 0Y 0R 1- 1r0124 1R 0B 1- 0r012456 0B 0- 1- 1r1 1Y 1R 0R 0r 0R 1- 0P 1r5 1P 1B 0- 0r0146 0B 0P 1-
    1r0124 1B 1R 0- 0r0123456 0- 0- 1- 1r0246 1- 1- 0- 0r234 0B 1- 0P 1r13456 1P 0- 1- 0r0146 0Y 1- 0P 1r02356
    1P 0Y 1R 0r 0Y
  `,
};

/** Three seats, to the end. */
export const THREE_SHEETS: Played = {
  seats: 3, seed: 1,
  moves: `
    2r035 2R 1Y 0Y 2Y 0r345 0R 2P 0P 1P 1r034 1R 2P 1P 0P 2r04 2P 1R 2B 0B 0r1346 0B 0Y 2Y 1Y 1r45 1B 0Y 1R 2Y
    2r013 2R 2P 1Y 0Y 0r2 0B 0R 1- 2R 1r13 1P 0- 2R 1R 2r46 2B 2P 1R 0P 0r06 0R 2Y 0- 1B 1r134 1B 2R 0- 1Y 2r3
    2B 2Y 1Y 0R 0r1456 0P 0R 1Y 2Y 1r45 1P 2R 0Y 1R 2r0235 2P 1B 2- 0B 0r346 0- 1- 0- 2- 1r0126 1P 0R 1- 2-
    2r1246 2- 0- 2- 1- 0r0234 0P 0Y 1- 2- 1r02356 1P 2- 0- 1- 2r 2- 2- 1- 0- 0r5 0B 0P 2- 1- 1r01345 1B 1- 0- 2-
    2r012 2- 2- 0- 1- 0r036 0B
  `,
};

/** Four seats, to the end. */
export const FOUR_SHEETS: Played = {
  seats: 4, seed: 1,
  moves: `
    3r035 3R 2Y 0Y 3Y 1Y 0r45 0R 0P 1P 3P 2P 1r145 1B 2R 0Y 1R 3R 2r 2P 2B 0B 3B 1R 3r124 3P 1Y 2R 3R 0Y 0r02346
    0R 1- 3- 2- 0Y 1r01346 1P 2Y 1- 3Y 0Y 2r46 2B 0R 2Y 3Y 1R 3r0356 3P 2- 1- 0- 3- 0r02 0B 1Y 3Y 2P 0P 1r034 1B
    1- 3Y 0Y 2- 2r124 2P 2B 0B 3Y 1- 3r1 3P 1Y 2R 0- 3B 0r012346 0P 0- 2Y 1Y 3R 1r0136 1R 0- 3- 2- 1- 2r23456 2B
    0- 1R 2R 3- 3r235 3B 0- 2- 3R 1R 0r6 0P 1Y 2- 3- 0- 1r1235 1B 1- 2- 0- 3- 2r4 2R 0P 2- 1P 3- 3r012346 3P 3-
    1- 0- 2B 0r014 0B 3P 0P 2P 1- 1r246 1B 1- 3- 2P 0- 2r5 2Y 1B 2- 3B 0B 3r 3B 1- 0- 2- 3- 0r126 0B 2Y 3- 1- 0-
    1r3456 1B 3- 1- 2- 0- 2r5 2B 0- 2R 3- 1-
  `,
};

const COLOURS: Record<string, Colour> = { P: 'purple', B: 'blue', R: 'red', Y: 'yellow' };

/** Mina among bots. */
export function oneAmongBots(seats: number): Who[] {
  return ['Mina', { bot: 'Teal' }, { bot: 'Gadwall' }, { bot: 'Pochard' }].slice(0, seats);
}

/** A recorded match after its first `moves` moves, and then some others. */
export function after(played: Played, moves: number, players = people(played.seats), then: string[] = []): QuantumSave {
  const { seats, seed } = played;
  const log = [...written(played).slice(0, moves), ...then].map(step);
  return begun('quantum', players, { seats, seed, options: {} }, log);
}

/** A new match. */
export function fresh(players: Who[], seed = 1): QuantumSave {
  return after({ seats: players.length, seed, moves: '' }, 0, players);
}

/** The number of moves. */
export function length(played: Played): number {
  return written(played).length;
}

function written({ moves }: Played): string[] {
  return moves.trim().split(/\s+/);
}

function step(move: string): [number, QuantumAction] {
  const seat = Number(move[0]);
  const what = move.slice(1);
  if (what === '-') return [seat, 'pass'];
  if (what.startsWith('r')) return [seat, { reroll: [...what.slice(1)].map(Number) }];
  return [seat, { write: COLOURS[what]! }];
}
