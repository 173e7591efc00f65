import { expect, type Page } from '@playwright/test';
import type { Device } from './device.ts';
import * as ducks from './ducks.ts';
import * as duckit from './duckit.ts';
import * as durak from './games.ts';
import * as goose from './goose.ts';
import * as quantum from './quantum.ts';
import type { AnySave, Who } from './saves.ts';
import { FAMILY } from './screens.ts';
import type { Lang } from './words.ts';

/** The players of a table; with a `person` all others are bots. */
export function family(lang: Lang, seats: number, person?: number): Who[] {
  const named = (name: string, seat: number): Who => (person === undefined || seat === person ? name : { bot: name });
  return FAMILY[lang].slice(0, seats).map(named);
}

/** Presses the first button of a curtain. */
const take = (page: Page) => page.locator('.curtain__take button, .handoff__pass button').first().click();

/** A screen of a match: how it is opened, and the actions there. */
export type Place = { at: (lang: Lang) => AnySave; then?: (page: Page) => Promise<unknown>; speed?: 'normal' };

/** Opens a screen, at the instant pace unless it has another. */
export async function openPlace(page: Page, device: Device, { at, then, speed }: Place, lang: Lang) {
  await device.openMatch(at(lang), { lang, speed: speed ?? 'off' });
  await expect(page.locator('.table, .handoff')).toBeVisible();
  await then?.(page);
}

/** The screens of matches where words may not fit. */
export const PLACES: Record<string, Place> = {
  'Durak, a turn': { at: (lang) => durak.after(durak.FOUR, 20, family(lang, 4, 1)) },
  'Durak with six': { at: (lang) => durak.after(durak.SIX, 25, family(lang, 6, 5)) },
  'Durak, the curtain': { at: (lang) => durak.after(durak.FOUR, 20, family(lang, 4)) },
  'Durak, who adds a card': { at: (lang) => durak.after(durak.FOUR, 21, family(lang, 4)) },
  'Durak, the pause': { at: (lang) => durak.after(durak.DEAL_OF_THREE, durak.length(durak.DEAL_OF_THREE), family(lang, 3)) },
  'Durak, the result': { at: (lang) => durak.after(durak.FOUR, durak.length(durak.FOUR), family(lang, 4)) },
  'Durak, the result of two': { at: (lang) => durak.after(durak.TWO, durak.length(durak.TWO), family(lang, 2)) },
  'Duckit, a turn': { at: (lang) => duckit.after(duckit.QUACKBACK, 34, family(lang, 3, 0)) },
  'Duckit, the curtain': { at: (lang) => duckit.after(duckit.QUACKBACK, 34, family(lang, 3)) },
  'Duckit, the pause': { at: (lang) => duckit.after(duckit.QUACKBACK, 84, family(lang, 3)) },
  'Duckit, the result': { at: (lang) => duckit.ended(duckit.FEWER_FOURS, family(lang, 3)) },
  'Duckit, a shared win': { at: (lang) => duckit.ended(duckit.SHARED, family(lang, 3)) },
  'Quantum, the dice': { at: (lang) => quantum.after(quantum.THREE_SHEETS, 65, family(lang, 3, 0)) },
  'Quantum, a number': { at: (lang) => quantum.after(quantum.THREE_SHEETS, 66, family(lang, 3, 0)) },
  'Quantum, the curtain': { at: (lang) => quantum.after(quantum.THREE_SHEETS, 66, family(lang, 3)) },
  'Quantum, the curtain of four': { at: (lang) => quantum.after(quantum.FOUR_SHEETS, 81, family(lang, 4)) },
  'Quantum, a secret choice': { at: (lang) => quantum.after(quantum.FOUR_SHEETS, 81, family(lang, 4)), then: take },
  'Quantum, all choices': { at: (lang) => quantum.after(quantum.FOUR_SHEETS, 84, family(lang, 4)), speed: 'normal' },
  'Quantum, the result': { at: (lang) => quantum.after(quantum.TWO_SHEETS, quantum.length(quantum.TWO_SHEETS), family(lang, 2)) },
  'Duck & Cover, a call': { at: (lang) => ducks.after(ducks.FOUR, 20, family(lang, 4, 0)) },
  'Duck & Cover, around the tablet': { at: (lang) => ducks.after(ducks.FOUR, 20, family(lang, 4)) },
  'Duck & Cover with seven': { at: (lang) => ducks.after(ducks.SEVEN, 82, family(lang, 7, 0)) },
  'Duck & Cover, the pause': { at: (lang) => ducks.after(ducks.SEVEN, 191, family(lang, 7)) },
  'Duck & Cover, the result': { at: (lang) => ducks.after(ducks.TWO, 163, family(lang, 2)) },
  'Duck That Goose!, a turn': { at: (lang) => goose.after(3, family(lang, 3, 0)) },
  'Duck That Goose! with nine': { at: (lang) => goose.goose(family(lang, 9, 0), { seed: 9 }) },
  'Duck That Goose!, the curtain': { at: (lang) => goose.after(goose.INTERRUPT, family(lang, 3)) },
  'Duck That Goose!, the result': { at: (lang) => goose.after(goose.ROUND.length, family(lang, 3)) },
};
