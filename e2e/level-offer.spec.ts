// After losses or wins in a row the result offers the neighbouring level of bots, once; nothing changes by itself.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import type { Device } from './support/device.ts';
import * as quantum from './support/quantum.ts';
import { seated, type Who } from './support/saves.ts';
import { SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, type Lang } from './support/words.ts';

const OVER = quantum.length(quantum.TWO_SHEETS);

/** Mina and a bot; the first seat wins. */
const pair = (wins: boolean): Who[] => (wins ? ['Mina', { bot: 'Teal' }] : [{ bot: 'Teal' }, 'Mina']);

/** The results of two matches that follow each other. */
const [RESULT, NEXT_RESULT] = ['1900-9', '1901-9'] as const;

async function openAt(page: Page, id: string) {
  await page.evaluate((id) => void (location.hash = `#/match/${id}`), id);
  await page.locator('.dock.result').waitFor();
}

/** Opens the result of a match after as many others with the same end. */
async function openResult(page: Page, device: Device, players: Who[], before: number, lang: Lang = 'en') {
  const save = quantum.after(quantum.TWO_SHEETS, OVER, players);
  await device.open('#/past', { [RESULT]: save, [NEXT_RESULT]: save }, { lang });
  const matches = Array.from({ length: before }, (_, nth) => ({
    id: `1${nth}00-1`, at: 1000 + nth, game: 'quantum', players: seated(players), places: [1, 2], bests: [null, null], says: [['en', '']], link: '',
  }));
  await page.evaluate((matches) => localStorage.setItem('mallard/past', JSON.stringify({ gone: 0, matches })), matches);
  await openAt(page, RESULT);
}

const offer = (page: Page) => page.locator('.level-offer');

for (const { what, wins, before, name, level } of [
  { what: 'two losses', wins: false, before: 1, name: 'Try Duckling easier bots, same seats', level: 'duckling' },
  { what: 'three wins', wins: true, before: 2, name: 'Ready for the Diver? three wins in a row', level: 'diver' },
] as const) {
  test(`after ${what} the result offers another level, and one tap plays it`, async ({ page, device }) => {
    await openResult(page, device, pair(wins), before - 1);
    await expect(offer(page)).toHaveCount(0);
    await openResult(page, device, pair(wins), before);
    await expect(offer(page)).toHaveAccessibleName(name);
    await expectAccessible(page, 'a result with an offer');
    await page.reload();
    await expect(offer(page)).toBeVisible();
    await offer(page).click();
    await expect(page.locator('.dock.result')).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(RESULT));
    const { players } = await device.saved(new URL(page.url()).hash.split('/').at(-1));
    expect(players.map(({ name, kind }) => [name, kind])).toEqual(
      pair(wins).map((who) => (typeof who === 'string' ? [who, 'person'] : [who.bot, { bot: level }])),
    );
  });
}

test('an offer that was not taken does not come back, and people alone get none', async ({ page, device }) => {
  await openResult(page, device, pair(true), 2);
  await expect(offer(page)).toBeVisible();
  await openAt(page, NEXT_RESULT);
  await expect(page).toHaveURL(new RegExp(NEXT_RESULT));
  await expect(offer(page)).toHaveCount(0);
  await openResult(page, device, ['Mina', 'Jun'], 3);
  await expect(offer(page)).toHaveCount(0);
});

test('an offer has its room in every result, in each language', async ({ page, device }) => {
  for (const lang of LANGS) {
    await openResult(page, device, pair(false), 1, lang);
    await onEachScreen(page, screensIn(lang, SCREENS), lang, async () => {
      await expect.soft(offer(page), lang).toBeInViewport({ ratio: 1 });
      for (const button of await page.locator('.result__actions :is(a, button)').all()) await expect.soft(button).toBeInViewport({ ratio: 1 });
      return cutTexts(page, '.result__actions', false);
    });
  }
});
