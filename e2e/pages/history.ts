import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** The page of past matches. */
export class HistoryPage {
  readonly title: Locator;
  readonly persons: Locator;
  readonly figures: Locator;
  readonly matches: Locator;
  readonly clear: Locator;
  readonly question: Locator;
  readonly exporting: Locator;
  readonly importing: Locator;
  readonly status: Locator;
  readonly sharing: Locator;
  readonly empty: Locator;

  constructor(private readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1, name: 'Past matches' });
    this.persons = page.getByRole('group', { name: 'Whose stats' }).getByRole('button');
    this.figures = page.getByRole('region', { name: /’s stats$/ });
    this.matches = page.getByRole('region', { name: /^Past matches/ }).getByRole('listitem');
    this.clear = page.getByRole('button', { name: 'Clear…' });
    this.question = page.getByRole('dialog', { name: /^Clear/ });
    this.exporting = page.getByRole('dialog', { name: 'All my data' });
    this.importing = page.getByRole('dialog', { name: 'Import' });
    this.status = this.importing.getByRole('status');
    this.sharing = page.getByRole('dialog', { name: 'Share' });
    this.empty = page.getByRole('heading', { name: 'No finished matches yet' });
  }

  /** The row of a game in the stats: played, won, best, streak. */
  async row(game: string): Promise<string[]> {
    const cells = this.figures.getByRole('row').filter({ hasText: game }).getByRole('cell');
    return (await cells.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  }

  /** Saves everything as a file: returns its name, its path, and its contents. */
  async saveFile(): Promise<{ name: string; path: string; text: string }> {
    await this.page.getByRole('button', { name: 'Export' }).click();
    const download = this.page.waitForEvent('download');
    await this.exporting.getByRole('button', { name: 'Save as a file' }).click();
    const file = await download;
    const path = await file.path();
    await this.page.keyboard.press('Escape');
    return { name: file.suggestedFilename(), path, text: await readFile(path, 'utf8') };
  }

  async chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    if (!(await this.importing.isVisible())) await this.page.getByRole('button', { name: 'Import' }).click();
    await this.importing.getByLabel('Choose a file').setInputFiles(file);
  }
}
