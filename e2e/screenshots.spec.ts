import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FlatTable } from './pages/flat-tablet.ts';
import { GoosePage } from './pages/goose.ts';
import { setDate } from './support/calendar.ts';
import * as ducks from './support/ducks.ts';
import { FOUR, TWO, after, length, oneAmongBots, people } from './support/games.ts';
import * as goose from './support/goose.ts';
import { takePhones } from './support/phones.ts';
import { MARKED, PLACES, click, hint, openPlace, take, type Named, type Place } from './support/places.ts';

const SIZES = {
  tablet: { width: 1180, height: 820 },
  portrait: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  low: { width: 844, height: 390 },
  wide: { width: 1440, height: 900 },
};

const named: Named = (seats, person) => (person === undefined ? people(seats) : oneAmongBots(seats, person));

/** One after the other. */
const all = (...acts: ((page: Page) => Promise<unknown>)[]) => async (page: Page) => {
  for (const act of acts) await act(page);
};
const open = (place: string) => PLACES[place]!;
const marked = (place: string) => MARKED[place]!;
const interrupted = all(take, click('.interrupt'));

/** Pictures in the light and in the dark. */
const IN_BOTH: Record<string, Place> = {
  table: open('Durak, a turn'),
  duckit: { ...open('Duckit, a turn'), then: click('.hand .is-playable') },
  'quantum-dice': { ...open('Quantum, the dice'), then: all(click('.tray button >> nth=2'), click('.tray button >> nth=3')) },
  quantum: marked('Quantum, a box chosen'),
  'quantum-secret': { ...open('Quantum, a secret choice'), then: all(take, click('.own-sheet .box--open')) },
  'duck-and-cover': { ...open('Duck & Cover, a call'), held: true, then: click('.board :is(.is-target, .space)') },
};

const IN_THE_LIGHT: Record<string, Place> = {
  flat: { at: (named) => after(TWO, 12, named(2)), settings: { lay_flat: true } },
  'flat-peek': { at: (named) => after(TWO, 12, named(2)), settings: { lay_flat: true }, then: (page) => new FlatTable(page).hold('Mina') },
  'left-hand': { ...open('Durak, a turn'), settings: { left_hand: true } },
  ...Object.fromEntries([2, 5, 9].map((seats): [string, Place] => [`goose-${seats}`, {
    at: (named) => goose.goose(named(seats, 0), { seed: seats }),
    then: async (page) => {
      const game = new GoosePage(page);
      for (let step = 0; step < 11; step++) await game.step();
      await game.primary.or(game.choices.first()).first().waitFor();
    },
  }])),
  'goose-who': { ...open('Duck That Goose!, the curtain'), then: interrupted },
  'goose-interrupt': { ...open('Duck That Goose!, the curtain'), then: all(interrupted, click('.handoff__who button'), take) },
  'goose-sheet': { ...open('Duck That Goose!, the result'), then: click('.score button >> nth=1') },
  'duck-and-cover-quack': { at: (named) => ducks.after(ducks.TWO, 20, named(2, 0)), held: true, then: click('.dock .quack') },
  'duck-and-cover-7': { ...open('Duck & Cover with seven'), held: true },
  'duck-and-cover-between': open('Duck & Cover, the pause'),
  'duck-and-cover-result': open('Duck & Cover, the result'),
  'table-6': open('Durak with six'),
  refusal: marked('Durak, a refusal'),
  first: { at: (named) => after(TWO, 0, named(2, 0)) },
  hint: { at: (named) => after(TWO, 12, named(2, 0)), then: hint },
  'hint-button': { at: (named) => after(TWO, 20, named(2, 0)), then: hint },
  'quantum-reveal': open('Quantum, all choices'),
  curtain: { at: (named) => after(TWO, 11, named(2)) },
  between: open('Durak, the pause'),
  result: open('Durak, the result'),
  'duckit-draw': marked('Duckit, the draw'),
  'duckit-quacker': { ...marked('Duckit, the Quacker taken'), then: (page) => page.getByRole('button', { name: /^4 of diamonds/ }).click() },
  'duckit-last-trick': marked('Duckit, the last trick'),
  'duckit-between': open('Duckit, the pause'),
  'duckit-result': open('Duckit, the result'),
};

/** Each page begins at this time, so that "5 minutes ago" is always the same. */
const NOW = '2025-06-01T12:00:00Z';
const ago = (minutes: number) => Date.parse(NOW) - minutes * 60_000;

/** Takes the picture, or compares it with the one taken before. */
async function picture(page: Page, name: string) {
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}

test.beforeEach(({ page }) => setDate(page, NOW));

test('four hands on phones, and the tablet in the middle', async ({ page, context, device, join }) => {
  await page.setViewportSize(SIZES.tablet);
  const names = ['Mina', 'Jun', 'Yuki', 'Noa'];
  await device.openMatch(after(FOUR, 20, names));
  await join.open();
  const phones = await takePhones(context, join, names);
  await expect(join.sheet).toBeHidden();
  await picture(page, 'phones-tablet');
  await picture(phones[0]!.page, 'phones-phone');
});

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const [what, place] of [...Object.entries(IN_BOTH), ...Object.entries(IN_THE_LIGHT)]) {
      for (const theme of what in IN_BOTH ? (['light', 'dark'] as const) : (['light'] as const)) {
        test(`${what} (${theme})`, async ({ page, device }) => {
          await openPlace(page, device, { ...place, settings: { ...place.settings, theme } }, 'en', named);
          await picture(page, theme === 'dark' ? `${what}-${size}-dark` : `${what}-${size}`);
        });
      }
    }

    test('the shelf, a setup, a lesson, and a replay with all hands', async ({ page, device, home, setup }) => {
      const saves = { table: after(FOUR, 20, oneAmongBots(4, 1), ago(5)), older: after(TWO, 10, people(2), ago(180)) };
      await device.open('#/', saves, { theme: 'light' });
      await expect(home.goOn).toBeVisible();
      await picture(page, `home-${size}`);
      await device.open('#/new/durak');
      await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Eider', 'Diver'], ['Smew', 'Duckling']]);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await picture(page, `setup-${size}`);
      await device.open('#/lesson/durak');
      await expect(page.locator('.coach')).toBeVisible();
      await picture(page, `lesson-${size}`);
      await device.open('#/back/test/20', { test: after(FOUR, length(FOUR), oneAmongBots(4)) });
      await page.getByRole('radiogroup', { name: 'View' }).getByRole('radio').last().click();
      await picture(page, `back-${size}`);
    });
  });
}

test.describe('other languages', () => {
  test.use({ viewport: SIZES.phone });

  for (const lang of ['ko', 'ja'] as const) {
    test(lang, async ({ page, device }) => {
      await openPlace(page, device, { ...open('Durak, a turn'), settings: { theme: 'light' } }, lang, named);
      await picture(page, `table-${lang}-phone`);
    });
  }
});
