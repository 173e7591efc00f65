import { expect, type Page } from '@playwright/test';
import { TablePage } from '../pages/table.ts';
import * as duckit from './duckit.ts';
import * as ducks from './ducks.ts';
import * as durak from './games.ts';
import * as goose from './goose.ts';
import * as quantum from './quantum.ts';
import { THROW_IN, type AnySave } from './saves.ts';

/** A match of each game, by its slug, at its beginning: one person sits among bots and moves next. */
export const MATCHES: Record<string, () => AnySave> = {
  durak: () => durak.after(durak.TWO, 0, durak.oneAmongBots(2)),
  duckit: () => duckit.dealt(duckit.oneAmongBots(0), 5),
  'duck-and-cover': () => ducks.after(ducks.TWO, 0, ['Mina', { bot: 'Eider' }]),
  quantum: () => quantum.fresh(quantum.oneAmongBots(2)),
  'duck-that-goose': () => goose.after(3, goose.at(3, 1)),
};

/** A whole match between people. Each decision is its number in the list of all moves. */
export type Whole = { game: string; seats: number; seed: number; options: object; choices: string };

/** One of each game. */
export const WHOLE: Whole[] = [
  {
    game: 'durak', seats: 2, seed: 4, options: THROW_IN,
    choices: `
      4 1 0 0 1 1 1 0 2 1 1 3 2 2 5 2 0 2 0 0 0 0 3 0 0 0 3 0 1 0 1 0 0 0 0 0 0 0 3 0 0 0 0 0 0
    `,
  },
  {
    game: 'duckit', seats: 3, seed: 19, options: {},
    choices: `
      6 0 1 2 3 1 0 3 2 1 1 0 0 1 0 1 0 0 0 0 0 0 0 0 0 0 0 0 8 3 2 3 0 1 1 1 0 1 0 3 0 0 0 0 2 1 0 1 0 0 0 0 1 0
      0 0 7 0 0 1 6 0 0 0 1 1 2 5 0 4 0 2 0 0 0 0 0 0 0 0 0 0 0 0
    `,
  },
  {
    game: 'quantum', seats: 2, seed: 25, options: {},
    choices: `
      17 1 1 1 16 2 1 0 32 3 1 0 34 2 1 1 80 1 1 0 10 1 0 0 0 1 1 1 21 0 0 0 102 0 1 2 107 0 0 1 58 0 0 1 109 0 0
      0 111 0 1 0 16 1 0 0 36 0 1 0 125 1 0 1
    `,
  },
  {
    game: 'duck-and-cover', seats: 2, seed: 11, options: {},
    choices: `
      0 0 0 0 1 2 0 2 1 0 0 1 0 0 0 4 0 0 0 0 0 1 1 0 3 0 0 0 0 0 0 0 0 0 8 0 6 0 0 0 0 0 2 0 0 0 1 0 0 0 0 0 0 1
      0 0 0 0 0 1 0 0 0 0 0 1 9 0 1 0 0 5 0 0 0 0 1 3 0 4 0 0 0 0 0 2 1 0 0 1 0 0 1 0 0 0 0 0 0 0 0 1 2 0 0 1 0 0
      0 0 0 0 8 0 0 1 0 0 0 1 0 0 2 0 0 0 0
    `,
  },
  {
    game: 'duck-that-goose', seats: 2, seed: 30, options: { deck: 'advanced', rounds: { count: 1 } },
    choices: `
      5 3 1 0 0 0 1 1 0 1 0 1 2 1 0 0 0 0 0 0 0 1 0 0 1 0 1 0 1 0 1
    `,
  },
];

/** Takes the first entry in the list of all moves, `times` times: that list is the same in every game. */
export async function playFromList(page: Page, times: number) {
  const table = new TablePage(page);
  for (let time = 0; time < times; time++) {
    await expect(table.menuButton).toBeVisible();
    // A bot's move meanwhile makes the list again, or closes it: then the test has touched nothing yet.
    await expect(async () => {
      if (!(await table.moves.isVisible())) await page.keyboard.press('m');
      await table.moves.locator('li').getByRole('button').first().click({ timeout: 3000 });
    }).toPass();
    await expect(table.moves).toBeHidden();
  }
}
