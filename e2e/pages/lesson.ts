import { expect } from '@playwright/test';
import { PagePart } from './page-part.ts';

/** The table during a lesson. */
export class LessonPage extends PagePart {
  readonly coach = this.page.locator('.coach');
  readonly sentence = this.coach.locator('p');
  readonly marked = this.page.locator('.table .is-hinted');
  readonly leave = this.coach.getByRole('link', { name: 'Leave the lesson' });

  /** The number of the step, from 1; 0 when the player plays on. */
  async step(): Promise<number> {
    const shown = await this.coach.locator('.coach__step').textContent();
    return Number(/Step (\d+) of/.exec(shown ?? '')?.[1] ?? 0);
  }

  /** Follows the lesson's instructions, by taps on the marks, until its next step. */
  async goOn() {
    const before = await this.step();
    await expect(async () => {
      if ((await this.step()) !== before) return;
      await this.tap();
      expect(await this.step()).not.toBe(before);
    }).toPass({ timeout: 20_000, intervals: [50] });
  }

  private async tap() {
    // Where nothing is marked, the player has seen a pause or a glimpse.
    const go = this.page.getByRole('button', { name: /^(Next|Go on|Continue|Got it)$/ });
    const marked = await this.marked.all();
    if (!marked.length && (await go.count())) return go.first().click();
    for (const thing of marked) await thing.click({ timeout: 2_000 }).catch(() => {});
  }
}
