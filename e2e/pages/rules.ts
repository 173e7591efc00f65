import type { Locator, Page } from '@playwright/test';

/** The rules on a separate page. */
export class RulesPage {
  readonly article: Locator;
  readonly contents: Locator;
  /** The requested rule. */
  readonly marked: Locator;
  readonly figures: Locator;
  readonly search: Locator;
  /** The number of the hit, and of how many. */
  readonly count: Locator;
  readonly hits: Locator;
  /** The current hit. */
  readonly hit: Locator;

  constructor(page: Page) {
    this.article = page.getByRole('article');
    this.contents = page.getByRole('navigation');
    this.marked = page.locator('.is-marked');
    this.figures = page.locator('figure');
    this.search = page.getByRole('searchbox');
    this.count = page.locator('.find [role=status]');
    this.hits = page.locator('.hit');
    this.hit = page.locator('.hit.is-now');
  }
}
