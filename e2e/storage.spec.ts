import { expect, test } from './fixtures.ts';
import { LONG } from './support/extent.ts';
import { TWO, after, oneAmongBots, people } from './support/games.ts';
import { durak } from './support/saves.ts';
import { startProgram } from './support/start-program.ts';

test.use({ ownPage: true });

const good = () => after(TWO, 10, people(2), Date.now() - 60_000, { says: 'Mina defends' });

test('with full storage curtain and table warn, play continues, and “Save again” saves', async ({
  device, table, curtain, page,
}) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await expect(table.alert).toHaveCount(0);
  await device.fillUp();
  await table.card('6 of hearts').click();
  await table.card('6 of hearts').click();
  await expect(curtain.heading).toContainText('Jun');
  await expect(table.alert).toContainText('not saved');
  const { height } = (await table.alert.boundingBox())!;
  expect(height, 'the alert is as high as its words').toBeLessThan(80);
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
  expect(await device.steps()).toBe(2);
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
  expect(await device.steps()).toBe(1);
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

/** A fault inside a record shows only when it opens: the home screen knows no rules. */
const BROKEN: { save: string; says: string; onlyInside?: boolean }[] = [
  { save: JSON.stringify(good()).slice(0, 60), says: 'This saved match is damaged and cannot be opened. It has been left as it is.' },
  {
    save: JSON.stringify({ ...good(), players: [] }),
    says: 'This saved match is damaged and cannot be opened. It has been left as it is.',
    onlyInside: true,
  },
  {
    save: JSON.stringify({ ...good(), record: { ...good().record, format: 99 } }),
    says: 'This match was saved by a newer version of Mallard. Reload the page to update.',
  },
  {
    save: JSON.stringify({ ...good(), record: { ...good().record, game: 'quidditch' } }),
    says: 'This version of Mallard does not have this game.',
  },
];

test('broken saves of every kind are explained and kept; the home screen still works', LONG, async ({
  page, device, home, table, curtain,
}) => {
  const broken = BROKEN.map((fault, nth) => ({ id: `broken-${nth}`, ...fault }));
  const saves = Object.fromEntries(broken.map(({ id, save }) => [id, save]));
  const expectKept = async () => {
    for (const { id, save } of broken) expect(await device.raw(`match/${id}`), id).toBe(save);
  };
  await device.open('#/', { ...saves, good: { ...good(), saved_at: Date.now() } });
  for (const { id, says } of broken) {
    await page.goto(`./#/match/${id}`);
    await expect(table.alert, id).toContainText(says);
    // A message about one file must disappear before the next.
    await page.goto('./#/');
    await expect(table.alert).toHaveCount(0);
  }
  await expectKept();

  await expect(home.resume).toContainText('Mina defends');
  await home.more.click();
  await expect(home.saves).toHaveCount(broken.length);
  for (const { says } of broken.filter(({ onlyInside }) => !onlyInside)) await expect(home.saves.filter({ hasText: says })).toHaveCount(1);
  await home.goOn.click();
  await expect(curtain.heading).toContainText('Mina');
  await curtain.back.click();

  // The app deletes them only when the player asks for it.
  await expectKept();
  // The shelf is as the player left it, with all matches.
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
  await startProgram(page);
  await home.boxes.first().click();
  await expect(setup.names).toHaveCount(2);
  await expect(setup.kind(0)).toHaveAccessibleName(/Person$/);
});

test('data of other apps on the same origin is left alone', async ({ page, device, home }) => {
  await device.open('#/', { one: durak(['Mina', 'Jun']) });
  await page.evaluate(() => localStorage.setItem('other/match/x', '{'));
  await page.reload();
  await expect(home.goOn).toBeVisible();
  await expect(home.more).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('other/match/x'))).toBe('{');
});
