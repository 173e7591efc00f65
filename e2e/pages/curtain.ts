import { PagePart } from './page-part.ts';

/** The handoff between two players. */
export class Curtain extends PagePart {
  readonly heading = this.page.locator('.curtain h2, .handoff h1');
  readonly show = this.page.locator('.curtain, .handoff').getByRole('button', { name: this.words.showCards });
  readonly undo = this.page.locator('.curtain__undo').or(this.page.getByRole('button', { name: this.words.undo, exact: true }));
  readonly back = this.page.getByRole('link', { name: this.words.backToShelf });
}
