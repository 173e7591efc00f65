// All words can be read, in every language: none is cut, none overlaps another, none is too pale for its background.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { SHORT, longBut } from './support/extent.ts';
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

/** A phone on its side: words may need more room, but every control can be reached. */
const ASIDE = SCREENS[5];

/**
 * Looks at the words and the controls on each size; in English also at the contrast, in light and in dark, and at the
 * lowest size.
 */
async function look(page: Page, what: string, lang: Lang) {
  if (lang !== 'en') expect.soft(await latin(page), what).toEqual([]);
  for (const screen of sizes(lang)) {
    await on(page, screen);
    const size = `${what}, ${screen.width}x${screen.height}`;
    expect.soft(await unreadable(page), size).toEqual([]);
    expect.soft(await coveredControls(page), size).toEqual([]);
  }
  if (lang !== 'en') return;
  await on(page, ASIDE);
  expect.soft(await coveredControls(page), `${what}, ${ASIDE.width}x${ASIDE.height}`).toEqual([]);
  for (const [colorScheme, short] of [['light', TABLET], ['dark', PHONE]] as const) {
    await page.emulateMedia({ colorScheme });
    for (const screen of SHORT ? [short] : UPRIGHT_OR_LARGE) {
      await on(page, screen);
      expect.soft(await pale(page), `${what}, ${colorScheme}, ${screen.width}x${screen.height}`).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
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

// Connections are real, so the page belongs to this test.
test.describe('on phones', () => {
  test.use({ ownPage: true });

  for (const slug of ['duck-that-goose', 'durak']) {
    test(`a phone and its tablet can be read, in light and dark: ${slug}`, longBut('duck-that-goose', slug), async ({ page, context, device, join }) => {
      const match = GAMES.find((game) => game.slug === slug)!.begun;
      const names = FAMILY.en.slice(0, match.seats);
      await device.openMatch(begun(slug, names, match));
      await join.open();
      const phones = await takePhones(context, join, names);
      await expect(join.sheet).toBeHidden();
      for (const [what, seen, screen] of [['the tablet', page, TABLET], ['a phone', phones[0]!.page, PHONE]] as const) {
        await on(seen, screen);
        expect.soft(await unreadable(seen), what).toEqual([]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await seen.emulateMedia({ colorScheme });
          expect.soft(await pale(seen), `${what}, ${colorScheme}`).toEqual([]);
        }
      }
    });
  }
});
