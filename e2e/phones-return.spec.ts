import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { Join, Phone } from './pages/phones.ts';
import { TablePage } from './pages/table.ts';
import { TWO, after } from './support/games.ts';
import { decides, drop, isBack, reserves, takePhones, watchConnections } from './support/phones.ts';
import { stop } from './support/processes.ts';
import { watchPresses } from './support/steady.ts';

/** A browser of its own: a phone whose processes can be stopped. */
interface FarPhone {
  context: BrowserContext;
  stop(): Promise<void>;
  wake(): void;
}

const test = base.extend<{ far: FarPhone }>({
  far: async ({ browser, baseURL, locale, context }, use) => {
    // A page that may use the camera shows its address, so the two browsers need not resolve each other's names.
    await context.grantPermissions(['camera']);
    const { launchOptions } = test.info().project.use;
    const own: Browser = await browser.browserType().launch(launchOptions);
    const far = await own.newContext({ baseURL: baseURL!, locale: locale!, permissions: ['camera'] });
    await watchPresses(far);
    let wake = () => {};
    await use({
      context: far,
      stop: async () => {
        wake = await stop(own);
      },
      wake: () => wake(),
    });
    wake();
    await own.close();
  },
});

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

test('a phone whose answer the tablet reads gets in, also if another one opened the same code', async ({ page, browser, context, device, join, baseURL }) => {
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  await join.open();
  const other = await browser.newContext({ baseURL: baseURL! });
  for (const [name, second] of [['Mina', context], ['Jun', other]] as const) {
    const link = await join.linkFor(name);
    const phones = [await Phone.scan(context, link), await Phone.scan(second, link)];
    for (const phone of phones) await phone.answer();
    // The browsers try to reach the tablet already.
    await page.waitForTimeout(1500);
    await join.field.fill(await phones[name === 'Mina' ? 0 : 1]!.answer());
    await join.isIn(name);
  }
  await expect(join.sheet).toBeHidden();
  await other.close();
});

/** Both play, and it is Mina's turn. The tablet is in the browser of the tests, and Jun's phone in its own. */
async function begin(page: Page, far: BrowserContext, join: Join): Promise<[Phone, Phone]> {
  await join.open();
  const [mina] = await takePhones(page.context(), join, ['Mina']);
  const [jun] = await takePhones(far, join, ['Jun']);
  await expect(join.sheet).toBeHidden();
  for (const phone of [mina!, jun!]) await expect(new TablePage(phone.page).menuButton).toBeVisible();
  await expect.poll(() => reserves(page)).toBe(6);
  return [mina!, jun!];
}

test('a phone that slept comes back by itself', async ({ page, device, join, far }) => {
  await watchConnections(page);
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  const [mina, jun] = await begin(page, far.context, join);
  const before = await device.steps();
  const pond = await jun.page.locator('.pond').innerHTML();
  await far.stop();
  await page.waitForTimeout(8000);
  expect(await decides(mina.page)).toBe(true);
  await page.waitForTimeout(7000);
  far.wake();
  await isBack(jun.page, pond);
  expect(await device.steps()).toBe(before + 1);
  await expect(join.sheet).toBeHidden();
});

test('a reserve replaces a connection that is gone, and no step is lost', async ({ page, device, join, far }) => {
  test.setTimeout(90_000);
  await watchConnections(page);
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  const [mina, jun] = await begin(page, far.context, join);
  for (let round = 0; round < 3; round++) {
    const before = await device.steps();
    expect(await drop(page), 'the connections of two phones').toBe(2);
    const began = Date.now();
    // A phone may decide while its connection closes: its player sees no step, and taps again.
    await expect(async () => {
      expect((await decides(mina.page)) || (await decides(jun.page))).toBe(true);
      await expect.poll(() => device.steps(), { timeout: 1000 }).toBe(before + 1);
    }).toPass({ intervals: [50], timeout: 20_000 });
    console.log(`dropped: the next step after ${Date.now() - began} ms`);
    await expect.poll(() => reserves(page)).toBe(6);
  }
  await expect(join.sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'disconnected' })).toHaveCount(0);
});

test('a phone that comes back while the tablet makes a reserve gets new reserves', async ({ page, device, join, far }) => {
  await page.addInitScript(() => {
    // The tablet searches for its addresses longer than a phone needs to come back.
    const { prototype } = RTCPeerConnection;
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'iceGatheringState')!;
    const since = new WeakMap<RTCPeerConnection, number>();
    Object.defineProperty(prototype, 'iceGatheringState', {
      get(this: RTCPeerConnection) {
        if (!since.has(this)) since.set(this, performance.now());
        return performance.now() < since.get(this)! + 1900 ? 'gathering' : (get!.call(this) as RTCIceGatheringState);
      },
    });
  });
  await watchConnections(page);
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  await join.open();
  const [mina] = await takePhones(far.context, join, ['Mina']);
  await join.linkFor('Jun');
  await join.skip.click();
  const silent = mina!.page.locator('.phone-away--silent');
  // One is there, and the tablet makes the next.
  await expect.poll(() => reserves(page)).toBe(1);
  const all = () => page.evaluate(() => (window as unknown as { connections: unknown[] }).connections.length);
  const made = await all();
  await expect.poll(all, { intervals: [20] }).toBe(made + 1);
  expect(await drop(page)).toBe(1);
  await expect(silent).toBeVisible();
  await expect(silent).toBeHidden();
  await expect.poll(() => reserves(page)).toBe(3);
});
