import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { codeIn, type Code } from '../support/camera.ts';
import { TablePage } from './table.ts';

/** The tablet's dialog that connects phones. */
export class Join {
  readonly sheet: Locator;
  readonly code: Locator;
  readonly field: Locator;
  readonly picture: Locator;
  readonly wrong: Locator;
  readonly skip: Locator;
  readonly tryAgain: Locator;
  readonly useCamera: Locator;
  readonly pasteAnswer: Locator;

  constructor(private readonly page: Page) {
    this.sheet = page.getByRole('dialog', { name: 'Play on phones' });
    this.code = this.sheet.locator('.join__code[data-link]');
    this.field = this.sheet.getByRole('textbox', { name: 'The phone’s code' });
    this.picture = this.sheet.getByLabel('Camera view');
    this.wrong = this.sheet.locator('.join__wrong');
    this.skip = this.sheet.getByRole('button', { name: 'Skip' });
    this.tryAgain = this.sheet.getByRole('button', { name: 'Try again' });
    this.useCamera = this.sheet.getByRole('button', { name: 'Use the camera' });
    this.pasteAnswer = this.sheet.getByRole('button', { name: 'Paste the code' });
  }

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
export class Phone {
  readonly code: Locator;
  readonly isIn: Locator;
  readonly copy: Locator;

  constructor(readonly page: Page) {
    this.code = page.locator('.answer__code[data-code]');
    this.isIn = page.getByRole('heading', { name: 'You’ve joined' });
    this.copy = page.getByRole('button', { name: 'Copy the code' });
  }

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
