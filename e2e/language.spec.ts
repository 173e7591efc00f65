import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { Curtain } from './pages/curtain.ts';
import { SettingsDialog } from './pages/settings.ts';
import { TablePage } from './pages/table.ts';
import { FOUR, TWO, after, length } from './support/games.ts';
import { latin } from './support/latin.ts';
import { durak, type Who } from './support/saves.ts';
import { SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

test('the finder of Latin words finds them on the English home screen', async ({ page, device, home }) => {
  await device.open('#/', { cut: '{"players":[' });
  await home.more.click();
  const found = await latin(page);
  for (const word of ['Tabletop', 'Pick', 'damaged', 'Delete']) expect(found).toContain(word);
});

const PLAYERS: Record<'ko' | 'ja', Who[]> = {
  ko: ['민아', { bot: '홍머리오리' }, { bot: '솜털오리' }, { bot: '흰비오리' }],
  ja: ['ミナ', { bot: 'ヒドリガモ' }, { bot: 'ケワタガモ' }, { bot: 'ミコアイサ' }],
};

for (const lang of ['ko', 'ja'] as const) {
  const words = WORDS[lang];
  const [me, ...bots] = PLAYERS[lang];
  const four = [bots[0]!, me!, bots[1]!, bots[2]!];
  const two = [me!, lang === 'ko' ? '준' : 'ジュン'];

  test.describe(`no English is left (${lang})`, () => {
    test('on the home screen with matches of every kind', async ({ page, device, home }) => {
      const now = Date.now();
      await device.open('#/', {
        open: after(FOUR, 20, four, now),
        other: after(TWO, 10, two, now - 90 * 60_000),
        over: after(TWO, length(TWO), two, now - 72 * 3_600_000),
        cut: '{"players":[',
        newer: JSON.stringify({ ...durak(two), record: { ...durak(two).record, format: 9 } }),
        unknown: JSON.stringify({ ...durak(two), record: { ...durak(two).record, game: 'quidditch' } }),
      }, { lang });
      await page.locator('.resume button.more').click();
      await expect(page.locator('.save')).toHaveCount(5);
      expect(await latin(page)).toEqual([]);
      await page.locator('.save button').first().click();
      await expect(home.question).toBeVisible();
      expect(await latin(page)).toEqual([]);
    });

    test('on the table, in its log, rules, menu and list of moves', async ({ page, device }) => {
      const table = new TablePage(page, words);
      await device.openMatch(after(FOUR, 20, four), { lang, memory_aid: true });
      await expect(table.cards).toHaveCount(5);
      expect(await latin(page)).toEqual([]);
      await table.playable.first().click();
      await table.hint.click();
      expect(await latin(page)).toEqual([]);
      await table.tapAnyway(table.unplayable.first());
      await expect(table.alert).toHaveCount(1);
      await table.logButton.click();
      await expect(table.log).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await table.rulesButton.click();
      await expect(table.rules.getByRole('heading').nth(1)).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await table.rules.getByRole('radio', { name: words.rulesFull }).click();
      await expect(table.rules.getByRole('heading').nth(3)).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await table.rules.getByRole('radio', { name: words.rulesThisTable }).click();
      await expect(table.rules.locator('dd').first()).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await table.menuButton.click();
      await expect(table.menu).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('m');
      await expect(table.moves).toBeVisible();
      expect(await latin(page)).toEqual([]);
    });

    test('with a save that is damaged, full, or not kept', async ({ page, device }) => {
      const damaged = after(TWO, 10, two);
      damaged.record.log[5] = [0, { attack: 'As' }];
      await device.openMatch(damaged, { lang });
      await new Curtain(page, words).show.click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await latin(page)).toEqual([]);
      await device.fillUp();
      const table = new TablePage(page, words);
      await table.playable.first().click();
      await table.primary.click();
      await new Curtain(page, words).show.click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await latin(page)).toEqual([]);
    });
  });
}

const HARD = {
  en: ['first steps', 'easy', 'medium', 'hard'],
  ko: ['첫걸음', '쉬움', '보통', '어려움'],
  ja: ['はじめて', 'やさしい', 'ふつう', 'むずかしい'],
};

test('a touch shows what each level means, on every screen, and names are not corrected', async ({ page, device, setup }) => {
  for (const lang of LANGS) {
    await device.open('#/new/durak', {}, { lang });
    const button = page.locator('.kind__button').last();
    await onEachScreen(page, screensIn(lang, SCREENS), lang, async () => {
      await button.click();
      const levels = page.getByRole('option').filter({ has: page.locator('.level-dots') });
      await expect(levels.locator('em')).toHaveText(HARD[lang]);
      for (const level of await levels.all()) await expect(level).toBeInViewport({ ratio: 1 });
      for (const [nth, level] of (await levels.all()).entries()) await expect(level.locator('.is-on')).toHaveCount(nth + 1);
      await page.keyboard.press('Escape');
      return cutTexts(page, '.kind__button', false);
    });
  }
  await device.open('#/new/durak', {}, { lang: 'en' });
  for (const [attribute, value] of [['autocorrect', 'off'], ['spellcheck', 'false'], ['autocapitalize', 'words']] as const) {
    await expect(setup.names.first()).toHaveAttribute(attribute, value);
  }
  await setup.kind(1).click();
  await expectAccessible(page, 'the list of who decides');
});

test('a language chosen during a match applies at once, and the match continues', async ({ page, device, table }) => {
  await device.openMatch(after(FOUR, 20, ['Teal', 'Mina', 'Eider', 'Smew'].map((name, seat) => (seat === 1 ? name : { bot: name }))));
  await expect(table.cards).toHaveCount(5);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'en');
  const cards = await table.cards.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.flip));
  await table.cards.nth(0).focus();

  let words = WORDS.en;
  for (const next of ['ko', 'ja', 'en'] as Lang[]) {
    const now = new TablePage(page, words);
    await now.openMenu(words.settings);
    const settings = new SettingsDialog(page, words);
    await settings.language(next).click();
    words = WORDS[next];
    await expect(html).toHaveAttribute('lang', next);
    await new SettingsDialog(page, words).close();
    const translated = new TablePage(page, words);
    await expect(translated.cards).toHaveCount(5);
    expect(await translated.cards.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.flip))).toEqual(cards);
    await expect(translated.playable).toHaveCount(2);
    const [dealt] = await translated.logLines();
    expect(dealt, `the log in ${next}`).toMatch({ en: /deals/, ko: /딜러/, ja: /ディーラー/ }[next]);
  }
  // Still the same match, without a new move or deal.
  expect(await device.steps()).toBe(20);
  expect(await device.value('settings')).toMatchObject({ lang: 'en' });
});

test('default names follow the language until the deal, and stay afterwards', async ({
  page, device, setup, settings, home, curtain,
}) => {
  await device.open('#/new/durak', {}, { lang: 'en' });
  await setup.choose(1, 'Person');
  await expect(setup.names.nth(1)).toHaveValue('Player 2');
  await setup.deal.click();
  await expect(curtain.heading).toContainText(/Player (1|2)/);
  await curtain.back.click();
  await home.gear.click();
  await settings.language('ko').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#home .resume')).toContainText('Player 1');
  await page.goto('./#/new/durak');
  await expect(page.getByRole('textbox').first()).toHaveValue('플레이어 1');
});

test.describe('in a browser that asks for Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('the app speaks Korean at the first visit', async ({ freshPage }) => {
    await expect(freshPage.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(freshPage.getByRole('button', { name: WORDS.ko.settings })).toBeVisible();
  });
});
