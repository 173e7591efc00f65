import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { NightPages } from './pages/night.ts';
import { type Join, Phone } from './pages/phones.ts';
import { ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { expectAccessible } from './support/axe.ts';
import { TWO, after, length } from './support/games.ts';
import type { Device } from './support/device.ts';
import { allOnPhones, decides, takePhones } from './support/phones.ts';
import { GAMES, begun } from './support/saves.ts';

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

const PAIR = ['Mina', 'Jun'];

/** The page's messages go through `window.alter`, which may change them, or drop them by returning nothing. */
async function alterMessages(page: Page) {
  await page.addInitScript(() => {
    const window = globalThis as unknown as { alter?: (text: string) => string | undefined; channel?: RTCDataChannel };
    const sends = RTCDataChannel.prototype as { send(text: string): void };
    const { send } = sends;
    sends.send = function (this: RTCDataChannel, text: string) {
      window.channel = this;
      const altered = window.alter ? window.alter(text) : text;
      if (altered !== undefined) send.call(this, altered);
    };
  });
}

/** The page sends a text as often as this. */
const flood = (page: Page, text: string, times: number) =>
  page.evaluate(([text, times]) => {
    const { channel } = globalThis as unknown as { channel: RTCDataChannel };
    for (let time = 0; time < times; time++) channel.send(text);
  }, [text, times] as const);

const goTo = (page: Page, hash: string) => page.evaluate((hash) => void (location.hash = hash), hash);

const paused = (phone: Page) => phone.getByRole('heading', { name: 'The match is paused' });

test('the same phones play another game in other seats, and the setup shows whose are connected', async ({
  page, context, device, join, setup,
}) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const [mina, jun] = await allOnPhones(context, join, PAIR);
  await goTo(page, '#/new/duckit');
  await setup.seat([['Jun', 'Person'], ['Mina', 'Person'], ['Yuki', 'Person']]);
  await expect(setup.phoneOf('Jun')).toHaveAccessibleName('Jun plays on a phone, which is connected');
  await expect(setup.phoneOf('Mina')).toHaveAttribute('aria-pressed', 'true');
  await expect(setup.phoneOf('Yuki')).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page, 'the setup with phones');
  // A match that the tablet does not show cannot be played.
  await expect(paused(mina!.page)).toBeVisible();
  await setup.deal.click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(join.sheet).toBeHidden();
  for (const [phone, name] of [[mina!, 'Mina'], [jun!, 'Jun']] as const) {
    await expect(phone.page.getByRole('banner')).toContainText(name);
    await expect(phone.page.getByRole('banner')).toContainText('Duckit');
    await expect(paused(phone.page)).toBeHidden();
  }
  // Who plays at the tablet the next time keeps the phone for later.
  await goTo(page, '#/new/quantum');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await setup.phoneOf('Jun').click();
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await expect(mina!.page.getByRole('banner')).toContainText('Quantum');
  await expect(jun!.page.getByRole('banner')).toContainText('Duckit');
  await goTo(page, '#/new/durak');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await setup.deal.click();
  await expect(join.sheet).toBeHidden();
  for (const phone of [mina!, jun!]) await expect(new TablePage(phone.page).hand).toBeVisible();
  await expect(async () => {
    for (const phone of [mina!, jun!]) await decides(phone.page);
    expect(await device.steps()).toBeGreaterThan(2);
  }).toPass({ intervals: [0] });
});

test('a person without a phone is asked in, and the others stay', async ({ page, context, device, join, setup }) => {
  await device.openMatch(begun('durak', PAIR, GAMES.find(({ slug }) => slug === 'durak')!.whole));
  const [mina] = await allOnPhones(context, join, PAIR);
  await goTo(page, '#/new/duckit');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Yuki', 'Person']]);
  await setup.phoneOf('Yuki').click();
  await page.getByRole('button', { name: 'Connect 1 phone' }).click();
  await takePhones(context, join, ['Yuki']);
  await expect(join.sheet).toBeHidden();
  await expect(mina!.page.getByRole('banner')).toContainText('Duckit');
});

