import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GoosePage } from './pages/goose.ts';
import { NightPages } from './pages/night.ts';
import { Phone } from './pages/phones.ts';
import { ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { withCamera } from './support/camera.ts';
import * as ducks from './support/ducks.ts';
import * as duckit from './support/duckit.ts';
import { FOLDER, film } from './support/film.ts';
import { FOUR, after, length, people } from './support/games.ts';
import * as goose from './support/goose.ts';
import { decides, takePhones } from './support/phones.ts';

// `make films` puts a strip of frames of each motion into target/films/.

/** How everything moves with the default settings. */
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

test.describe('an evening with phones', () => {
  test.use({ ownPage: true, viewport: SIZES.tablet, hasTouch: true });

  /** Pictures in the order of the evening. */
  const album = (part: string) => {
    let number = 0;
    return (page: Page, says: string) => {
      number += 1;
      return page.screenshot({ path: `${FOLDER}/${part}-${String(number).padStart(2, '0')}-${says}.png` });
    };
  };
  const away = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `${name}’s phone is disconnected` });

  test('the phones come in, and one is lost', async ({ page, context, device, setup, join }) => {
    test.setTimeout(300_000);
    const picture = album('evening');
    await withCamera(page);
    await device.open('#/new/durak', {}, PACE);
    await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Yuki', 'Person'], ['Pip', 'Diver']]);
    await page.getByRole('button', { name: 'Phones for everyone' }).click();
    await picture(page, 'set-up');
    await page.getByRole('button', { name: 'Connect 3 phones' }).click();
    await expect(join.picture).toBeVisible();
    const phones = [];
    for (const name of ['Mina', 'Jun', 'Yuki']) {
      const link = await join.linkFor(name);
      await picture(page, `sheet-for-${name}`);
      const phone = await Phone.scan(context, link);
      const seen = await phone.picture();
      await picture(phone.page, `answer-of-${name}`);
      phones.push(phone);
      await page.evaluate((seen) => Object.assign(window, { seen }), seen);
      // After the last the match continues.
      if (name === 'Yuki') break;
      await expect(phone.isIn).toBeVisible();
      await picture(page, `${name}-is-in`);
      for (const { page } of phones) await picture(page, 'phone-is-in');
    }
    await expect(join.sheet).toBeHidden();
    for (const phone of phones) await expect(new TablePage(phone.page).hand).toBeVisible();
    await picture(page, 'table-with-three-phones');
    for (const phone of phones) await picture(phone.page, 'hand');
    for (let turn = 0; turn < 4; turn++) {
      for (const phone of phones) await decides(phone.page);
    }
    await picture(page, 'after-some-turns');
    await picture(phones[0]!.page, 'hand-after-some-turns');
    await phones[1]!.page.close();
    await expect(away(page, 'Jun')).toBeVisible();
    await picture(page, 'phone-away');
    await picture(phones[0]!.page, 'other-phone-waits');
    await away(page, 'Jun').getByRole('button', { name: 'Play on this screen' }).click();
    await expect(away(page, 'Jun')).toBeHidden();
    await picture(page, 'played-at-tablet');
  });

  test('two phones, one person at the tablet and a bot: a phone is lost, and comes back for the result', async ({
    page, context, device, curtain, table, result, join,
  }) => {
    test.setTimeout(300_000);
    const picture = album('evening-end');
    await device.openMatch(after(FOUR, length(FOUR) - 34, ['Mina', 'Jun', 'Yuki', { bot: 'Pip' }]), PACE);
    await join.open();
    await picture(page, 'sheet-without-camera');
    let phones = await takePhones(context, join, ['Mina', 'Jun']);
    await join.linkFor('Yuki');
    await picture(page, 'sheet-for-the-last');
    await join.skip.click();
    await expect(join.sheet).toBeHidden();
    await picture(page, 'table');
    for (const phone of phones) await picture(phone.page, 'hand');
    await phones[1]!.page.close();
    await expect(away(page, 'Jun')).toBeVisible();
    await picture(page, 'phone-away');
    await away(page, 'Jun').getByRole('button', { name: 'Show the code' }).click();
    await join.linkFor('Jun');
    await picture(page, 'code-again');
    phones = [phones[0]!, ...(await takePhones(context, join, ['Jun']))];
    await picture(page, 'is-in-again');
    await expect(join.sheet).toBeHidden();
    await picture(page, 'back');
    await expect(async () => {
      if (await curtain.show.isVisible()) await curtain.show.click();
      if (await table.playable.or(table.actions).first().isVisible()) await decides(page);
      for (const phone of phones) await decides(phone.page);
      await expect(result.again).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [0], timeout: 200_000 });
    for (const phone of phones) await expect(new ResultPage(phone.page).winner).toBeVisible();
    await page.waitForTimeout(3000);
    await picture(page, 'result');
    for (const phone of phones) await picture(phone.page, 'result-on-phone');
  });

  test('a night of three games: four people, two phones, one leaves', async ({ page, context, device, table, result, join }) => {
    test.setTimeout(900_000);
    const picture = album('night');
    const night = new NightPages(page);
    const last = after(FOUR, length(FOUR) - 1, ['Mina', 'Jun', 'Grandpa', 'Yuki']);
    await device.openMatch({ ...last, label: null }, { ...PACE, speed: 'off' });
    await join.open();
    const phones = await takePhones(context, join, ['Mina', 'Jun']);
    for (const name of ['Grandpa', 'Yuki']) {
      await join.linkFor(name);
      await join.skip.click();
    }
    await expect(join.sheet).toBeHidden();

    /** The first button of a curtain. */
    const take = page.locator('.curtain__take button, .handoff__pass button').first();
    /** All play to the end of the match. */
    const toResult = () =>
      expect(async () => {
        if (await take.isVisible()) await take.click();
        if (await table.nobody.isVisible()) await table.nobody.click();
        await decides(page);
        for (const phone of phones) await decides(phone.page);
        await expect(result.again).toBeVisible({ timeout: 50 });
      }).toPass({ intervals: [0], timeout: 400_000 });
    /** The taps from a result to the first screen of the next match. */
    let taps = 0;
    const tap = async (at: Locator) => {
      taps += 1;
      await at.click();
    };
    const begins = async (most: number) => {
      await tap(night.begin);
      await expect(page.locator('.table')).toBeVisible();
      await expect(join.sheet).toBeHidden();
      expect(taps, 'taps from the result').toBeLessThanOrEqual(most);
      for (const phone of phones) await expect(phone.page.getByRole('heading', { name: 'The match is paused' })).toBeHidden();
      taps = 0;
    };

    await toResult();
    await picture(page, 'first-result');
    await tap(night.another);
    await picture(page, 'suggested');
    await begins(2);
    await picture(page, 'second-game');
    for (const phone of phones) await picture(phone.page, 'second-game-on-phone');
    await toResult();
    await picture(page, 'second-result');
    // Yuki goes home: a tap more, and not one on the way to a game.
    await night.another.click();
    await night.plate('Yuki').click();
    await picture(page, 'one-left');
    await page.goBack();
    await tap(night.another);
    await tap(night.box('Duckit'));
    await picture(page, 'chosen');
    await begins(3);
    await toResult();
    await expect(night.strip).toContainText('Yuki left after 2');
    await picture(page, 'third-result');
    await night.strip.click();
    await picture(page, 'score');
    await page.keyboard.press('Escape');
    await night.another.click();
    await night.end.click();
    await expect(night.moments).toHaveCount(3, { timeout: 60_000 });
    await page.waitForTimeout(2000);
    await picture(page, 'podium');
    await page.getByRole('button', { name: 'Share the result' }).click();
    await page.waitForTimeout(500);
    await picture(page, 'share');
  });
});
