import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** A file that the app saved, with its contents. */
export type SavedFile = { name: string; path: string; text: string };

/** Saves the content of this dialog as a file. */
export async function saveFrom(dialog: Locator): Promise<SavedFile> {
  const download = dialog.page().waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}

/** Export and import of matches on the home screen. */
export class Transfer extends PagePart {
  readonly exporting = this.page.getByRole('dialog', { name: /^Export “/ });
  readonly importing = this.page.getByRole('dialog', { name: 'Import a match' });
  readonly text = this.exporting.getByRole('textbox', { name: 'The match as text' });
  /** The preview of an imported match. */
  readonly offer = this.page.locator('.incoming');
  readonly keep = this.offer.getByRole('button', { name: 'Keep this match' });
  readonly refused = this.page.getByRole('alert');

  /** Opens the dialog that exports the match to continue. */
  async exportResumed() {
    await this.page.getByRole('button', { name: 'Share, export, delete' }).click();
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    await this.exporting.waitFor();
  }

  /** Saves the export as a file. */
  saveFile(): Promise<SavedFile> {
    return saveFrom(this.exporting);
  }

  async openImport() {
    await this.page.getByRole('button', { name: 'Import a match' }).click();
    await this.importing.waitFor();
  }

  async chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    await this.openImport();
    await this.importing.getByLabel('Choose a file').setInputFiles(file);
  }

  async paste(text: string) {
    await this.openImport();
    await this.importing.getByRole('textbox').fill(text);
    await this.importing.getByRole('button', { name: 'Check' }).click();
  }
}
