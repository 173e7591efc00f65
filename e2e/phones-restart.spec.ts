import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Join, Phone } from './pages/phones.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { expectAccessible } from './support/axe.ts';
import { DEAL_OF_THREE, TWO, after, length } from './support/games.ts';
import { allOnPhones, decides, storedTickets, takePhones } from './support/phones.ts';
import type { Save } from './support/saves.ts';

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

const PAIR = ['Mina', 'Jun'];
const TRIO = ['Mina', 'Jun', 'Yuki'];

const phonesOf = (save: Save) => (save as unknown as { label: { phones?: number[] } }).label.phones;

/** From the next load on, the page goes without a word to its phones, as if its browser had been killed. */
async function goesSilently(page: Page) {
  await page.addInitScript(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation()));
}

/** The tablet's browser is killed, and its match opened again. */
async function killed(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto('./#/match/test');
  return again;
}

test('a tablet that was killed asks its phones in, first the one whose turn it is', async ({ page, context, device, join }) => {
  await goesSilently(page);
  await device.openMatch(after(TWO, 5, PAIR));
  const [mina, jun] = await allOnPhones(context, join, PAIR);
  await expect.poll(() => storedTickets(mina!.page)).toBe(3);
  await expect.poll(async () => phonesOf(await device.saved())).toEqual([0, 1]);
  const tablet = await killed(page);
  const again = new Join(tablet);
  const sheet = tablet.getByRole('dialog', { name: 'Connect again' });
  await expect(sheet).toContainText('The phones of Mina and Jun are disconnected');
  await expect(sheet).toContainText('It is Jun’s turn');
  await expect(again.person('Jun')).toHaveAttribute('aria-current', 'step');
  await expect(tablet.getByText('Pass the tablet')).toHaveCount(0);
  await expectAccessible(tablet, 'the sheet that asks phones in');

  // A phone that was reloaded shows a code for the page before.
  await mina!.page.reload();
  const code = await mina!.answer();
  await expect(mina!.page.getByText('If the match was opened again there, scan its code instead.')).toBeVisible();
  await again.linkFor('Jun');
  await again.field.fill(code);
  await expect(again.wrong).toContainText('from before this one was opened again. Scan the code on this tablet first.');

  // The sheet may be closed: the table still waits for the phones, and names the button that the phones name.
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(tablet.getByText('Pass the tablet')).toHaveCount(0);
  await tablet.getByRole('button', { name: 'Show the code' }).click();
  for (const [name, phone] of [['Jun', jun!], ['Mina', mina!]] as const) {
    await phone.page.goto(await again.linkFor(name));
    await again.field.fill(await phone.answer());
    await again.isIn(name);
  }
  await expect(again.sheet).toBeHidden();
  for (const phone of [mina!, jun!]) await expect(new TablePage(phone.page).menuButton).toBeVisible();
  await expect(tablet.locator('.phone-away')).toHaveCount(0);
});

test('a player whose phone is missing can play at the tablet, which remembers it', async ({ page, context, device, join }) => {
  await goesSilently(page);
  await device.openMatch(after(TWO, 5, PAIR));
  await allOnPhones(context, join, PAIR);
  const tablet = await killed(page);
  const again = new Join(tablet);
  await expect(again.sheet).toBeVisible();
  for (const _ of PAIR) {
    await expect(again.code).toBeVisible();
    await again.skip.click();
  }
  await expect(again.sheet).toBeHidden();
  await expect(tablet.getByText('Pass the tablet')).toBeVisible();
  await tablet.reload();
  await expect(tablet.getByText('Pass the tablet')).toBeVisible();
  await expect(again.sheet).toBeHidden();
});

test('a tablet whose clock is set back by an hour keeps its phones', async ({ page, context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  await join.open();
  const [mina] = await takePhones(context, join, ['Mina'], async (page) => page.clock.install());
  await join.linkFor('Jun');
  await join.skip.click();
  await expect(new TablePage(mina!.page).hand).toBeVisible();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 3_600_000;
  });
  // Heartbeats of a minute.
  for (let beat = 0; beat < 30; beat++) {
    await page.clock.runFor(2000);
    await page.waitForTimeout(60);
  }
  await expect(mina!.page.getByRole('alert')).toHaveCount(0);
  await expect(mina!.page.locator('.phone-away, .connection-lost')).toHaveCount(0);
  await expect(page.locator('.phone-away')).toHaveCount(0);
});

