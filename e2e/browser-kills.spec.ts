import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { Join } from './pages/phones.ts';
import { TablePage } from './pages/table.ts';
import { WHOLE } from './support/any-game.ts';
import { Device } from './support/device.ts';
import { SHORT, longBut } from './support/extent.ts';
import { TWO, after, people } from './support/games.ts';
import { type KillableBrowser, test } from './support/killable-browser.ts';
import { Moves } from './support/moves.ts';
import { allOnPhones, decision } from './support/phones.ts';
import { begun } from './support/saves.ts';
import { steadyHand } from './support/steady.ts';

/*
 * The whole browser dies, as with an empty battery: localStorage is then as old as its last copy on the disk, which may
 * be a minute. Killing a page alone (kills.spec.ts) never shows that.
 */

test.use({ ownPage: true });

const PAIR = ['Mina', 'Jun'];
const QUICK = { speed: 'off', suits_asked: true, help: { confirm: true } } as const;

/** How often each match is killed. */
const KILLS = SHORT ? 4 : 12;

/** How long after the last decision, in milliseconds: that one may be on its way to the disk. */
const WAITS = [300, 0, 2000, 0];

/** The page with which a browser opens. */
async function opened(browser: KillableBrowser): Promise<Page> {
  const page = (await browser.open()).pages()[0]!;
  steadyHand(page);
  // The test writes the settings itself, so the journal does not have them.
  await page.addInitScript((text) => {
    localStorage.getItem('mallard/settings') ?? localStorage.setItem('mallard/settings', text);
  }, JSON.stringify(QUICK));
  return page;
}

/** Opens the match again. */
async function reopened(browser: KillableBrowser): Promise<Page> {
  const page = await opened(browser);
  await page.goto('./#/match/test');
  await page.locator('#table > *').first().waitFor();
  return page;
}

/** The decisions that a browser killed at `wait` may lose. */
const inFlight = (wait: number) => (wait === 0 ? 1 : 0);

for (const match of WHOLE) {
  test(`a browser killed ${KILLS} times in a match of ${match.slug} loses at most the decision in flight`, longBut(WHOLE[0], match), async ({ far }) => {
    test.setTimeout(600_000);
    let page = await opened(far);
    await new Device(page).openMatch(begun(match.slug, people(match.seats), match), QUICK);
    const choices = [...match.choices];
    let steps = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const moves = new Moves(page);
      for (let move = 0; move <= kill % 3 && (await moves.ready()) === 'move'; move++) {
        await (await moves.pick(choices[steps % choices.length]!)).click();
        steps += 1;
        await expect.poll(() => new Device(page).steps()).toBe(steps);
      }
      const wait = WAITS[kill % WAITS.length]!;
      await new Promise((resolve) => setTimeout(resolve, wait));
      await far.kill(page.context());

      page = await reopened(far);
      const found = await new Device(page).steps();
      expect(steps - found, `decisions lost by kill ${kill + 1}, ${wait} ms after the last of ${steps}`).toBeLessThanOrEqual(inFlight(wait));
      expect(found).toBeLessThanOrEqual(steps);
      steps = found;
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });
}

test('a tablet whose browser is killed has all that its phones have shown', async ({ far, context: phonesContext }) => {
  const tablet = await opened(far);
  const device = new Device(tablet);
  await device.openMatch(after(TWO, 4, PAIR));
  const phones = await allOnPhones(phonesContext, new Join(tablet), PAIR);
  await expect(async () => {
    for (const { page } of phones) await decision(page);
    expect(await device.steps()).toBeGreaterThanOrEqual(8);
  }).toPass();
  const shown = await device.steps();
  for (const { page } of phones) await expect(new TablePage(page).menuButton).toBeVisible();
  await far.kill(tablet.context());
  expect(await new Device(await reopened(far)).steps()).toBeGreaterThanOrEqual(shown - 1);
});
