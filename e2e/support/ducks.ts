import { begun, type Save, type Who } from './saves.ts';

/** One step, as the app writes it. */
export type DuckStep = [seat: number, action: 'turn' | { move: { cover: string } | { duck: [number, number] } }];

/**
 * Recorded games, so that tests can begin anywhere in them. A move is a seat and its action: `t` turns a card, `u`,
 * `r`, `d` and `l` cover the neighbour above, to the right, below and to the left, `:3,-1` ducks to the third column
 * and the row above the first.
 */
type Played = { seats: number; seed: number; moves: string };

/** Two seats, to the end of the match. */
export const TWO: Played = {
  seats: 2, seed: 3,
  moves: `
    0t 0l 1u 0t 0l 1l 0t 0l 1r 0t 0d 0t 0d 1l 0t 0u 1u 0t 0:3,0 0t 1:0,2 0t 0:1,0 1l 0t 0u 1:0,1 0t 1l 0t 0t 0l 0t 0t
    0t 0t 0t 0:3,0 1:2,2 0t 0d 1r 0t 0t 1u 0t 0:2,1 1:1,0 0t 0t 1r 0t 0t 0t 0u 1l 0t 0r 1r 0t 1u 0t 0l 1r 0t 0l 1:3,0
    0t 0l 1r 0t 0l 1l 0t 0t 0t 1l 0t 1l 0t 0d 0t 0t 0u 0t 0:0,2 0t 1u 0t 0u 0t 0t 0t 0t 0:1,3 0t 0u 1:0,1 0t 0t 0t
    1:1,0 0t 0:2,2 0t 0:1,1 0t 1l 0t 1:0,2 0t 0:0,1 0t 0t 0:0,3 1r 0t 0d 1u 0t 0l 1r 0t 0l 1r 0t 0d 0t 0t 0t 0d 1l 0t
    0d 1:0,0 0t 0r 1:0,-1 0t 1d 0t 1:1,0 0t 0t 1l 0t 1:1,0 0t 0t 0:3,2 1:2,2 0t 0t 0t 0:1,2 1u 0t 0r 0t 0t 0t 1l 0t
  `,
};

/** Three seats, to the end of the first round. */
export const THREE: Played = {
  seats: 3, seed: 103,
  moves: `
    0t 0:4,2 1:-1,2 2:3,-1 0t 0:2,0 1:2,1 2d 0t 0:3,1 1u 2l 0t 0:0,0 1:2,2 2:2,1 0t 0:3,1 1:2,1 2:1,0 0t 0:3,0 1:3,1
    2d 0t 0r 1r 2:0,2 0t 0:2,1 1u 2:1,1 0t 0l 0t 0:1,-1 0t 1d 2:0,2 0t 0r 1l 2l 0t 0:1,1 1:0,1 2l 0t 0t 0:4,3 1l 2:0,0
    0t 0:3,1 0t 0u 1:1,2 2r 0t 0:2,0 1:-1,1 2:1,2 0t 0t 1:-2,2 0t 0t 0d 1l 2l 0t 0:3,0 1r 2l 0t 0t 0:3,2 1:0,2 2:2,2
    0t 0u 0t 1:0,3 0t 0:2,1 1:1,1 2:2,0 0t 1r 2:3,0 0t 0:3,3 2:1,1 0t 0:1,0 1:0,2 2:3,1 0t 0t 0:0,1 2:1,0 0t 0t 0:3,1
    0t 0d 1d 2:0,1 0t 0t 0l 1:1,2 2r 0t 2:1,2 0t 0t
  `,
};

/** Four seats, to the end of the first round. */
export const FOUR: Played = {
  seats: 4, seed: 104,
  moves: `
    0t 0:2,3 1u 2:0,3 3:-1,0 0t 0:3,1 2:-1,0 3d 0t 0:2,2 1:2,-1 2d 3:2,1 0t 0:0,1 1d 2r 3l 0t 0r 2:0,-1 3r 0t 0d 2:2,0
    3u 0t 0u 1:2,1 2l 0t 0:3,2 1l 2l 3:1,1 0t 1:2,0 3:3,1 0t 0:0,0 3u 0t 1d 0t 0:1,0 2u 3u 0t 0:1,2 1:2,0 2u 3:1,0 0t
    0:3,1 1l 2l 0t 0:2,-1 1r 3:3,2 0t 0:1,-1 1:2,2 2:0,0 0t 0u 1:1,-1 2:1,1 3d 0t 3:2,1 0t 2r 0t 3:3,0 0t 3:0,1 0t
    0:2,1 1r 2:1,2 3r 0t 0d 0t 0:2,2 0t 0:3,2 1:2,0 2u 0t 0l 1:1,1 2:-1,0 0t 0l 0t 0t 0t 0l 1:0,1 3:1,2 0t 0:0,1 1:0,2
    2r 0t 3:1,0 0t 1l 0t 0t 0:0,2 0t 3:0,2 0t 3r 0t 0:0,3 1:1,1 2:2,0 0t 0t 0t 2:3,0 0t 0t 0:0,1 1:0,0 0t 3:2,2 0t
    2:2,1 0t 0u 1:1,0 2:2,2 3:2,0 0t 3r 0t
  `,
};

