import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The table of Duck & Cover. */
export class DucksPage extends PagePart {
  readonly captain = this.page.locator('.captain');
  /** The called card, or the deck. */
  readonly call = this.captain.locator('.call');
  /** The deck, as a button: a card is ready to turn. */
  readonly deck = this.captain.getByRole('button', { name: 'Turn over the next card' });
  readonly zone = this.captain.getByRole('img', { name: /^Discard zone/ });
  /** The player's own ducks, large. */
  readonly board = this.page.getByRole('region', { name: /^Your ducks/ });
  readonly stacks = this.board.locator('.duck:not(.duck--under)');
  /** The stack that must move. */
  readonly called = this.board.getByRole('img', { name: /, must move$/ });
  /** Neighbours that the called duck can cover. */
  readonly covers = this.board.getByRole('button', { name: /, can be covered/ });
  /** Spaces to duck into. */
  readonly spaces = this.board.getByRole('button', { name: /^Duck here/ });
  /** All targets, in the order of Tab. */
  readonly targets = this.board.getByRole('button');
  /** The chosen target. */
  readonly chosen = this.board.getByRole('button', { pressed: true });
  readonly others = this.page.getByRole('list', { name: 'The other seats' }).getByRole('listitem');
  /** The sign that the player's own called duck is covered. */
  readonly quack = this.page.locator('.dock .quack');
  readonly splashes = this.page.locator('.own');
  readonly between = this.page.getByRole('heading', { name: /^Round \d (is over|goes to .+)$/ });
  readonly next = this.page.getByRole('button', { name: 'Next round' });
  readonly again = this.page.getByRole('button', { name: 'Play again' });

  /** The board of another seat. */
  boardOf(name: string): Locator {
    return this.others.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The head of another seat's board. */
  head(name: string): Locator {
    return this.boardOf(name).getByRole('button');
  }

  /** A cell by its column and row, as saves count them. */
  cell(seat: number, column: number, row: number): Locator {
    return this.page.locator(`[data-drop="${seat}:${column},${row}"]`);
  }

  /** Chooses by two taps. */
  async choose(target: Locator) {
    await target.click();
    await target.click();
  }

  /**
   * Performs the next action that the table asks for, and returns its kind. It turns cards, and covers rather than
   * ducks.
   */
  async step(): Promise<'turn' | 'move' | 'next round' | 'result'> {
    const any = this.deck.or(this.targets).or(this.next).or(this.again);
    await any.first().waitFor();
    if (await this.again.isVisible()) return 'result';
    if (await this.next.isVisible()) {
      await this.next.click();
      return 'next round';
    }
    if (await this.deck.isVisible()) {
      await this.deck.click();
      return 'turn';
    }
    // The bots may act at this moment after all.
    const target = (await this.covers.count()) > 0 ? this.covers.first() : this.targets.first();
    const place = await target.getAttribute('data-drop', { timeout: 1000 }).catch(() => null);
    if (place) await this.choose(this.page.locator(`.board [data-drop="${place}"]`)).catch(() => {});
    return 'move';
  }

  /** Plays on to the result, and counts its actions on the way. */
  async play({ cap = 600 } = {}): Promise<Record<string, number>> {
    const done: Record<string, number> = {};
    for (let count = 0; count < cap; count++) {
      const what = await this.step();
      done[what] = (done[what] ?? 0) + 1;
      if (what === 'result') return done;
    }
    throw new Error(`${cap} steps and no result`);
  }

  /** All of the match that screen readers and eyes can find, except the drawings. */
  document(): Promise<string> {
    return this.page.evaluate(() => {
      const seen = document.documentElement.cloneNode(true) as HTMLElement;
      for (const drawing of seen.querySelectorAll('symbol')) drawing.remove();
      return seen.outerHTML;
    });
  }
}
