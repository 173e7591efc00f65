import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Whole, WHOLE } from './support/any-game.ts';
import { Device } from './support/device.ts';
import { SHORT, longBut } from './support/extent.ts';
import { people } from './support/games.ts';
import { Moves } from './support/moves.ts';
import { begun, type AnySave } from './support/saves.ts';

test.use({ ownPage: true });

/**
 * `make kills` kills every match at all its decisions. Otherwise each match dies at `SOME` of its decisions; in the
 * longer form the shortest one dies at all of them.
 */
const ALL = process.env.MALLARD_KILLS === 'all';
const SOME = SHORT ? 10 : 25;

/** The shortest one, which `make test` kills too. */
const QUICKEST = WHOLE.reduce((quickest, match) => (match.choices.length < quickest.choices.length ? match : quickest));

/** The number of decisions at which a match is killed. */
function deaths(match: Whole): number {
  return ALL || (match === QUICKEST && !SHORT) ? match.choices.length : SOME;
}

/** A way to die with a decision. Returns the screen afterwards, if it was visible for long enough. */
type Way = (page: Page, choice: Locator, context: BrowserContext) => Promise<string | null>;

/** In the same task as the decision, so the page can have shown nothing of it. */
const leave: Way = async (page, choice) => {
  await choice.evaluate((button: HTMLButtonElement) => {
    button.click();
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank');
  return null;
};

/** The process dies at once. */
const crash: Way = async (page, choice, context) => {
  const process = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  await choice.evaluate((button: HTMLButtonElement) => button.click());
  // A dead process does not answer.
  process.send('Page.crash').catch(() => {});
  await crashed;
  return null;
};

/** The tab closes, without a word to the page, when the table already asks for the next decision. */
const close: Way = async (page, choice) => {
  await choice.click();
  const moves = new Moves(page);
  await moves.ready();
  // Which of several seats decides first depends on the holder of the tablet, which no page remembers.
  await page.reload();
  await moves.ready();
  return moves.seen();
};

/** A new tab takes long to open, so most die in their own. */
const WAYS = [leave, leave, crash, leave, leave, close];

test('all matches together are killed at least three hundred times', () => {
  expect(WHOLE.flatMap(({ choices }) => choices).length).toBeGreaterThanOrEqual(300);
});

for (const match of WHOLE) {
  test(`a match of ${match.slug} that is killed with each of ${deaths(match)} decisions loses none of them`, longBut(QUICKEST, match), async ({ context, device, page: first }) => {
    test.setTimeout(600_000);
    await device.openMatch(begun(match.slug, people(match.seats), match));
    let page = first;
    let kills = 0;
    let log: unknown[] = [];
    for (const number of match.choices.slice(0, deaths(match))) {
      const moves = new Moves(page);
      expect(await moves.ready()).toBe('move');
      const seen = await WAYS[kills % WAYS.length]!(page, await moves.pick(number), context);
      kills += 1;

      if (page.url() !== 'about:blank') {
        await page.close({ runBeforeUnload: false });
        page = await context.newPage();
      }
      await page.goto('./#/match/test');
      await page.locator('#table > *').first().waitFor();
      const { record } = await new Device(page).saved<AnySave>();
      expect(record.log.slice(0, -1), 'what was decided before').toEqual(log);
      expect(record.log, 'the decision it was killed with').toHaveLength(kills);
      log = record.log;
      if (seen !== null) {
        await new Moves(page).ready();
        expect(await new Moves(page).seen(), 'what people see').toBe(seen);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    expect(kills).toBe(deaths(match));
    const whole = kills === match.choices.length;
    expect(await new Moves(page).ready()).toBe(whole ? 'result' : 'move');
  });
}
