import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { Phone } from './pages/phones.ts';
import { TablePage } from './pages/table.ts';
import { WHOLE } from './support/any-game.ts';
import { SHORT, longBut } from './support/extent.ts';
import { TWO, after, people } from './support/games.ts';
import { allOnPhones, decision, storedTickets, takePhones } from './support/phones.ts';
import type { Device } from './support/device.ts';
import { test } from './support/killable-browser.ts';
import { begun } from './support/saves.ts';

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

const PAIR = ['Mina', 'Jun'];

/** The phone shows its player's side of the table, and the tablet hears it. */
async function plays(page: Page) {
  await expect(new TablePage(page).menuButton).toBeVisible();
  await expect(page.locator('.phone-away--silent, .connection-lost')).toHaveCount(0);
}

/**
 * The tablet's tickets have been stored. A tablet makes each of the three in four attempts of up to three seconds: a busy
 * machine may need more than one.
 */
const storesTickets = (page: Page) => expect.poll(() => storedTickets(page), { timeout: 45_000 }).toBe(3);

/** Reloads a phone. Returns how long it takes until its table is back, in milliseconds. */
async function reloads(page: Page): Promise<number> {
  await storesTickets(page);
  await page.reload();
  const loaded = Date.now();
  await plays(page);
  return Date.now() - loaded;
}

/** One of the phones makes a move, and the tablet saves it once. */
async function moves(device: Device, pages: Page[]) {
  const before = await device.steps();
  await expect(async () => {
    const made: unknown[] = [];
    for (const page of pages) if (!made.includes('move')) made.push(await decision(page));
    expect(made).toContain('move');
  }).toPass({ intervals: [100] });
  await expect.poll(() => device.steps()).toBe(before + 1);
}

const sorted = (times: number[]) => times.toSorted((one, other) => one - other).join(', ');

for (const match of WHOLE.filter(({ slug }) => ['durak', 'duck-that-goose'].includes(slug))) {
  const { slug, seats } = match;
  const names = people(seats) as string[];

  test(`a phone that reloads its page at any step of ${slug} comes back without a code`, longBut('durak', slug), async ({ context, device, join }) => {
    await device.openMatch(begun(slug, names, match));
    const phones = await allOnPhones(context, join, names);
    const took: number[] = [];
    for (let round = 0; round < 12; round++) {
      took.push(await reloads(phones[round % seats]!.page));
      await moves(device, phones.map(({ page }) => page));
    }
    await expect(join.sheet).toBeHidden();
    console.log(`${slug}: back after ${sorted(took)} ms`);
  });

  test(`a phone that is killed in ${slug} comes back when its browser opens the page again`, longBut('durak', slug), async ({ context, device, join, far }) => {
    await device.openMatch(begun(slug, names, match));
    let phone = await far.open();
    await join.open();
    const near = await takePhones(context, join, names.slice(0, -1));
    const [last] = await takePhones(phone, join, names.slice(-1));
    await expect(join.sheet).toBeHidden();
    const others = near.map(({ page }) => page);
    const address = last!.page.url();
    let page = last!.page;
    const took: number[] = [];
    for (let round = 0; round < (SHORT ? 4 : 8); round++) {
      await moves(device, [...others, page]);
      await storesTickets(page);
      await far.kill(phone);
      // The others play on, if it is their turn.
      const before = await device.steps();
      const made = await Promise.all(others.map(decision));
      const away = made.filter((one) => one === 'move').length;
      await expect.poll(() => device.steps()).toBe(before + away);
      phone = await far.open();
      page = await phone.newPage();
      await page.goto(address);
      const opened = Date.now();
      await plays(page);
      took.push(Date.now() - opened);
    }
    await moves(device, [...others, page]);
    await expect(join.sheet).toBeHidden();
    console.log(`${slug}, killed: back after ${sorted(took)} ms`);
  });
}

test('one small code from the phone is enough in a browser that lets no page choose credentials', async ({ page, device, join, far, context }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const phone = await far.open({ args: ['--force-fieldtrials=WebRTC-NoSdpMangleUfrag/Enabled/'] });
  await join.open();
  await takePhones(context, join, ['Mina']);
  const [jun] = await takePhones(phone, join, ['Jun']);
  await expect(join.sheet).toBeHidden();
  await storesTickets(jun!.page);
  await jun!.page.reload();
  const code = await jun!.answer();
  expect(code.length).toBe(43);
  await expect(jun!.page.getByText('On the tablet, tap “Show the code”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the code' }).click();
  await join.linkFor('Jun');
  await join.field.fill(code);
  await expect(join.sheet).toBeHidden();
  await plays(jun!.page);
});

