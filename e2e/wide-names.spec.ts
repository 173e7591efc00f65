// A name may have twenty letters, and W is the widest: it breaks or ends with an ellipsis, and runs over nothing.

import { expect, test } from './fixtures.ts';
import { cutTexts } from './support/cut-text.ts';
import * as duckit from './support/duckit.ts';
import * as ducks from './support/ducks.ts';
import * as durak from './support/games.ts';
import * as goose from './support/goose.ts';
import * as quantum from './support/quantum.ts';
import type { AnySave, Who } from './support/saves.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

const MATCHES: Record<string, (name: (seats: number, person?: number) => Who[]) => AnySave> = {
  'the curtain of Durak': (named) => durak.after(durak.FOUR, 20, named(4)),
  'Durak with six': (named) => durak.after(durak.SIX, 25, named(6, 5)),
  'the pause of Durak': (named) => durak.after(durak.DEAL_OF_THREE, durak.length(durak.DEAL_OF_THREE), named(3)),
  'the result of Durak': (named) => durak.after(durak.FOUR, durak.length(durak.FOUR), named(4)),
  Duckit: (named) => duckit.after(duckit.QUACKBACK, 34, named(3, 0)),
  'the result of Duckit': (named) => duckit.ended(duckit.FEWER_FOURS, named(3)),
  'Duck & Cover': (named) => ducks.after(ducks.FOUR, 20, named(4, 0)),
  'the result of Duck & Cover': (named) => ducks.after(ducks.TWO, 163, named(2)),
  'the curtain of Quantum': (named) => quantum.after(quantum.THREE_SHEETS, 66, named(3)),
  'the pause of Quantum': (named) => quantum.after(quantum.FOUR_SHEETS, 84, named(4)),
  'the result of Quantum': (named) => quantum.after(quantum.TWO_SHEETS, quantum.length(quantum.TWO_SHEETS), named(2)),
  'the curtain of Duck That Goose!': (named) => goose.after(16, named(3)),
  'Duck That Goose!': (named) => goose.after(3, named(3, 0)),
  'the result of Duck That Goose!': (named) => goose.after(goose.ROUND.length, named(3)),
};

for (const letter of ['W', 'Ｗ']) {
  const name = letter.repeat(20);
  const named = (seats: number, person?: number): Who[] =>
    Array.from({ length: seats }, (_, seat) => (person === undefined || seat === person ? name : { bot: name }));

  test(`a name of twenty ${letter} runs over nothing`, async ({ page, device }) => {
    for (const [what, match] of Object.entries(MATCHES)) {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await device.openMatch(match(named), { speed: what === 'the pause of Quantum' ? 'normal' : 'off' });
        await expect(page.locator('.table, .handoff')).toBeVisible();
        expect.soft(await cutTexts(page, 'body', true), `${what} at ${screen.width} px`).toEqual([]);
      }
    }
  });

  test(`a name of twenty ${letter} stays within its place in the set-up`, async ({ page, device }) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await device.open('#/new/durak');
      await page.getByRole('textbox').first().fill(name);
      expect.soft(await cutTexts(page, 'body', true), `the set-up at ${screen.width} px`).toEqual([]);
    }
  });
}
