import type { Locator, Page } from '@playwright/test';
import { WORDS, type Words } from '../support/words.ts';
import { TablePage } from './table.ts';

/** The table of Duckit. */
export class DuckitPage extends TablePage {
  /** The facts that decide the round, as the table shows them. */
  readonly rule: Locator;
  readonly faceUp: Locator;
  /** The place for a banked card. */
  readonly bankHere: Locator;
  readonly draw: Locator;
  /** The cards of the trick, and the places of the cards still to come. */
  readonly trick: Locator;
  readonly ruler: Locator;
  readonly pot: Locator;
  readonly lastTrick: Locator;
  /** The last trick in full. */
  readonly lookedAt: Locator;
  readonly own: Locator;
  /** The last round, in the pause and on the result. */
  readonly tally: Locator;

  constructor(page: Page, words: Words = WORDS.en) {
    super(page, words);
    this.rule = page.locator('.turned-up p');
    this.faceUp = page.getByRole('img', { name: /^Face-up card/ });
    this.bankHere = page.getByRole('button', { name: 'Banking' });
    this.draw = page.getByRole('list', { name: 'The draw for the first deal' });
    this.trick = page.locator('.trick').getByRole('img');
    this.ruler = page.getByRole('list', { name: 'Rank order this round, low to high' }).locator('.visually-hidden');
    this.pot = page.getByRole('img', { name: /^Chips in the middle/ });
    this.lastTrick = page.getByRole('button', { name: 'Previous trick' });
    this.lookedAt = page.getByRole('region', { name: /^Trick/ });
    this.own = page.locator('.prompt .facts');
    this.tally = page.locator('.tally');
  }

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
