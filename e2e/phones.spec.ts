import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Join, Phone } from './pages/phones.ts';
import { ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { expectAccessible } from './support/axe.ts';
import { codeIn, withCamera } from './support/camera.ts';
import { cutTexts } from './support/cut-text.ts';
import { Device } from './support/device.ts';
import { LONG, SHORT, THOROUGH, longBut } from './support/extent.ts';
import { TWO, after, length } from './support/games.ts';
import { INTERRUPT, after as afterGoose } from './support/goose.ts';
import { layoutFaults } from './support/layout.ts';
import { allLogLines } from './support/log.ts';
import { allOnPhones, decides, takePhones } from './support/phones.ts';
import { coveredControls } from './support/reach.ts';
import { GAMES, begun, type AnySave, type Who } from './support/saves.ts';
import { drawn } from './support/screens.ts';

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

const NAMES = ['Mina', 'Jun', 'Yuki', 'Grandpa', 'Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const PAIR = ['Mina', 'Jun'];

for (const { slug, whole } of GAMES) {
  test(`a match of ${slug} on phones alone is kept by the tablet, step by step, and ends on each of them`, longBut('durak', slug), async ({ page, context, device, join, result }) => {
    test.setTimeout(600_000);
    const names = NAMES.slice(0, whole.seats);
    await device.openMatch(begun(slug, names, whole));
    const phones = await allOnPhones(context, join, names);
    await expect(page.locator('.hand .card')).toHaveCount(0);
    const isDone = async () => (SHORT ? (await device.steps()) > 12 : result.again.isVisible());
    for (let turn = 0; turn < 3000 && !(await isDone()); turn++) {
      for (const phone of phones) await decides(phone.page);
    }
    expect(await isDone()).toBe(true);
    await expect(page.locator('.bar__title')).not.toBeEmpty();
    if (SHORT) return;
    for (const phone of phones) await expect(new ResultPage(phone.page).winner).toBeVisible();
    await result.again.click();
    // The same phones play in the next match.
    for (const phone of phones) await expect(new TablePage(phone.page).menuButton).toBeVisible();
    await expect(page.locator('.hand .card')).toHaveCount(0);
  });
}

test('a person at the tablet, one on a phone and a bot play one match', async ({ page, context, device, join, table, curtain }) => {
  const players: Who[] = ['Mina', 'Jun', { bot: 'Pip' }];
  await device.openMatch(begun('durak', players, { ...GAMES.find(({ slug }) => slug === 'durak')!.begun, seats: 3 }));
  await join.open();
  await join.linkFor('Mina');
  await join.skip.click();
  const [jun] = await takePhones(context, join, ['Jun']);
  await expect(join.sheet).toBeHidden();
  for (let turn = 0; turn < 12; turn++) {
    const before = await device.steps();
    await expect(async () => {
      if (await curtain.show.isVisible()) await curtain.show.click();
      if (await table.nobody.isVisible()) await table.nobody.click();
      if (await table.playable.or(table.actions).first().isVisible()) await decides(page);
      await decides(jun!.page);
      expect(await device.steps()).toBeGreaterThan(before);
    }).toPass({ intervals: [50] });
  }
});

test('the life of a phone: it shows no other hand, takes a step back, asks before it leaves, and comes back with its hand; the tablet or a bot plays for it', async ({
  page, context, device, join, curtain,
}) => {
  await device.openMatch(after(TWO, 1, PAIR));
  const phones = await allOnPhones(context, join, PAIR);
  const [mina, jun] = phones as [Phone, Phone];
  const handOf = (phone: Phone) => new TablePage(phone.page).handNames();
  const hands = [await handOf(mina), await handOf(jun)] as const;
  for (const [phone, own, other] of [[mina, ...hands], [jun, ...hands.toReversed()]] as [Phone, string[], string[]][]) {
    expect(own.length).toBeGreaterThan(0);
    const all = await phone.page.locator('[aria-label]').evaluateAll((things) => things.map((thing) => thing.ariaLabel ?? ''));
    for (const card of other) expect(all.filter((label) => label.startsWith(card)), `${card} on the other phone`).toEqual([]);
  }

  const before = await device.steps();
  const made = (await decides(jun.page)) ? jun : mina;
  if (made === mina) await decides(mina.page);
  await expect.poll(() => device.steps()).toBe(before + 1);
  await new TablePage(made.page).openMenu('Undo');
  await expect.poll(() => device.steps()).toBe(before);

  await expect(mina.page.getByRole('button', { name: 'Leave' }), 'only in the menu').toHaveCount(0);
  const asked = mina.page.getByRole('dialog', { name: 'Leave the table?' });
  for (const time of ['once', 'again']) {
    await mina.page.goBack();
    await expect(asked, time).toContainText('You can continue at the tablet.');
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(new TablePage(mina.page).hand).toBeVisible();
  }
  await new TablePage(mina.page).openMenu('Leave');
  await asked.getByRole('button', { name: 'Leave' }).click();

  const away = (name: string) => page.getByRole('status').filter({ hasText: `${name}’s phone is disconnected` });
  await expect(away('Mina')).toBeVisible({ timeout: 15_000 });
  await away('Mina').getByRole('button', { name: 'Show the code' }).click();
  const [again] = (await takePhones(context, join, ['Mina'])) as [Phone];
  await expect(join.sheet).toBeHidden();
  await expect(away('Mina')).toBeHidden();
  await expect.poll(() => handOf(again)).toEqual(hands[0]);
  await expect(async () => {
    for (const phone of [again, jun]) await decides(phone.page);
    expect(await device.steps()).toBeGreaterThan(before + 1);
  }).toPass({ intervals: [0] });

  await again.page.close();
  await expect(away('Mina')).toBeVisible({ timeout: 15_000 });
  await away('Mina').getByRole('button', { name: 'Play on this screen' }).click();
  await expect(away('Mina')).toBeHidden();
  await jun.page.close();
  await expect(away('Jun')).toBeVisible({ timeout: 15_000 });
  await away('Jun').getByRole('button', { name: 'Let a bot play for now' }).click();
  // The bot plays now, and Mina takes the tablet.
  await curtain.show.click();
  await expect(page.getByText('Take the seat back')).toBeVisible();
  await expect(page.locator('.hand .card').first()).toBeVisible();
  // The dialog lists the seat of the bot, too.
  await join.open();
  await expect(join.sheet.locator('.advice--away')).toContainText('Jun');
  await join.sheet.getByRole('button', { name: 'Take the seat back' }).click();
  await join.open();
  await join.person('Jun').click();
  await join.linkFor('Jun');
});

/** Parts of a phone's screen that are cut or hang out of it, at the sizes of small and large phones. */
async function expectWhole(phone: Page, what: string) {
  for (const [width, height] of [[844, 390], [360, 640], [390, 844]] as const) {
    await phone.setViewportSize({ width, height });
    await drawn(phone);
    const faults = [...await layoutFaults(phone), ...await cutTexts(phone, '.bar__title, .actions', false)];
    // The target of a switch is larger than its drawing (style/buttons.css).
    const found = faults.filter((fault) => !fault.includes('button.switch'));
    expect.soft(found, `${what}, ${width}×${height}`).toEqual([]);
  }
}

test('the screen of a phone is whole, its first turn offers sound once, and the list of all moves closes after it', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 0, ['Bartholomew', 'Jun']));
  const phones = await allOnPhones(context, join, ['Bartholomew', 'Jun']);
  const offer = (phone: Phone) => phone.page.locator('.advice').getByRole('switch', { name: 'Sound and vibration at your turn' });
  await expect(async () => {
    expect((await Promise.all(phones.map((phone) => offer(phone).count()))).reduce((sum, one) => sum + one)).toBe(1);
  }).toPass();
  for (const { page } of phones) await expectWhole(page, 'Durak');
  const [turn] = (await offer(phones[0]!).count()) ? phones : phones.slice(1);
  await offer(turn!).click();
  await expect(offer(turn!)).toBeChecked();
  const { moves, prompt } = new TablePage(turn!.page);
  await turn!.page.keyboard.press('m');
  await moves.locator('li').getByRole('button').first().waitFor();
  // The player opens the list again before the tablet answers.
  await moves.evaluate((list) => {
    list.querySelector<HTMLElement>('li button')!.click();
    setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'm', code: 'KeyM' })));
  });
  await expect(prompt).toContainText('Jun');
  await expect(moves).toBeHidden();
  await expect(offer(turn!)).toHaveCount(0);
});

