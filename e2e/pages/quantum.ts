import type { Locator } from '@playwright/test';
import { TablePage } from './table.ts';

/** The questions of this table to a player. */
export type Asked = 'curtain' | 'dice' | 'box' | 'result';

/** The table of Quantum. */
export class QuantumPage extends TablePage {
  /** The dice as buttons, in step A. */
  readonly dice = this.page.locator('.tray').getByRole('button');
  /** The values of the colours, as a screen reader reads them. */
  readonly sums = this.page.locator('.tray').getByRole('listitem');
  readonly sheet = this.page.locator('.own-sheet');
  /** The boxes that are free to write now. */
  readonly fits = this.sheet.locator('button[aria-pressed]');
  /** The next boxes for which the number does not fit. */
  readonly refused = this.sheet.locator('button[aria-disabled="true"]');
  readonly others = this.page.locator('.others').getByRole('listitem');
  readonly step = this.page.locator('[aria-current="step"]');
  readonly show = this.page.getByRole('button', { name: /, show my sheet$/ });
  readonly again = this.page.getByRole('button', { name: 'Play again' });
  readonly secret = this.page.getByRole('heading', { name: /^Only .+ can see this$/ });
  /** A panel for each seat, when all choices have turned up. */
  readonly revealed = this.page.locator('.revealed-turn');

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
