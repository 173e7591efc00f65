import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { FOUR, SIX, TWO, after, length, oneAmongBots, people } from './support/games.ts';
import type { Save } from './support/saves.ts';

const OVER = 1000;
const finished = () => after(TWO, OVER, ['Mina', { bot: 'Teal' }]);

test.use({ ownPage: true });

test('the same deal leaves as a link and is set up on another device, by keys, without a name', async ({
  page, device, share, setup, table,
}) => {
  await device.openMatch(finished());
  await share.fromResult();
  await expect(share.deal).toBeChecked();
  await expect(share.code).toBeVisible();
  await expect(share.dialog).toContainText('Durak · 2 seats');
  await expect(share.dialog).toContainText('Nothing is sent to a server');
  const hash = await share.hash();
  expect(hash).toMatch(/^#\/open\/d1\.[\w-]{20,90}$/);
  await expectAccessible(page, 'the dialog');

  await device.open(hash);
  await expect(share.came).toContainText('Durak');
  await expect(share.came).toContainText('For 1 person and 1 bot');
  await expectAccessible(page, 'the deal that came');
  expect(await device.matches(), 'looking keeps nothing').toEqual([]);
  await share.setUp.focus();
  await page.keyboard.press('Enter');
  await expect(share.shared).toBeVisible();
  await expectAccessible(page, 'its set-up');
  await expect(setup.called.first()).toHaveText('Player 1');
  await setup.deal.click();
  await expect(table.cards.first()).toBeVisible();
  const [id] = await device.matches();
  const saved = await device.saved<Save>(id);
  const { setup: dealt } = finished().record;
  expect(saved.record.setup).toEqual({ ...dealt, options: { ...saved.record.setup.options, ...dealt.options } });
  expect(await device.value('setup/durak'), 'the own set-up stays').toBeNull();
});

test('with other seats or rules a shared deal is a new one, and its line disappears', async ({
  device, share, setup,
}) => {
  await device.openMatch(finished());
  await share.fromResult();
  await device.open(await share.hash());
  await share.setUp.click();
  await expect(share.shared).toBeVisible();
  await setup.add.click();
  await expect(share.shared).toBeHidden();
  await setup.removes.last().click();
  await expect(share.shared).toBeVisible();
  await setup.add.click();
  await setup.deal.click();
  await expect.poll(() => device.matches()).toHaveLength(1);
  const [id] = await device.matches();
  expect((await device.saved(id)).record.setup.seed).not.toBe(finished().record.setup.seed);
});

test('a finished match leaves as a link, with or without names, and comes back whole', LONG, async ({
  page, device, share, result,
}) => {
  await device.openMatch(finished());
  await share.fromResult();
  await share.match.click();
  const named = await share.hash();
  await share.withoutNames.click();
  await expect(share.withoutNames).toBeChecked();
  const unnamed = await share.hash();
  expect(unnamed.length).toBeLessThan(named.length);
  await expectAccessible(page, 'the dialog of a match');

  for (const [hash, name] of [[named, 'Mina'], [unnamed, 'Player 1']] as const) {
    await device.open(hash);
    await expect(share.came).toContainText(name);
    await expect(share.came).toContainText(`${finished().record.log.length} moves`);
    await share.keep.click();
    await expect(result.winner).toBeVisible();
    const [id] = await device.matches();
    expect((await device.saved(id)).record.log).toEqual(finished().record.log);
  }
});

test('alone against bots a running match can be continued elsewhere; between people only its deal is shared', async ({
  device, share, table, curtain,
}) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.cards.first()).toBeVisible();
  const hand = await table.handNames();
  await share.fromMenu();
  await share.match.click();
  const hash = await share.hash();
  await device.open(hash);
  await share.keep.click();
  await expect(table.cards.first()).toBeVisible();
  expect(await table.handNames()).toEqual(hand);

  await device.openMatch(after(TWO, 10, people(2)));
  await curtain.show.click();
  await share.fromMenu();
  await expect(share.match).toHaveCount(0);
  await expect(share.dialog).toContainText('Anything hidden is revealed only by playing.');
  expect(await share.hash()).toContain('/d1.');
});

test('the home screen shares a match too, and the same match is opened instead of saved twice', async ({
  page, device, share,
}) => {
  await device.open('#/', { test: after(TWO, 10, ['Mina', { bot: 'Teal' }], Date.now(), { says: 'Mina defends' }) });
  await page.getByRole('button', { name: 'Share, export, delete' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await share.dialog.waitFor();
  await share.match.click();
  const hash = await share.hash();
  await page.keyboard.press('Escape');
  await expect(share.dialog).toBeHidden();
  await page.goto(`./${hash}`);
  await expect(share.came).toContainText('already on this device');
  await share.came.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/#\/match\/test$/);
  await expect(share.dialog, 'it was asked for once').toBeHidden();
});

test('on a device that shares, its sheet gets the link; else copying is the amber button', async ({
  context, page, device, share,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
  await device.openMatch(finished());
  await share.fromResult();
  await expect(share.send).toHaveCount(0);
  await expect(share.copy).toHaveClass(/button--primary/);
  await share.copy.click();
  await expect(share.dialog.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await share.link.inputValue());

  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => void shared.push(data) });
  });
  await device.openMatch(finished());
  await share.fromResult();
  await share.send.click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([{ url: await share.link.inputValue() }]);
});

test('a code that the camera could not read can be opened as a file', async ({ page, device, share }) => {
  // As long as names may be, of letters that take the most room.
  const bots = ['🐧', '🦉', '🦢', '🦜', '🕊'].map((name) => ({ bot: name.repeat(20) }));
  const save = after(SIX, length(SIX), ['🦆'.repeat(20), ...bots]);
  await device.openMatch(save);
  await share.fromMenu();
  await share.match.click();
  expect((await share.link.inputValue()).length).toBeGreaterThan(600);
  await expect(share.code).toHaveCount(0);
  const download = page.waitForEvent('download');
  await share.file.click();
  expect((await download).suggestedFilename()).toMatch(/^mallard-durak-.*\.json$/);
});

test('links fit a phone and a tablet in every language', async ({ page, device, share }) => {
  const titles = { en: 'Share', ko: '공유', ja: '共有' } as const;
  for (const lang of ['en', 'ko', 'ja'] as const) {
    await device.openMatch(finished(), { lang });
    await page.getByRole('button', { name: titles[lang] }).click();
    for (const [width, height] of [[390, 844], [360, 640], [844, 390], [820, 1180], [1180, 820]] as const) {
      await page.setViewportSize({ width, height });
      const dialog = page.getByRole('dialog', { name: titles[lang] });
      await expect(dialog).toBeVisible();
      const wide = await dialog.evaluate((dialog) => [...dialog.querySelectorAll('*')].filter((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -0.5 || right > innerWidth + 0.5;
      }).length);
      expect.soft(wide, `${lang} ${width}`).toBe(0);
    }
  }
  void share;
});