test('When the Time is Ripe is a button of its holder while another decides', async ({ page, context, device, join }) => {
  await device.openMatch(afterGoose(INTERRUPT));
  const names = ['Mina', 'Jun', 'Yuki'];
  const [mina, jun, yuki] = await allOnPhones(context, join, names);
  const table = new TablePage(mina!.page);
  await expect(table.prompt).toHaveText(/^\s*Yuki is choosing/);
  await expect(table.actions).toHaveText([/^Turn up “When the Time is Ripe” and take|^Take .* with “When the Time is Ripe”/]);
  await expect(table.primary).toHaveCount(0);
  await expect(new TablePage(jun!.page).actions).toHaveCount(0);
  await expect(new TablePage(jun!.page).prompt).toHaveText(/^\s*Yuki is choosing/);
  for (const phone of [mina!, jun!, yuki!]) {
    await expect(phone.page.locator('.interrupt')).toHaveCount(0);
    await expectWhole(phone.page, 'Duck That Goose!');
  }
  await expect(page.locator('.interrupt'), 'no one plays at the tablet').toHaveCount(0);
  await expect(page.locator('.range--now')).toHaveCount(1);
  await expect(page.locator('.table-sides__side.is-now')).toHaveCount(1);
  const before = await device.steps();
  await table.actions.click();
  await expect.poll(() => device.steps()).toBe(before + 1);
});

