import type { Locator, Page } from '@playwright/test';
import { TablePage } from './table.ts';

/** The questions of this table to a player. */
export type Asked = 'curtain' | 'dice' | 'box' | 'result';

/** The table of Quantum. */
export class QuantumPage extends TablePage {
  /** The dice as buttons, in step A. */
  readonly dice: Locator;
  /** The values of the colours, as a screen reader reads them. */
  readonly sums: Locator;
  readonly sheet: Locator;
  /** The boxes that are free to write now. */
  readonly fits: Locator;
  /** The next boxes for which the number does not fit. */
  readonly refused: Locator;
  readonly others: Locator;
  readonly step: Locator;
  readonly show: Locator;
  readonly again: Locator;
  readonly secret: Locator;
  /** A panel for each seat, when all choices have turned up. */
  readonly revealed: Locator;

  constructor(page: Page) {
    super(page);
    const tray = page.locator('.tray');
    this.dice = tray.getByRole('button');
    this.sums = tray.getByRole('listitem');
    this.sheet = page.locator('.own-sheet');
    this.fits = this.sheet.locator('button[aria-pressed]');
    this.refused = this.sheet.locator('button[aria-disabled="true"]');
    this.others = page.locator('.others').getByRole('listitem');
    this.step = page.locator('[aria-current="step"]');
    this.show = page.getByRole('button', { name: /, show my sheet$/ });
    this.again = page.getByRole('button', { name: 'Play again' });
    this.revealed = page.locator('.revealed-turn');
    this.secret = page.getByRole('heading', { name: /^Only .+ can see this$/ });
  }

  row(colour: string): Locator {
    return this.sheet.getByRole('group', { name: new RegExp(`^${colour} row`, 'i') });
  }

  /** The faces under a die, or in the strip of a phone. */
  facesOf(die: string): Locator {
    return this.sheet.page().getByRole('img', { name: `Faces of ${die}` });
  }

  /** Waits until the table asks a player a question. */
  async asked(): Promise<Asked> {
    const any = this.show.or(this.again).or(this.actions);
    const words = await any.first().innerText();
    if (/show my sheet$/.test(words)) return 'curtain';
    if (words === 'Play again') return 'result';
    return words === 'Keep all seven' ? 'dice' : 'box';
  }

  /** Takes the first possible action: keeps the dice, or writes in the first box that takes its number. */
  async answer(asked: Asked) {
    if (asked === 'curtain') return this.show.click();
    if (asked === 'dice') return this.actions.first().click();
    if ((await this.fits.count()) === 0) return this.primary.click();
    await this.fits.first().click();
    await this.primary.click();
  }

  /** Plays on to the end, and returns everything that the table asked on the way. */
  async playOut({ cap = 500 } = {}): Promise<Asked[]> {
    const path: Asked[] = [];
    for (let step = 0; step < cap; step++) {
      const asked = await this.asked();
      path.push(asked);
      if (asked === 'result') return path;
      await this.answer(asked);
    }
    throw new Error(`${cap} steps and no result`);
  }
}
