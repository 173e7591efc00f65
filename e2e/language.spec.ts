import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { SettingsDialog } from './pages/settings.ts';
import { TablePage } from './pages/table.ts';
import { FOUR, after } from './support/games.ts';
import { latin } from './support/latin.ts';
import { SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

test('the finder of Latin words finds them on the English home screen', async ({ page, device, home }) => {
  await device.open('#/', { cut: '{"players":[' });
  await home.more.click();
  const found = await latin(page);
  for (const word of ['Tabletop', 'Pick', 'damaged', 'Delete']) expect(found).toContain(word);
});

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
  await setup.names.first().click();
  for (const [attribute, value] of [['autocorrect', 'off'], ['spellcheck', 'false'], ['autocapitalize', 'words']] as const) {
    await expect(setup.field).toHaveAttribute(attribute, value);
  }
  await page.keyboard.press('Escape');
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
  await expect(setup.called.nth(1)).toHaveText('Player 2');
  await setup.deal.click();
  await expect(curtain.heading).toContainText(/Player (1|2)/);
  await curtain.back.click();
  await home.gear.click();
  await settings.language('ko').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#home .resume')).toContainText('Player 1');
  await page.goto('./#/new/durak');
  await expect(setup.called.first()).toHaveText('플레이어 1');
});

test.describe('in a browser that asks for Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('the app speaks Korean at the first visit', async ({ freshPage }) => {
    await expect(freshPage.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(freshPage.getByRole('button', { name: WORDS.ko.settings })).toBeVisible();
  });
});
