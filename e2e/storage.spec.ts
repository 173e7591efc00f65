import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { LONG, someOf } from './support/extent.ts';
import { TWO, after, oneAmongBots, people } from './support/games.ts';
import { Moves } from './support/moves.ts';
import { durak } from './support/saves.ts';

test.use({ ownPage: true });

const good = () => after(TWO, 10, people(2), Date.now() - 60_000, { says: 'Mina defends' });

test('with full storage the table warns, play continues, and “Save again” saves', async ({
  device, table, curtain, page,
}) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await expect(table.alert).toHaveCount(0);
  await device.fillUp();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await curtain.show.click();
  await expect(table.alert).toContainText('Your last move was not saved because storage is full or blocked.');
  expect((await device.saved()).record.log, 'the older save is untouched').toEqual([]);

  // Still full: the button does not pretend.
  const again = page.getByRole('button', { name: 'Save again' });
  await again.click();
  await expect(table.alert).toContainText('not saved');
  await table.playable.first().click();
  await table.playable.first().click();
  await expect(table.question).toHaveText('Does Mina add a card?');
  await expect(table.alert).toContainText('not saved');

  await device.makeRoom();
  await again.click();
  await expect(table.alert).toHaveCount(0);
  expect((await device.saved()).record.log).toHaveLength(2);
});

test('the curtain warns too that the last move is not saved', async ({ device, table, curtain }) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await device.fillUp();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await expect(curtain.heading).toContainText('Jun');
  await expect(table.alert).toContainText('not saved');
  const { height } = (await table.alert.boundingBox())!;
  expect(height, 'the alert is as high as its words').toBeLessThan(80);
});

test('the next move that fits saves by itself', async ({ device, table, curtain }) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await device.fillUp();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await device.makeRoom();
  await curtain.show.click();
  await table.playable.first().click();
  await table.playable.first().click();
  await expect(table.question).toHaveText('Does Mina add a card?');
  await expect(table.alert).toHaveCount(0);
  expect((await device.saved()).record.log).toHaveLength(2);
});

test('with the storage full a new match can be played all the same', async ({ device, setup, table }) => {
  await device.open('#/new/durak');
  await setup.names.first().waitFor();
  await device.fillUp();
  await setup.deal.click();
  await expect(table.cards).toHaveCount(6);
  await expect(table.alert).toContainText('not saved');
  await device.makeRoom();
  await table.alert.getByRole('button', { name: 'Save again' }).click();
  await expect(table.alert).toHaveCount(0);
  expect(await device.matches()).toHaveLength(1);
});

/** From now on about every third write finds the storage full; by chance, but the same in every run. */
async function failNowAndThen(page: Page, luck: number) {
  await page.addInitScript((luck) => {
    const real = Storage.prototype.setItem;
    Object.assign(window, { refused: false });
    Storage.prototype.setItem = function (name, value) {
      if (this !== localStorage) return real.call(this, name, value);
      // The random numbers continue over reloads.
      const last = Number(sessionStorage.getItem('luck') ?? luck);
      const state = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      sessionStorage.setItem('luck', `${state}`);
      const refused = (state >> 16) % 3 === 0;
      Object.assign(window, { refused });
      if (refused) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      real.call(this, name, value);
    };
  }, luck);
}

for (const luck of someOf([1, 2])) {
  test(`with random write failures a match is played to its end, and every reported save is there (${luck})`, LONG, async ({
    page, device, table,
  }) => {
    // Nearly two hundred looks at the saves.
    test.setTimeout(180_000);
    await device.openMatch(durak(['Mina', 'Jun'], { seed: 20 + luck, deck: 24 }));
    await failNowAndThen(page, luck);
    await page.reload();
    page.on('dialog', (question) => question.accept());
    const moves = new Moves(page);
    const again = page.getByRole('button', { name: 'Save again' });
    let [refusals, kept] = [0, 0];
    for (let step = 1; (await moves.ready()) !== 'result'; step++) {
      const refused = await page.evaluate(() => (window as unknown as { refused: boolean }).refused);
      await expect(table.alert).toHaveCount(refused ? 1 : 0);
      refusals += Number(refused);
      const { length } = (await device.saved()).record.log;
      if (refused) {
        expect(length, 'the older save is untouched').toBe(kept);
      } else {
        expect(length, 'each step that was kept is one more').toBeGreaterThanOrEqual(kept);
      }
      kept = length;
      if (step % 7 === 0) {
        await page.reload();
        await moves.ready();
        // A match in memory alone is lost, as the page warned. A match that the page reported as saved is there.
        const after = (await device.saved()).record.log;
        expect(after.length).toBeGreaterThanOrEqual(kept);
        kept = after.length;
      } else if (refused && step % 2 === 0) {
        await expect(async () => {
          if (await again.isVisible()) await again.click();
          await expect(table.alert).toHaveCount(0, { timeout: 100 });
        }).toPass();
        kept = (await device.saved()).record.log.length;
      }
      if ((await moves.ready()) === 'result') break;
      await (await moves.pick(step)).click();
      expect(step, 'a match ends').toBeLessThan(200);
    }
    expect(refusals).toBeGreaterThan(3);
    await expect(page.locator('#crash')).toBeHidden();
  });
}

