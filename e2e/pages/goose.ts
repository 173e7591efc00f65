import type { Locator, Page } from '@playwright/test';
import { logLines } from '../support/log.ts';

/** The table of Duck That Goose! */
export class GoosePage {
  /** The player's own range, in the dock. */
  readonly cards: Locator;
  readonly ranges: Locator;
  readonly deck: Locator;
  readonly discards: Locator;
  readonly drawn: Locator;
  readonly prompt: Locator;
  readonly actions: Locator;
  readonly primary: Locator;
  readonly interrupt: Locator;
  readonly who: Locator;
  readonly detail: Locator;
  /** The rows of scores, each a button that explains it. */
  readonly scores: Locator;
  readonly lines: Locator;
  readonly again: Locator;
  readonly show: Locator;
  /** The button of the first look. */
  readonly look: Locator;
  /** Everything that the player can choose on the table or in the dock and has not chosen yet. */
  readonly choices: Locator;

  constructor(readonly page: Page) {
    this.cards = page.locator('.hand > button');
    this.ranges = page.locator('.range');
    this.deck = page.locator('.middle .pile').first();
    this.discards = page.locator('.middle .pile').last();
    this.drawn = page.locator('.drawn-card');
    this.prompt = page.locator('.prompt__says');
    this.actions = page.locator('.actions').getByRole('button');
    this.primary = page.locator('.actions .button--primary');
    this.interrupt = page.getByRole('button', { name: 'Interrupt' });
    this.who = page.getByRole('heading', { name: 'Who interrupts?' });
    this.detail = page.locator('dialog.dialog--card-detail');
    this.scores = page.locator('.score').getByRole('button');
    this.lines = page.locator('.lines .line');
    this.again = page.getByRole('button', { name: 'Play again' });
    this.show = page.getByRole('button', { name: /show my cards$/ });
    this.look = page.locator('.peek-button');
    this.choices = page
      .locator('.place.is-target:not(.is-selected), .hand .is-target:not(.is-selected), .hand .is-playable:not(.is-selected)')
      .or(page.locator('.range--target .range__look, .pick__cards .card:not(.is-off, .is-selected)'))
      .locator('visible=true');
  }

  /** Presses the button of the first look until {@link letGo}. */
  async hold() {
    await this.look.hover();
    // An element that has only just appeared ignores a tap.
    await this.page.waitForTimeout(600);
    await this.page.mouse.down();
    // A shorter press would show the cards until the next one.
    await this.page.waitForTimeout(450);
  }

  async letGo() {
    await this.page.mouse.up();
  }

  /** The range of a seat among the others. */
  range(name: string): Locator {
    return this.ranges.filter({ hasText: name });
  }

  logLines(): Promise<string[]> {
    return logLines(this.page);
  }

  /** Takes the first possible action, without choosing; returns the table's question. */
  async step(): Promise<'curtain' | 'round' | 'result' | 'move'> {
    const next = this.page.getByRole('button', { name: 'Next round' });
    await this.show.or(next).or(this.again).or(this.primary).or(this.choices.first()).first().waitFor();
    if (await this.again.isVisible()) return 'result';
    if (await this.show.isVisible()) {
      await this.show.click();
      return 'curtain';
    }
    if (await next.isVisible()) {
      await next.click();
      return 'round';
    }
    await (await this.primary.isVisible() ? this.primary : this.choices.first()).click();
    return 'move';
  }

  /** Plays on to the result; returns the table's questions on the way. */
  async playOn(cap = 400): Promise<string[]> {
    const path: string[] = [];
    while (path.length < cap) {
      const asked = await this.step();
      path.push(asked);
      if (asked === 'result') return path;
    }
    throw new Error(`${cap} steps and no result`);
  }
}
