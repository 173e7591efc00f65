import type { Locator, Page } from '@playwright/test';
import { WORDS } from '../support/words.ts';

/** The handoff between two players. */
export class Curtain {
  readonly heading: Locator;
  readonly show: Locator;
  readonly undo: Locator;
  readonly back: Locator;
  readonly meanwhile: Locator;

  constructor(page: Page, words = WORDS.en) {
    this.heading = page.locator('.curtain h2, .handoff h1');
    this.show = page.locator('.curtain, .handoff').getByRole('button', { name: words.showCards });
    this.undo = page.locator('.curtain__undo').or(page.getByRole('button', { name: words.undo, exact: true }));
    this.back = page.getByRole('link', { name: words.backToShelf });
    this.meanwhile = page.locator('.last-action');
  }
}
