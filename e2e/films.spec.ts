import { test } from './fixtures.ts';
import { GoosePage } from './pages/goose.ts';
import * as ducks from './support/ducks.ts';
import * as duckit from './support/duckit.ts';
import { film } from './support/film.ts';
import { FOUR, after, length, people } from './support/games.ts';
import * as goose from './support/goose.ts';

// `make films` puts a strip of frames of each motion into target/films/.

/** How everything moves before a person has changed a setting. */
const PACE = { theme: 'light', speed: 'normal', confirm: false } as const;
const SIZES = { tablet: { width: 1180, height: 820 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test('Duckit: the curtain between two people', async ({ page, device, curtain }) => {
      await device.openMatch(duckit.after(duckit.QUACKBACK, 3, ['Mina', 'Jun', 'Yuki']), PACE);
      await curtain.show.click();
      const card = page.locator('.hand .is-playable').first();
      await card.click({ trial: true });
      await film(page, `curtain-${size}`, [0, 150, 300, 500, 800, 1000, 1200, 1600], () => card.click());
    });

    test('Durak: the end of a deal', async ({ page, device, curtain }) => {
      await device.openMatch(after(FOUR, length(FOUR) - 1, people(4)), PACE);
      await curtain.show.click();
      const take = page.locator('.actions .button').first();
      await take.click({ trial: true });
      await film(page, `ending-${size}`, [0, 300, 700, 1000, 1400, 1900, 2500, 3200], () => take.click());
    });
  });
}

test.describe('a tablet that is touched', () => {
  test.use({ hasTouch: true });

  test('Duck & Cover: everyone around the tablet moves at once', async ({ page, device }) => {
    const names = ['Mina', 'Jun', 'Nico', 'Yuki'];
    await device.openMatch(ducks.after(ducks.FOUR, 10, names), PACE);
    const target = (name: string) => page.getByRole('region', { name, exact: true }).locator('.is-target, .space').first();
    for (const name of names.slice(1)) await target(name).click();
    await film(page, 'around', [0, 100, 200, 300, 450, 700, 1200, 2000], () => target('Mina').click());
  });

  test('Duck & Cover: the end of a round', async ({ page, device }) => {
    await device.openMatch(ducks.after(ducks.SEVEN, 190, ['Mina', 'Jun', 'Yuki', 'Noa', 'Ida', 'Finn', 'Hana']), PACE);
    await page.locator('.around').waitFor();
    await film(page, 'round-end', [0, 300, 700, 1000, 1200, 1400, 1800, 2400], async () => {
      await page.keyboard.press('m');
      await page.locator('dialog[open] li button').first().click();
    });
  });
});

test('Duck That Goose!: the moves of the bots', async ({ page, device }) => {
  const game = new GoosePage(page);
  await device.openMatch(goose.goose(goose.at(4, 1), { seed: 4 }), PACE);
  // Until the first turn is decided.
  while (!(await page.getByRole('button', { name: 'Keep it' }).isVisible())) await game.step();
  await film(page, 'bots', [0, 500, 1000, 1500, 2000, 2500, 3000, 3500], async () => {
    for (let step = 0; step < 2; step++) await game.step();
  });
});
