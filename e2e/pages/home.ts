import type { Locator, Page } from '@playwright/test';

/** The home screen: the match to continue, the other saves, the games. */
export class HomePage {
  readonly boxes: Locator;
  /** The match to continue. */
  readonly resume: Locator;
  readonly goOn: Locator;
  readonly more: Locator;
  readonly saves: Locator;
  readonly banner: Locator;
  readonly theme: Locator;
  readonly gear: Locator;
  readonly question: Locator;

  constructor(private readonly page: Page) {
    this.boxes = page.getByRole('list').last().getByRole('link');
    // The page reserves the place for it before the program is loaded.
    this.resume = page.locator('#home .resume');
    this.goOn = this.resume.getByRole('link', { name: 'Continue' });
    this.more = page.getByRole('button', { name: /\d (more )?saved match/ });
    this.saves = page.getByRole('list', { name: 'Saved matches' }).getByRole('listitem');
    this.banner = page.getByRole('alert');
    this.theme = page.getByRole('button', { name: /^Theme/ });
    this.gear = page.getByRole('button', { name: 'Settings' });
    this.question = page.getByRole('dialog');
  }

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
