import type { Locator, Page } from '@playwright/test';

/** The table of Duck & Cover. */
export class DucksPage {
  readonly captain: Locator;
  /** The called card, or the deck. */
  readonly call: Locator;
  /** The deck, as a button: a card is ready to turn. */
  readonly deck: Locator;
  readonly zone: Locator;
  /** The player's own ducks, large. */
  readonly board: Locator;
  readonly stacks: Locator;
  /** The stack that must move. */
  readonly called: Locator;
  /** Neighbours that the called duck can cover. */
  readonly covers: Locator;
  /** Spaces to duck into. */
  readonly spaces: Locator;
  /** All targets, in the order of Tab. */
  readonly targets: Locator;
  /** The chosen target. */
  readonly chosen: Locator;
  readonly others: Locator;
  /** The sign that the player's own called duck is covered. */
  readonly quack: Locator;
  readonly splashes: Locator;
  readonly between: Locator;
  readonly next: Locator;
  readonly again: Locator;

  constructor(private readonly page: Page) {
    this.captain = page.locator('.captain');
    this.call = this.captain.locator('.call');
    this.deck = this.captain.getByRole('button', { name: 'Turn over the next card' });
    this.zone = this.captain.getByRole('img', { name: /^Discard zone/ });
    this.board = page.getByRole('region', { name: /^Your ducks/ });
    this.stacks = this.board.locator('.duck:not(.duck--under)');
    this.called = this.board.getByRole('img', { name: /, must move$/ });
    this.covers = this.board.getByRole('button', { name: /, can be covered/ });
    this.spaces = this.board.getByRole('button', { name: /^Duck here/ });
    this.targets = this.board.getByRole('button');
    this.chosen = this.board.getByRole('button', { pressed: true });
    this.others = page.getByRole('list', { name: 'The other seats' }).getByRole('listitem');
    this.quack = page.locator('.dock .quack');
    this.splashes = page.locator('.own');
    this.between = page.getByRole('heading', { name: /^Round \d (is over|goes to .+)$/ });
    this.next = page.getByRole('button', { name: 'Next round' });
    this.again = page.getByRole('button', { name: 'Play again' });
  }

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
      // The home program loads after the match, whenever the page has time.
      for (const other of seen.querySelectorAll('symbol, #home')) other.remove();
      return seen.outerHTML;
    });
  }
}
