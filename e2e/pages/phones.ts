import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { codeIn, type Code } from '../support/camera.ts';
import { PagePart } from './page-part.ts';
import { TablePage } from './table.ts';

/** The tablet's dialog that connects phones. */
export class Join extends PagePart {
  readonly sheet = this.page.getByRole('dialog', { name: /^(Play on phones|Connect again)$/ });
  readonly code = this.sheet.locator('.join__code[data-link]');
  readonly field = this.sheet.getByRole('textbox', { name: 'The phone’s code' });
  readonly picture = this.sheet.getByLabel('Camera view');
  readonly wrong = this.sheet.locator('.join__wrong');
  readonly skip = this.sheet.getByRole('button', { name: 'Skip' });
  readonly tryAgain = this.sheet.getByRole('button', { name: 'Try again' });
  readonly useCamera = this.sheet.getByRole('button', { name: 'Use the camera' });

  /** Opens it from the menu. */
  async open() {
    await new TablePage(this.page).openMenu('Play on phones');
    await expect(this.sheet).toBeVisible();
  }

  person(name: string): Locator {
    return this.sheet.getByRole('button', { name });
  }

  /** The code of this player is on screen: the link in it. */
  async linkFor(name: string): Promise<string> {
    await expect(this.sheet.getByRole('img', { name: `Code for ${name}’s phone` })).toBeVisible();
    return (await this.code.getAttribute('data-link'))!;
  }

  /** "… has joined" shows for a moment only; the player's status in the dialog remains. */
  async isIn(name: string) {
    await expect(this.person(name)).toContainText('On phone');
  }
}

/** A phone that has opened a code of the tablet. */
export class Phone extends PagePart {
  readonly code = this.page.locator('.answer__code[data-code]');
  readonly isIn = this.page.getByRole('heading', { name: 'You’ve joined' });
  readonly copy = this.page.getByRole('button', { name: 'Copy the code' });

  /** `prepare` gets the page before the phone opens the link. */
  static async scan(context: BrowserContext, link: string, prepare = async (_: Page) => {}): Promise<Phone> {
    const phone = new Phone(await context.newPage());
    await prepare(phone.page);
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.page.goto(link);
    return phone;
  }

  /** The text of its answer, once that is on screen. */
  async answer(): Promise<string> {
    await expect(this.page.getByRole('img', { name: 'Code for the tablet' })).toBeVisible();
    return (await this.code.getAttribute('data-code'))!;
  }

  /** Its answer as a picture. */
  async picture(): Promise<Code> {
    await this.answer();
    return codeIn(this.code);
  }
}