test('two pages of one phone do not fight for the seat, and the last one opened has it', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const [, jun] = await allOnPhones(context, join, PAIR);
  await storesTickets(jun!.page);
  const again = new Phone(await context.newPage());
  await again.page.goto(jun!.page.url());
  await plays(again.page);
  await expect(jun!.page.getByRole('alertdialog')).toContainText('Disconnected from the tablet');
  await storesTickets(again.page);
  // Longer than a reserve or a ticket of the first page would need.
  await again.page.waitForTimeout(8000);
  await plays(again.page);
  await jun!.page.reload();
  await plays(jun!.page);
  await expect(again.page.getByRole('alertdialog')).toBeVisible();
});

for (const damaged of ['text', 'tickets', 'certificate'] as const) {
  test(`a phone whose stored ${damaged} is damaged asks for codes`, longBut('tickets', damaged), async ({ context, device, join, page }) => {
    await device.openMatch(after(TWO, 4, PAIR));
    const [, jun] = await allOnPhones(context, join, PAIR);
    await storesTickets(jun!.page);
    expect(await storedTickets(jun!.page, damaged)).toBe(3);
    await jun!.page.reload();
    expect((await jun!.answer()).length).toBeGreaterThan(90);
    await page.getByRole('button', { name: 'Show the code' }).click();
    const link = await join.linkFor('Jun');
    const other = await Phone.scan(context, link);
    await join.field.fill(await other.answer());
    await expect(join.sheet).toBeHidden();
    await plays(other.page);
  });
}

test('a phone gets new tickets although the browser of the tablet refuses to make one at first', async ({ context, device, join, page }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const [, jun] = await allOnPhones(context, join, PAIR);
  await storesTickets(jun!.page);
  await page.evaluate(() => {
    const { createOffer } = RTCPeerConnection.prototype;
    const refuse = () => {
      Object.assign(RTCPeerConnection.prototype, { createOffer });
      return Promise.reject(new DOMException('Refused by the test.', 'OperationError'));
    };
    Object.assign(RTCPeerConnection.prototype, { createOffer: refuse });
  });
  await reloads(jun!.page);
  await storesTickets(jun!.page);
});

test('the page that scans a code leads back to the last table', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const [, jun] = await allOnPhones(context, join, PAIR);
  await storesTickets(jun!.page);
  await jun!.page.goto('./#/join');
  await jun!.page.reload();
  await jun!.page.getByRole('link', { name: 'Back to the table' }).click();
  await plays(jun!.page);
});

test('after a reload of the tablet a phone has one sheet, and the tablet’s dialog leads through all phones that were in', async ({ page, context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const phones = await allOnPhones(context, join, PAIR);
  for (const phone of phones) await storesTickets(phone.page);
  const mina = phones[0]!.page;
  await new TablePage(mina).menuButton.click();
  await expect(new TablePage(mina).menu).toBeVisible();
  await page.reload();
  for (const phone of phones) await expect(phone.page.getByRole('alertdialog')).toContainText('Disconnected from the tablet');
  await expect(mina.locator('dialog[open]'), 'an open dialog makes room').toHaveCount(0);
  // Later than the phone would miss an answer.
  await mina.waitForTimeout(8000);
  await expect(mina.getByRole('alertdialog'), 'one sheet').toHaveCount(1);
  await expect(mina.locator('.phone-away')).toHaveCount(0);
  await expect(new TablePage(mina).hand, 'the last table stays').toBeVisible();
  await expect(join.code).toBeVisible();
  const jun = await join.person('Jun').getAttribute('aria-current');
  for (const name of jun ? PAIR.toReversed() : PAIR) {
    const link = await join.linkFor(name);
    const phone = phones[PAIR.indexOf(name)]!;
    await phone.page.goto(link);
    await join.field.fill(await phone.answer());
    await join.isIn(name);
  }
  await expect(join.sheet).toBeHidden();
  for (const phone of phones) await plays(phone.page);
});
