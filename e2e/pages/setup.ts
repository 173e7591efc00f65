import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

export type Seat = 'Person' | 'Hatchling' | 'Duckling' | 'Dabbler' | 'Diver';

/** Setting up a match. */
export class SetupPage extends PagePart {
  /** The names of the rows, each of which opens a sheet. */
  readonly names = this.page.locator('.player__name');
  readonly called = this.page.locator('.player__name b');
  /** The field in the open sheet. */
  readonly field = this.page.getByRole('textbox', { name: /’s name$/ });
  readonly deal = this.page.getByRole('button', { name: 'Deal the cards' });
  readonly add = this.page.getByRole('button', { name: 'Add a player' });
  /** The button to all house rules, in place of those that do not fit, or come after the presets. */
  readonly allRules = this.page.locator('.options > .more');
  readonly removes = this.page.getByRole('button', { name: /^Remove/ });

  /** Who decides for the nth seat; opens the list of all who can. Its name ends with the one who does. */
  kind(nth: number): Locator {
    return this.page.getByRole('button', { name: /: person or bot, / }).nth(nth);
  }

  async choose(nth: number, kind: Seat) {
    await this.kind(nth).click();
    await this.page.getByRole('option', { name: new RegExp(`^${kind}`) }).click();
  }

  /** The mark of a player who uses a phone. */
  phoneOf(name: string): Locator {
    return this.page.getByRole('button', { name: `${name} plays on a phone` });
  }

  option(title: string): Locator {
    return this.page.getByRole('switch', { name: title, exact: true });
  }

  /** The switch of one round of a variant. */
  round(title: string, round: number): Locator {
    return this.page.getByRole('group', { name: title }).getByRole('switch', { name: `Round ${round}`, exact: true });
  }

  choice(title: string, value: string): Locator {
    return this.page.getByRole('radiogroup', { name: title }).getByRole('radio', { name: value, exact: true });
  }

  /** Names the nth player in their sheet. */
  async rename(nth: number, name: string) {
    await this.names.nth(nth).click();
    await this.field.fill(name);
    await this.field.press('Escape');
    await this.field.waitFor({ state: 'detached' });
  }

  /** Seats these players: takes the first seats, and adds missing ones. */
  async seat(players: [name: string, kind: Seat][]) {
    await this.names.first().waitFor();
    for (let seats = await this.names.count(); seats < players.length; seats++) await this.add.click();
    for (const [nth, [name, kind]] of players.entries()) {
      await this.rename(nth, name);
      if (!(await this.kind(nth).getAttribute('aria-label'))!.endsWith(kind)) await this.choose(nth, kind);
    }
  }
}
