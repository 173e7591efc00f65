import type { Locator } from '@playwright/test';
import { TablePage } from './table.ts';

/** The table of Duckit. */
export class DuckitPage extends TablePage {
  /** The facts that decide the round, as the table shows them. */
  readonly rule = this.page.locator('.turned-up p');
  readonly faceUp = this.page.getByRole('img', { name: /^Face-up card/ });
  /** The place for a banked card. */
  readonly bankHere = this.page.getByRole('button', { name: 'Banking' });
  readonly draw = this.page.getByRole('list', { name: 'The draw for the first deal' });
  /** The cards of the trick, and the places of the cards still to come. */
  readonly trick = this.page.locator('.trick').getByRole('img');
  readonly ruler = this.page.getByRole('list', { name: 'Rank order this round, low to high' }).locator('.visually-hidden');
  readonly pot = this.page.getByRole('img', { name: /^Chips in the middle/ });
  readonly lastTrick = this.page.getByRole('button', { name: 'Previous trick' });
  /** The last trick in full. */
  readonly lookedAt = this.page.getByRole('region', { name: /^Trick/ });
  readonly own = this.page.locator('.prompt .facts');
  /** The last round, in the pause and on the result. */
  readonly tally = this.page.locator('.tally');

  /** The badge of a seat. */
  seat(name: string): Locator {
    return this.seats.filter({ hasText: name });
  }

  /** Plays or banks a card by two taps. */
  async play(name: string) {
    await this.card(name).click();
    await this.card(name).click();
  }
}
