import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Curtain } from './pages/curtain.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { SettingsDialog } from './pages/settings.ts';
import { TablePage } from './pages/table.ts';
import { DEAL_OF_THREE, FOUR, TWO, after, length } from './support/games.ts';
import { durak, type Who } from './support/saves.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

/**
 * All Latin letters on the page that a user reads or hears: visible text, names of controls, tips, the title. Single
 * letters (J, Q, K, A on cards) are not words.
 */
async function latin(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      if (element.closest('script, style, noscript, symbol, #crash')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (node instanceof Text) said.push(node.data);
      else said.push(...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''));
      if (element instanceof HTMLInputElement) said.push(element.value);
    }
    return said;
  });
  // Duckit has this name in Japanese too, and kilobytes have theirs everywhere.
  const allowed = new Set(['Mallard', 'English', 'DUR', 'Duckit', 'KB']);
  const found = words.flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []);
  return [...new Set(found)].filter((word) => !allowed.has(word));
}

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
    test('on the home screen, empty and with matches of every kind', async ({ page, device, home }) => {
      await device.open('#/', {}, { lang });
      await expect(home.boxes.first()).toBeVisible();
      expect(await latin(page)).toEqual([]);
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

    test('in the setup, with any number of seats', async ({ page, device }) => {
      await device.open('#/new/durak', {}, { lang });
      const add = page.locator('.players .add');
      for (let seats = 2; seats <= 6; seats++) {
        await expect(page.getByRole('textbox')).toHaveCount(seats);
        expect(await latin(page)).toEqual([]);
        if (seats < 6) await add.click();
      }
    });

    test('in the settings', async ({ page, device }) => {
      await device.open('#/', {}, { lang });
      await page.getByRole('button', { name: words.settings }).click();
      await expect(new SettingsDialog(page, words).dialog).toBeVisible();
      // A build is named by hexadecimal digits.
      const build = await page.locator('.settings__storage').innerText();
      expect((await latin(page)).filter((word) => !build.includes(word))).toEqual([]);
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

    test('on the table while a bot decides', async ({ page, device }) => {
      await device.holdBots();
      await device.openMatch(after(FOUR, 21, four), { lang });
      await expect(new TablePage(page, words).cards).toHaveCount(4);
      expect(await latin(page)).toEqual([]);
    });

    test('at the curtain', async ({ page, device }) => {
      await device.openMatch(after(TWO, 12, two), { lang });
      await expect(new Curtain(page, words).show).toBeVisible();
      expect(await latin(page)).toEqual([]);
    });

    test('between deals', async ({ page, device }) => {
      await device.openMatch(after(DEAL_OF_THREE, length(DEAL_OF_THREE), four.slice(0, 3)), { lang });
      await expect(new BetweenDeals(page, words).next).toBeVisible();
      expect(await latin(page)).toEqual([]);
    });

    test('on the result', async ({ page, device }) => {
      await device.openMatch(after(FOUR, length(FOUR), four), { lang });
      await expect(new ResultPage(page, words).again).toBeVisible();
      expect(await latin(page)).toEqual([]);
    });

    test('on the rules', async ({ page, device, rules }) => {
      await device.open('#/rules/durak', {}, { lang });
      await expect(rules.article.getByRole('heading').nth(3)).toBeVisible();
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

const HARD = { en: ['easy', 'medium', 'hard'], ko: ['쉬움', '보통', '어려움'], ja: ['やさしい', 'ふつう', 'むずかしい'] };

for (const lang of LANGS) {
  test(`the setup shows how hard each bot is, on every screen (${lang})`, async ({ page, device }) => {
    await device.open('#/new/durak', {}, { lang });
    await page.locator('.lesson-offer .icon-button').click();
    const notes = page.locator('.player').first().locator('.who small');
    await onEachScreen(page, SCREENS, 'the bots', async () => {
      await expect(notes).toHaveText(HARD[lang]);
      for (const note of await notes.all()) await expect(note).toBeInViewport({ ratio: 1 });
      return page.locator('.who button').evaluateAll((buttons) =>
        buttons.filter((button) => button.scrollWidth > button.clientWidth).map((button) => `cut: ${button.textContent}`),
      );
    });
  });
}

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
    await new SettingsDialog(page, words).close(words);
    const translated = new TablePage(page, words);
    await expect(translated.cards).toHaveCount(5);
    expect(await translated.cards.evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.flip))).toEqual(cards);
    await expect(translated.playable).toHaveCount(2);
    const [dealt] = await translated.logLines();
    expect(dealt, `the log in ${next}`).toMatch({ en: /deals/, ko: /딜러/, ja: /ディーラー/ }[next]);
  }
  // Still the same match, without a new move or deal.
  expect((await device.saved()).record.log).toHaveLength(20);
  expect(await device.value('settings')).toMatchObject({ lang: 'en' });
});

test('default names follow the language until the deal, and stay afterwards', async ({
  page, device, setup, settings, home, curtain,
}) => {
  await device.open('#/new/durak', {}, { lang: 'en' });
  await setup.kind(1).getByRole('radio', { name: 'Person' }).click();
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

for (const [locale, lang] of [['ko-KR', 'ko'], ['ja-JP', 'ja'], ['en-US', 'en'], ['de-DE', 'en']] as const) {
  test.describe(`in a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test(`the app speaks ${lang} at the first visit`, async ({ freshPage }) => {
      await expect(freshPage.locator('html')).toHaveAttribute('lang', lang);
      await expect(freshPage.getByRole('button', { name: WORDS[lang].settings })).toBeVisible();
    });
  });
}
