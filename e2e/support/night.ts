import { expect, type Page } from '@playwright/test';
import type { Device, Settings } from './device.ts';
import * as duckit from './duckit.ts';
import * as durak from './games.ts';
import type { AnySave } from './saves.ts';

/** A finished match of a night, and the names of those who sit it out. */
export type Finished = { save: AnySave; satOut?: string[] };

const MINUTES = 60_000;

/** The family of these tests. */
export const FOUR = ['Mina', 'Jun', 'Grandpa', 'Yuki'] as const;

/** The places of a finished match belong to its moves: Durak of four, in which the third player is out first and the fourth is the fool. */
export const durakOfFour = (names: readonly string[] = FOUR): AnySave => durak.after(durak.FOUR, durak.length(durak.FOUR), [...names]);

/** Duckit, which the second player wins before the first. */
export const duckitOfThree = (names: readonly string[]): AnySave => duckit.ended(duckit.FEWER_FOURS, [...names]);

/** Gives each player the same duck in all matches. */
function withDucks(matches: Finished[]): AnySave[] {
  const names = [...new Set(matches.flatMap(({ save }) => save.players.map(({ name }) => name)))];
  return matches.map(({ save, satOut = [] }) => {
    const duck = (name: string | null) => names.indexOf(name) % 9;
    const players = save.players.map((player) => ({ ...player, duck: duck(player.name) }));
    const out = satOut.map((name) => ({ name, kind: 'person', duck: duck(name) }));
    return { ...save, label: null, players, sat_out: out } as AnySave;
  });
}

/**
 * Opens these finished matches on a new device, one after the other, at their results: a night. Returns their ids; they
 * began a few minutes apart.
 */
export async function playNight(page: Page, device: Device, matches: Finished[], settings: Partial<Settings> = {}): Promise<string[]> {
  const now = await page.evaluate(() => Date.now());
  const ids = matches.map((_, at) => `${(now - (matches.length - at) * 20 * MINUTES).toString(16)}-${at}`);
  const saves = Object.fromEntries(withDucks(matches).map((save, at) => [ids[at]!, save]));
  await device.open(`#/match/${ids[0]}`, saves, settings);
  for (const [at, id] of ids.entries()) {
    if (at > 0) await page.evaluate((hash) => void (location.hash = hash), `#/match/${id}`);
    await expect(page).toHaveURL(new RegExp(`${id}$`));
    await expect(page.locator('.dock.result')).toBeVisible();
    await expect.poll(async () => JSON.stringify(await device.value('past')) ?? '').toContain(id);
  }
  return ids;
}

/** A past match of these people, by their places, without its save. */
export type Past = { game: string; names: string[]; places: number[]; fool?: number; says: string };

/** Puts these matches into the history, half an hour apart, and opens an address of the last one's night. */
export async function openPastNight(page: Page, device: Device, matches: Past[], first: 'next' | 'night', settings: Partial<Settings> = {}) {
  await device.open('#/past', {}, settings);
  const now = await page.evaluate(() => Date.now());
  const all = [...new Set(matches.flatMap(({ names }) => names))];
  const entries = matches.map(({ game, names, places, fool, says }, index) => {
    const at = now - (matches.length - index) * 30 * MINUTES;
    const players = names.map((name) => ({ name, kind: 'person', duck: all.indexOf(name) % 9 }));
    const sentences = (['en', 'ko', 'ja'] as const).map((lang) => [lang, says]);
    return {
      id: `${(at - 20 * MINUTES).toString(16)}-${index}`, at, game, players, places, fool,
      bests: names.map(() => null), says: sentences, link: 'm1.AAAA',
    };
  });
  await page.evaluate((text) => localStorage.setItem('mallard/past', text), JSON.stringify({ gone: 0, matches: entries }));
  await page.evaluate((hash) => void (location.hash = hash), `#/${first}/${entries.at(-1)!.id}`);
}
