import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The finger on the peek button; another finger taps all other parts. */
export const FINGER = { pointerId: 7, pointerType: 'touch', button: 0, isPrimary: true };

/** The table between two players. */
export class FlatTable extends PagePart {
  /** The end of the player who decides. */
  readonly asked = this.page.locator('.side--now');
  /** All hands that are in the page. */
  readonly hands = this.page.locator('.hand:not(.hand--down)');

  /** A player's end of the tablet. */
  side(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The button that shows the cards. */
  peek(name: string): Locator {
    return this.side(name).locator('.peek-button');
  }

  /** The cards of a player who peeks. */
  cards(name: string): Locator {
    return this.side(name).getByRole('group', { name: /^Your hand/ }).getByRole('button');
  }

  prompt(name: string): Locator {
    return this.side(name).locator('.prompt__says');
  }

  menuButton(name: string): Locator {
    return this.page.getByRole('button', { name: `${name}’s menu` });
  }

  async hold(name: string) {
    await this.peek(name).dispatchEvent('pointerdown', FINGER);
  }

  async letGo(name: string) {
    await this.peek(name).dispatchEvent('pointerup', FINGER);
  }
}
