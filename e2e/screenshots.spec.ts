import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { QuantumPage } from './pages/quantum.ts';
import { DucksPage } from './pages/ducks.ts';
import { DuckitPage } from './pages/duckit.ts';
import { FlatTable } from './pages/flat-tablet.ts';
import * as duckit from './support/duckit.ts';
import { GoosePage } from './pages/goose.ts';
import * as goose from './support/goose.ts';
import * as ducks from './support/ducks.ts';
import { DEAL_OF_THREE, FOUR, SIX, TWO, after, length, oneAmongBots, people } from './support/games.ts';
import { takePhones } from './support/phones.ts';
import * as quantum from './support/quantum.ts';
import type { Settings } from './support/device.ts';

const SIZES = {
  tablet: { width: 1180, height: 820 },
  portrait: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  low: { width: 844, height: 390 },
  wide: { width: 1440, height: 900 },
};

/** The clock does not move here, so that "5 minutes ago" is always the same. */
const NOW = new Date('2025-06-01T12:00:00Z');
const ago = (minutes: number) => NOW.getTime() - minutes * 60_000;

/** Takes the picture, or compares it with the one taken before. */
async function picture(page: Page, name: string) {
  await expect.soft(page).toHaveScreenshot(`${name}.png`);
}

// The clock belongs to the whole context.
test.use({ ownContext: true });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
});

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

    for (const theme of ['light', 'dark'] as const) {
      const named = (what: string) => (theme === 'dark' ? `${what}-${size}-dark` : `${what}-${size}`);
      const look: Partial<Settings> = { theme };

      test(`tables (${theme})`, async ({ page, device, table }) => {
        await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), look);
        await expect(table.cards).toHaveCount(5);
        await picture(page, named('table'));
        await device.openMatch(duckit.after(duckit.QUACKBACK, 34, duckit.oneAmongBots(0)), look);
        await new DuckitPage(page).playable.first().click();
        await picture(page, named('duckit'));
      });
    }

    for (const theme of ['light', 'dark'] as const) {
      const named = (what: string) => (theme === 'dark' ? `${what}-${size}-dark` : `${what}-${size}`);

      test(`quantum (${theme})`, async ({ page, device }) => {
        const lab = new QuantumPage(page);
        const { THREE_SHEETS, FOUR_SHEETS, after, oneAmongBots } = quantum;
        await device.openMatch(after(THREE_SHEETS, 65, oneAmongBots(3)), { theme });
        for (const die of [2, 3]) await lab.dice.nth(die).click();
        await picture(page, named('quantum-dice'));
        await device.openMatch(after(THREE_SHEETS, 66, oneAmongBots(3)), { theme });
        await lab.fits.first().click();
        await picture(page, named('quantum'));
        await device.openMatch(after(FOUR_SHEETS, 81), { theme });
        await lab.show.click();
        await lab.fits.first().click();
        await picture(page, named('quantum-secret'));
      });
    }

    test('the tablet between two people, and a table for the left hand', async ({ page, device, table }) => {
      const flat = new FlatTable(page);
      await device.openMatch(after(TWO, 12), { theme: 'light', lay_flat: true });
      await expect(flat.asked).toHaveCount(1);
      await picture(page, `flat-${size}`);
      await flat.hold('Mina');
      await expect(flat.cards('Mina')).toHaveCount(3);
      await picture(page, `flat-peek-${size}`);
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { theme: 'light', left_hand: true });
      await expect(table.cards).toHaveCount(5);
      await picture(page, `left-hand-${size}`);
    });

    test('Duck That Goose!: two, five and nine seats, an interrupt, the sheet of a round', async ({ page, device }) => {
      const game = new GoosePage(page);
      for (const seats of [2, 5, 9]) {
        await device.openMatch(goose.goose(goose.at(seats, 1), { seed: seats }), { theme: 'light' });
        for (let step = 0; step < 11; step++) await game.step();
        await game.primary.or(game.choices.first()).first().waitFor();
        await picture(page, `goose-${seats}-${size}`);
      }
      await device.openMatch(goose.after(goose.INTERRUPT));
      await game.show.click();
      await game.interrupt.click();
      await picture(page, `goose-who-${size}`);
      await page.locator('.handoff__who').getByRole('button').first().click();
      await game.show.click();
      await picture(page, `goose-interrupt-${size}`);
      await device.openMatch(goose.after(goose.ROUND.length));
      await game.scores.nth(1).click();
      await picture(page, `goose-sheet-${size}`);
    });

    test('Duck & Cover: a choice, a refused Quack, seven seats, pause and result', async ({ page, device, between, result }) => {
      const game = new DucksPage(page);
      await device.holdBots();
      const bots = ['Teal', 'Wigeon', 'Eider', 'Smew', 'Pochard', 'Gadwall'].map((bot) => ({ bot }));
      const seats = (count: number) => ['Mina', ...bots].slice(0, count);
      for (const theme of ['light', 'dark'] as const) {
        await device.openMatch(ducks.after(ducks.FOUR, 20, seats(4)), { theme });
        await game.covers.or(game.spaces).first().click();
        await picture(page, `duck-and-cover-${size}${theme === 'dark' ? '-dark' : ''}`);
      }
      await device.openMatch(ducks.after(ducks.TWO, 20, seats(2)), { theme: 'light' });
      await game.quack.click();
      await picture(page, `duck-and-cover-quack-${size}`);
      await device.openMatch(ducks.after(ducks.SEVEN, 82, seats(7)));
      await expect(page.locator('.board .is-called')).toBeVisible();
      await picture(page, `duck-and-cover-7-${size}`);
      await device.openMatch(ducks.after(ducks.SEVEN, 191, ['Mina', 'Jun', 'Yuki', 'Noa', 'Ida', 'Finn', 'Hana']));
      await expect(between.next).toBeVisible();
      await picture(page, `duck-and-cover-between-${size}`);
      await device.openMatch(ducks.after(ducks.TWO, 163, ['Mina', 'Jun']));
      await expect(result.again).toBeVisible();
      await picture(page, `duck-and-cover-result-${size}`);
    });

    test('six seats', async ({ page, device, table }) => {
      await device.openMatch(after(SIX, 25, oneAmongBots(6, 5)), { theme: 'light' });
      await expect(table.cards).toHaveCount(2);
      await picture(page, `table-6-${size}`);
    });

    test('a refused card', async ({ page, device, table }) => {
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { theme: 'light' });
      await table.tapAnyway(table.unplayable.first());
      await expect(table.bubble).toBeVisible();
      await picture(page, `refusal-${size}`);
    });

    test('the first decision, and hints', async ({ page, device, table }) => {
      await device.openMatch(after(TWO, 0, oneAmongBots(2)), { theme: 'light' });
      await expect(page.locator('.advice--goal')).toHaveCount(1);
      await picture(page, `first-${size}`);
      await device.openMatch(after(TWO, 12, oneAmongBots(2)));
      await table.hint.click();
      await expect(page.locator('.hand .is-hinted')).toBeVisible();
      await picture(page, `hint-${size}`);
      await device.openMatch(after(TWO, 20, oneAmongBots(2)));
      await table.hint.click();
      await expect(page.locator('.actions .is-hinted')).toBeVisible();
      await picture(page, `hint-button-${size}`);
    });

    test('Quantum: all choices turn up', async ({ page, device }) => {
      const lab = new QuantumPage(page);
      await device.openMatch(quantum.after(quantum.FOUR_SHEETS, 84), { theme: 'light', speed: 'normal' });
      await expect(lab.revealed).toHaveCount(4);
      await picture(page, `quantum-reveal-${size}`);
    });

    test('a lesson, and a replay with all hands', async ({ page, device }) => {
      await device.open('#/lesson/durak', {}, { theme: 'light' });
      await expect(page.locator('.coach')).toBeVisible();
      await picture(page, `lesson-${size}`);
      await device.open('#/back/test/20', { test: after(FOUR, length(FOUR), oneAmongBots(4)) });
      await page.getByRole('radiogroup', { name: 'View' }).getByRole('radio').last().click();
      await picture(page, `back-${size}`);
    });

    test('shelf', async ({ page, device, home }) => {
      const saves = {
        table: after(FOUR, 20, oneAmongBots(4, 1), ago(5)),
        older: after(TWO, 10, people(2), ago(180)),
      };
      await device.open('#/', saves, { theme: 'light' });
      await expect(home.goOn).toBeVisible();
      await picture(page, `home-${size}`);
    });

    test('setup', async ({ page, device, setup }) => {
      await device.open('#/new/durak', {}, { theme: 'light' });
      await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Eider', 'Diver'], ['Smew', 'Duckling']]);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await picture(page, `setup-${size}`);
    });

    test('curtain, pause and result', async ({ page, device, curtain, between, result }) => {
      await device.openMatch(after(TWO, 11), { theme: 'light' });
      await expect(curtain.show).toBeVisible();
      await picture(page, `curtain-${size}`);
      await device.openMatch(after(DEAL_OF_THREE, length(DEAL_OF_THREE)), { theme: 'light' });
      await expect(between.next).toBeVisible();
      await picture(page, `between-${size}`);
      await device.openMatch(after(FOUR, length(FOUR)), { theme: 'light' });
      await expect(result.again).toBeVisible();
      await picture(page, `result-${size}`);
    });

    test('Duckit: the draw, the Quacker, the last trick, pause and result', async ({ page, device, between, result }) => {
      const table = new DuckitPage(page);
      await device.openMatch(duckit.after(duckit.QUACKBACK, 0, duckit.oneAmongBots(0)), { theme: 'light' });
      await expect(table.draw).toBeVisible();
      await picture(page, `duckit-draw-${size}`);
      await device.openMatch(duckit.after(duckit.QUACKBACK, 6, duckit.oneAmongBots(0)));
      await table.card('4 of diamonds').click();
      await picture(page, `duckit-quacker-${size}`);
      await device.openMatch(duckit.after(duckit.QUACKBACK, 5, duckit.oneAmongBots(0)));
      await table.lastTrick.click();
      await picture(page, `duckit-last-trick-${size}`);
      await device.openMatch(duckit.after(duckit.QUACKBACK, 84, duckit.oneAmongBots(0)));
      await expect(between.next).toBeVisible();
      await picture(page, `duckit-between-${size}`);
      await device.openMatch(duckit.ended(duckit.FEWER_FOURS));
      await expect(result.again).toBeVisible();
      await picture(page, `duckit-result-${size}`);
    });

  });
}

test.describe('other languages', () => {
  test.use({ viewport: SIZES.phone });

  for (const lang of ['ko', 'ja'] as const) {
    test(lang, async ({ page, device }) => {
      await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { theme: 'light', lang });
      await expect(page.locator('.hand .card')).toHaveCount(5);
      await picture(page, `table-${lang}-phone`);
    });
  }
});
