// Each place of the app is opened once in each language, and all is looked at there: words that are cut, pale, of another
// language or over others; controls that a finger misses, that are too small or under an edge of the screen; and what
// axe finds. Pairs of looks meet in gallery.spec.ts.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Curtain } from './pages/curtain.ts';
import { TablePage } from './pages/table.ts';
import { expectAccessible, expectNoFindings } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { SHORT, THOROUGH } from './support/extent.ts';
import * as durak from './support/games.ts';
import { latin } from './support/latin.ts';
import { crushed, layoutFaults } from './support/layout.ts';
import { pale, unreadable } from './support/legibility.ts';
import { MARKED, PLACES, POSITIONS, TITLES, family, longest, openPlace, raise, wide, type Position } from './support/places.ts';
import * as quantum from './support/quantum.ts';
import { coveredControls } from './support/reach.ts';
import { EDGED, underEdges } from './support/safe-area.ts';
import { GAMES } from './support/saves.ts';
import { SCREENS, UPRIGHT_OR_LARGE, drawn, onEachScreen, screensIn, type Screen } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

const TABLET = SCREENS[0];
const PHONE = SCREENS[4];

/** The sizes where words are looked at: in the short form those with the most faults, and for English a tablet. */
function sizes(lang: Lang): readonly Screen[] {
  const most = UPRIGHT_OR_LARGE.filter(({ height }) => height < 800);
  return !SHORT ? UPRIGHT_OR_LARGE : lang === 'en' ? [TABLET, ...most] : most;
}

/** Where a finger must reach every control: in the short form on phones. */
function reached(lang: Lang): readonly Screen[] {
  if (!SHORT) return screensIn(lang, SCREENS);
  return lang === 'en' ? SCREENS.filter(({ what }) => what.includes('phone')) : [];
}

async function on(page: Page, { width, height }: Screen) {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** A phone scans upright, and this page does not fit on its side. */
const JOINING = 'the page of a phone that joins';

/** The screens of matches that show the most names. */
const NAMED = [
  'Durak with six', 'Durak, the curtain', 'Durak, the pause', 'Durak, the result', 'Duckit, a turn', 'Duckit, the result',
  'Duck & Cover, a call', 'Duck & Cover, the result', 'Quantum, the curtain', 'Quantum, all choices', 'Quantum, the result',
  'Duck That Goose!, a turn', 'Duck That Goose!, the curtain', 'Duck That Goose!, the result',
];

const nameOf = (what: string, { width, height }: Screen) => `${what}, ${width}x${height}`;

/** Looks at the words, and where a finger must reach them at the controls. */
async function look(page: Page, what: string, lang: Lang) {
  if (lang !== 'en') expect.soft(await latin(page), what).toEqual([]);
  const [read, reach] = [sizes(lang), reached(lang)];
  for (const screen of new Set([...read, ...reach])) {
    await on(page, screen);
    const found = [
      ...(read.includes(screen) ? await unreadable(page) : []),
      ...(reach.includes(screen) ? await coveredControls(page) : []),
    ];
    expect.soft(found, nameOf(what, screen)).toEqual([]);
  }
  if (lang !== 'en') return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const screen of THOROUGH ? UPRIGHT_OR_LARGE : [TABLET, PHONE]) {
      await on(page, screen);
      expect.soft(await pale(page), nameOf(`${what}, ${colorScheme}`, screen)).toEqual([]);
    }
  }
}

/** On a phone the sheet of an end hides the main part of the table, and the explained cards scroll without a control. */
const ON_TABLETS = /the pause|the result|a shared win|explained/;

/** Axe looks in the light on a tablet, and in the dark on a phone. */
async function lookWithAxe(page: Page, what: string) {
  if (ON_TABLETS.test(what)) return expectAccessible(page, what);
  for (const [colorScheme, screen] of [['dark', PHONE], ['light', TABLET]] as const) {
    await page.emulateMedia({ colorScheme });
    await on(page, screen);
    await expectNoFindings(page, nameOf(`${what}, ${colorScheme}`, screen));
  }
}

