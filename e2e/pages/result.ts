import { PagePart } from './page-part.ts';

/** The pause between two deals. */
export class BetweenDeals extends PagePart {
  readonly panel = this.page.getByRole('region').filter({ has: this.page.getByRole('table') });
  readonly heading = this.panel.getByRole('heading', { level: 2 });
  readonly rows = this.panel.getByRole('table').getByRole('row');
  readonly next = this.page.getByRole('button', { name: this.words.nextDeal });
  /** Ends an open match. */
  readonly finish = this.panel.getByRole('button', { name: 'Finish' });
}

/** The result of a match. */
export class ResultPage extends PagePart {
  readonly winner = this.page.locator('.hero').getByRole('heading', { level: 1 });
  readonly why = this.page.locator('.hero p');
  readonly rows = this.page.getByRole('table').getByRole('row');
  readonly again = this.page.getByRole('button', { name: this.words.again });
  /** The end of a daily challenge, which is played once. */
  readonly toShelf = this.page.locator('.daily').getByRole('link');
  readonly lastTable = this.page.getByRole('button', { name: 'See the table' });
}
