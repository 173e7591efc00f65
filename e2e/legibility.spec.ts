// All words can be read, in every language: none is cut, none overlaps another, none is too pale for its background.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SHORT, THOROUGH, longBut } from './support/extent.ts';
import * as durak from './support/games.ts';
import { latin } from './support/latin.ts';
import { takePhones } from './support/phones.ts';
import * as quantum from './support/quantum.ts';
import { PLACES, family, openPlace } from './support/match-screens.ts';
import { pale, unreadable } from './support/legibility.ts';
import { coveredControls } from './support/reach.ts';
import { GAMES, begun } from './support/saves.ts';
import { FAMILY, SCREENS, UPRIGHT_OR_LARGE, drawn, type Screen } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

/** The sizes for a language: in the short form those with the most faults, and for English a tablet. */
function sizes(lang: Lang): readonly Screen[] {
  const most = UPRIGHT_OR_LARGE.filter(({ height }) => height < 800);
  return !SHORT ? UPRIGHT_OR_LARGE : lang === 'en' ? [TABLET, ...most] : most;
}

const TABLET = SCREENS[0];
const PHONE = SCREENS[4];

async function on(page: Page, { width, height }: Screen) {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Where a finger must reach every control: in the short form on phones. */
const REACHED = SHORT ? SCREENS.filter(({ what }) => what.includes('phone')) : SCREENS;

/** Looks at the words on each size; in English also at their contrast, in light and in dark, and at the controls. */
async function look(page: Page, what: string, lang: Lang) {
  if (lang !== 'en') expect.soft(await latin(page), what).toEqual([]);
  for (const screen of sizes(lang)) {
    await on(page, screen);
    expect.soft(await unreadable(page), `${what}, ${screen.width}x${screen.height}`).toEqual([]);
  }
  if (SHORT && lang !== 'en') return;
  for (const screen of REACHED) {
    await on(page, screen);
    expect.soft(await coveredControls(page), `${what}, ${screen.width}x${screen.height}`).toEqual([]);
  }
  if (lang !== 'en') return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const screen of THOROUGH ? UPRIGHT_OR_LARGE : [TABLET, PHONE]) {
      await on(page, screen);
      expect.soft(await pale(page), `${what}, ${colorScheme}, ${screen.width}x${screen.height}`).toEqual([]);
    }
  }
}

for (const lang of LANGS) {
  test(`no word of a match is cut, too pale, or of another language, and none runs over another (${lang})`, async ({ page, device }) => {
    test.slow();
    for (const [what, place] of Object.entries(PLACES)) {
      await openPlace(page, device, place, lang);
      await look(page, what, lang);
    }
  });

  test(`no word of the home screen, a setup, past matches or rules is cut, too pale, or of another language, and none runs over another (${lang})`, async ({ page, device }) => {
    test.slow();
    const saves = { one: durak.after(durak.FOUR, 20, family(lang, 4)), two: quantum.after(quantum.TWO_SHEETS, 10, family(lang, 2)) };
    for (const [what, address, matches] of [
      ['the first screen', '#/', {}],
      ['the shelf', '#/', saves],
      ['past matches', '#/past', {}],
      ['the page of a phone that joins', '#/join', {}],
      ...GAMES.map(({ slug }) => [`the set-up of ${slug}`, `#/new/${slug}`, {}] as const),
      ['a lesson', '#/lesson/durak', {}],
      ['the rules', '#/rules/duck-and-cover', {}],
    ] as const) {
      await device.open(address, matches, { lang });
      await page.locator('#home > *, #table > *').filter({ visible: true }).first().waitFor();
      await look(page, what, lang);
    }
    await page.goto('./#/');
    await page.getByRole('button', { name: WORDS[lang].settings }).click();
    await look(page, 'the settings', lang);
  });
}

test('a finger reaches every control of what opens over the table and the shelf', async ({ page, device, home, table }) => {
  const openings: Record<string, () => Promise<unknown>> = {
    'the menu': () => table.menuButton.click(),
    'the rules': () => table.rulesButton.click(),
    'the log': () => page.keyboard.press('l'),
    'all moves': () => page.keyboard.press('m'),
  };
  const reach = async (what: string) => {
    for (const screen of REACHED) {
      await on(page, screen);
      expect.soft(await coveredControls(page), `${what}, ${screen.width}x${screen.height}`).toEqual([]);
    }
  };
  for (const [what, open] of Object.entries(openings)) {
    await device.openMatch(durak.after(durak.FOUR, 20, durak.oneAmongBots(4, 1)));
    await on(page, TABLET);
    await open();
    await expect(page.locator('dialog[open], .drawer.is-open')).toBeVisible();
    await reach(what);
  }
  await device.open('#/', { one: durak.after(durak.FOUR, 20), two: durak.after(durak.TWO, 10), three: '{"players":[' });
  await home.more.click();
  await reach('the shelf with all matches');
  await page.getByRole('button', { name: 'Import a match' }).click();
  await reach('the import');
});

// Connections are real, so the page belongs to this test.
test.describe('on phones', () => {
  test.use({ ownPage: true });

  for (const slug of ['duck-that-goose', 'durak']) {
    test(`a phone and its tablet can be read, in light and dark: ${slug}`, longBut('duck-that-goose', slug), async ({ page, context, device, join }) => {
      const match = GAMES.find((game) => game.slug === slug)!.begun;
      const names = FAMILY.en.slice(0, match.seats);
      await device.openMatch(begun(slug, names, match));
      await join.open();
      expect.soft(await coveredControls(page), 'the codes').toEqual([]);
      const phones = await takePhones(context, join, names);
      await expect(join.sheet).toBeHidden();
      for (const [what, seen, screen] of [['the tablet', page, TABLET], ['a phone', phones[0]!.page, PHONE]] as const) {
        await on(seen, screen);
        expect.soft(await unreadable(seen), what).toEqual([]);
        expect.soft(await coveredControls(seen), what).toEqual([]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await seen.emulateMedia({ colorScheme });
          expect.soft(await pale(seen), `${what}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
});
