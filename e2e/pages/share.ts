import { PagePart } from './page-part.ts';

/** Sharing: the dialog at the table, and the preview of a link. */
export class Share extends PagePart {
  readonly dialog = this.page.getByRole('dialog', { name: 'Share' });
  readonly deal = this.dialog.getByRole('radio', { name: 'The same start' });
  readonly match = this.dialog.getByRole('radio', { name: 'This match' });
  readonly result = this.dialog.getByRole('radio', { name: 'My result' });
  readonly code = this.dialog.getByRole('img', { name: 'QR code of the link' });
  readonly link = this.dialog.getByRole('textbox', { name: 'Link' });
  readonly line = this.dialog.getByRole('textbox', { name: 'Your result in one line' });
  readonly copy = this.dialog.getByRole('button', { name: 'Copy' });
  readonly send = this.dialog.getByRole('button', { name: /^Share the/ });
  readonly file = this.dialog.getByRole('button', { name: 'Save as a file' });
  readonly withoutNames = this.dialog.getByRole('switch', { name: 'Send it without names' });
  /** The preview of an import, before the player's answer. */
  readonly came = this.page.locator('.incoming');
  readonly setUp = this.came.getByRole('button', { name: 'Set it up' });
  readonly keep = this.came.getByRole('button', { name: 'Keep this match' });
  /** The line in the setup about a shared deal. */
  readonly shared = this.page.getByText('Shared start.');

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