/** Ends a match of two on their phones, and opens the page of the next game. */
async function playedOnPhones(page: Page, context: BrowserContext, device: Device, join: Join) {
  await device.openMatch({ ...after(TWO, length(TWO) - 1, PAIR), label: null });
  const phones = await allOnPhones(context, join, PAIR);
  await expect(async () => {
    for (const phone of phones) await decides(phone.page);
    await expect(page.locator('.dock.result')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const night = new NightPages(page);
  await night.another.click();
  await expect(night.plate('Mina')).toContainText('on phone');
  await expect(night.says).toContainText('Phones stay connected.');
  return { night, phones };
}

test('a plate says whether its phone is connected, and no phone stays connected that is not', async ({ page, context, device, join }) => {
  const { night, phones } = await playedOnPhones(page, context, device, join);
  await phones[0]!.page.close();
  await expect(night.plate('Mina')).toContainText('disconnected', { timeout: 15_000 });
  await expect(night.says).toContainText('Phones stay connected.');
  await phones[1]!.page.close();
  await expect(night.plate('Jun')).toContainText('disconnected', { timeout: 15_000 });
  await expect(night.says).not.toContainText('Phones stay connected.');
});

test('phones stay connected when two taps at the tablet begin another game', async ({ page, context, device, join }) => {
  const { night, phones } = await playedOnPhones(page, context, device, join);
  const game = (await night.chosen.locator('.game-tile__caption b').textContent())!;
  await night.begin.click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(join.sheet).toBeHidden();
  for (const phone of phones) {
    await expect(phone.page.getByRole('banner')).toContainText(game);
    await expect(paused(phone.page)).toBeHidden();
  }
});

test('the result on a phone says where the next match begins, and no side of the tablet says who decides', async ({ page, context, device, join, table, result: onTablet }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const [mina] = await allOnPhones(context, join, PAIR);
  await expect(page.locator('.table-sides__status')).toHaveCount(2);
  await table.openMenu('End the match here');
  await page.getByRole('button', { name: 'End match' }).click();
  await expect(onTablet.again).toBeVisible();
  await expect(page.locator('.table-sides')).toHaveCount(0);
  const result = new ResultPage(mina!.page);
  await expect(result.winner).toHaveText('Ended early');
  await expect(mina!.page.getByText('Begin the next match on the tablet. This phone stays connected.')).toBeVisible();
});

test('a phone says that the tablet does not answer, and offers nothing until it does', async ({ page, context, device, join }) => {
  await alterMessages(page);
  await device.openMatch(after(TWO, 0, PAIR));
  const phones = await allOnPhones(context, join, PAIR);
  await expect.poll(async () => (await Promise.all(phones.map(({ page }) => new TablePage(page).playable.count()))).some(Boolean)).toBe(true);
  const counts = await Promise.all(phones.map(({ page }) => new TablePage(page).playable.count()));
  const able = phones[counts.findIndex(Boolean)]!;
  const { playable, cards } = new TablePage(able.page);
  const [before, held] = [await playable.count(), await cards.count()];
  await page.evaluate(() => Object.assign(window, { alter: () => undefined }));
  const from = Date.now();
  const silent = able.page.getByRole('status').filter({ hasText: 'The tablet cannot be reached' });
  await expect(silent).toBeVisible({ timeout: 12_000 });
  const waited = Date.now() - from;
  expect(waited, 'six seconds, less the time since the last answer').toBeGreaterThan(3500);
  expect(waited).toBeLessThan(7500);
  await expectAccessible(able.page, 'a phone whose tablet is silent');
  await expect(cards).toHaveCount(held);
  await expect(playable).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { alter: undefined }));
  await expect(silent).toBeHidden();
  await expect(playable).toHaveCount(before);
});

test('several phones that are away are all named', async ({ page, context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  for (const phone of await allOnPhones(context, join, PAIR)) await phone.page.close();
  const away = page.getByRole('status').filter({ hasText: 'The phones of Mina and Jun are disconnected' });
  await expect(away).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page, 'two phones that are away');
  await away.getByRole('button', { name: 'Jun', exact: true }).click();
  await expect(away).toContainText('Choose how Jun continues.');
  await away.getByRole('button', { name: 'Play on this screen' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mina’s phone is disconnected' })).toBeVisible();
});

test('a phone that sends too much is disconnected with the reason, and its seat stays a phone’s', async ({
  page, context, device, join, curtain,
}) => {
  await device.openMatch(after(TWO, 4, PAIR));
  const [, jun] = await allOnPhones(context, join, PAIR, alterMessages);
  await flood(jun!.page, '{"version":6,"message":{"request":{"at":1,"ask":"hello"}}}', 60);
  const away = page.getByRole('status').filter({ hasText: 'Jun’s phone is disconnected' });
  await expect(away).toContainText('Something went wrong between the phone and the tablet.');
  await expect(curtain.show).toBeHidden();
  await expect(jun!.page.getByRole('alert')).toContainText('Something went wrong');
  await away.getByRole('button', { name: 'Show the code' }).click();
  const [again] = await takePhones(context, join, ['Jun']);
  await expect(new TablePage(again!.page).hand).toBeVisible();
});

test('the limits hold while the dialog is open, and another version does not come in', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 4, PAIR));
  await join.open();
  const [mina] = await takePhones(context, join, ['Mina'], alterMessages);
  await flood(mina!.page, '{"version":6,"message":"heartbeat"}', 1000);
  await expect(mina!.page.getByRole('alert')).toContainText('Something went wrong');
  await expect(join.person('Mina')).not.toContainText('On phone');

  const link = await join.linkFor('Jun');
  const jun = await Phone.scan(context, link, async (page) => {
    await alterMessages(page);
    await page.addInitScript(() => Object.assign(window, { alter: (text: string) => text.replace('"version":6', '"version":7') }));
  });
  await join.field.fill(await jun.answer());
  const reason = join.sheet.getByRole('alert');
  await expect(reason).toContainText('different versions of Mallard');
  // Nothing but that and a new attempt helps.
  await expect(reason.getByRole('listitem')).toHaveCount(0);
  await expect(join.sheet.getByText('Point your phone’s camera')).toBeHidden();
  await expect(jun.page.getByRole('alert')).toContainText('different versions of Mallard');
  await join.tryAgain.click();
  await takePhones(context, join, ['Jun']);
});
