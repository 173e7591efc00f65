import { PagePart } from './page-part.ts';
import { saveFrom, type SavedFile } from './transfer.ts';

/** The page of past matches. */
export class HistoryPage extends PagePart {
  readonly title = this.page.getByRole('heading', { level: 1, name: 'Past matches' });
  readonly persons = this.page.getByRole('group', { name: 'Whose stats' }).getByRole('button');
  readonly figures = this.page.getByRole('region', { name: /’s stats$/ });
  readonly matches = this.page.getByRole('region', { name: /^Past matches/ }).getByRole('listitem');
  readonly clear = this.page.getByRole('button', { name: 'Clear…' });
  readonly question = this.page.getByRole('dialog', { name: /^Clear/ });
  readonly exporting = this.page.getByRole('dialog', { name: 'All my data' });
  readonly importing = this.page.getByRole('dialog', { name: 'Import a match' });
  /** The preview of imported data, and its report. */
  readonly offer = this.page.locator('.incoming');
  readonly status = this.offer.getByRole('status');
  readonly sharing = this.page.getByRole('dialog', { name: 'Share' });
  readonly empty = this.page.getByRole('heading', { name: 'No finished matches yet' });

  /** The row of a game in the stats: played, won, best, streak. */
  async row(game: string): Promise<string[]> {
    const cells = this.figures.getByRole('row').filter({ hasText: game }).getByRole('cell');
    return (await cells.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  }

  /** Saves everything as a file: returns its name, its path, and its contents. */
  async saveFile(): Promise<SavedFile> {
    await this.page.getByRole('button', { name: 'Export' }).click();
    const saved = await saveFrom(this.exporting);
    await this.page.keyboard.press('Escape');
    return saved;
  }

  async chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.getByRole('button', { name: 'Import' }).click();
    await this.importing.getByLabel('Choose a file').setInputFiles(file);
  }
}