test('while a match is not saved the page does not go without a question', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  const questions: string[] = [];
  page.on('dialog', async (question) => {
    questions.push(question.type());
    await question.dismiss();
  });
  await device.fillUp();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await expect(table.alert).toContainText('not saved');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['beforeunload']);

  await device.makeRoom();
  await table.alert.getByRole('button', { name: 'Save again' }).click();
  await expect(table.alert).toHaveCount(0);
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toEqual(['beforeunload']);
});

test('in a storage that is really full, deleting a finished match makes room and saves the one in play', LONG, async ({
  page, device, table, curtain, home,
}) => {
  const finished = after(TWO, 59, ['Ida', 'Finn'], Date.now() - 60_000, { says: 'Ida wins', over: true });
  await device.open('#/match/test', { test: after(TWO, 0), finished });
  await curtain.show.click();
  // Another app of the same origin takes all the room that is left.
  await page.evaluate(() => {
    let filling = '';
    for (let size = 1 << 23; size >= 1; size >>= 1) {
      try {
        localStorage.setItem('other', filling + 'x'.repeat(size));
        filling += 'x'.repeat(size);
      } catch {
        // Half of it may fit.
      }
    }
  });
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await curtain.show.click();
  await expect(table.alert).toContainText('Your last move was not saved');
  await table.alert.getByRole('link', { name: 'Make room on the shelf' }).click();
  await expect(home.banner).toContainText('A match was not saved');
  await home.more.click();
  await home.askToDelete(home.saves.first(), 'Delete');
  await expect(home.banner).toHaveCount(0);
  await page.reload();
  await home.goOn.click();
  await expect(table.alert).toHaveCount(0);
  expect((await device.saved()).record.log).toHaveLength(1);
});

test('without storage a match is played from memory, with a warning', async ({
  page, device, home, setup, table,
}) => {
  await device.deny();
  await page.goto('./');
  await expect(home.banner).toHaveText('This browser cannot save, so the match will be lost when you close the page.');
  await home.boxes.first().click();
  await setup.deal.click();
  await expect(table.cards).toHaveCount(6);
  await expect(table.alert).toContainText('This browser cannot save');
  const hand = await table.handNames();
  // As long as the page is open, the home screen has the match.
  await table.back.click();
  await home.goOn.click();
  await expect(table.cards).toHaveCount(6);
  expect(await table.handNames()).toEqual(hand);
});

const newer = good();
newer.record.format = 99;
const newerRules = good();
newerRules.record.rules = 99;
const unknown = good();
unknown.record.game = 'quidditch';
const impossible = good();
impossible.record.setup.seats = 9;
const strange = good();
strange.players.pop();

/** A fault inside a record shows only when it opens: the home screen knows no rules. */
const BROKEN: Record<string, { save: string; says: string; onlyInside?: boolean }> = {
  'cut off in the middle': {
    save: JSON.stringify(good()).slice(0, 60),
    says: 'This saved match is damaged and cannot be opened. It has been left as it is.',
  },
  'that is not an object': {
    save: '"what"',
    says: 'This saved match is damaged and cannot be opened. It has been left as it is.',
  },
  'with a setup that cannot be': {
    save: JSON.stringify(impossible),
    says: 'This saved match is damaged and cannot be opened. It has been left as it is.',
    onlyInside: true,
  },
  'with too few players': {
    save: JSON.stringify(strange),
    says: 'This saved match is damaged and cannot be opened. It has been left as it is.',
    onlyInside: true,
  },
  'of a newer format': {
    save: JSON.stringify(newer),
    says: 'This match was saved by a newer version of Mallard. Reload the page to update.',
  },
  'of newer rules': {
    save: JSON.stringify(newerRules),
    says: 'This match was saved by a newer version of Mallard. Reload the page to update.',
  },
  'of an unknown game': {
    save: JSON.stringify(unknown),
    says: 'This version of Mallard does not have this game.',
  },
};

