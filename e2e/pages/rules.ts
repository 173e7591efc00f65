import type { Locator, Page } from '@playwright/test';

/** The rules on a page of their own. */
export class RulesPage {
  readonly article: Locator;
  readonly contents: Locator;

  constructor(page: Page) {
    this.article = page.getByRole('article');
    this.contents = page.getByRole('navigation');
  }
}