/** Seven seats, to the end of the first round. */
export const SEVEN: Played = {
  seats: 7, seed: 107,
  moves: `
    0t 0t 0d 1:2,-1 2l 3l 4u 5:-1,2 6r 0t 0d 1r 2l 3:1,2 4l 5:-1,0 6r 0t 0:2,3 1u 2:3,0 3r 4:2,2 5u 6:0,2 0t 0:2,0
    1:1,-1 4u 5:3,0 0t 0d 1:0,-1 2r 3d 4l 5u 6:2,1 0t 0:1,-1 1:4,0 2l 3r 4:-1,2 5l 6:3,2 0t 1:0,-2 2l 4u 5r 6r 0t 0l
    1:1,1 2:1,2 4:3,0 5:3,1 6d 0t 1:0,0 3:1,3 4l 6:3,1 0t 1:1,2 2:1,1 4r 5:0,1 6d 0t 0:2,1 2:2,2 0t 0u 1:4,1 2l 3u 4l
    5r 6:0,1 0t 0:1,1 2:2,1 0t 1u 3:0,1 4:0,1 0t 1l 2:3,0 3r 0t 0d 1:3,-1 3d 5:1,2 6d 0t 1u 2:2,2 3:1,1 0t 5:3,2 0t
    0:0,1 1:2,2 0t 1:1,-1 2:1,0 0t 0u 5:2,0 6:2,0 0t 1l 2r 0t 3u 4:2,0 5l 6u 0t 0:0,0 0t 0:3,2 3:4,1 5:0,0 6:1,1 0t 5u
    0t 0:1,0 1:0,2 3r 4:2,1 5r 6:2,2 0t 0u 1d 2r 6l 0t 0u 1r 2:3,1 6:1,0 0t 3:1,2 4:2,2 6l 0t 0:0,1 1:4,-1 3:1,0 4:0,2
    5:2,1 0t 0:0,2 5:1,1 6:3,2 0t 0t 1:3,2 2d 0t 1r 3:2,0 0t 0:1,1 1:3,1 2:3,0 3:2,2 4:1,1 5:1,0 6d 0t 1l 2r 0t 2:3,2
    4l 5d 6:0,0 0t 3r 4:0,3 6:-1,0 0t 0t
  `,
};

/** Four seats that duck as far away as they can. */
export const WIDE: Played = {
  seats: 4, seed: 9,
  moves: `
    0t 0:4,0 1:-1,2 2:-1,2 3:4,1 0t 0:2,3 1:3,-1 2:3,-1 3:4,0 0t 0:0,2 1d 2:2,-1 3:3,0 0t 0:2,1 1:-2,2 2:2,0 3:3,3 0t
    0:4,1 2:-1,0 3:1,1 0t 0:1,0 1:2,2 2:1,0 3:3,0 0t 0:2,4 1:2,3 2:4,2 3:1,0 0t 0:4,2 1:-1,0 2:-1,3 3:-1,2 0t 0:-1,0
    1:-3,2 2:4,1 3:4,0 0t 0:3,1 1:1,0 2:1,-1 3:3,-1 0t 0:5,1 1:4,1 2:3,3 3:2,-1 0t 0:5,0 1:2,0 2:0,3 3:2,2 0t 0:0,1
    1:4,2 2:1,0 3:5,0 0t 0:2,5 1:1,3 2:2,2 3u 0t 0:1,5 1:3,2 2:2,3 0t 0r 1:1,4 2:0,2 3:2,-2 0t 0:1,0 1:5,1 2:5,2
    3:-1,3 0t 0:1,-1 1:0,0 2:0,0 3:2,1 0t 1:6,1 2:2,4 3:-2,2 0t 0:5,-1 2:5,1 3:3,2 0t 0:3,5 1:0,1 2:6,2 3:0,2 0t 0:2,6
    1:3,3 2:1,4 3:4,-1 0t 0:6,1 1:3,1 2:6,1 3:5,-1 0t 0:-1,1 1:3,0 2:6,0 3:4,-2 0t 0:3,4 1:2,1 2:0,3 0t 0:2,7 1:5,2
    2:0,2 3:3,-2 0t 0:3,2 1:1,1 2:6,-1 3:3,-3 0t 0:7,1 1:0,2 2:3,2 3:2,2 0t 0:5,0
  `,
};

const SIDES: Record<string, string> = { u: 'up', r: 'right', d: 'down', l: 'left' };

/** A recorded game after its first `moves` moves. */
export function after(played: Played, moves: number, players: Who[], options: object = {}): Save {
  const log = played.moves.trim().split(/\s+/).slice(0, moves).map(step);
  return begun('duck-and-cover', players, { ...played, options }, log) as unknown as Save;
}

/** The decisions of a match so far. */
export function decisions(save: Save): DuckStep[] {
  return save.record.log as unknown as DuckStep[];
}

function step(move: string): DuckStep {
  const seat = Number(move[0]);
  const what = move.slice(1);
  if (what === 't') return [seat, 'turn'];
  if (what.startsWith(':')) return [seat, { move: { duck: what.slice(1).split(',').map(Number) as [number, number] } }];
  return [seat, { move: { cover: SIDES[what]! } }];
}
