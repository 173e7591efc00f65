import type { Locator, Page } from '@playwright/test';

/** Sharing: the dialog at the table, and the preview of a link. */
export class Share {
  readonly dialog: Locator;
  readonly deal: Locator;
  readonly match: Locator;
  readonly result: Locator;
  readonly code: Locator;
  readonly link: Locator;
  readonly line: Locator;
  readonly copy: Locator;
  readonly send: Locator;
  readonly file: Locator;
  readonly withoutNames: Locator;
  /** The preview of an import, before the player's answer. */
  readonly came: Locator;
  readonly setUp: Locator;
  readonly keep: Locator;
  /** The line in the setup about a shared deal. */
  readonly shared: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Share' });
    this.deal = this.dialog.getByRole('radio', { name: 'The same start' });
    this.match = this.dialog.getByRole('radio', { name: 'This match' });
    this.result = this.dialog.getByRole('radio', { name: 'My result' });
    this.code = this.dialog.getByRole('img', { name: 'QR code of the link' });
    this.link = this.dialog.getByRole('textbox', { name: 'Link' });
    this.line = this.dialog.getByRole('textbox', { name: 'Your line' });
    this.copy = this.dialog.getByRole('button', { name: 'Copy' });
    this.send = this.dialog.getByRole('button', { name: /^Share the/ });
    this.file = this.dialog.getByRole('button', { name: 'Save as a file' });
    this.withoutNames = this.dialog.getByRole('switch', { name: 'Send it without names' });
    this.came = page.locator('.incoming');
    this.setUp = this.came.getByRole('button', { name: 'Set it up' });
    this.keep = this.came.getByRole('button', { name: 'Keep this match' });
    this.shared = page.getByText('Shared start.');
  }

  /** Opens the dialog from the table's menu. */
  async fromMenu() {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Share' }).click();
    await this.dialog.waitFor();
  }

  /** Opens it from the bar of the result. */
  async fromResult() {
    await this.page.getByRole('button', { name: 'Share' }).click();
    await this.dialog.waitFor();
  }

  /** The part of the page's address after the #. */
  async hash(): Promise<string> {
    return new URL(await this.link.inputValue()).hash;
  }
}
