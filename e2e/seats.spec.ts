import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { FOUR, TWO, after, oneAmongBots } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { GAMES, begun } from './support/saves.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';

/** The tablet on its side and upright, and the phone. */
const THREE = [SCREENS[0], SCREENS[1], SCREENS[3]] as const;

/** The dialog of a player who leaves, comes back or resigns. */
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Leave or resign' });

/** The question before a player resigns. */
const question = (page: Page, name: string) => page.getByRole('dialog', { name: `${name}, do you want to resign?` });

/** The parts of an open dialog that are outside the screen, or wider than the dialog. */
const dialogFaults = (page: Page) => page.locator('dialog[open]').evaluate((dialog) => {
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  const faults = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? ['off the screen'] : [];
  const wide = [dialog, ...dialog.querySelectorAll('*')].filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && !part.closest('svg') && box.right > right + 1;
  });
  return [...faults, ...wide.map((part) => `too wide: ${part.className} ${part.textContent}`)];
});

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Menu/ }).first().click();
  await page.getByRole('button', { name: 'Leave or resign' }).click();
}

async function press(page: Page, name: string, what: string) {
  await openSheet(page);
  await sheet(page).getByRole('group', { name }).getByRole('button', { name: what, exact: true }).click();
}

test('earlier players are offered with a duck, are seated by a tap, and can be forgotten', async ({
  page, freshPage, home, setup, curtain,
}) => {
  const met = page.locator('.people');
  await home.box('Durak').click();
  await expect(setup.names.first()).toBeVisible();
  await expect(met).toHaveCount(0);
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await setup.deal.click();
  await expect(curtain.heading).toContainText(/Mina|Jun/);

  // All of the last match, with one tap.
  const again = page.getByRole('button', { name: 'Same people as last time' });
  await freshPage.goto('./#/new/duck-and-cover');
  await again.click();
  await expect(setup.called.nth(0)).toHaveText('Mina');
  await expect(setup.called.nth(1)).toHaveText('Jun');
  await expect(again, 'they sit already').toHaveCount(0);

  await freshPage.goto('./#/new/quantum');
  const chip = (name: string) => met.getByRole('button', { name, exact: true });
  await expect(chip('Jun')).toHaveAttribute('aria-pressed', 'false');
  await chip('Jun').click();
  await expect(setup.called.first()).toHaveText('Jun');
  await expect(chip('Jun')).toHaveAttribute('aria-pressed', 'true');
  // The duck came too.
  await expect(page.locator('.player').first().locator('.avatar--blue')).toHaveCount(1);
  await chip('Mina').click();
  await expect(setup.called.nth(1)).toHaveText('Mina');
  await expect(setup.kind(1)).toHaveAccessibleName(/Person$/);
  await expectAccessible(page, 'set-up with people who played here');
  await onEachScreen(page, THREE, 'set-up', () => layoutFaults(page, true));
  await page.getByRole('button', { name: 'Forget Mina' }).click();
  await expect(chip('Mina')).toHaveCount(0);
  await page.reload();
  await expect(chip('Jun')).toBeVisible();
  await expect(chip('Mina')).toHaveCount(0);
});

for (const { slug, begun: match, seats } of GAMES) {
  test(`a bot’s sign is on the plate of a person who left, and a tap brings the person back, ${slug}`, async ({ page, device }) => {
    test.slow();
    await device.holdBots();
    const count = Math.min(3, seats[1]);
    const setup = match.seats === count ? match : { ...match, seats: count, log: [] };
    const save = begun(slug, ['Mina', 'Jun', 'Yuki'].slice(0, count), setup);
    const record = { ...save.record, format: 2, changes: [[0, 1, { leave: 'dabbler' }]] };
    await device.openMatch({ ...save, record });
    const sign = page.getByRole('button', { name: 'A bot plays for Jun' });
    await expect(sign.first()).toBeVisible();
    await expectAccessible(page, `a bot plays for Jun, ${slug}`);
    await sign.first().click();
    const dialog = page.getByRole('dialog', { name: 'A bot plays for Jun' });
    await expect(dialog).toContainText('away, Dabbler is playing');
    await expectAccessible(page, `the way back, ${slug}`);
    await dialog.getByRole('button', { name: 'Jun is back' }).click();
    await expect(dialog).toBeHidden();
    await expect(sign).toHaveCount(0);
    expect((await device.saved()).record).not.toHaveProperty('changes');
  });
}

