import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { DuckitPage } from './pages/duckit.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { FOUR_UP, QUACKBACK, SHARED, TURNED_AROUND, after, ended, type DuckitSave } from './support/duckit.ts';
import { layoutFaults } from './support/layout.ts';
import type { Who } from './support/saves.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

const SCREENS = [
  ['a tablet on its side', 1180, 820],
  ['a tablet upright', 820, 1180],
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
  ['a small phone', 360, 640],
  ['a phone on its side', 844, 390],
] as const;

/** Names as long as they may be, in each language. */
const NAMES: Record<Lang, string[]> = {
  en: ['Wilhelmina Rosenbaum', 'Bartholomew Jameson', 'Yuki'],
  ko: ['황보석훈남궁민수제갈공명', '선우은숙', '민아'],
  ja: ['勅使河原健太郎左衛門', '小比類巻貴之', 'ミナ'],
};

/** The person sits there, bots around. */
function seated(lang: Lang, person: number): Who[] {
  return NAMES[lang].map((name, seat) => (seat === person ? name : { bot: name }));
}

const POSITIONS: [what: string, at: (lang: Lang) => DuckitSave, cards: number][] = [
  ['the draw for the deal', (lang) => after(QUACKBACK, 0, seated(lang, 0)), 9],
  ['a suit to follow, and a last trick', (lang) => after(QUACKBACK, 5, seated(lang, 0)), 8],
  ['the Quacker taken', (lang) => after(QUACKBACK, 6, seated(lang, 0)), 8],
  ['a face-up four', (lang) => after(FOUR_UP, 11, seated(lang, 2)), 5],
  ['a face-up Super Duck', (lang) => after(TURNED_AROUND, 17, seated(lang, 0)), 4],
  ['four fours, and chips in the middle', (lang) => after(TURNED_AROUND, 52, seated(lang, 2)), 1],
];

for (const [screen, width, height] of SCREENS) {
  test.describe(`Duckit on ${screen} (${width}x${height})`, () => {
    test.use({ viewport: { width, height } });

    for (const lang of LANGS) {
      test(`nothing of the table scrolls, is cut off or too small to touch (${lang})`, async ({ page, device }) => {
        const table = new DuckitPage(page, WORDS[lang]);
        const faults: Record<string, string[]> = {};
        for (const [what, at, cards] of POSITIONS) {
          await device.openMatch(at(lang), { lang });
          await expect(table.cards).toHaveCount(cards);
          const found = await layoutFaults(page);
          await raise(page, table);
          found.push(...(await layoutFaults(page)).map((fault) => `raised: ${fault}`));
          if (found.length > 0) faults[what] = [...new Set(found)];
        }
        expect(faults).toEqual({});
      });

      test(`pause and result fit, or can be scrolled (${lang})`, async ({ page, device }) => {
        const faults: Record<string, string[]> = {};
        const note = async (what: string) => {
          const found = await layoutFaults(page, true);
          if (found.length > 0) faults[what] = found;
        };
        await device.openMatch(after(QUACKBACK, 84, NAMES[lang]), { lang });
        await expect(new BetweenDeals(page, WORDS[lang]).next).toBeInViewport({ ratio: 1 });
        await note('pause');
        await device.openMatch(ended(SHARED, NAMES[lang]), { lang });
        await expect(new ResultPage(page, WORDS[lang]).again).toBeInViewport({ ratio: 1 });
        await note('result');
        expect(faults).toEqual({});
      });
    }
  });
}

async function raise(page: Page, table: DuckitPage) {
  await table.playable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.playable.first()).toHaveAttribute('aria-pressed', 'true');
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the table of Duckit (${theme})`, async ({ page, device }) => {
    const table = new DuckitPage(page);
    const found: Record<string, string[]> = {};
    const look = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      if (violations.length > 0) {
        found[what] = violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
      }
    };
    for (const [what, at] of [POSITIONS[0]!, POSITIONS[2]!, POSITIONS.at(-1)!]) {
      await device.openMatch(at('en'), { theme, memory_aid: true });
      await expect(table.playable.first()).toBeVisible();
      await look(what);
    }
    await device.openMatch(after(QUACKBACK, 5, seated('en', 0)));
    await table.lastTrick.click();
    await look('the last trick');
    await device.openMatch(after(QUACKBACK, 84, NAMES.en));
    await expect(table.tally).toBeVisible();
    await look('the pause');
    await device.openMatch(ended(SHARED, NAMES.en));
    await expect(table.tally).toBeVisible();
    await look('the result');
    expect(found).toEqual({});
  });
}
