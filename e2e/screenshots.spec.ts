import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DEAL_OF_THREE, FOUR, SIX, TWO, after, length, oneAmongBots, people } from './support/games.ts';
import type { Settings } from './support/device.ts';

const SIZES = {
  tablet: { width: 1180, height: 820 },
  portrait: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};

/** The clock stands still here, so that "5 minutes ago" is always the same. */
const NOW = new Date('2025-06-01T12:00:00Z');
const ago = (minutes: number) => NOW.getTime() - minutes * 60_000;

async function picture(page: Page, name: string) {
  await page.screenshot({ path: `../docs/screenshots/${name}.png`, animations: 'disabled' });
}

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
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
      });
    }

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
