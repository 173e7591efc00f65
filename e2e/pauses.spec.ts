// Nothing is cut in a pause or a result: every row, name and total shows whole.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as duckit from './support/duckit.ts';
import { SHORT } from './support/extent.ts';
import * as durak from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import { GAMES, begun, type AnySave, type Who } from './support/saves.ts';
import { NAMES, drawn } from './support/screens.ts';
import { LANGS, type Lang } from './support/words.ts';

const SIZES = [[1180, 820], [1024, 768], [820, 1180], [390, 844], [360, 640], [1440, 900]] as const;

/** As many long names as the largest table has seats. */
function named(lang: Lang, seats: number): Who[] {
  const names = NAMES[lang];
  const more = names.slice(0, 2).map((name) => [...name].reverse().join(''));
  return [...names, ...more].slice(0, seats);
}

/** The end of a first round of this game. */
function pause(lang: Lang, slug: string, seats: number): AnySave {
  const found = GAMES.find((game) => game.slug === slug)!.rounds.find((round) => round.seats === seats)!;
  return begun(slug, named(lang, seats), found, found.log);
}

/** The same match, ended by a player who resigns there. */
function ended(save: AnySave): AnySave {
  const changes = [[save.record.log.length, 0, 'give_up']];
  return { ...save, record: { ...save.record, format: 2, changes } as AnySave['record'] };
}

const { DEAL_OF_THREE } = durak;
const POSITIONS: Record<string, (lang: Lang) => AnySave> = {
  'a pause of Duckit': (lang) => duckit.after(duckit.FEWER_FOURS, 84, named(lang, 3)),
  'a pause of Durak with three': (lang) => durak.after(DEAL_OF_THREE, durak.length(DEAL_OF_THREE), named(lang, 3)),
  'a pause of Durak with six': (lang) => pause(lang, 'durak', 6),
  'an evening of Durak': (lang) => durak.after({ ...durak.FOUR, length: 'open' }, durak.length(durak.FOUR), named(lang, 4)),
  'a pause of Duck That Goose! with three': (lang) => goose.goose(named(lang, 3), { log: goose.ROUND, rounds: { count: 2 } }),
  'a pause of Duck That Goose! with five': (lang) => pause(lang, 'duck-that-goose', 5),
  'a pause of Duck That Goose! with nine': (lang) => pause(lang, 'duck-that-goose', 9),
  'a pause of Duck & Cover with five': (lang) => pause(lang, 'duck-and-cover', 5),
  'a pause of Duck & Cover with seven': (lang) => pause(lang, 'duck-and-cover', 7),
  'a shared win in Duckit': (lang) => duckit.ended(duckit.SHARED, named(lang, 3)),
  'Duckit, ended early': (lang) => ended(duckit.after(duckit.FEWER_FOURS, 90, named(lang, 3))),
  'the result of Durak with two': (lang) => durak.after(durak.TWO, durak.length(durak.TWO), named(lang, 2)),
  'Durak with six, ended early': (lang) => ended(pause(lang, 'durak', 6)),
  'Duck That Goose! with nine, ended early': (lang) => ended(pause(lang, 'duck-that-goose', 9)),
  'Duck & Cover with seven, ended early': (lang) => ended(pause(lang, 'duck-and-cover', 7)),
  'the result of Quantum with four': (lang) => quantum.after(quantum.FOUR_SHEETS, quantum.length(quantum.FOUR_SHEETS), named(lang, 4)),
};

/** The rows, names, totals and titles that are not whole on the screen. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const says = (element: Element) => `${element.classList[0] ?? element.localName} “${element.textContent!.trim().slice(0, 30)}”`;
    const whole = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) return faults.push(`${says(element)} is not shown`);
      // Its container may scroll: all the same it must be visible at first.
      let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
      for (let holder = element.parentElement!; holder !== root; holder = holder.parentElement!) {
        const { overflowX, overflowY } = getComputedStyle(holder);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const frame = holder.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      const beyond = Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom);
      if (beyond > 1.5) faults.push(`${says(element)} is cut by ${Math.round(beyond)} px`);
      return 0;
    };
    const all = (elements: string) => [...document.querySelectorAll<HTMLElement>(elements)].filter((it) => it.checkVisibility());
    const rows = all('.score tbody tr');
    if (rows.length === 0) faults.push('no row is shown');
    rows.forEach(whole);
    all('.score__name b, .score__total, .dock h1, .dock h2, .dock .button, .between__closed').slice(0, 60).forEach((element) => {
      if (element.closest('.standings') && !element.closest('.score')) return;
      if (element.closest('.sheet')) return;
      whole(element);
    });
    for (const name of all('.score__name b')) {
      const line = parseFloat(getComputedStyle(name).lineHeight);
      if (name.getBoundingClientRect().height > 2.5 * line) faults.push(`${says(name)} has more than two lines`);
    }
    // No name ends in dots.
    for (const name of all('.dock b, .dock i, .seat b, .range__name b, .opponent__head b')) {
      if (getComputedStyle(name).textOverflow === 'ellipsis' && getComputedStyle(name).overflowX !== 'visible' && name.scrollWidth > name.clientWidth + 1) {
        faults.push(`${says(name)} ends in dots`);
      }
    }
    return [...new Set(faults)];
  });
}

async function expectWhole(page: Page, what: string) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    await page.evaluate(() => Promise.all(document.getAnimations().filter((it) => it.timeline === document.timeline).map((it) => it.finished)));
    expect.soft(await cut(page), `${what} at ${width}x${height}`).toEqual([]);
  }
}

for (const [what, save] of Object.entries(POSITIONS)) {
  test(`nothing of it is cut at any size: ${what}`, async ({ page, device }) => {
    for (const lang of SHORT ? (['en'] as const) : LANGS) {
      await device.openMatch(save(lang), { lang });
      await expect(page.locator('.score tbody tr').first()).toBeVisible();
      await expectWhole(page, `${lang}, ${what}`);
    }
  });
}