test('of two who play one resigns, and the other has won', async ({ page, device, curtain, result }) => {
  await device.openMatch(after(TWO, 5));
  await expect(curtain.show).toBeVisible();
  await press(page, 'Jun', 'Resign');
  const asked = question(page, 'Jun');
  await expect(asked).toContainText('Mina wins.');
  await asked.getByRole('button', { name: 'Resign' }).click();
  for (const look of ['at once', 'opened anew']) {
    await expect(result.winner, look).toHaveText('Mina wins');
    await expect(result.why).toHaveText('Jun resigned.');
    await page.reload();
  }
  const { record } = await device.saved();
  expect(record).toMatchObject({ format: 2, changes: [[5, 1, 'give_up']] });
});

test('among four one resigns and a bot continues, or the match ends with the score that counts', LONG, async ({
  page, device, table, driver, result,
}) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { speed: 'normal' });
  await expect(table.seats).toHaveCount(3);
  const name = (await device.saved()).players[1]!.name!;
  await press(page, name, 'Resign');
  await expect(question(page, name)).toContainText('A bot (Dabbler) can finish the match in your place.');
  await expect(question(page, name)).toContainText('No deal has been finished, so nobody wins.');
  await onEachScreen(page, THREE, 'the question', () => dialogFaults(page));
  await question(page, name).getByRole('button', { name: 'Resign and let a bot take over' }).click();
  await expect(question(page, name)).toHaveCount(0);
  expect((await table.logLines()).join('\n')).toContain(`${name} resigns and Dabbler takes over`);
  await page.keyboard.press('Escape');
  await expect.poll(() => device.steps()).toBeGreaterThan(21);
  await page.evaluate(() => localStorage.setItem('mallard/settings', '{"speed":"off","help":{"confirm":true}}'));
  await page.reload();
  expect(await driver.play('result')).toEqual(['result']);
  await expect(result.why).toContainText(`${name} resigned during the match.`);
});

test('a bot sits in for who leaves, over a reload, until the seat is taken back', LONG, async ({
  page, device, table, curtain,
}) => {
  await device.holdBots();
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await expect(table.cards).toHaveCount(6);
  await press(page, 'Mina', 'Leave');
  // No player’s hand shows, and the bot that plays waits for its moment.
  const strip = page.locator('.advice--away');
  await expect(strip).toContainText('Mina: away, Dabbler is playing');
  await expect(table.cards).toHaveCount(0);
  await expectAccessible(page, 'a bot sits in');
  await page.reload();
  await expect(strip).toBeVisible();
  await device.letBotsAct();
  await expect(curtain.heading).toContainText('Jun');
  await curtain.show.click();
  await expect(table.cards).toHaveCount(6);
  await onEachScreen(page, THREE, 'a bot sits in', () => layoutFaults(page));
  await openSheet(page);
  await expect(sheet(page)).toContainText('away, Dabbler is playing');
  await expectAccessible(page, 'the list of seats');
  await onEachScreen(page, THREE, 'the list of seats', () => dialogFaults(page));
  await page.keyboard.press('Escape');
  await strip.getByRole('button', { name: 'Take the seat back' }).click();
  // The player who took it back has the tablet now: Jun’s hand is hidden until he has it again.
  await expect(curtain.heading).toContainText('Jun');
  await expect(table.cards).toHaveCount(0);
  await curtain.show.click();
  const lines = (await table.logLines()).join('\n');
  expect(lines).toMatch(/Mina leaves and Dabbler takes over[\s\S]*Mina takes the seat back$/);
});

test('the next player is announced early, but not to a single person', async ({
  page, device, table, curtain,
}) => {
  await device.openMatch(after(TWO, 0));
  await expect(page.locator('.curtain__next')).toHaveText('Next: Jun');
  await curtain.show.click();
  await expect(table.prompt).toContainText('Next: Jun');
  // It does not touch the words before it.
  const gap = await page.locator('.prompt__says .next-holder').evaluate((then) => {
    const before = document.createRange();
    before.selectNodeContents(then.parentElement!);
    before.setEndBefore(then);
    return then.getBoundingClientRect().left - before.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(6);
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await expect(table.cards).toHaveCount(6);
  await expect(page.locator('.next-holder')).toHaveCount(0);
});
