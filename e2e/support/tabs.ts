import { expect, type BrowserContext } from '@playwright/test';
import { PagePart } from '../pages/page-part.ts';
import { Moves } from './moves.ts';

/** A tab of the same browser with a match in it. */
export class MatchTab extends PagePart {
  readonly banner = this.page.getByRole('alert').filter({ hasText: 'open in another tab or window' });
  readonly playHere = this.page.getByRole('button', { name: 'Play here' });
  readonly moves = new Moves(this.page);

  static async open(context: BrowserContext, address = './#/match/test'): Promise<MatchTab> {
    const tab = new MatchTab(await context.newPage());
    await tab.page.goto(address);
    await tab.page.locator('#table > *').first().waitFor();
    return tab;
  }

  /** The tab shows the public view of the match, without any action. */
  async isWatched() {
    await expect(this.banner).toBeVisible();
    await expect(this.page.locator('.hand :is(.card, .die), .handoff, .between__panel, .actions .button')).toHaveCount(0);
    await expect(this.page.locator('.is-playable, .prompt:not(.prompt--idle)')).toHaveCount(0);
    await expect(this.page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await this.page.keyboard.press('m');
    await expect(this.page.locator('dialog[open]')).toHaveCount(0);
  }

  /** The tab plays the match: the table asks players a question. */
  async isPlayed() {
    await this.moves.asks();
    await expect(this.banner).toHaveCount(0);
  }
}
