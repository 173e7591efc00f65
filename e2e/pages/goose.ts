import type { Locator } from '@playwright/test';
import { TablePage } from './table.ts';

/** The table of Duck That Goose! */
export class GoosePage extends TablePage {
  /** The player's own range, in the dock. */
  override readonly cards = this.page.locator('.hand > button');
  readonly ranges = this.page.locator('.range');
  readonly deck = this.page.locator('.middle .pile').first();
  readonly discards = this.page.locator('.middle .pile').last();
  readonly drawn = this.page.locator('.drawn-card');
  readonly interrupt = this.page.getByRole('button', { name: 'Interrupt' });
  readonly who = this.page.getByRole('heading', { name: 'Who interrupts?' });
  readonly detail = this.page.locator('dialog.dialog--card-detail');
  /** The rows of scores, each a button that explains it. */
  readonly scores = this.page.locator('.score').getByRole('button');
  readonly lines = this.page.locator('.lines .line');
  readonly again = this.page.getByRole('button', { name: 'Play again' });
  readonly show = this.page.getByRole('button', { name: /show my cards$/ });
  /** The button of the first look. */
  readonly look = this.page.locator('.peek-button');
  /** Everything that the player can choose on the table or in the dock and has not chosen yet. */
  readonly choices = this.page
    .locator('.place.is-target:not(.is-selected), .hand .is-target:not(.is-selected), .hand .is-playable:not(.is-selected)')
    .or(this.page.locator('.range--target .range__look, .pick__cards .card:not(.is-off, .is-selected)'))
    .locator('visible=true');

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
