import { PagePart } from './page-part.ts';

/** The rules on a separate page. */
export class RulesPage extends PagePart {
  readonly article = this.page.getByRole('article');
  /** The requested rule. */
  readonly marked = this.page.locator('.is-marked');
  readonly figures = this.page.locator('figure');
  readonly search = this.page.getByRole('searchbox');
  /** The number of the hit, and of how many. */
  readonly count = this.page.locator('.find [role=status]');
  readonly hits = this.page.locator('.hit');
  /** The current hit. */
  readonly hit = this.page.locator('.hit.is-now');
}
