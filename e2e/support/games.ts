import { durak, type DurakOptions, type Save, type Step, type Who } from './saves.ts';

/**
 * Recorded games, so that tests can begin anywhere in them. A move is a seat and its action: `0+6h` attacks, `16h<8h`
 * beats the first card with the second, `1>6s` transfers, `take`, `pass`.
 */
type Played = Partial<DurakOptions> & { seats: number; seed: number; moves: string };

/** Classic two-hand, to its end. */
export const TWO: Played = {
  seats: 2, seed: 11,
  moves: `
    0+6h 16h<Ah 0+Ad 1Ad<8s 0pass 1+7h 07h<Qh 1+7c 07c<9c 1+Qc 0Qc<7s 1+7d 07d<9s 1pass 0+9h 19h<10s 0+10c
    110c<As 0pass 1+10h 010h<Kh 1+Kd 0take 1+Jc 0Jc<Kc 1+Ks 0take 1+Ac 0Ac<Ks 1pass 0+8h 18h<Qs 0+8c 1take 0+10h
    110h<Qs 0pass 1+8h 08h<Kh 1+8c 08c<Jc 1+8d 08d<9d 1+Jd 0Jd<Kd 1pass 0+6c 16c<6s 0pass 1+Jh 0take 1+6d 0take
    1+10d 0take 1+Qd 0take 1+Js 0take
  `,
};

/** Throw-in with four seats, to its end; hands of up to 17 cards. */
export const FOUR: Played = {
  seats: 4, seed: 12,
  moves: `
    2+Ac 3take 0+As 1As<9h 0+Ah 1take 2+6d 36d<9d 2pass 0pass 1+9s 39s<Js 2+Jd 3take 0+Qs 1Qs<As 0+Qc 1Qc<Kc
    0pass 2+Qd 1Qd<9h 0pass 2+Kd 1Kd<Ah 0pass 2pass 3+9s 1take 2+8c 38c<9c 2+8h 3take 0+7c 17c<Qc 0+Qh 1Qh<Ah
    0pass 2+7d 17d<8d 0pass 2+Ad 1Ad<9h 0pass 2+7h 1take 2+10s 310s<Js 2+10d 310d<Jd 2pass 0+10c 310c<Ac 2pass
    0+Jc 3Jc<8h 2pass 0+10h 3take 0+Jh 1Jh<Qh 0pass 2pass 3+Js 1Js<Qs 0pass 2pass 3+Jc 1Jc<Qc 0pass 2pass 3+Jd
    1Jd<Qd 0pass 2pass 3pass 1+7s 27s<6h 3+6s 06s<Kh 1+8s 38s<10s 1+8d 38d<9d 1+9s 39s<Ks 1+Kc 3Kc<Ac 1+As
    3As<8h 1+Kd 3Kd<10h 3+6c 16c<7c 3+6d 16d<7d 3pass 1+Ad 3take 1+7h 3take 1+9h 3take 1+Ah 3take
  `,
};

/** Throw-in with six seats and 52 cards. */
export const SIX: Played = {
  seats: 6, seed: 13, deck: 52,
  moves: `
    0+7h 17h<10h 0pass 2+7d 17d<9s 0+9c 19c<Qc 0pass 2+Qh 1take 2+6h 36h<Js 2+Jh 3take 4+4h 54h<8h 4+8c 58c<5s
    4+4d 54d<8d 4pass 0+5c 55c<7s 4pass 0+5d 55d<Qd 4pass 0+8s 5take 0+9h 19h<10h 0pass 2+9d 19d<9s 0pass 2+10d
    1take 2+Ah 3Ah<Js 2+Jc 3take 4+Kh 5Kh<5s 4+Kc 5Kc<7s 4+7c 57c<8c 4pass 0+Ks 5take 0+6c 16c<9c 0pass 2+6s
    16s<9s 0pass 2pass 3+6h 16h<7h 0pass
  `,
};

/** The first of three deals with three seats, to its end. */
export const DEAL_OF_THREE: Played = {
  seats: 3, seed: 14, deck: 24, length: { deals: 3 },
  moves: `
    1+10s 210s<Js 1+Jc 2Jc<Kc 1+10d 210d<Jh 1+Kh 2take 0+9c 19c<Qc 0+Qd 1Qd<9h 0+Qh 1Qh<Ah 0+Ac 1take 2+9s
    09s<10h 2+10s 0take 1+Ks 2Ks<Jh 1pass 0+Jd 2Jd<Kh 1pass 0+Kd 2take 0+9s 19s<As 0+Ad 1Ad<9h 0pass 2pass 1+9c
    29c<10c 1+9d 29d<10d 1pass 0+10s 210s<Js 1pass 0+10h 210h<Jh 1pass 2+Qs 1Qs<Qh 2pass 1+Qc 2Qc<Kc 1+Qd 2Qd<Kd
    1pass 2+Ks 1Ks<Ah 2+Kh 1take 2+Jc 1Jc<Ac 2+Jd 1Jd<Kh
  `,
};

/** Two teams of two, with transfers. */
export const TEAMS: Played = {
  seats: 4, seed: 16, teams: true, transfer: true,
  moves: `
    2+10h 3>10d 010h<Qh 010d<Qd 3+Qc 0Qc<Ac 3pass 1pass 0+6h 16h<7h 0+6d 16d<8s 0+8c 18c<9c 0+7s 17s<Js 0pass
    2+6c 1take 2+Ah 3Ah<9s 2pass 0+Ad 3Ad<Ks 2+Kc 3take 0+10c 110c<7s 0+10s 110s<Js
  `,
};

const PEOPLE = ['Mina', 'Jun', 'Yuki', 'Noa', 'Ida', 'Finn', 'Aki', 'Bo', 'Cleo'];
export const BOTS = ['Teal', 'Wigeon', 'Eider', 'Smew', 'Pochard', 'Gadwall', 'Garganey', 'Shoveler', 'Pintail'];

/** A human at every seat. */
export function people(seats: number): Who[] {
  return PEOPLE.slice(0, seats);
}

/** One human among bots. */
export function oneAmongBots(seats: number, person = 0): Who[] {
  return BOTS.slice(0, seats).map((bot, seat) => (seat === person ? PEOPLE[0]! : { bot }));
}

/** A recorded game after its first `moves` moves. */
export function after(
  played: Played,
  moves: number,
  players = people(played.seats),
  savedAt = Date.now(),
  label: { says?: string; over?: boolean } = {},
): Save {
  const { seats: _, seed, moves: written, ...options } = played;
  const log = written.trim().split(/\s+/).slice(0, moves).map(step);
  return durak(players, { seed, log, savedAt, ...label, ...options });
}

/** The number of moves. */
export function length(played: Played): number {
  return played.moves.trim().split(/\s+/).length;
}

function step(move: string): Step {
  const seat = Number(move[0]);
  const what = move.slice(1);
  if (what === 'take' || what === 'pass') return [seat, what];
  if (what.startsWith('+')) return [seat, { attack: what.slice(1) }];
  if (what.startsWith('>')) return [seat, { transfer: what.slice(1) }];
  const [attack, beater] = what.split('<') as [string, string];
  return [seat, { beat: { attack, with: beater } }];
}
