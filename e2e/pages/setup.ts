import type { Locator } from '@playwright/test';
import { PagePart } from './page-part.ts';

const KINDS = ['Person', 'Duckling', 'Dabbler', 'Diver'] as const;

export type Seat = (typeof KINDS)[number];

/** Setting up a match. */
export class SetupPage extends PagePart {
  readonly names = this.page.getByRole('textbox', { name: /’s name$/ });
  readonly deal = this.page.getByRole('button', { name: 'Deal the cards' });
  readonly add = this.page.getByRole('button', { name: 'Add a player' });
  /** The button to all house rules, in place of those that do not fit, or come after the presets. */
  readonly allRules = this.page.locator('.options > .more');
  readonly removes = this.page.getByRole('button', { name: /^Remove/ });

  /** The same in a list, from five players on. */
  private list(nth: number): Locator {
    return this.page.getByRole('combobox', { name: /: person or bot$/ }).nth(nth);
  }

  /** The kind of player of the nth seat. */
  kind(nth: number): Locator {
    return this.page.getByRole('radiogroup', { name: /: person or bot$/ }).nth(nth);
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

  /** Seats these players: takes the first seats, and adds missing ones. */
  async seat(players: [name: string, kind: Seat][]) {
    await this.names.first().waitFor();
    for (let seats = await this.names.count(); seats < players.length; seats++) await this.add.click();
    for (const [nth, [name, kind]] of players.entries()) {
      await this.names.nth(nth).fill(name);
      await this.names.nth(nth).blur();
      if ((await this.list(nth).count()) > 0) await this.list(nth).selectOption({ index: KINDS.indexOf(kind) });
      else await this.kind(nth).getByRole('radio', { name: new RegExp(`^${kind}`) }).click();
    }
  }
}
