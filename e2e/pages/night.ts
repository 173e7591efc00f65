import { PagePart } from './page-part.ts';

/** The pages of a night of games. */
export class NightPages extends PagePart {
  /** The night's score on a result, and the dialog that it opens. */
  readonly strip = this.page.locator('.night-strip');
  /** Its one line after the first match. */
  readonly begun = this.page.locator('.night-begun');
  readonly score = this.page.locator('.night-score');
  readonly another = this.page.locator('a[href^="#/next/"]');
  readonly boxes = this.page.locator('.game-box');
  readonly chosen = this.page.locator('.game-box[aria-pressed="true"]');
  readonly plates = this.page.locator('.plate:not(.plate--add)');
  readonly add = this.page.getByRole('button', { name: 'Add someone' });
  readonly suggestion = this.page.locator('.suggestion');
  readonly change = this.page.getByRole('button', { name: 'Change', exact: true });
  readonly begin = this.page.locator('.next-game__dock .button--primary');
  readonly says = this.page.locator('.next-game__dock [role="status"]');
  readonly end = this.page.getByRole('button', { name: 'Finish here' });
  readonly goOn = this.page.getByRole('button', { name: 'Continue', exact: true });
  readonly title = this.page.locator('.night__podium h2');
  readonly steps = this.page.locator('.podium__step');
  readonly rest = this.page.locator('.podium-rest li');
  readonly moments = this.page.locator('.night__panel .moment');

  box(game: string) {
    return this.boxes.filter({ has: this.page.locator('.game-tile__caption b', { hasText: new RegExp(`^${game}$`) }) });
  }

  plate(name: string) {
    return this.plates.filter({ hasText: new RegExp(`^${name}`) });
  }
}
