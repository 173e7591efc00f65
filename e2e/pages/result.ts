import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../support/words.ts';

/** The pause between two deals. */
export class BetweenDeals {
  readonly panel: Locator;
  readonly heading: Locator;
  readonly rows: Locator;
  readonly next: Locator;
  /** Ends an open match. */
  readonly finish: Locator;

  constructor(page: Page, words = WORDS.en) {
    this.panel = page.getByRole('region').filter({ has: page.getByRole('table') });
    this.heading = this.panel.getByRole('heading', { level: 2 });
    this.rows = this.panel.getByRole('table').getByRole('row');
    this.next = page.getByRole('button', { name: words.nextDeal });
    this.finish = this.panel.getByRole('button', { name: 'Finish' });
  }
}

/** The result of a match. */
export class ResultPage {
  readonly winner: Locator;
  readonly why: Locator;
  readonly rows: Locator;
  readonly again: Locator;
  /** The end of a daily challenge, which is played once. */
  readonly toShelf: Locator;
  readonly lastTable: Locator;
  readonly changeSetup: Locator;

  constructor(page: Page, words = WORDS.en) {
    this.winner = page.locator('.hero').getByRole('heading', { level: 1 });
    this.why = page.locator('.hero p');
    this.rows = page.getByRole('table').getByRole('row');
    this.again = page.getByRole('button', { name: words.again });
    this.toShelf = page.locator('.daily').getByRole('link');
    this.lastTable = page.getByRole('button', { name: 'See the table' });
    this.changeSetup = page.getByRole('link', { name: 'Change the setup' });
  }
}
