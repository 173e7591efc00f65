import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { FOUR, TWO, after, oneAmongBots, people } from './support/games.ts';
import { exported, framed } from './support/transfer.ts';

const good = (moves = 10) => after(TWO, moves, people(2), Date.now() - 60_000, { says: 'Mina defends' });

test.use({ ownPage: true });

test('a match leaves as a file and comes back to an empty device, as it was', async ({
  page, device, home, transfer, table, curtain,
}) => {
  await device.open('#/match/test', { test: after(FOUR, 20, oneAmongBots(4, 1)) });
  await expect(table.cards.first()).toBeVisible();
  const hand = await table.handNames();
  await table.back.click();
  await transfer.exportResumed();
  const { name, path, text } = await transfer.saveFile();
  expect(name).toMatch(/^mallard-durak-\d{4}-\d\d-\d\d\.json$/);
  expect(await transfer.text.inputValue()).toBe(text);

  await device.open('#/');
  await expect(home.goOn).toHaveCount(0);
  await transfer.chooseFile(path);
  await expect(transfer.offer).toContainText('Durak');
  await expect(transfer.offer).toContainText('20 moves');
  await expect(transfer.offer).toContainText('Mina');
  expect(await device.matches(), 'looking keeps nothing').toEqual([]);
  await transfer.keep.click();
  await expect(table.cards.first()).toBeVisible();
  expect(await table.handNames()).toEqual(hand);
  expect(await device.matches()).toHaveLength(1);
  await page.reload();
  await expect(table.cards.first()).toBeVisible();
  expect(await table.handNames()).toEqual(hand);
  await expect(curtain.show).toHaveCount(0);
});

test('a match leaves as a text and comes back by the keyboard alone', async ({ context, page, device, home, transfer, curtain }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await device.open('#/', { test: good() });
  await transfer.exportResumed();
  await transfer.exporting.getByRole('button', { name: 'Copy the text' }).click();
  await expect(transfer.exporting.getByRole('status')).toHaveText('Copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());

  await device.open('#/');
  await page.getByRole('button', { name: 'Import a match' }).focus();
  await page.keyboard.press('Enter');
  await transfer.importing.getByRole('textbox').focus();
  await page.keyboard.insertText(`\n ${text} \n`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(transfer.offer).toContainText('10 moves');
  await transfer.keep.focus();
  await page.keyboard.press('Enter');
  await expect(curtain.heading).toContainText('Mina');
  await curtain.back.click();
  await expect(home.resume).toContainText('Mina defends');
});

test('without the clipboard the text can be copied by hand', async ({ page, device, transfer }) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
  await device.open('#/', { test: good() });
  await transfer.exportResumed();
  await transfer.exporting.getByRole('button', { name: 'Copy the text' }).click();
  await expect(transfer.exporting.getByRole('status')).toContainText('copy it yourself');
  await transfer.text.focus();
  const selected = await transfer.text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
  expect(selected).toBe((await transfer.text.inputValue()).length);
});

test('on a device that shares files, the match can be shared', async ({ page, device, transfer }) => {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        shared.push(files![0]!.name, files![0]!.type, await files![0]!.text());
        // The user closes the dialog again.
        throw new DOMException('Share canceled', 'AbortError');
      },
    });
  });
  await device.open('#/', { test: good() });
  await transfer.exportResumed();
  await transfer.exporting.getByRole('button', { name: 'Share' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  await expect.poll(shared).toEqual([
    expect.stringMatching(/^mallard-durak-.*\.txt$/),
    'text/plain',
    await transfer.text.inputValue(),
  ]);
});

test('a damaged match can be exported unchanged', async ({ device, home, transfer }) => {
  const broken = JSON.stringify(good()).slice(0, 60);
  await device.open('#/', { broken, good: good() });
  await home.more.click();
  await home.saves.first().getByRole('button', { name: 'Export' }).click();
  await expect(transfer.exporting).toContainText('exactly as it is');
  const { name, text } = await transfer.saveFile();
  expect(name).toMatch(/^mallard-raw-/);
  expect(text).toBe(broken);
  expect(await device.raw('match/broken')).toBe(broken);
});

const whole = exported(good());
const NO_EXPORT = 'Mallard did not export this, or part of it is missing or has been changed.';

test('a text that is no match is refused with a sentence, and nothing changes', async ({ page, device, transfer }) => {
  await device.open('#/', { here: good() });
  const before = await device.raw('match/here');
  for (const [text, says] of [
    ['  ', 'Choose a file or paste the text first.'],
    [whole.replace('Mina', 'Mona'), NO_EXPORT],
    [framed({ everything: {} }, 9), 'This was made by a newer version of Mallard. Reload the page to update.'],
    [exported({ ...good(), players: [] }), NO_EXPORT],
  ] as const) {
    // A message about one file must disappear before the next.
    await page.goto('./#/');
    await expect(transfer.refused).toHaveCount(0);
    await transfer.paste(text);
    await expect(transfer.refused, text).toContainText(says);
    expect(await device.matches()).toEqual(['here']);
    expect(await device.raw('match/here')).toBe(before);
    await page.keyboard.press('Escape');
  }
});

