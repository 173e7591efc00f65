import type { Locator } from '@playwright/test';
import { logLines, perceived } from '../support/log.ts';
import { PagePart } from './page-part.ts';

/** The table in play. */
export class TablePage extends PagePart {
  readonly hand = this.page.getByRole('group', { name: this.words.hand });
  /** Every card of the player's own hand. */
  readonly cards = this.hand.getByRole('button');
  /** The cards that are playable now. */
  readonly playable = this.hand.getByRole('button', { name: this.words.playable });
  /** The cards that are not, while others are or a button must be pressed. */
  readonly unplayable = this.cards.and(this.page.locator('[aria-disabled="true"]'));
  readonly prompt = this.page.locator('.prompt__says');
  /** The buttons next to the prompt, the amber one last. */
  readonly actions = this.page.locator('.actions').getByRole('button');
  readonly primary = this.page.locator('.actions .button--primary');
  /** The question whether anyone adds a card, who may come forward, and the answer that no one does. */
  readonly question = this.page.locator('.question h2');
  readonly comes = this.page.locator('.question__person');
  readonly nobody = this.page.locator('.question .button--primary');
  readonly onTable = this.page.getByRole('list', { name: this.words.onTable });
  readonly stock = this.page.getByRole('group', { name: this.words.stock });
  readonly seats = this.page.getByRole('list', { name: this.words.seats }).getByRole('listitem');
  readonly alert = this.page.getByRole('alert');
  /** The reason next to a refused card, to see; `alert` is the one to hear. */
  readonly bubble = this.page.locator('.bubble');
  readonly back = this.page.getByRole('link', { name: this.words.backToShelf });
  readonly undo = this.inBar(this.words.undo);
  readonly hint = this.inBar(this.words.hint);
  readonly logButton = this.inBar(this.words.log);
  readonly rulesButton = this.inBar(this.words.rules);
  readonly menuButton = this.inBar(this.words.menu);
  readonly log = this.page.getByRole('complementary', { name: this.words.log });
  readonly rules = this.page.locator('.drawer--rules');
  readonly menu = this.page.getByRole('dialog', { name: this.words.menu });
  readonly moves = this.page.getByRole('dialog', { name: this.words.moves });
  /** Turns the cards face down again that its player looks at. */
  readonly hide = this.page.locator('.peek-button[aria-pressed="true"]');

  private inBar(name: string): Locator {
    return this.page.getByRole('banner').getByRole('button', { name, exact: true });
  }

  /** An unbeaten attack on the table. */
  attack(card: string): Locator {
    return this.onTable.getByRole('button', { name: `${card}, not beaten` });
  }

  /** A card of the player's own hand, by its name: "7 of clubs". */
  card(name: string): Locator {
    return this.hand.getByRole('button', { name: new RegExp(`^${name}(,|$)`) });
  }

  /** Taps a card that is marked as not playable, which Playwright would refuse. */
  async tapAnyway(card: Locator) {
    await card.click({ force: true });
  }

  /** The cards of the player's own hand, by their names. */
  async handNames(): Promise<string[]> {
    const labels = await this.cards.evaluateAll((cards) => cards.map((card) => card.ariaLabel ?? ''));
    return labels.map((label) => label.split(',')[0] ?? '');
  }

  logLines(): Promise<string[]> {
    return logLines(this.page);
  }

  /** All that a player can perceive of the table, and the log. */
  snapshot(): Promise<string> {
    return perceived(this.page);
  }

  async openMenu(item: string) {
    await this.menuButton.click();
    await this.menu.getByRole('button', { name: item }).click();
  }
}
