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

/** A family at a table; with a `person` all others are bots. */
export function family(lang: Lang, seats: number, person?: number): Who[] {
  const named = (name: string, seat: number): Who => (person === undefined || seat === person ? name : { bot: name });
  return FAMILY[lang].slice(0, seats).map(named);
}

/** Presses the first button of a curtain. */
const take = (page: Page) => page.locator('.curtain__take button, .handoff__pass button').first().click();

/** The players of a table; with a `person` all others are bots. */
export type Named = (seats: number, person?: number) => Who[];

/** A screen of a match: how it is opened, and the actions there. */
export type Place = { at: (named: Named) => AnySave; then?: (page: Page) => Promise<unknown>; speed?: 'normal' };

/** Opens a screen, at the instant pace unless it has another; the players are a family unless others are `named`. */
export async function openPlace(page: Page, device: Device, { at, then, speed }: Place, lang: Lang, named?: Named) {
  const save = at(named ?? ((seats, person) => family(lang, seats, person)));
  await device.openMatch(save, { lang, speed: speed ?? 'off' });
  await expect(page.locator('.table, .handoff')).toBeVisible();
  await then?.(page);
}

/** The screens of matches where words may not fit. */
export const PLACES: Record<string, Place> = {
  'Durak, a turn': { at: (named) => durak.after(durak.FOUR, 20, named(4, 1)) },
  'Durak with six': { at: (named) => durak.after(durak.SIX, 25, named(6, 5)) },
  'Durak, the curtain': { at: (named) => durak.after(durak.FOUR, 20, named(4)) },
  'Durak, who adds a card': { at: (named) => durak.after(durak.FOUR, 21, named(4)) },
  'Durak, the pause': { at: (named) => durak.after(durak.DEAL_OF_THREE, durak.length(durak.DEAL_OF_THREE), named(3)) },
  'Durak, the result': { at: (named) => durak.after(durak.FOUR, durak.length(durak.FOUR), named(4)) },
  'Durak, the result of two': { at: (named) => durak.after(durak.TWO, durak.length(durak.TWO), named(2)) },
  'Duckit, a turn': { at: (named) => duckit.after(duckit.QUACKBACK, 34, named(3, 0)) },
  'Duckit, the curtain': { at: (named) => duckit.after(duckit.QUACKBACK, 34, named(3)) },
  'Duckit, the pause': { at: (named) => duckit.after(duckit.QUACKBACK, 84, named(3)) },
  'Duckit, the result': { at: (named) => duckit.ended(duckit.FEWER_FOURS, named(3)) },
  'Duckit, a shared win': { at: (named) => duckit.ended(duckit.SHARED, named(3)) },
  'Quantum, the dice': { at: (named) => quantum.after(quantum.THREE_SHEETS, 65, named(3, 0)) },
  'Quantum, a number': { at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3, 0)) },
  'Quantum, the curtain': { at: (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3)) },
  'Quantum, the curtain of four': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 81, named(4)) },
  'Quantum, a secret choice': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 81, named(4)), then: take },
  'Quantum, all choices': { at: (named) => quantum.after(quantum.FOUR_SHEETS, 84, named(4)), speed: 'normal' },
  'Quantum, the result': { at: (named) => quantum.after(quantum.TWO_SHEETS, quantum.length(quantum.TWO_SHEETS), named(2)) },
  'Duck & Cover, a call': { at: (named) => ducks.after(ducks.FOUR, 20, named(4, 0)) },
  'Duck & Cover, around the tablet': { at: (named) => ducks.after(ducks.FOUR, 20, named(4)) },
  'Duck & Cover with seven': { at: (named) => ducks.after(ducks.SEVEN, 82, named(7, 0)) },
  'Duck & Cover, the pause': { at: (named) => ducks.after(ducks.SEVEN, 191, named(7)) },
  'Duck & Cover, the result': { at: (named) => ducks.after(ducks.TWO, 163, named(2)) },
  'Duck That Goose!, a turn': { at: (named) => goose.after(3, named(3, 0)) },
  'Duck That Goose! with nine': { at: (named) => goose.goose(named(9, 0), { seed: 9 }) },
  'Duck That Goose!, the curtain': { at: (named) => goose.after(goose.INTERRUPT, named(3)) },
  'Duck That Goose!, the result': { at: (named) => goose.after(goose.ROUND.length, named(3)) },
};