test('a file that is too large is not read', async ({ device, transfer }) => {
  await device.open('#/');
  await transfer.chooseFile({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.alloc((10 << 20) + 1, '7') });
  await expect(transfer.refused).toContainText('This is too large to be a file from Mallard.');
});

test('names are shown as they are written, not run, and no longer than names are', async ({ device, page, transfer }) => {
  const save = good();
  save.players[0]!.name = '<img src=x onerror=alert(1)>\n\u0007';
  save.players[1]!.name = '<b>Jun</b>'.repeat(5000);
  let alerted = false;
  page.on('dialog', () => (alerted = true));
  await device.open('#/');
  await transfer.paste(exported(save));
  await expect(transfer.offer).toContainText('<img src=x onerror=a');
  await expect(transfer.offer.locator('img, b')).toHaveCount(0);
  await transfer.keep.click();
  await expect(page.getByText('<img src=x onerror=a').first()).toBeVisible();
  expect(alerted).toBe(false);
  const [id] = await device.matches();
  const { players } = JSON.parse((await device.raw(`match/${id}`))!).data;
  expect(players.map(({ name }: { name: string }) => name.length)).toEqual([20, 20]);
});

test('the same match after other moves is kept beside the one that is here', async ({ device, transfer, curtain, table }) => {
  await device.open('#/', { here: good() });
  const before = await device.raw('match/here');
  await transfer.paste(exported(good(12)));
  await expect(transfer.offer).toContainText('The copy on this device is 2 moves behind. Both are kept.');
  await transfer.keep.click();
  await expect(curtain.show.or(table.nobody)).toBeVisible();
  expect(await device.matches()).toHaveLength(2);
  expect(await device.raw('match/here'), 'nothing is overwritten').toBe(before);
});

test('cancelled, nothing is kept, and going back does not offer it again', async ({ page, device, home, transfer }) => {
  await device.open('#/');
  await transfer.paste(whole);
  await transfer.offer.getByRole('button', { name: 'Cancel' }).click();
  await expect(home.boxes.first()).toBeVisible();
  expect(await device.matches()).toEqual([]);
  await page.goto('./#/match/import');
  await expect(transfer.refused).toContainText('no longer in memory');
});

test('without storage a match can still be imported and exported', async ({ page, device, home, transfer, table, curtain }) => {
  await device.deny();
  await page.goto('./');
  await expect(home.banner).toBeVisible();
  await expect(page.getByText('Not saved')).toBeVisible();
  await transfer.paste(whole);
  await transfer.keep.click();
  await curtain.show.click();
  await expect(table.cards.first()).toBeVisible();
  await expect(page.getByText('Not saved')).toBeVisible();
  await table.back.click();
  await transfer.exportResumed();
  expect(await transfer.text.inputValue()).toContain('"game":"durak"');
});

test('axe finds nothing where matches leave and come', LONG, async ({ page, device, transfer }) => {
  await device.open('#/', { here: good() });
  await transfer.exportResumed();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await transfer.paste('what?');
  await expect(transfer.refused).toContainText('Paste an exported match, a link or the code of a tablet.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await transfer.paste(exported(good(12)));
  await expect(transfer.keep).toBeVisible();
  await expectAccessible(page);
});

const DEAL = 'd1.AEkH7M1lPMi4FvZhYzjPOwAAAWKMxuwtVbB4u4K33BN0gKsFLOZ_RHQhe06GMeUr5sqFZ2M';
const MATCH = 'm1.AEkH7M1lPMi4FvZhYzjPOwAAAWKMxuwtVbB4u4K33BN0gKsFLOZ_RHQhe06GMeUsRJb079Hc0QkY6Try';

test('a link or a code that is pasted opens what it opens as an address', LONG, async ({ page, device, transfer, history, share }) => {
  await device.open('#/');
  for (const text of [`https://mallard.example/#/open/${MATCH}`, `#/open/${MATCH}`, `Look at this: ${MATCH} (Mina)`]) {
    await page.goto('./#/');
    await transfer.paste(text);
    await expect(transfer.offer, text).toContainText('30 moves');
  }
  await page.goto('./#/past');
  await page.getByRole('button', { name: 'Import' }).click();
  await history.importing.getByRole('textbox').fill(DEAL);
  await history.importing.getByRole('button', { name: 'Check' }).click();
  await expect(share.came).toContainText('Durak');

  await page.goto('./#/');
  await transfer.paste('A'.repeat(60));
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/hand/${'A'.repeat(60)}`);
  await page.goto('./#/');
  await transfer.paste(`g${'A'.repeat(59)}`);
  await expect(transfer.refused).toContainText('This is a phone’s code.');
  expect(await device.matches(), 'looking keeps nothing').toEqual([]);
});
