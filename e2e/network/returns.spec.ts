import { expect } from '../fixtures.ts';
import type { Phone } from '../pages/phones.ts';
import { SetupPage } from '../pages/setup.ts';
import { TablePage } from '../pages/table.ts';
import { TWO, after } from '../support/games.ts';
import { decides, isBack, reserves, takePhones, watchConnections } from '../support/phones.ts';
import { processorTime } from '../support/processes.ts';
import { GAMES, begun } from '../support/saves.ts';
import { LOST, NO_WIFI, STOPPED, begin, figures, leave, log, playsOn, test } from './fixtures.ts';

/** All measured returns, in milliseconds. */
const returns: number[] = [];

/** Records how long phones took to return. */
function note(what: string, times: number[]) {
  returns.push(...times);
  console.log(`${what}: back after ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`);
}

for (const [absence, seconds] of [
  [LOST, 8], [LOST, 20], [LOST, 45], [NO_WIFI, 20], [STOPPED, 15], [STOPPED, 40], [STOPPED, 120],
] as const) {
  test(`a phone that was ${absence.name} for ${seconds} s comes back without a code`, async ({ page, device, join, phoneOn }) => {
    await watchConnections(page);
    await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
    const juns = await phoneOn('jun');
    const [mina, jun] = await begin(page, join, [await phoneOn('mina'), juns]);
    const before = await log(device);
    const pond = await jun.locator('.pond').innerHTML();
    const end = await leave(absence, 'jun', juns.browser);
    await page.waitForTimeout(seconds * 500);
    expect(await decides(mina)).toBe(true);
    await expect.poll(async () => (await log(device)).length).toBe(before.length + 1);
    await page.waitForTimeout(seconds * 500);
    end();
    const from = Date.now();
    await isBack(jun, pond);
    note(`${absence.name} for ${seconds} s`, [Date.now() - from]);
    expect((await log(device)).slice(0, -1)).toEqual(before);
    await playsOn(device, [mina, jun], 4);
    await expect(join.sheet).toBeHidden();
  });
}

test('the phones come back to a tablet that was stopped for 45 s', async ({ page, browser, device, join, phoneOn }) => {
  await watchConnections(page);
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  const phones = await begin(page, join, [await phoneOn('mina'), await phoneOn('jun')]);
  const before = await log(device);
  const end = await leave(STOPPED, 'tablet', browser);
  for (const phone of phones) await expect(phone.locator('.phone-away--silent')).toBeVisible();
  await phones[0].waitForTimeout(45_000);
  end();
  const from = Date.now();
  note('a tablet stopped for 45 s', await Promise.all(phones.map((phone) => isBack(phone).then(() => Date.now() - from))));
  expect(await log(device)).toEqual(before);
  await playsOn(device, phones, 4);
});

test('the game changes while a phone is away, and both phones play the next one', async ({ page, device, join, phoneOn }) => {
  await watchConnections(page);
  const setup = new SetupPage(page);
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  const juns = await phoneOn('jun');
  const phones = await begin(page, join, [await phoneOn('mina'), juns]);
  const end = await leave(LOST, 'jun', juns.browser);
  await page.evaluate(() => void (location.hash = '#/new/quantum'));
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await page.getByRole('button', { name: 'Roll the dice' }).click();
  await expect(phones[0].getByRole('banner')).toContainText('Quantum');
  await expect(phones[1].locator('.phone-away--silent')).toBeVisible();
  end();
  const from = Date.now();
  await expect(phones[1].getByRole('banner')).toContainText('Quantum');
  note('another game', [Date.now() - from]);
  await expect(join.sheet).toBeHidden();
});

const CROWD = ['Mina', 'Jun', 'Yuki', 'Grandpa', 'Ada', 'Bo', 'Cy', 'Di', 'Ed'];

test('nine phones come back at once', async ({ page, browser, device, join, phoneOn }) => {
  await watchConnections(page);
  const { begun: match } = GAMES.find(({ slug }) => slug === 'duck-that-goose')!;
  await device.openMatch(begun('duck-that-goose', CROWD, { ...match, seats: CROWD.length }));
  const crowd = await phoneOn('crowd');
  await join.open();
  const began = Date.now();
  const phones: Phone[] = [];
  for (const name of CROWD) phones.push(...(await takePhones(await crowd.newPhone(), join, [name])));
  await expect(join.sheet).toBeHidden();
  for (const { page } of phones) await expect(new TablePage(page).menuButton).toBeVisible();
  await expect.poll(() => reserves(page)).toBe(3 * CROWD.length);
  console.log(`nine phones, one after the other: connected, with 27 reserves, after ${Date.now() - began} ms`);
  const busy = await processorTime(browser);
  await page.waitForTimeout(10_000);
  console.log(`the tablet at rest with nine phones: ${((await processorTime(browser)) - busy).toFixed(2)} s of processor time in 10 s`);
  const end = await leave(LOST, 'crowd', crowd.browser);
  await page.waitForTimeout(20_000);
  for (const phone of phones) await expect(phone.page.locator('.phone-away--silent')).toBeVisible();
  end();
  const from = Date.now();
  note('nine phones without packets for 20 s', await Promise.all(phones.map((phone) => isBack(phone.page).then(() => Date.now() - from))));
  await expect(page.getByRole('status').filter({ hasText: 'disconnected' })).toHaveCount(0);
  await playsOn(device, phones.map((phone) => phone.page), 9);
});

test.afterAll(() => {
  if (returns.length === 0) return;
  const { median, p95, longest } = figures(returns);
  console.log(`${returns.length} returns: median ${median} ms, p95 ${p95} ms, longest ${longest} ms`);
});
