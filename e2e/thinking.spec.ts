import { expect, test } from './fixtures.ts';
import { rulesOf, seated, type AnySave } from './support/saves.ts';

/** Each game with its number of seats, all of them bots that look ahead. */
const GAMES: [game: string, seats: number, options: object][] = [
  ['durak', 2, {}],
  ['durak', 4, {}],
  ['duckit', 3, {}],
  ['quantum', 2, {}],
  ['quantum', 4, {}],
  ['duck-and-cover', 2, {}],
  ['duck-and-cover', 7, {}],
  ['duck-that-goose', 2, {}],
  ['duck-that-goose', 5, {}],
];
const DECISIONS = 20;
/** A worker cannot be slowed down as a page can, so this multiplies its times. */
const THROTTLE = 4;

const save = (game: string, seats: number, options: object): AnySave => ({
  players: seated(Array.from({ length: seats }, (_, at) => ({ bot: `Bot ${at + 1}`, level: 'diver' as const }))),
  saved_at: Date.now(),
  label: null,
  record: { format: 1, game, rules: rulesOf(game), setup: { seats, seed: 7, options }, log: [] },
});

test.beforeEach(({ page }) => page.addInitScript(() => {
  const asked = new Map<string, number>();
  const taken: number[] = [];
  Object.assign(window, { taken });
  const number = (text: unknown) => String(text).split(' ')[0]!;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        const from = asked.get(number(data));
        if (from !== undefined) taken.push(performance.now() - from);
      });
    }

    override postMessage(message: unknown) {
      asked.set(number(message), performance.now());
      super.postMessage(message);
    }
  };
}));

for (const [game, seats, options] of GAMES) {
  test(`${game}, ${seats} seats`, async ({ page, device }) => {
    await device.openMatch(save(game, seats, options), { speed: 'off' });
    const taken = () => page.evaluate('taken') as Promise<number[]>;
    await expect.poll(async () => (await taken()).length, { timeout: 200_000 }).toBeGreaterThanOrEqual(DECISIONS);
    const times = (await taken()).slice(0, DECISIONS).map((time) => time * THROTTLE).sort((a, b) => a - b);
    const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]!);
    console.log(`| ${game}, ${seats} seats | ${times.length} | ${at(0.5)} | ${at(1)} |`);
  });
}