/** No control is under an edge of a screen that belongs to its camera, its corners or the system. */
async function lookAtEdges(page: Page, what: string) {
  const session = await page.context().newCDPSession(page);
  for (const screen of EDGED) {
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets: screen.insets });
    await on(page, screen);
    expect.soft(await underEdges(page, screen.insets), nameOf(`${what}, with edges`, screen)).toEqual([]);
  }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await session.detach();
  await on(page, TABLET);
}

/** All looks at a place; in English those too that find the same in each language. */
async function lookAtAll(page: Page, what: string, lang: Lang) {
  await look(page, what, lang);
  if (lang !== 'en') return;
  if (what !== JOINING) await lookAtEdges(page, what);
  await lookWithAxe(page, what);
}

/** Looks at what opens over a place. */
async function lookAtOpened(page: Page, what: string, lang: Lang) {
  if (lang !== 'en') return expect.soft(await latin(page), what).toEqual([]);
  for (const screen of reached(lang)) {
    await on(page, screen);
    expect.soft(await coveredControls(page), nameOf(what, screen)).toEqual([]);
  }
  await lookAtEdges(page, what);
  await lookWithAxe(page, what);
}

/** The faults of a position's layout. */
async function faults(page: Page, { kind }: Position): Promise<string[]> {
  if (kind === 'curtain') return [...(await crushed(page)), ...(await cutTexts(page, '.curtain', false))];
  const found = await layoutFaults(page, kind === 'end');
  // An open part covers others, and that is its purpose.
  if (kind === 'over') return found.filter((fault) => !fault.includes(' lies under '));
  if (kind === 'sheets') found.push(...(await crushed(page)), ...(await cutTexts(page, '.table', false)));
  return [...found, ...(await cutTexts(page, 'body', true))];
}

for (const title of Object.values(TITLES)) {
  const of = <One>(places: Record<string, One>) => Object.entries(places).filter(([what]) => what.startsWith(title));

  for (const lang of LANGS) {
    test(`no word of ${title} is cut, pale, of another language or over another, and no control is covered (${lang})`, async ({ page, device }) => {
      test.slow();
      for (const [what, place] of of(PLACES)) {
        await openPlace(page, device, place, lang);
        await lookAtAll(page, what, lang);
      }
    });

    test(`nothing of ${title} scrolls, is cut off or too small to touch, whatever the names (${lang})`, async ({ page, device }) => {
      test.slow();
      for (const [what, position] of of(POSITIONS).filter(([, { long }]) => !SHORT || !long)) {
        await openPlace(page, device, position, lang, longest(lang));
        if (position.cards) await expect(page.locator('.hand .card'), what).toHaveCount(position.cards);
        const fits = (acts: number) =>
          onEachScreen(page, screensIn(lang, position.screens ?? UPRIGHT_OR_LARGE), `${what} (${lang}), ${acts} acts`, () => faults(page, position));
        await fits(0);
        for (const [nth, act] of (position.acts ?? []).entries()) {
          if ((await act(page)) === false) break;
          await fits(nth + 1);
        }
      }
    });
  }

  // A name may have twenty letters, and W is the widest.
  test(`a wide name runs over nothing of ${title}`, async ({ page, device }) => {
    for (const letter of ['W', 'Ｗ']) {
      for (const what of NAMED.filter((what) => what.startsWith(title))) {
        await openPlace(page, device, PLACES[what]!, 'en', wide(letter));
        for (const screen of [SCREENS[3], TABLET]) {
          await on(page, screen);
          expect.soft(await cutTexts(page, 'body', true), nameOf(`${what} of ${letter}`, screen)).toEqual([]);
        }
      }
    }
  });

  test(`axe finds nothing in marks, reasons and open parts of ${title}, and no word is of another language`, async ({ page, device }) => {
    for (const [what, place] of of(MARKED)) {
      for (const lang of SHORT ? (['en'] as const) : LANGS) {
        await openPlace(page, device, place, lang);
        if (lang === 'en') await lookWithAxe(page, what);
        else expect.soft(await latin(page), `${what} (${lang})`).toEqual([]);
      }
    }
  });
}

