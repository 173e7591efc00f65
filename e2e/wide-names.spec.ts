// A name may have twenty letters, and W is the widest: it breaks or ends with an ellipsis, and runs over nothing.

import { expect, test } from './fixtures.ts';
import { cutTexts } from './support/cut-text.ts';
import { PLACES, openPlace, type Named } from './support/match-screens.ts';
import { drawn } from './support/screens.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
];

/** The screens that show the most names. */
const NAMED = [
  'Durak with six', 'Durak, the curtain', 'Durak, the pause', 'Durak, the result', 'Duckit, a turn', 'Duckit, the result',
  'Duck & Cover, a call', 'Duck & Cover, the result', 'Quantum, the curtain', 'Quantum, all choices', 'Quantum, the result',
  'Duck That Goose!, a turn', 'Duck That Goose!, the curtain', 'Duck That Goose!, the result',
];

for (const letter of ['W', 'Ｗ']) {
  const name = letter.repeat(20);
  const named: Named = (seats, person) =>
    Array.from({ length: seats }, (_, seat) => (person === undefined || seat === person ? name : { bot: name }));

  test(`a name of twenty ${letter} runs over nothing`, async ({ page, device }) => {
    for (const what of NAMED) {
      await openPlace(page, device, PLACES[what]!, 'en', named);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await drawn(page);
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
