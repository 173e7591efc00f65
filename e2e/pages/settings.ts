import type { Locator } from '@playwright/test';
import { WORDS, type Lang } from '../support/words.ts';
import { PagePart } from './page-part.ts';

/** The settings dialog. */
export class SettingsDialog extends PagePart {
  readonly dialog = this.page.getByRole('dialog', { name: this.words.settings });

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

  async close() {
    await this.dialog.getByRole('button', { name: this.words.close }).click();
  }
}
