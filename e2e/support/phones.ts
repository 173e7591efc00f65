import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { type Join, Phone } from '../pages/phones.ts';
import { TablePage } from '../pages/table.ts';

/** Each of these players uses a phone, one after the other. */
export async function takePhones(
  context: BrowserContext, join: Join, names: string[], prepare?: (page: Page) => Promise<void>,
): Promise<Phone[]> {
  const phones: Phone[] = [];
  for (const name of names) {
    const phone = await Phone.scan(context, await join.linkFor(name), prepare);
    await join.field.fill(await phone.answer());
    await join.isIn(name);
    phones.push(phone);
  }
  return phones;
}

/** Opens the dialog, and everyone uses a phone; then it closes automatically. */
export async function allOnPhones(
  context: BrowserContext, join: Join, names: string[], prepare?: (page: Page) => Promise<void>,
): Promise<Phone[]> {
  await join.open();
  const phones = await takePhones(context, join, names, prepare);
  await expect(join.sheet).toBeHidden();
  for (const phone of phones) await expect(new TablePage(phone.page).menuButton).toBeVisible();
  return phones;
}

/**
 * Makes a decision on this phone, if it can make one: the first in the list of all moves. Or confirms what the player
 * has seen, which is no step of the match.
 */
export async function decision(page: Page): Promise<'move' | 'confirmation' | undefined> {
  const table = new TablePage(page);
  const goOn = page.locator('.between__foot .button--primary, .dock .actions .button--primary').filter({ hasText: /^(Next|Go on|Got it|I’ve seen|Hide)/ });
  // Another phone's step may render these again or close them, and a tablet may be gone.
  const taps = (what: Locator) => what.click({ timeout: 2000 }).then(() => true, () => false);
  if (await goOn.first().isVisible()) return (await taps(goOn.first())) ? 'confirmation' : undefined;
  await page.keyboard.press('m');
  const first = table.moves.locator('li').getByRole('button').first();
  // The list opens in the same frame, or the phone has nothing to decide.
  if (!(await first.isVisible())) return undefined;
  if (await taps(first)) return 'move';
  // A list that is still open would keep all other keys.
  await page.keyboard.press('Escape');
  return undefined;
}

/** Has this phone made a decision, or confirmed something? */
export const decides = async (page: Page) => (await decision(page)) !== undefined;

/** The phone shows another table than `pond`, if that is given, and the tablet answers it. */
export async function isBack(phone: Page, pond?: string) {
  await phone.waitForFunction(
    (pond) => document.querySelector('.pond')!.innerHTML !== pond && !document.querySelector('.phone-away--silent'),
    pond, { timeout: 30_000 },
  );
}

/** From the next load on, `page` keeps a list of its connections for `reserves`. */
export async function watchConnections(page: Page) {
  await page.addInitScript(() => {
    const connections: RTCPeerConnection[] = [];
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        connections.push(this);
      }
    };
    Object.assign(window, { connections });
  });
}

/** The number of reserves that the tablet has answered. */
export function reserves(tablet: Page): Promise<number> {
  return tablet.evaluate(() => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const isReserve = (one: RTCPeerConnection) => one.remoteDescription?.type === 'offer' && one.localDescription && one.sctp?.state !== 'connected';
    return connections.filter((one) => one.signalingState !== 'closed' && one.iceGatheringState === 'complete' && isReserve(one)).length;
  });
}

/** The tablet closes the connections that are open, and its page does not notice it. Returns how many these were. */
export function drop(tablet: Page): Promise<number> {
  return tablet.evaluate(() => {
    const { connections } = window as unknown as { connections: RTCPeerConnection[] };
    const open = connections.filter((one) => one.connectionState === 'connected' && one.sctp?.state === 'connected');
    for (const one of open) one.close();
    return open.length;
  });
}

/** Returns how many tickets a phone has stored, and then damages that part of its record. */
export const storedTickets = (page: Page, damaged?: 'text' | 'tickets' | 'certificate') =>
  page.evaluate(async (damaged) => {
    const result = <Type>(request: IDBRequest<Type>) => new Promise<Type>((done, fails) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => fails(request.error);
    });
    const code = location.hash.split('/').at(-1)!;
    const database = await result(indexedDB.open('mallard'));
    const store = database.transaction('phone', 'readwrite').objectStore('phone');
    const record = (await result(store.get(code))) as { text: string; certificate: unknown } | undefined;
    const stored = record ? (JSON.parse(record.text) as { tickets: unknown[] }).tickets.length : 0;
    if (damaged && record) {
      if (damaged === 'text') record.text = record.text.slice(1);
      if (damaged === 'tickets') record.text = record.text.replaceAll('"description":"', '"description":"!');
      if (damaged === 'certificate') record.certificate = {};
      await result(store.put(record, code));
    }
    database.close();
    return stored;
  }, damaged);