test('the result at the tablet is whole, and a phone searches for no turning points', async ({ page, context, device, join, result }) => {
  await device.openMatch(after(TWO, length(TWO) - 1, ['Mina', 'Jun']));
  const phones = await allOnPhones(context, join, ['Mina', 'Jun']);
  await expect(page.locator('.table-sides .seat')).toHaveCount(2);
  await expect(async () => {
    for (const { page: phone } of phones) await decides(phone);
    await expect(result.winner).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.locator('.table-sides')).toHaveCount(0);
  await expect(page.locator('.moments-strip')).toBeVisible();
  for (const phone of phones) await expect(new ResultPage(phone.page).winner).toBeVisible();
  // One reader looks at the last table too, and goes back.
  await result.lastTable.click();
  await expect(page.locator('.table-sides')).toHaveCount(0);
  await expect(page.locator('.pond > .seats .seat')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(result.winner).toBeVisible();
});

test('nine people fit into the dialog, and a finger reaches its controls', async ({ page, device, join }) => {
  const { begun: match } = GAMES.find(({ slug }) => slug === 'duck-that-goose')!;
  await device.openMatch(begun('duck-that-goose', NAMES, { ...match, seats: NAMES.length }));
  await join.open();
  await join.linkFor('Mina');
  expect.soft(await coveredControls(page)).toEqual([]);
  for (const [width, height] of [[1180, 820], [820, 1180], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await drawn(page);
    const hangsOut = await page.locator('.join__person').evaluateAll((people) =>
      people.filter((person) => person.scrollWidth > person.clientWidth).map((person) => person.textContent));
    expect.soft(hangsOut, `${width}×${height}`).toEqual([]);
  }
});

test('an installed app joins a table from its first screen, by its camera or by a code that was sent', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  await join.open();
  await join.linkFor('Mina');
  const seen = await codeIn(join.code);
  const mina = new Phone(await context.newPage());
  await withCamera(mina.page);
  await mina.page.setViewportSize({ width: 390, height: 844 });
  await mina.page.goto('./');
  await mina.page.getByRole('link', { name: 'Join a table' }).click();
  await expect(mina.page.getByLabel('Camera view')).toBeVisible();
  await expectAccessible(mina.page, 'the page that joins');
  await mina.page.evaluate((seen) => Object.assign(window, { seen }), seen);
  await join.field.fill(await mina.answer());
  await join.isIn('Mina');

  const jun = new Phone(await context.newPage());
  await jun.page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await jun.page.goto('./#/join');
  await expect(jun.page.getByRole('status')).toContainText('The camera cannot be used here');
  const field = jun.page.getByRole('textbox', { name: 'The tablet’s code' });
  await field.fill('nothing');
  await expect(jun.page.getByRole('status')).toContainText('damaged or incomplete');
  await field.fill(`Here: ${await join.linkFor('Jun')}`);
  await join.field.fill(await jun.answer());
  await expect(join.sheet).toBeHidden();
});

test('a phone whose code no tablet reads names the ways out', async ({ context, device, join }) => {
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  await join.open();
  const mina = await Phone.scan(context, await join.linkFor('Mina'), async (page) => page.clock.install());
  await mina.answer();
  const ways = mina.page.getByRole('status').getByRole('listitem');
  await expect(ways).toHaveCount(0);
  await mina.page.clock.fastForward(30_000);
  await expect(ways).toHaveText([/same Wi-Fi, not to a guest/, /VPN/, /mobile data/, /hotspot/, /opened Mallard once/]);
  await expect(mina.code, 'the code remains').toBeVisible();
  await expectAccessible(mina.page, 'the ways out');

  const refused = await Phone.scan(context, await join.linkFor('Mina'), async (page) => {
    await page.clock.install();
    await page.addInitScript(() => {
      navigator.permissions.query = async ({ name }) => {
        if (name !== ('local-network-access' as PermissionName)) throw new TypeError(name);
        return { state: 'denied' } as PermissionStatus;
      };
    });
  });
  await refused.answer();
  await refused.page.clock.fastForward(30_000);
  await expect(refused.page.getByRole('status').getByRole('listitem')).toHaveText([/blocks the local network/, /Wi-Fi/, /VPN/, /data/, /hotspot/, /once/]);
});

test('the people with a mark in the set-up are asked in, and hear who else is', async ({ page, context, device, setup, join }) => {
  await device.open('#/new/durak');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Yuki', 'Person'], ['Pip', 'Diver']]);
  await expect(setup.phoneOf('Pip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Phones for everyone' }).click();
  await expect(page.getByRole('button', { name: 'Connect 3 phones' })).toBeVisible();
  await setup.phoneOf('Jun').click();
  await expect(page.getByRole('button', { name: 'Phones for everyone' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Connect 2 phones' }).click();
  await expect(join.person('Jun')).toContainText('At the table');
  const [mina] = await takePhones(context, join, ['Mina']);
  await expect(mina!.isIn).toBeVisible();
  const people = mina!.page.getByRole('listitem');
  await expect(people).toHaveText([/^Mina.*You$/s, /^Jun.*At the table$/s, /^Yuki.*Scanning now$/s]);
  await takePhones(context, join, ['Yuki']);
  await expect(join.sheet).toBeHidden();
  await expect(new TablePage(mina!.page).hand).toBeVisible();
});

test('a phone that has lost the tablet scans its new code in the page', async ({ page, context, device, join }) => {
  await device.openMatch(after(TWO, 4, ['Mina', 'Jun']));
  await join.open();
  const [mina] = await takePhones(context, join, ['Mina'], withCamera);
  await join.linkFor('Jun');
  await join.skip.click();
  await expect(join.sheet).toBeHidden();
  await expect(new TablePage(mina!.page).hand).toBeVisible();
  await page.reload();
  await mina!.page.getByRole('button', { name: 'Scan the code' }).click({ timeout: 20_000 });
  await expect(mina!.page.getByLabel('Camera view')).toBeVisible();
  await join.linkFor('Mina');
  const seen = await codeIn(join.code);
  await mina!.page.evaluate((seen) => Object.assign(window, { seen }), seen);
  await join.field.fill(await mina!.answer());
  await expect(join.sheet).toBeHidden();
  await expect(new TablePage(mina!.page).hand).toBeVisible();
});

test('Duck That Goose! is played on nine phones at once', LONG, async ({ context, device, join }) => {
  test.setTimeout(600_000);
  const { begun: match } = GAMES.find(({ slug }) => slug === 'duck-that-goose')!;
  await device.openMatch(begun('duck-that-goose', NAMES, { ...match, seats: NAMES.length }));
  const phones = await allOnPhones(context, join, NAMES);
  await expect(async () => {
    for (const phone of phones) await decides(phone.page);
    const { log } = (await device.saved<AnySave>()).record;
    for (const seat of NAMES.keys()) expect(log.filter(([by]) => by === seat).length).toBeGreaterThan(1);
  }).toPass({ intervals: [0], timeout: 500_000 });
});

/** Long matches for two: in one they take turns, in the other they choose at the same time. */
const LASTING: Record<string, () => AnySave> = {
  durak: () => after(TWO, 0, PAIR),
  'duck-and-cover': () => begun('duck-and-cover', PAIR, GAMES.find(({ slug }) => slug === 'duck-and-cover')!.whole),
};

/** When something dies, in milliseconds after the phones have begun to decide. */
const MOMENTS = Array.from({ length: 25 }, (_, nth) => 2 * nth ** 2).filter((_, nth) => THOROUGH || nth % 3 === 0);

/** All phones begin to decide, and at this moment something dies. */
async function dying(moment: number, phones: Phone[], dies: () => Promise<unknown>) {
  const decided = phones.map(({ page }) => decides(page).catch(() => false));
  await phones[0]!.page.waitForTimeout(moment);
  await dies();
  await Promise.all(decided);
}

/** The record continues from where it was, and each seat has made at most the decision that it had begun. */
function expectKept(before: AnySave['record']['log'], now: AnySave['record']['log']) {
  expect(now.slice(0, before.length)).toEqual(before);
  const by = now.slice(before.length).map(([seat]) => seat);
  expect(by, 'one step a seat').toEqual([...new Set(by)]);
}

/**
 * The lines that stay. Where all choose at the same time, a line says that one is ready until the last has chosen: the
 * tablet may have saved the last choice, and died before a phone heard of it.
 */
function settled(lines: string[]): string[] {
  const open = lines.findIndex((line) => line.endsWith(' is ready'));
  return open < 0 ? lines : lines.slice(0, open);
}

for (const [slug, match] of Object.entries(LASTING)) {
  test(`a phone that dies at any moment loses no step of ${slug}`, LONG, async ({ page, context, device, join }) => {
    test.setTimeout(600_000);
    await device.openMatch(match());
    const [mina, first] = await allOnPhones(context, join, PAIR);
    const log = async () => (await device.saved<AnySave>()).record.log;
    const begun = await log();
    let jun = first!;
    for (const moment of MOMENTS) {
      const before = await log();
      await dying(moment, [jun, mina!], () => jun.page.close());
      await page.getByRole('button', { name: 'Show the code' }).click();
      [jun] = (await takePhones(context, join, ['Jun'])) as [Phone];
      await expect(join.sheet).toBeHidden();
      expectKept(before, await log());
    }
    expect((await log()).length, 'steps are made').toBeGreaterThan(begun.length + MOMENTS.length / 5);
  });

  test(`a tablet that dies at any moment loses no step of ${slug}`, LONG, async ({ page, context, device, join }) => {
    test.setTimeout(600_000);
    await device.openMatch(match());
    let tablet = page;
    let phones = await allOnPhones(context, join, PAIR);
    const log = async () => (await new Device(tablet).saved<AnySave>()).record.log;
    const begun = await log();
    for (const [nth, moment] of MOMENTS.entries()) {
      const before = await log();
      await dying(moment, phones, () => (nth % 2 === 0 ? tablet.reload() : tablet.close()));
      const seen = (await Promise.all(phones.map((phone) => allLogLines(phone.page)))).map(settled);
      if (tablet.isClosed()) {
        tablet = await context.newPage();
        await tablet.goto('./#/match/test');
      }
      // It asks for the one whose turn it is first.
      await new Join(tablet).person(PAIR[0]!).click();
      const again = await takePhones(context, new Join(tablet), PAIR);
      await expect(new Join(tablet).sheet).toBeHidden();
      expectKept(before, await log());
      for (const [at, phone] of again.entries()) {
        await expect(new TablePage(phone.page).menuButton).toBeVisible();
        expect((await allLogLines(phone.page)).slice(0, seen[at]!.length), 'what the phone has shown holds').toEqual(seen[at]);
        await phones[at]!.page.close();
      }
      phones = again;
    }
    expect((await log()).length, 'steps are made').toBeGreaterThan(begun.length + MOMENTS.length / 5);
  });
}
