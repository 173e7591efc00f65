import { expect, type Page } from '@playwright/test';
import { TablePage } from '../pages/table.ts';
import * as duckit from './duckit.ts';
import * as ducks from './ducks.ts';
import * as durak from './games.ts';
import * as goose from './goose.ts';
import * as quantum from './quantum.ts';
import type { AnySave } from './saves.ts';

/** A match of each game, by its slug, at its beginning: one person sits among bots and is to move. */
export const MATCHES: Record<string, () => AnySave> = {
  durak: () => durak.after(durak.TWO, 0, durak.oneAmongBots(2)),
  duckit: () => duckit.dealt(duckit.oneAmongBots(0), 5),
  'duck-and-cover': () => ducks.after(ducks.TWO, 0, ['Mina', { bot: 'Eider' }]),
  quantum: () => quantum.fresh(quantum.oneAmongBots(2)),
  'duck-that-goose': () => goose.after(3, goose.at(3, 1)),
};

/** Does the first thing in the list of all moves, so many times: that list is the same in every game. */
export async function playFromList(page: Page, times: number) {
  const table = new TablePage(page);
  for (let time = 0; time < times; time++) {
    await expect(table.menuButton).toBeVisible();
    await page.keyboard.press('m');
    await table.moves.locator('li').getByRole('button').first().click();
    await expect(table.moves).toBeHidden();
  }
}
