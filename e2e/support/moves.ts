import type { Page } from '@playwright/test';
import { perceived } from './log.ts';

/** The table's questions to the players at it. */
export type Asks = 'curtain' | 'across' | 'pause' | 'glimpse' | 'move' | 'result';

/** The place of each answer, or for a decision, of its question. */
const PLACES: Record<Asks, string> = {
  curtain: ':is(.handoff, .curtain) .button--big',
  // The test does not know the players' hands: the first of them looks.
  across: '.question__person',
  pause: '.between__foot .button--primary, .table:has(.reveal) .actions .button--primary',
  result: '.result__actions .button--primary',
  glimpse: '.actions .button:is(:has-text("Got it"), :has-text("Hide"))',
  move: '.prompt:not(.prompt--idle)',
};

/** Plays any game by the parts that all tables have: the curtain, the pause, the list of all moves. */
export class Moves {
  constructor(private readonly page: Page) {}

  /** Waits until the table asks a player a question. */
  async asks(): Promise<Asks> {
    const { page } = this;
    await page.locator(Object.values(PLACES).join(', ')).first().waitFor();
    for (const [asks, place] of Object.entries(PLACES)) {
      if ((await page.locator(place).count()) > 0) return asks as Asks;
    }
    throw new Error('what was asked is gone, though nobody answered');
  }

  /** Goes past everything that is not a decision, to the next decision or the result. */
  async ready(): Promise<'move' | 'result'> {
    for (;;) {
      const asks = await this.asks();
      if (asks === 'move' || asks === 'result') return asks;
      await this.page.locator(PLACES[asks]).first().click();
    }
  }

  /** Opens the list of all moves; returns the one with this number, counting round. */
  async pick(number: number) {
    await this.page.keyboard.press('m');
    const moves = this.page.locator('.dialog--moves[open] li button');
    await moves.first().waitFor();
    return moves.nth(number % (await moves.count()));
  }

  /** All that a player can perceive of the table, and the log. */
  seen(): Promise<string> {
    return perceived(this.page);
  }
}
