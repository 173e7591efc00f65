import type { Locator, Page } from '@playwright/test';
import { logLines, perceived } from '../support/log.ts';
import { WORDS, type Words } from '../support/words.ts';

/** The table in play. */
export class TablePage {
  readonly hand: Locator;
  /** Every card of the player's own hand. */
  readonly cards: Locator;
  /** The cards that are playable now. */
  readonly playable: Locator;
  /** The cards that are not, while others are or a button must be pressed. */
  readonly unplayable: Locator;
  readonly prompt: Locator;
  /** The buttons next to the prompt, the amber one last. */
  readonly actions: Locator;
  readonly primary: Locator;
  /** The question whether anyone adds a card, who may come forward, and the answer that no one does. */
  readonly question: Locator;
  readonly comes: Locator;
  readonly nobody: Locator;
  readonly onTable: Locator;
  readonly stock: Locator;
  readonly seats: Locator;
  readonly alert: Locator;
  /** The reason next to a refused card, to see; `alert` is the one to hear. */
  readonly bubble: Locator;
  readonly back: Locator;
  readonly undo: Locator;
  readonly hint: Locator;
  readonly logButton: Locator;
  readonly rulesButton: Locator;
  readonly menuButton: Locator;
  readonly log: Locator;
  readonly rules: Locator;
  readonly menu: Locator;
  readonly moves: Locator;
  /** Turns the cards face down again that its player looks at. */
  readonly hide: Locator;

  constructor(private readonly page: Page, words: Words = WORDS.en) {
    const button = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
    this.hand = page.getByRole('group', { name: words.hand });
    this.cards = this.hand.getByRole('button');
    this.playable = this.hand.getByRole('button', { name: words.playable });
    this.unplayable = this.cards.and(page.locator('[aria-disabled="true"]'));
    this.prompt = page.locator('.prompt__says');
    this.bubble = page.locator('.bubble');
    this.actions = page.locator('.actions').getByRole('button');
    this.primary = page.locator('.actions .button--primary');
    this.question = page.locator('.question h2');
    this.comes = page.locator('.question__person');
    this.nobody = page.locator('.question .button--primary');
    this.onTable = page.getByRole('list', { name: words.onTable });
    this.stock = page.getByRole('group', { name: words.stock });
    this.seats = page.getByRole('list', { name: words.seats }).getByRole('listitem');
    this.alert = page.getByRole('alert');
    this.back = page.getByRole('link', { name: words.backToShelf });
    this.undo = button(words.undo);
    this.hint = button(words.hint);
    this.logButton = button(words.log);
    this.rulesButton = button(words.rules);
    this.menuButton = button(words.menu);
    this.log = page.getByRole('complementary', { name: words.log });
    this.rules = page.locator('.drawer--rules');
    this.menu = page.getByRole('dialog', { name: words.menu });
    this.moves = page.getByRole('dialog', { name: words.moves });
    this.hide = page.locator('.peek-button[aria-pressed="true"]');
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
