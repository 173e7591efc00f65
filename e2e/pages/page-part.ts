import type { Page } from '@playwright/test';
import { WORDS, type Words } from '../support/words.ts';

/** A part of a page, with its elements as users find them, in one language. */
export class PagePart {
  constructor(readonly page: Page, protected readonly words: Words = WORDS.en) {}
}
