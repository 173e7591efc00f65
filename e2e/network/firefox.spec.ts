import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { Phone } from '../pages/phones.ts';
import { TablePage } from '../pages/table.ts';
import { TWO, after } from '../support/games.ts';
import { decides, isBack, reserves, takePhones, watchConnections } from '../support/phones.ts';
import type { AnySave } from '../support/saves.ts';
import { LOST, leave, log, test as base } from './fixtures.ts';

/** The helpers of engines/ have no types. */
const helpers = (file: string) => import(new URL(`../../engines/${file}.mjs`, import.meta.url).href);

/** Firefox with the app, by the helpers of engines/. */
interface Firefox {
  session: {
    run<T, Given extends unknown[]>(task: (...given: Given) => T, ...given: Given): Promise<T>;
    until<T, Given extends unknown[]>(what: string, task: (...given: Given) => T, ...given: Given): Promise<NonNullable<T>>;
    key(value: string): Promise<void>;
  };
  open(hash: string, matches?: Record<string, AnySave>): Promise<void>;
  tap(what: unknown): Promise<void>;
  expectToSee(what: unknown): Promise<void>;
  match(): Promise<AnySave>;
}

const { FIREFOX, start } = await helpers('browsers');
const { Tablet, button, thing } = await helpers('tablet');

const test = base.extend<{ firefox: Firefox }>({
  firefox: async ({ baseURL }, use) => {
    const capabilities = () => ({
      // As if its camera were on: addresses instead of names.
      'moz:firefoxOptions': { args: ['-headless'], prefs: { 'media.peerconnection.ice.obfuscate_host_addresses': false } },
    });
    const browser = await start({ ...FIREFOX, capabilities });
    await use(new Tablet(browser.session, baseURL));
    await browser.end();
  },
});

const PAIR = ['Mina', 'Jun'];

for (const seconds of [8, 20]) {
  test(`a phone in Firefox that was without packets for ${seconds} s comes back`, async ({ page, device, join, phoneOn, firefox }) => {
    await watchConnections(page);
    await device.openMatch(after(TWO, 4, PAIR));
    await join.open();
    const [mina] = await takePhones(await (await phoneOn('mina')).newPhone(), join, ['Mina']);
    await firefox.open(new URL(await join.linkFor('Jun')).hash);
    await join.field.fill(
      await firefox.session.until('the answer', () => document.querySelector<HTMLElement>('.answer__code[data-code]')?.dataset.code),
    );
    await expect(join.sheet).toBeHidden();
    await firefox.expectToSee(thing('.hand .card'));
    await expect.poll(() => reserves(page)).toBe(6);
    const before = await log(device);
    const pond = await firefox.session.run(() => document.querySelector('.pond')!.innerHTML);
    const end = await leave(LOST, 'firefox');
    await page.waitForTimeout(seconds * 500);
    expect(await decides(mina!.page)).toBe(true);
    await page.waitForTimeout(seconds * 500);
    end();
    const from = Date.now();
    await firefox.session.until('the table', (pond: string) =>
      document.querySelector('.pond')!.innerHTML !== pond && !document.querySelector('.phone-away--silent'), pond);
    console.log(`a phone in Firefox without packets for ${seconds} s: back after ${Date.now() - from} ms`);
    await expect.poll(async () => (await log(device)).length).toBe(before.length + 1);
    await firefox.session.key('m');
    await firefox.tap(thing('.dialog--moves[open] li button'));
    await expect.poll(async () => (await log(device)).length).toBe(before.length + 2);
  });

  test(`a phone that was without packets for ${seconds} s comes back to a tablet in Firefox`, async ({ page, phoneOn, firefox }) => {
    await firefox.open('#/match/test', { test: after(TWO, 4, PAIR) });
    await firefox.tap(button('Menu'));
    await firefox.tap(button('Play on phones'));
    const phones: Page[] = [];
    for (const [name, where] of [['Mina', 'mina'], ['Jun', 'jun']] as const) {
      const link = await firefox.session.until(`the code for ${name}`, (name: string) => {
        const code = document.querySelector<HTMLElement>('.join__code[data-link]');
        return code?.querySelector('[role=img]')?.ariaLabel?.includes(name) ? code.dataset.link : '';
      }, name);
      const phone = await Phone.scan(await (await phoneOn(where)).newPhone(), link!, countAnswers);
      const answer = await phone.answer();
      if (await firefox.session.run(() => !document.querySelector('dialog[open] textarea'))) await firefox.tap(button('Paste the code'));
      await firefox.session.until('the field', (answer: string) => {
        const field = document.querySelector<HTMLTextAreaElement>('dialog[open] textarea');
        if (field) field.value = answer;
        return field?.dispatchEvent(new Event('input', { bubbles: true }));
      }, answer);
      phones.push(phone.page);
    }
    const [mina, jun] = phones as [Page, Page];
    for (const phone of phones) await expect(new TablePage(phone).menuButton).toBeVisible();
    for (const phone of phones) await expect.poll(() => answers(phone)).toBe(3);
    const steps = async () => (await firefox.match()).record.log.length;
    const before = await steps();
    const pond = await jun.locator('.pond').innerHTML();
    const end = await leave(LOST, 'jun');
    await page.waitForTimeout(seconds * 500);
    expect(await decides(mina)).toBe(true);
    await page.waitForTimeout(seconds * 500);
    end();
    const from = Date.now();
    await isBack(jun, pond);
    console.log(`a tablet in Firefox, the phone without packets for ${seconds} s: back after ${Date.now() - from} ms`);
    expect(await decides(jun)).toBe(true);
    await expect.poll(steps).toBe(before + 2);
  });
}

/** The phone counts the tablet's answers to its reserves. */
async function countAnswers(phone: Page) {
  await phone.addInitScript(() => {
    Object.assign(window, { answers: 0 });
    const { createDataChannel } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.createDataChannel = function (...given) {
      const channel = createDataChannel.apply(this, given);
      channel.addEventListener('message', ({ data }) => {
        if (`${data}`.includes('"reserve"')) (window as unknown as { answers: number }).answers += 1;
      });
      return channel;
    };
  });
}

const answers = (phone: Page) => phone.evaluate(() => (window as unknown as { answers: number }).answers);
