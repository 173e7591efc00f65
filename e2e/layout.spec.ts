import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Curtain } from './pages/curtain.ts';
import { BetweenDeals, ResultPage } from './pages/result.ts';
import { TablePage } from './pages/table.ts';
import { DEAL_OF_THREE, FOUR, SIX, TEAMS, TWO, after, length } from './support/games.ts';
import { cutTexts } from './support/cut-text.ts';
import * as duckit from './support/duckit.ts';
import * as goose from './support/goose.ts';
import { crushed, layoutFaults } from './support/layout.ts';
import type { Save, Who } from './support/saves.ts';
import { NAMES, UPRIGHT_OR_LARGE, WITH_CURTAIN, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

/** The human sits there, bots around. */
function seated(lang: Lang, seats: number, person: number): Who[] {
  const names = NAMES[lang].slice(0, seats);
  return names.map((name, seat) => (seat === person ? name : { bot: name }));
}

const POSITIONS: [what: string, at: (lang: Lang) => Save, cards: number, attacks?: number][] = [
  ['two seats, four pairs', (lang) => after(TWO, 12, seated(lang, 2, 0)), 3],
  ['two seats, a hand of ten', (lang) => after(TWO, 28, seated(lang, 2, 0)), 10],
  ['four seats, three pairs', (lang) => after(FOUR, 20, seated(lang, 4, 1)), 5],
  ['four seats, four pairs and a hand of 14', (lang) => after(FOUR, 71, seated(lang, 4, 1)), 14],
  ['four seats, a hand of 17', (lang) => after(FOUR, 59, seated(lang, 4, 1)), 17],
  ['teams, an attack to beat or pass on', (lang) => after(TEAMS, 1, seated(lang, 4, 3)), 6, 1],
  ['teams, two attacks', (lang) => after(TEAMS, 2, seated(lang, 4, 0)), 6, 2],
  ['six seats, five pairs', (lang) => after(SIX, 25, seated(lang, 6, 5)), 2],
  ['six seats, six pairs', (lang) => after(SIX, 28, seated(lang, 6, 5)), 1],
];

for (const [what, at, cards, attacks] of POSITIONS) {
  test(`nothing scrolls, is cut off or too small to touch, on any screen: ${what}`, async ({ page, device }) => {
    for (const lang of LANGS) {
      const table = new TablePage(page, WORDS[lang]);
      await device.openMatch(at(lang), { lang });
      await expect(table.cards).toHaveCount(cards);
      if (attacks) await expect(table.onTable.locator('button.card')).toHaveCount(attacks);
      await onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), lang, () => layoutFaults(page));
      if ((await table.playable.count()) === 0) continue;
      // With a card raised there are more buttons.
      await raise(page, table);
      await onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), `${lang}, a card raised`, () => layoutFaults(page));
    }
  });
}

test('the table keeps at least half of the height under every curtain', async ({ page, device }) => {
  for (const lang of LANGS) {
    const names = NAMES[lang];
    const matches = {
      Durak: after(FOUR, 20, names.slice(0, 4)),
      'Durak with six': after(SIX, 25, names.slice(0, 6)),
      Duckit: duckit.after(duckit.QUACKBACK, 34, names.slice(0, 3)),
      'Duck That Goose!': goose.after(goose.INTERRUPT, names.slice(0, 3)),
    };
    for (const [what, match] of Object.entries(matches)) {
      await device.openMatch(match, { lang });
      await expect(page.locator('.curtain')).toBeVisible();
      await onEachScreen(page, screensIn(lang, WITH_CURTAIN), `${lang}, ${what}`, async () =>
        [...(await crushed(page)), ...(await cutTexts(page, '.curtain', false))]);
    }
  }
});

for (const lang of LANGS) {
  test(`curtain, pause and result fit, or can be scrolled, on any screen (${lang})`, async ({ page, device }) => {
    const names = NAMES[lang];
    const fits = (what: string, button: Locator) =>
      onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), what, async (screen) => {
        await expect.soft(button, `the button, ${what}, on ${screen.what}`).toBeInViewport({ ratio: 1 });
        return layoutFaults(page, true);
      });
    await device.openMatch(after(FOUR, 20, names.slice(0, 4)), { lang });
    await expect(new Curtain(page, WORDS[lang]).show).toBeVisible();
    await onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), 'curtain', () => layoutFaults(page, true));
    await device.openMatch(after(DEAL_OF_THREE, length(DEAL_OF_THREE), names.slice(0, 3)), { lang });
    await fits('between deals', new BetweenDeals(page, WORDS[lang]).next);
    await device.openMatch(after(FOUR, length(FOUR), names.slice(0, 4)), { lang });
    await fits('result', new ResultPage(page, WORDS[lang]).again);
  });

  test(`home, setup, settings and rules do not scroll sideways, on any screen (${lang})`, async ({ page, device, rules }) => {
    const straight = (what: string, whole?: Locator) =>
      onEachScreen(page, screensIn(lang, UPRIGHT_OR_LARGE), what, async (screen) => {
        if (whole) await expect.soft(whole, `${what}, on ${screen.what}`).toBeInViewport({ ratio: 0.99 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return wide > 0 ? [`${wide} px too wide`] : [];
      });
    const names = NAMES[lang];
    await device.open('#/', { one: after(FOUR, 20, names.slice(0, 4)), two: after(TWO, 10, names.slice(0, 2)) }, { lang });
    await page.locator('.resume button.more').click();
    await expect(page.locator('.save')).toHaveCount(1);
    await straight('shelf');
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
    await expect(page.locator('.home__install')).toBeVisible();
    await straight('shelf, with the button that installs');
    await page.getByRole('button', { name: WORDS[lang].settings }).click();
    await straight('settings', page.locator('dialog[open]'));
    await page.keyboard.press('Escape');
    await page.goto('./#/new/durak');
    await expect(page.locator('.setup')).toBeVisible();
    for (let seats = 3; seats <= 6; seats++) await page.locator('.players .add').click();
    await expect(page.getByRole('textbox')).toHaveCount(6);
    await straight('setup', page.locator('.setup .dock .button--primary'));
    await page.goto('./#/rules/durak');
    await expect(rules.article.getByRole('heading').nth(2)).toBeAttached();
    await straight('rules');
  });
}

test('the reason next to a refused card is on the screen, for every card and screen', async ({ page, device, table }) => {
  // A reason shows for 3.5 seconds: here until the next tap, however slow the machine is.
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    const standing = (run: () => void, delay = 0) => (delay === 3500 ? 0 : set.call(window, run, delay));
    Object.assign(window, { setTimeout: standing });
  });
  await device.openMatch(after(FOUR, 71, seated('en', 4, 1)));
  await expect(table.cards).toHaveCount(14);
  await expect(table.unplayable).not.toHaveCount(0);
  const refused = await table.unplayable.all();
  await onEachScreen(page, UPRIGHT_OR_LARGE, 'reasons', async (screen) => {
    for (const card of refused) {
      await card.press('Enter');
      await expect.soft(table.bubble, `on ${screen.what}`).toBeInViewport({ ratio: 1 });
      const name = (await card.getAttribute('aria-label'))!.split(',')[0]!;
      await expect.soft(table.alert, `on ${screen.what}`).toContainText(name);
    }
    return [];
  });
});

async function raise(page: Page, table: TablePage) {
  await table.playable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.playable.first()).toHaveAttribute('aria-pressed', 'true');
}
