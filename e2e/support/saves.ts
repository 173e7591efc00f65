import { readFileSync, readdirSync } from 'node:fs';

/** Saved matches, as the app writes them. */

/** A human by name, or a bot with its level. */
export type Who = string | { bot: string; level?: 'hatchling' | 'duckling' | 'dabbler' | 'diver' };

export type DurakOptions = {
  deck: 24 | 36 | 52;
  throw_in: 'off' | 'all' | 'neighbours';
  throw_in_after_take: boolean;
  first_bout_five: boolean;
  transfer: boolean;
  transfer_by_showing: boolean;
  teams: boolean;
  length: { deals: 1 | 3 | 5 | 7 } | { until: number } | 'open';
  /** Left out, these have their usual values. */
  after_fool?: 'attacked' | 'under' | 'winner';
  several_at_once?: boolean;
};

export type Action =
  | { attack: string }
  | { beat: { attack: string; with: string } }
  | { transfer: string }
  | { show: string }
  | 'take'
  | 'pass';

export type Step = [seat: number, action: Action];

export type Save<A = Action, O = Partial<DurakOptions>> = {
  players: { name: string | null; kind: 'person' | { bot: string }; duck: number }[];
  saved_at: number;
  /** The table's text for the home screen; null as long as the match was never opened. */
  label: { open: boolean; says: ['en' | 'ko' | 'ja', string][]; still: { symbol: string; class: string }[][] } | null;
  record: {
    format: number;
    game: string;
    rules: number;
    setup: { seats: number; seed: number; options: O };
    log: [seat: number, action: A][];
  };
};

export const CLASSIC: DurakOptions = {
  deck: 36,
  throw_in: 'off',
  throw_in_after_take: false,
  first_bout_five: false,
  transfer: false,
  transfer_by_showing: false,
  teams: false,
  length: { deals: 1 },
};

export const THROW_IN: DurakOptions = { ...CLASSIC, throw_in: 'all' };

/** A match of any game. */
export type AnySave = Save<unknown, object>;

/** A match as it was set up: the same seed deals the same. */
export type Setup = { seats: number; seed: number; options: object };

type Known = {
  slug: string;
  rules: number;
  seats: [fewest: number, most: number];
  begun: Setup & { log: AnySave['record']['log'] };
  whole: Setup & { choices: number[] };
  /** The ends of first rounds with each number of seats; the match is over if the game has one round. */
  rounds: (Setup & { log: AnySave['record']['log']; over: boolean })[];
};

const MATCHES = new URL('../../tests/fixtures/matches/', import.meta.url);

/** The description of every game by tests/contract/matches.rs. */
export const GAMES: Known[] = readdirSync(MATCHES)
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, MATCHES), 'utf8')));

/** The number of a game's current rules. */
export const rulesOf = (slug: string): number => GAMES.find((game) => game.slug === slug)!.rules;

/** The seats at the table, as saves name them. */
export function seated(players: Who[]): Save['players'] {
  return players.map((who, duck) =>
    typeof who === 'string'
      ? { name: who, kind: 'person', duck }
      : { name: who.bot, kind: { bot: who.level ?? 'dabbler' }, duck },
  );
}

/** A match of this setup with these players, after these decisions. */
export function begun<A = unknown, O extends object = object>(
  game: string,
  players: Who[],
  { seats, seed, options }: { seats: number; seed: number; options: O },
  log: [number, A][] = [],
): Save<A, O> {
  const record = { format: 1, game, rules: rulesOf(game), setup: { seats, seed, options }, log };
  return { players: seated(players), saved_at: Date.now(), label: null, record };
}

/** A match of Durak. The same seed deals the same cards, today and in ten years. */
export function durak(
  players: Who[],
  { seed = 1, log = [], savedAt = Date.now(), says, over = false, ...options }: Partial<DurakOptions> & {
    seed?: number;
    log?: Step[];
    savedAt?: number;
    says?: string;
    over?: boolean;
  } = {},
): Save {
  const preset = players.length === 2 ? CLASSIC : THROW_IN;
  const save = begun('durak', players, { seats: players.length, seed, options: { ...preset, ...options } }, log);
  const label: Save['label'] = says === undefined ? null : { open: !over, says: [['en', says]], still: [] };
  return { ...save, saved_at: savedAt, label };
}
