import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { Join } from '../pages/phones.ts';
import { TablePage } from '../pages/table.ts';
import type { Device } from '../support/device.ts';
import { browserOn, carryPackets, losePackets, setWifi, type DeviceName } from '../support/network.ts';
import { decision, reserves, takePhones } from '../support/phones.ts';
import { stop } from '../support/processes.ts';
import type { AnySave } from '../support/saves.ts';
import { watchPresses } from '../support/steady.ts';

/** A browser of its own, on a device of the network. */
export interface PhoneBrowser {
  browser: Browser;
  newPhone(): Promise<BrowserContext>;
}

/** How a device is away: `begins` returns what ends it. */
interface Absence {
  name: string;
  begins(device: DeviceName, browser?: Browser): Promise<() => void>;
}

export const LOST: Absence = {
  name: 'without packets',
  begins: async (device) => {
    losePackets(device);
    return () => carryPackets(device);
  },
};

export const NO_WIFI: Absence = {
  name: 'without Wi-Fi',
  begins: async (device) => {
    setWifi(device, 'down');
    return () => setWifi(device, 'up');
  },
};

export const STOPPED: Absence = { name: 'stopped', begins: (_, browser) => stop(browser!) };

/** What ends the absences of this test. */
const ends: (() => void)[] = [];

/** A device is away from now on. Returns what ends it; the end of the test does too. */
export async function leave({ begins }: Absence, device: DeviceName, browser?: Browser): Promise<() => void> {
  const end = await begins(device, browser);
  ends.push(end);
  return end;
}

export const test = base.extend<{ phoneOn: (device: DeviceName, args?: string[]) => Promise<PhoneBrowser> }>({
  phoneOn: async ({ browser, context, baseURL, locale }, use) => {
    // With this permission the codes have addresses instead of names, which the devices would have to resolve.
    await context.grantPermissions(['camera']);
    const { launchOptions } = test.info().project.use;
    const browsers: Browser[] = [];
    await use(async (device, args = []) => {
      const options = { ...launchOptions, ...browserOn(device), args: [...launchOptions!.args!, ...args] };
      const own = await browser.browserType().launch(options);
      browsers.push(own);
      const newPhone = async () => {
        const phone = await own.newContext({ baseURL: baseURL!, locale: locale!, permissions: ['camera'] });
        await watchPresses(phone);
        return phone;
      };
      return { browser: own, newPhone };
    });
    for (const end of ends.splice(0)) end();
    for (const own of browsers) await own.close();
  },
});

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

/** The decisions of the saved match. */
export const log = async (device: Device) => (await device.saved<AnySave>()).record.log;

/** The tablet and both phones show the match, and all reserves are made. */
export async function begin(tablet: Page, join: Join, [minas, juns]: [PhoneBrowser, PhoneBrowser]): Promise<[Page, Page]> {
  await join.open();
  const [mina] = await takePhones(await minas.newPhone(), join, ['Mina']);
  const [jun] = await takePhones(await juns.newPhone(), join, ['Jun']);
  await expect(join.sheet).toBeHidden();
  for (const { page } of [mina!, jun!]) await expect(new TablePage(page).menuButton).toBeVisible();
  await expect.poll(() => reserves(tablet)).toBe(6);
  return [mina!.page, jun!.page];
}

/** Waits until one of these phones has made a move, and returns which one. */
export async function anyMove(phones: Page[]): Promise<number> {
  let mover = -1;
  await expect(async () => {
    for (const [nth, phone] of phones.entries()) {
      if ((await decision(phone)) !== 'move') continue;
      mover = nth;
      return;
    }
    throw new Error('no phone has a move');
  }).toPass({ intervals: [50] });
  return mover;
}

/** The phones play on, and each move is saved once. */
export async function playsOn(device: Device, phones: Page[], moves: number) {
  for (let move = 0; move < moves; move++) {
    const before = await log(device);
    // Another phone's step may have changed the list of moves under a tap.
    await expect(async () => {
      await anyMove(phones);
      await expect.poll(async () => (await log(device)).length, { timeout: 1000 }).toBe(before.length + 1);
    }).toPass();
    expect((await log(device)).slice(0, before.length)).toEqual(before);
  }
}

/** The median of these times, their 95th percentile, and the longest, in whole milliseconds. */
export function figures(times: number[]) {
  const sorted = times.map(Math.round).toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]!;
  return { median: at(0.5), p95: at(0.95), longest: at(1) };
}
