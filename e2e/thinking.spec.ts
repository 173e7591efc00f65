import { expect, test } from './fixtures.ts';
import { GAMES, seated, type AnySave } from './support/saves.ts';

/** Each game with the fewest and the most seats, all of them bots that search. */
const TABLES = GAMES.flatMap(({ slug, rules, seats }) => [...new Set(seats)].map((seats) => ({ slug, rules, seats })));
const DECISIONS = 100;
/** The buttons that continue after the panel between two parts of a match, and after its result. */
const GO_ON = '.between__foot .button--primary, .result__actions .button--primary';
/** A worker cannot be slowed down as a page can, so this multiplies its times. */
const THROTTLE = 4;

const save = ({ slug, rules, seats }: (typeof TABLES)[number]): AnySave => ({
  players: seated(Array.from({ length: seats }, (_, at) => ({ bot: `Bot ${at + 1}`, level: 'diver' as const }))),
  saved_at: Date.now(),
  label: null,
  record: { format: 1, game: slug, rules, setup: { seats, seed: 7, options: {} }, log: [] },
});

test.beforeEach(({ page }) => page.addInitScript(() => {
  const asked = new Map<string, number>();
  const taken: number[] = [];
  let answered = 0;
  Object.assign(window, { taken });
  const number = (text: unknown) => String(text).split(' ')[0]!;
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }) => {
        const from = asked.get(number(data));
        if (from === undefined) return;
        // Bots that decide together are asked together, and the worker answers one after another.
        taken.push(performance.now() - Math.max(from, answered));
        answered = performance.now();
      });
    }

    override postMessage(message: unknown) {
      asked.set(number(message), performance.now());
      super.postMessage(message);
    }
  };
}));

for (const table of TABLES) {
  const name = `${table.slug}, ${table.seats} seats`;
  test(name, async ({ page, device }) => {
    await device.openMatch(save(table), { speed: 'off' });
    const taken = () => page.evaluate('taken') as Promise<number[]>;
    const goOn = page.locator(GO_ON);
    await expect.poll(async () => {
      if (await goOn.isVisible()) await goOn.click();
      return (await taken()).length;
    }, { timeout: 200_000 }).toBeGreaterThanOrEqual(DECISIONS);
    const times = (await taken()).slice(0, DECISIONS).map((time) => time * THROTTLE).sort((a, b) => a - b);
    const at = (part: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * part))]!);
    console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  });
}
