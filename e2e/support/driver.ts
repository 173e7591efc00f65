import { Curtain } from '../pages/curtain.ts';
import { PagePart } from '../pages/page-part.ts';
import { BetweenDeals, ResultPage } from '../pages/result.ts';
import { TablePage } from '../pages/table.ts';

/** The table's questions to a player at the tablet. */
export type Asked = 'curtain' | 'across' | 'next deal' | 'result' | 'move';

/** Plays a match through the screen, always the first possible move. */
export class Driver extends PagePart {
  readonly table = new TablePage(this.page);
  readonly curtain = new Curtain(this.page);
  readonly between = new BetweenDeals(this.page);
  readonly result = new ResultPage(this.page);

  /** Waits until the table asks a player a question. */
  async asked(): Promise<Asked> {
    const { table, curtain, between, result } = this;
    const move = table.playable.or(table.actions);
    const any = curtain.show.or(table.nobody).or(between.next).or(result.again).or(result.toShelf).or(move);
    // Only one of these is ever there, and it names itself. Cards have no text.
    const words = await any.first().innerText();
    if (await table.nobody.isVisible()) return 'across';
    if (/show my cards$/.test(words)) return 'curtain';
    if (/^Next /.test(words)) return 'next deal';
    return words === 'Play again' || words === 'Back to the shelf' ? 'result' : 'move';
  }

  /** Answers the table's question. */
  async answer(asked: Asked) {
    if (asked === 'curtain') await this.curtain.show.click();
    // The test does not know the players' hands: the first of them looks.
    if (asked === 'across') await this.table.comes.first().click();
    if (asked === 'next deal') await this.between.next.click();
    if (asked === 'move') await this.move();
  }

  /** The first playable card by two taps, otherwise the button. */
  async move() {
    const { table } = this;
    if ((await table.playable.count()) === 0) return table.primary.click();
    const card = table.playable.first();
    await card.click();
    // Where the card has several plays, a second tap would not know which.
    const one = /^(Play|Add)/.test(await table.primary.innerText());
    await (one ? card : table.primary).click();
  }

  /** Plays on until `until`, and returns everything that the table asked on the way. */
  async play(until: Asked, { cap = 400 } = {}): Promise<Asked[]> {
    const path: Asked[] = [];
    for (let step = 0; step < cap; step++) {
      const asked = await this.asked();
      path.push(asked);
      if (asked === until) return path;
      await this.answer(asked);
    }
    throw new Error(`${cap} steps and no ${until}`);
  }
}