for (const lang of LANGS) {
  const words = WORDS[lang];

  test(`no word of the home screen, a setup, past matches or rules is cut, pale, of another language or over another (${lang})`, async ({ page, device, setup }) => {
    test.slow();
    const two = durak.after(durak.TWO, 10, family(lang)(2));
    const changed = (record: object) => JSON.stringify({ ...two, record: { ...two.record, ...record } });
    const saves = {
      one: durak.after(durak.FOUR, 20, family(lang)(4)), two: quantum.after(quantum.TWO_SHEETS, 10, family(lang)(2)),
      over: durak.after(durak.TWO, durak.length(durak.TWO), family(lang)(2), 0), cut: '{"players":[',
      newer: changed({ format: 9 }), unknown: changed({ game: 'quidditch' }),
    };
    for (const [what, address, matches] of [
      ['the first screen', '#/', {}],
      ['past matches', '#/past', {}],
      [JOINING, '#/join', {}],
      ...GAMES.map(({ slug }) => [`the set-up of ${slug}`, `#/new/${slug}`, {}] as const),
      ['a lesson', '#/lesson/durak', {}],
      ['the rules', '#/rules/duck-and-cover', {}],
      ['the shelf', '#/', saves],
    ] as const) {
      await device.open(address, matches, { lang });
      await page.locator('#home > *, #table > *').filter({ visible: true }).first().waitFor();
      await lookAtAll(page, what, lang);
    }
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await expect(page.locator('.home__install')).toBeVisible();
    await page.locator('.resume button.more').click();
    await expect(page.locator('.save')).toHaveCount(5);
    await lookAtAll(page, 'the shelf with all matches', lang);
    await page.locator('.save button').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await lookAtOpened(page, 'the question before a match is deleted', lang);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.settings }).click();
    await lookAtAll(page, 'the settings', lang);
    await onEachScreen(page, UPRIGHT_OR_LARGE, 'the settings', async () => {
      await expect.soft(page.locator('dialog[open]')).toBeInViewport({ ratio: 0.99 });
      return [];
    });
    await page.goto('./#/new/durak');
    await setup.names.first().waitFor();
    while ((await setup.names.count()) < 6) await page.locator('.players .add').click();
    if (lang === 'en') await setup.seat([['Mina', 'Person'], ['W'.repeat(20), 'Person'], ['Ｗ'.repeat(20), 'Person'], ['Smew', 'Duckling']]);
    await onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), 'the set-up of six', async () => {
      await expect.soft(page.locator('.setup .dock .button--primary')).toBeInViewport({ ratio: 0.99 });
      return cutTexts(page, 'body', true);
    });
    if (lang === 'en') await lookWithAxe(page, 'the set-up of six');
  });

  test(`a finger reaches every control of what opens over the table, axe finds nothing there, and no word is of another language (${lang})`, async ({ page, device }) => {
    test.slow();
    const [table, curtain] = [new TablePage(page, words), new Curtain(page, words)];
    const openings: Record<string, () => Promise<unknown>> = {
      'the menu': () => table.menuButton.click(),
      'the rules': () => table.rulesButton.click(),
      'the log': () => page.keyboard.press('l'),
      'all moves': () => page.keyboard.press('m'),
    };
    for (const [what, open] of Object.entries(openings)) {
      await device.openMatch(durak.after(durak.FOUR, 20, family(lang)(4, 1)), { lang });
      await on(page, TABLET);
      await open();
      await expect(page.locator('dialog[open], .drawer.is-open')).toBeVisible();
      await lookAtOpened(page, what, lang);
      if (what !== 'the rules') continue;
      for (const part of [words.rulesFull, words.rulesThisTable]) {
        await table.rules.getByRole('radio', { name: part }).click();
        await expect(table.rules.locator('dd').or(table.rules.getByRole('heading').nth(3)).first()).toBeVisible();
        await lookAtOpened(page, `the rules, ${part}`, lang);
      }
    }
    if (lang === 'en') {
      await device.open('#/');
      await page.getByRole('button', { name: 'Import a match' }).click();
      await lookAtOpened(page, 'the import', lang);
    }
    await device.openMatch('{"players":[', { lang });
    await expect(table.alert).toBeVisible();
    await lookAtOpened(page, 'a match that cannot be opened', lang);
    await device.openMatch(durak.after(durak.TWO, 0, family(lang)(2)), { lang });
    await curtain.show.click();
    await device.fillUp();
    await raise(page);
    await table.primary.click();
    await curtain.show.click();
    await expect(table.alert).toBeVisible();
    await lookAtOpened(page, 'a match that cannot be saved', lang);
  });
}
