import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';
import { MATCHES } from './support/any-game.ts';

/** The figures that are cut off or beyond the screen. */
function figureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    for (const panel of document.querySelectorAll('.figure__pieces')) {
      const frame = panel.getBoundingClientRect();
      for (const part of panel.querySelectorAll('.spot, .spot__piece > *, .spot small')) {
        const box = part.getBoundingClientRect();
        const out = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
        if (out > 1) faults.push(`${part.className || part.tagName} is ${Math.round(out)} px outside: ${panel.textContent}`);
      }
    }
    return faults;
  });
}

test('a refusal leads to its rule in the drawer, marked and with the focus', async ({ page, device, table, rules }) => {
  // Of Mina's three cards only one beats the 7 of diamonds.
  await device.openMatch(after(TWO, 12, oneAmongBots(2)));
  await table.tapAnyway(table.unplayable.first());
  await expect(table.alert).toHaveCount(1);
  await table.bubble.getByRole('button', { name: 'Rule' }).click();
  await expect(table.rules).toBeVisible();
  await expect(table.alert).toHaveCount(0);
  const focused = table.rules.locator(':focus');
  await expect(focused).toContainText('One suit is trump');
  await expect(focused).toHaveClass(/is-marked/);
  await expect(focused).toBeInViewport();
  expect(await device.steps()).toBe(12);

  // The key that opens the rules does the same, while the reason shows.
  await page.keyboard.press('Escape');
  await expect(table.rules).toBeHidden();
  await table.unplayable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.alert).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(table.rules.locator(':focus')).toContainText('One suit is trump');
  // Afterwards the rules open where they did before.
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await expect(table.rules).toBeVisible();
  await expect(rules.marked).toHaveCount(0);
});

test('beside the table letters belong to the search, and Escape empties it first and then closes the rules', async ({ page, device, table, rules }) => {
  await device.openMatch(after(TWO, 12, oneAmongBots(2)));
  await page.keyboard.press('r');
  await table.rules.getByText('Full rules').click();
  await rules.search.pressSequentially('trull');
  await expect(rules.search).toHaveValue('trull');
  await expect(table.rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules.search).toHaveValue('');
  await expect(table.rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(table.rules).toBeHidden();
});

test('an address leads to a rule, and an unknown one to all of them', async ({ page, device, rules }) => {
  await device.open('#/rules/quantum/10');
  await expect(rules.article.locator(':focus')).toContainText('second lowest number');
  await expect(rules.marked.first()).toBeVisible();
  await page.goto('./#/rules/quantum/99');
  await expect(rules.article.getByRole('heading').nth(2)).toBeVisible();
  await expect(rules.marked).toHaveCount(0);
});

test('words are looked for, hit after hit', LONG, async ({ page, device, rules }) => {
  await device.open('#/rules/durak');
  await rules.search.fill('ＴＲＵＭＰ card');
  await expect(rules.count).toHaveText('No results');
  await rules.search.fill('ＬＯＷＥＳＴ trump');
  await expect(rules.count).toHaveText('1 of 2');
  await expect(rules.hits).toHaveText(['lowest trump', 'lowest trump']);
  await rules.search.press('Enter');
  await expect(rules.count).toHaveText('2 of 2');
  await expect(rules.hit).toBeInViewport();
  await rules.search.press('Enter');
  await expect(rules.count).toHaveText('1 of 2');
  await rules.search.press('Shift+Enter');
  await expect(rules.count).toHaveText('2 of 2');
  await rules.search.press('Escape');
  await expect(rules.search).toHaveValue('');
  await expect(rules.hits).toHaveCount(0);
  await expect(rules.count).toBeEmpty();
  for (const [lang, word] of [['ko', '으뜸패'], ['ja', '切り札']] as const) {
    await device.open('#/rules/durak', {}, { lang });
    await rules.search.fill(word);
    await expect(rules.hit).toHaveText(word);
  }
  await expectAccessible(page);
});

test('words are found in either kana, in half-width ones and in their parts, and Esc ends a composition', async ({ page, device, rules }) => {
  await device.open('#/rules/durak', {}, { lang: 'ja' });
  await rules.search.fill('カード');
  await expect(rules.count).toContainText(/[1-9]/);
  const found = await rules.count.innerText();
  for (const typed of ['かーど', 'ｶｰﾄﾞ', 'カード'.normalize('NFD')]) {
    await rules.search.fill('');
    await expect(rules.hits).toHaveCount(0);
    await rules.search.fill(typed);
    await expect(rules.count, typed).toHaveText(found);
  }
  await rules.search.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  await expect(rules.count, 'what was written stays').toHaveText(found);
  await page.keyboard.press('Escape');
  await expect(rules.search).toHaveValue('');
  await device.open('#/rules/durak', {}, { lang: 'ko' });
  await rules.search.fill('으뜸패'.normalize('NFD'));
  await expect(rules.hit).toHaveText('으뜸패');
});

test('a card that the rules name shows what it does', async ({ page, device, rules }) => {
  await device.open('#/rules/duck-that-goose');
  await rules.article.getByRole('button', { name: 'Second Sight' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Second Sight' });
  await expect(dialog).toContainText('+4');
  await expect(dialog.getByRole('img', { name: 'Second Sight, +4' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('figures fit on every screen, in light and dark', LONG, async ({ page, device, rules }) => {
  for (const game of Object.keys(MATCHES)) {
    for (const [lang, theme] of [['en', 'light'], ['ko', 'dark'], ['ja', 'light']] as const) {
      await device.open(`#/rules/${game}`, {}, { lang, theme });
      await expect(rules.figures.first()).toBeAttached();
      for (const [width, height] of [[390, 844], [1180, 820]] as const) {
        await page.setViewportSize({ width, height });
        expect(await figureFaults(page), `${game}, ${lang}, ${width} px`).toEqual([]);
      }
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await device.open('#/rules/duckit', {}, { lang: 'en', theme: 'dark' });
  await expect(rules.figures.first()).toBeAttached();
  await expectAccessible(page);
});
