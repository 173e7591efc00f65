import { existsSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { Join, Phone } from './pages/phones.ts';
import { TablePage } from './pages/table.ts';
import { LONG, SHORT } from './support/extent.ts';
import { TWO, after } from './support/games.ts';
import { decides, takePhones } from './support/phones.ts';
import type { AnySave } from './support/saves.ts';

/** A browser of its own: a phone whose processes can be stopped. */
interface PhoneBrowser {
  context: BrowserContext;
  stop(): Promise<void>;
  go(): void;
}

const test = base.extend<{ join: Join; far: PhoneBrowser }>({
  join: async ({ page }, use) => use(new Join(page)),
  far: async ({ browser, baseURL, locale, context }, use) => {
    // A page that may use the camera shows its address, so the two browsers need not resolve each other's names.
    await context.grantPermissions(['camera']);
    const { launchOptions } = test.info().project.use;
    const own: Browser = await browser.browserType().launch(launchOptions);
    const far = await own.newContext({ baseURL: baseURL!, locale: locale!, permissions: ['camera'] });
    const session = await own.newBrowserCDPSession();
    let stopped: number[] = [];
    await use({
      context: far,
      stop: async () => {
        const { processInfo } = await session.send('SystemInfo.getProcessInfo');
        // The process that told us may have ended since.
        stopped = processInfo.map(({ id }) => id).filter((id) => existsSync(`/proc/${id}`));
        for (const id of stopped) process.kill(id, 'SIGSTOP');
      },
      go: () => {
        for (const id of stopped.splice(0)) process.kill(id, 'SIGCONT');
      },
    });
    await own.close();
  },
});

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

const steps = async (device: { saved(): Promise<AnySave> }) => (await device.saved()).record.log.length;

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
async function begin(context: BrowserContext, far: BrowserContext, join: Join): Promise<[Phone, Phone]> {
  await join.open();
  const [mina] = await takePhones(context, join, ['Mina']);
  const [jun] = await takePhones(far, join, ['Jun']);
  await expect(join.sheet).toBeHidden();
  for (const phone of [mina!, jun!]) await expect(new TablePage(phone.page).menuButton).toBeVisible();
  // The reserves are made.
  await jun!.page.waitForTimeout(2000);
  while (await decides(jun!.page)) await jun!.page.waitForTimeout(500);
  return [mina!, jun!];
}

/** Mina decides while Jun's phone is away. Returns how long after `wakes` that phone shows another table. */
async function measureReturn(mina: Page, jun: Page, away: number, sleeps: () => Promise<void>, wakes: () => void) {
  const before = await jun.locator('.pond').innerHTML();
  await sleeps();
  await mina.waitForTimeout(away / 2);
  expect(await decides(mina)).toBe(true);
  await mina.waitForTimeout(away / 2);
  wakes();
  const woken = Date.now();
  await jun.waitForFunction(
    (before) => document.querySelector('.pond')!.innerHTML !== before && !document.querySelector('.phone-away--silent'),
    before, { timeout: 20_000 },
  );
  return Date.now() - woken;
}

for (const seconds of [15, 40, 120]) {
  test(`a phone that slept for ${seconds} s comes back by itself`, { tag: seconds > 15 ? [LONG.tag] : [] }, async ({ context, device, join, far }) => {
    test.setTimeout(60_000 + seconds * 1000);
    await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
    const [mina, jun] = await begin(context, far.context, join);
    const before = await steps(device as never);
    const took = await measureReturn(mina.page, jun.page, seconds * 1000, far.stop, far.go);
    console.log(`asleep for ${seconds} s: back after ${took} ms`);
    expect(await steps(device as never)).toBe(before + 1);
    await expect(join.sheet).toBeHidden();
    expect(took).toBeLessThan(SHORT ? 10_000 : 4000);
  });
}

test('a reserve replaces a connection that is gone, and no step is lost', async ({ page, context, device, join, far }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() => {
    const all: RTCPeerConnection[] = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        all.push(this);
      }
    };
    // The tablet closes what is open, and its page does not notice it.
    Object.assign(window, { drop: () => all.filter((one) => one.connectionState === 'connected' && one.sctp?.state === 'connected').map((one) => one.close()).length });
  });
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  const [mina, jun] = await begin(context, far.context, join);
  const drop = () => page.evaluate(() => (window as unknown as { drop(): number }).drop());
  for (let round = 0; round < 3; round++) {
    const before = await steps(device as never);
    expect(await drop(), 'the connections of two phones').toBe(2);
    const began = Date.now();
    await expect(async () => {
      expect((await decides(mina.page)) || (await decides(jun.page))).toBe(true);
      expect(await steps(device as never)).toBe(before + 1);
    }).toPass({ intervals: [50], timeout: 20_000 });
    console.log(`dropped: the next step after ${Date.now() - began} ms`);
    await page.waitForTimeout(2500);
  }
  await expect(join.sheet).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'disconnected' })).toHaveCount(0);
});