test('broken saves of every kind are explained and kept; the home screen still works', LONG, async ({
  page, device, home, table, curtain,
}) => {
  const broken = Object.values(BROKEN).map((fault, nth) => ({ id: `broken-${nth}`, ...fault }));
  const saves = Object.fromEntries(broken.map(({ id, save }) => [id, save]));
  const lie = async () => {
    for (const { id, save } of broken) expect(await device.raw(`match/${id}`), id).toBe(save);
  };
  await device.open('#/', { ...saves, good: { ...good(), saved_at: Date.now() } });
  for (const [nth, [which, { says }]] of Object.entries(BROKEN).entries()) {
    await page.goto(`./#/match/broken-${nth}`);
    await expect(table.alert, which).toContainText(says);
    // A message about one file must disappear before the next.
    await page.goto('./#/');
    await expect(table.alert).toHaveCount(0);
  }
  await lie();

  await expect(home.resume).toContainText('Mina defends');
  await home.more.click();
  await expect(home.saves).toHaveCount(broken.length);
  for (const { says } of broken.filter(({ onlyInside }) => !onlyInside)) {
    const alike = broken.filter((other) => other.says === says && !other.onlyInside).length;
    await expect(home.saves.filter({ hasText: says })).toHaveCount(alike);
  }
  await home.goOn.click();
  await expect(curtain.heading).toContainText('Mina');
  await curtain.back.click();

  // The app deletes them only when the player asks for it.
  await lie();
  await home.more.click();
  for (let left = broken.length; left > 0; left--) {
    await expect(home.saves).toHaveCount(left);
    await home.askToDelete(home.saves.first(), 'Delete');
  }
  await expect(home.more).toHaveCount(0);
  expect(await device.matches()).toEqual(['good']);
});

test('a save with an impossible step opens at the last good position, and says so', async ({
  device, table, curtain,
}) => {
  const save = good();
  save.record.log[8] = [0, { attack: 'As' }];
  const written = JSON.stringify(save);
  await device.openMatch(written);
  await curtain.show.click();
  await expect(table.alert).toContainText('The save is damaged after move 8. You are seeing the last position that could be read.');
  expect(await device.raw('match/test'), 'looking changes nothing').toBe(written);
});

test('a save with an unreadable step opens at the last good position, and says so', async ({
  device, table, curtain,
}) => {
  const save = good();
  const written = JSON.stringify(save).replace('"with":"9c"', '"with":"1x"');
  expect(written).toContain('1x');
  await device.openMatch(written);
  await curtain.show.click();
  await expect(table.alert).toContainText('The save is damaged after move 8. You are seeing the last position that could be read.');
  expect(await device.raw('match/test')).toBe(written);
});

test('bots neither continue nor overwrite a damaged save before a person agrees', async ({ device, table }) => {
  const save = after(TWO, 11, oneAmongBots(2));
  // Move 6 is damaged: at the last good position the bot attacks next, and would do so at once.
  save.record.log[5] = [0, 'take'];
  const written = JSON.stringify(save);
  await device.holdBots();
  await device.openMatch(written);
  await expect(table.alert).toContainText('The save is damaged after move 5.');
  expect(await device.botMoments(), 'no bot is about to act').toEqual([]);
  expect(await device.raw('match/test')).toBe(written);
});

test('an address of a match that is not here says so', async ({ page, device, table, home }) => {
  await device.open('#/match/nowhere');
  await expect(table.alert).toContainText('This match is not on this device.');
  await page.getByRole('link', { name: 'Back to the shelf' }).first().click();
  await expect(home.boxes.first()).toBeVisible();
});

test('damaged settings and a damaged setup fall back to the defaults', async ({ page, device, home, setup }) => {
  await device.open('#/');
  await page.evaluate(() => {
    localStorage.setItem('mallard/settings', '{"theme":');
    localStorage.setItem('mallard/setup/durak', '{"players":[],"options":7}');
  });
  await page.reload();
  await home.boxes.first().click();
  await expect(setup.names).toHaveCount(2);
  await expect(setup.kind(0).getByRole('radio', { name: 'Person' })).toBeChecked();
});

test('data of other apps on the same origin is left alone', async ({ page, device, home }) => {
  await device.open('#/', { one: durak(['Mina', 'Jun']) });
  await page.evaluate(() => localStorage.setItem('other/match/x', '{'));
  await page.reload();
  await expect(home.goOn).toBeVisible();
  await expect(home.more).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('other/match/x'))).toBe('{');
});
