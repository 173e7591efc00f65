import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The home screen: the match to continue, the other saves, the games. */
export class HomePage extends PagePart {
  readonly boxes = this.page.getByRole('list').last().getByRole('link');
  /** The match to continue. The page reserves the place for it before the program is loaded. */
  readonly resume = this.page.locator('#home .resume');
  readonly goOn = this.resume.getByRole('link', { name: 'Continue' });
  readonly more = this.page.getByRole('button', { name: /\d (more )?saved match/ });
  readonly saves = this.page.getByRole('list', { name: 'Saved matches' }).getByRole('listitem');
  readonly banner = this.page.getByRole('alert');
  readonly theme = this.page.getByRole('button', { name: /^Theme/ });
  readonly gear = this.page.getByRole('button', { name: 'Settings' });
  readonly question = this.page.getByRole('dialog');

  /** The box of a game. */
  box(name: string): Locator {
    return this.boxes.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Asks to delete a match of the list; the user then clicks `answer`. */
  async askToDelete(save: Locator, answer: 'Delete' | 'Cancel') {
    await save.getByRole('button', { name: 'Delete' }).click();
    await this.question.getByRole('button', { name: answer }).click();
  }
}
