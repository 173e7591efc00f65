import { begun, type Save, type Who } from './saves.ts';

export type DuckitAction = { play: string } | { bank: string };

export type DuckitSave = Save<DuckitAction, object>;

/**
 * Recorded matches of Duckit, so that tests can begin anywhere in them. A move is a seat and its action: `03s` plays
 * the 3 of spades, `0=4d` banks the 4 of diamonds, `2joker` plays the Super Duck.
 */
type Played = { seed: number; moves: string };

/**
 * Three rounds: a tie in the draw for the deal, the Super Duck in the first trick, in the second a four, for
 * which seat 0 takes the Quacker and banks another four; in the third round seat 0 captures all four.
 */
export const QUACKBACK: Played = {
  seed: 5,
  moves: `
    03s 16s 2joker 12c 22s 04c 0=4d 07s 1Ad 2As 06h 15h 22h 04s 17c 23h 13d 27d 05d 2Ah 05s 16d 24h 03c 12d
    06c 1Ac 27h 15h 24h 0joker 1=3c 12h 2Ah 07h 06c 17c 25c 12d 24d 07d 02c 1Ac 24c 26h 03h 15d 23d 06d 1Ad
    02s 16s 27s 2As 05s 14s 2Ah 02h 15h 15c 27c 03c 24s 05s 13s 0=4h 06d 1Ad 2joker 12c 2As 06s 16c 27h 07d
    22s 03h 1Ac 05d 12d 24d 03d 14c 27s
  `,
};

/** The Super Duck is turned up in the first round; a short match, won with the most chips. */
export const TURNED_AROUND: Played = {
  seed: 84,
  moves: `
    15d 27d 06d 12s 25s 07s 17c 2Ac 05c 23h 04h 12c 2=4c 2Ah 04s 13c 22h 03s 14d 25h 03d 1As 27h 0Ad 16s 26h
    06c 12d 24d 03d 1joker 2=3c 26c 02c 14c 23s 0As 16h 24s 02s 14h 2Ah 05h 12h 1Ac 27c 03h 26d 02d 1Ad 27h
    06s 17d 07s 15c 25d 02s 15s 24s 1=4d 14c 2Ac 07h 1joker 27c 03h 25h 02h 16h 13d 25c 06d 26c 02d 12c 26s
    0Ad 1As 23s 0Ah 14h 27s 07d 15d
  `,
};

/** A four is turned up in the first round. */
export const FOUR_UP: Played = {
  seed: 23,
  moves: `
    02d 15d 24d 1=6h 17h 22h 0Ah 13h 24h 06c 24c 03c
  `,
};

/** Won with fewer fours, at equal chips. */
export const FEWER_FOURS: Played = {
  seed: 137,
  moves: `
    02h 1joker 25h 2Ad 07d 12d 06d 13d 25d 0As 14s 26s 2=2s 24d 06h 12c 16c 24c 05c 1Ah 25s 03h 03s 13c 27s
    14h 27c 07h 15d 2Ad 0joker 13d 27s 06d 22c 07c 1Ac 05h 17h 2Ah 13c 24c 05c 0=6s 02d 14d 24s 2As 06h 15s
    12s 23h 04h 17d 26c 02h 24c 07c 12c 0=2s 02h 13h 2joker 13s 26s 05s 26c 05c 13c 26h 04h 15d 22d 0Ad 13d
    1As 27h 07s 2Ah 04d 14s 27d 06d 1Ac 06s 17s 22s 14c 23c 05c 0=5s 05d 16d 22d 1joker 27d 06h 23s 0As 1Ah
    03h 12h 24d 27c 02c 16c 2Ad 04h 15h 24s 07h 1Ac
  `,
};

/** Two share the win. */
export const SHARED: Played = {
  seed: 389,
  moves: `
    05h 1As 22h 27s 04s 16s 2=2c 26h 07h 14d 13c 2Ac 07c 03h 17d 2joker 15s 23s 03d 0Ad 16d 22d 12s 2Ah 04h
    16c 25c 04c 17c 25c 06c 13h 25h 07h 04c 13c 22c 0=5s 0joker 16d 22d 17s 24d 06s 12s 23d 03s 05d 1As 2Ad
    07d 14s 24h 2Ac 02h 16h 23s 07s 1joker 04c 1Ac 25c 0=7c 03h 17h 26h 14d 27d 02d 2As 06d 16s 05h 15s 22c
    04h 13d 22s 16c 23c 0Ah 1Ad 24s 02h 0Ad 15d 23d 23c 0joker 1As 27s 06s 15s 23s 03h 14s 1=5h 17h 2Ac 06h
    22c 07c 14c 04h 12h 24d 0Ah 12d 26c 22s 06d 17d 16h 23h 04d 2=As 27d 06d 13d 27c 0joker 1Ac 25d 02d 17s
    14h 2Ah 05s 02c 15c 24c 12h 27h 02s 03c 15h 24s 2Ad 06c 13s 23h 06h 12h 05d 12d 27c 02s 16s 24s 1=7d 12c
    26c 0Ac 2As 07s 13s 14d 23c 0joker 15s 2Ah 04h 04c 13d 25c 25h 06d 1Ad
  `,
};

export const PEOPLE = ['Mina', 'Jun', 'Yuki'];

/** One human among bots. */
export function oneAmongBots(person: number): Who[] {
  return ['Teal', 'Eider', 'Smew'].map((bot, seat) => (seat === person ? PEOPLE[0]! : { bot }));
}

/** A recorded match after its first `moves` moves. */
export function after({ seed, moves }: Played, count: number, players: Who[] = PEOPLE): DuckitSave {
  const log = moves.trim().split(/\s+/).slice(0, count).map(step);
  return begun('duckit', players, { seats: 3, seed, options: {} }, log);
}

/** A recorded match at its end. */
export function ended(played: Played, players: Who[] = PEOPLE): DuckitSave {
  return after(played, Infinity, players);
}

function step(move: string): DuckitSave['record']['log'][number] {
  const seat = Number(move[0]);
  return move[1] === '=' ? [seat, { bank: move.slice(2) }] : [seat, { play: move.slice(1) }];
}
