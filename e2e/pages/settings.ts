import type { Locator, Page } from '@playwright/test';
import { WORDS, type Lang } from '../support/words.ts';

/** The settings dialog. */
export class SettingsDialog {
  readonly dialog: Locator;

  constructor(page: Page, words = WORDS.en) {
    this.dialog = page.getByRole('dialog', { name: words.settings });
  }

  choice(title: string, value: string): Locator {
    return this.dialog.getByRole('radiogroup', { name: title }).getByRole('radio', { name: value, exact: true });
  }

  switch(title: string): Locator {
    return this.dialog.getByRole('switch', { name: title });
  }

  /** The button of a language has the language's own name, in every language of the app. */
  language(lang: Lang): Locator {
    return this.dialog.getByRole('radio', { name: WORDS[lang].ownName });
  }

  async close(words = WORDS.en) {
    await this.dialog.getByRole('button', { name: words.close }).click();
  }
}
