import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Curtain } from './pages/curtain.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { DEAL_OF_THREE, FOUR, SIX, TEAMS, TWO, after, length } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import type { Save, Who } from './support/saves.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

const SCREENS = [
  ['a tablet on its side', 1180, 820],
  ['a tablet upright', 820, 1180],
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
  ['a small phone', 360, 640],
] as const;

/** Names as long as they may be, in each language. */
const NAMES: Record<Lang, string[]> = {
  en: ['Wilhelmina Rosenbaum', 'Bartholomew Jameson', 'Yuki', 'Noa', 'Ida', 'Finn'],
  ko: ['황보석훈남궁민수제갈공명', '선우은숙', '민아', '준', '이다', '하늘'],
  ja: ['勅使河原健太郎左衛門', '小比類巻貴之', 'ミナ', 'ジュン', 'イダ', 'ソラ'],
};

/** The person sits there, bots around. */
function seated(lang: Lang, seats: number, person: number): Who[] {
  const names = NAMES[lang].slice(0, seats);
  return names.map((name, seat) => (seat === person ? name : { bot: name }));
}

const POSITIONS: [what: string, at: (lang: Lang) => Save, cards: number][] = [
  ['two seats, four pairs', (lang) => after(TWO, 12, seated(lang, 2, 0)), 3],
  ['two seats, a hand of ten', (lang) => after(TWO, 28, seated(lang, 2, 0)), 10],
  ['four seats, three pairs', (lang) => after(FOUR, 20, seated(lang, 4, 1)), 5],
  ['four seats, four pairs and a hand of 14', (lang) => after(FOUR, 71, seated(lang, 4, 1)), 14],
  ['four seats, a hand of 17', (lang) => after(FOUR, 59, seated(lang, 4, 1)), 17],
  ['teams, two attacks to beat or pass on', (lang) => after(TEAMS, 1, seated(lang, 4, 3)), 6],
  ['six seats, five pairs', (lang) => after(SIX, 25, seated(lang, 6, 5)), 2],
  ['six seats, six pairs', (lang) => after(SIX, 28, seated(lang, 6, 5)), 1],
];

for (const [screen, width, height] of SCREENS) {
  test.describe(`on ${screen} (${width}x${height})`, () => {
    test.use({ viewport: { width, height } });

    for (const lang of LANGS) {
      test(`nothing of the table scrolls, is cut off or too small to touch (${lang})`, async ({ page, device }) => {
        const table = new TablePage(page, WORDS[lang]);
        const faults: Record<string, string[]> = {};
        for (const [what, at, cards] of POSITIONS) {
          await device.openMatch(at(lang), { lang });
          await expect(table.cards).toHaveCount(cards);
          const found = await layoutFaults(page);
          // With a card raised there are more buttons.
          if ((await table.playable.count()) > 0) {
            await raise(page, table);
            found.push(...(await layoutFaults(page)).map((fault) => `raised: ${fault}`));
          }
          if (found.length > 0) faults[what] = [...new Set(found)];
        }
        expect(faults).toEqual({});
      });

      test(`curtain, pause and result fit, or can be scrolled (${lang})`, async ({ page, device }) => {
        const names = NAMES[lang];
        const faults: Record<string, string[]> = {};
        const note = async (what: string) => {
          const found = await layoutFaults(page, true);
          if (found.length > 0) faults[what] = found;
        };
        await device.openMatch(after(FOUR, 20, names.slice(0, 4)), { lang });
        await expect(new Curtain(page, WORDS[lang]).show).toBeVisible();
        await note('curtain');
        await device.openMatch(after(DEAL_OF_THREE, length(DEAL_OF_THREE), names.slice(0, 3)), { lang });
        await expect(new BetweenDeals(page, WORDS[lang]).next).toBeInViewport({ ratio: 1 });
        await note('between deals');
        await device.openMatch(after(FOUR, length(FOUR), names.slice(0, 4)), { lang });
        await expect(new ResultPage(page, WORDS[lang]).again).toBeInViewport({ ratio: 1 });
        await note('result');
        expect(faults).toEqual({});
      });
    }

    test('the reason beside a refused card lies on the screen, whichever card it is', async ({ page, device, table }) => {
      await device.openMatch(after(FOUR, 71, seated('en', 4, 1)));
      await expect(table.cards).toHaveCount(14);
      for (const card of await table.unplayable.all()) {
        await card.focus();
        await page.keyboard.press('Enter');
        await expect(table.bubble).toBeInViewport({ ratio: 1 });
      }
    });

    test('shelf, setup, settings and rules do not scroll sideways', async ({ page, device, rules }) => {
      const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      for (const lang of LANGS) {
        await device.open('#/', { one: after(FOUR, 20, NAMES[lang].slice(0, 4)), two: after(TWO, 10, NAMES[lang].slice(0, 2)) }, { lang });
        await page.locator('.more').click();
        expect(await sideways(), `shelf ${lang}`).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: WORDS[lang].settings }).click();
        await expect(page.locator('dialog[open]')).toBeInViewport({ ratio: 0.99 });
        await device.open('#/new/durak', {}, { lang });
        await expect(page.locator('.su')).toBeVisible();
        for (let seats = 3; seats <= 6; seats++) await page.locator('.pls .add').click();
        expect(await sideways(), `setup ${lang}`).toBeLessThanOrEqual(0);
        await expect(page.locator('.su .dock .btn--primary')).toBeInViewport({ ratio: 1 });
        await device.open('#/rules/durak', {}, { lang });
        await expect(rules.article.getByRole('heading').nth(2)).toBeAttached();
        expect(await sideways(), `rules ${lang}`).toBeLessThanOrEqual(0);
      }
    });
  });
}

async function raise(page: Page, table: TablePage) {
  await table.playable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.playable.first()).toHaveAttribute('aria-pressed', 'true');
}