test('one phone ends an open match only after a question', async ({ context, device, join, result }) => {
  await device.openMatch(after({ ...DEAL_OF_THREE, length: 'open' }, length(DEAL_OF_THREE), TRIO));
  const [, jun] = await allOnPhones(context, join, TRIO);
  const { finish } = new BetweenDeals(jun!.page);
  const asked = jun!.page.getByRole('dialog', { name: 'End the match for everyone?' });
  await finish.click();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(finish).toBeVisible();
  await finish.click();
  await asked.getByRole('button', { name: 'Finish' }).click();
  await expect(result.again).toBeVisible();
  await expect(new ResultPage(jun!.page).winner).toBeVisible();
});

test('the setup has a seat for everyone whose phone is connected', async ({ page, context, device, join, setup }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const phones = await allOnPhones(context, join, PAIR);
  await page.evaluate(() => (location.hash = '#/new/quantum'));
  await expect(setup.called.nth(0)).toHaveText('Mina');
  await expect(setup.called.nth(1)).toHaveText('Jun');
  await expect(setup.phoneOf('Mina')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Roll the dice' }).or(page.locator('.dock .button--primary')).first().click();
  for (const phone of phones) await expect(new TablePage(phone.page).menuButton).toBeVisible();
  await expect(async () => {
    expect((await Promise.all(phones.map((phone) => decides(phone.page)))).includes(true)).toBe(true);
  }).toPass();
});

/** A method of connections whose promise is never settled. */
async function hangs(page: Page, method: 'createOffer' | 'createAnswer' | 'setRemoteDescription') {
  await page.addInitScript((method) => {
    RTCPeerConnection.prototype[method] = () => new Promise<never>(() => {});
  }, method);
}

test('a browser that opens no connection is named, on the tablet and on a phone', async ({ page, context, device, join }) => {
  const blocked = /lets Mallard connect to no other device/;
  const ways = [/to the Wi-Fi/, /Allow WebRTC/, /another browser/];
  await device.openMatch(after(TWO, 4, PAIR));
  await join.open();
  for (const method of ['createAnswer', 'setRemoteDescription'] as const) {
    const mina = await Phone.scan(context, await join.linkFor('Mina'), (page) => hangs(page, method));
    await expect(mina.page.getByRole('heading', { name: blocked })).toBeVisible();
    await expect(mina.page.getByRole('listitem')).toHaveText(ways);
    await expect(mina.page.getByRole('link', { name: 'Scan the code' })).toBeVisible();
  }
  // A phone needs no certificate of its own to play.
  const mina = await Phone.scan(context, await join.linkFor('Mina'), async (page) => {
    await page.addInitScript(() => {
      RTCPeerConnection.generateCertificate = () => new Promise<never>(() => {});
    });
  });
  await join.field.fill(await mina.answer());
  await join.isIn('Mina');

  await hangs(page, 'createOffer');
  await page.reload();
  const reason = join.sheet.getByRole('alert');
  await expect(reason).toContainText(blocked);
  await expect(reason.getByRole('listitem')).toHaveText(ways);
  await expect(join.sheet.getByText('Point your phone’s camera'), 'without a code').toBeHidden();
  await expectAccessible(page, 'a browser that opens no connection');
  await expect(join.tryAgain).toBeVisible();
});

test('a phone whose database never answers gets in without tickets', async ({ page, context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  await join.open();
  const mina = await Phone.scan(context, await join.linkFor('Mina'), async (page) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
  });
  await join.field.fill(await mina.answer());
  await join.isIn('Mina');
  await expect(mina.isIn.or(new TablePage(mina.page).menuButton)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a browser that hides all its addresses is named', async ({ page, device, join }) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, 'localDescription')!;
    Object.defineProperty(RTCPeerConnection.prototype, 'localDescription', {
      get(this: RTCPeerConnection) {
        const { type, sdp } = get!.call(this) as RTCSessionDescription;
        return { type, sdp: sdp.replaceAll(/a=candidate.*\r\n/g, '') };
      },
    });
  });
  await device.openMatch(after(TWO, 4, PAIR));
  await join.open();
  await expect(join.sheet.getByRole('alert')).toContainText(/lets Mallard connect to no other device/);
});

test('codes and links of an address that others cannot open say so', async ({ page, device, join, table }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  await join.open();
  await join.linkFor('Mina');
  await expect(join.sheet).toContainText('Others cannot open this address');
  await join.sheet.getByRole('button', { name: 'Close' }).click();
  await table.openMenu('Share');
  await expect(page.getByRole('dialog', { name: 'Share' })).toContainText('Others cannot open this address');
});
