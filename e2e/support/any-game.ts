import { expect, type Page } from '@playwright/test';
import { TablePage } from '../pages/table.ts';
import { oneAmongBots } from './games.ts';
import { GAMES, begun, type AnySave, type Setup } from './saves.ts';

/** A whole match between humans. Each decision is its index in the list of all moves. */
export type Whole = Setup & { slug: string; choices: number[] };

/** A match of each game, by its slug, at its beginning: Mina sits among bots and moves next. */
export const MATCHES: Record<string, () => AnySave> = Object.fromEntries(
  GAMES.map(({ slug, begun: match }) => [slug, () => begun(slug, oneAmongBots(match.seats), match, match.log)]),
);

/** One of each game. */
export const WHOLE: Whole[] = GAMES.map(({ slug, whole }) => ({ slug, ...whole }));

/** Takes the first entry in the list of all moves, `times` times: that list is the same in every game. */
export async function playFromList(page: Page, times: number) {
  const table = new TablePage(page);
  for (let time = 0; time < times; time++) {
    await expect(table.menuButton).toBeVisible();
    // A bot's move may render the list again, or close it: then the test has tapped nothing yet.
    await expect(async () => {
      if (await table.hide.isVisible()) await table.hide.click();
      if (!(await table.moves.isVisible())) await page.keyboard.press('m');
      await table.moves.locator('li').getByRole('button').first().click({ timeout: 3000 });
    }).toPass();
    await expect(table.moves).toBeHidden();
  }
}

/** Waits until a human is asked, and no bot chooses at the same time. */
export async function botsAreDone(page: Page) {
  await page.locator('.prompt:not(.prompt--idle)').waitFor();
  await expect(page.locator('.pond').getByText('Choosing', { exact: true })).toHaveCount(0);
}
