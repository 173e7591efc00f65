import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import { touch } from './support/start-program.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

/** The page is in this language, declares it, and prevents the browser from translating any of it. */
async function expectUntranslated(page: Page, lang: Lang) {
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  const open = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('body, body *')];
    return parts.filter((part) => part.translate).map((part) => part.outerHTML.slice(0, 80));
  });
  expect(open, 'parts that may be translated').toEqual([]);
}

test.use({ ownPage: true });

for (const lang of LANGS) {
  test.describe(`the browser translates nothing (${lang})`, () => {
    test('of the home shell, and of the home screen after it', async ({ page }) => {
      await page.addInitScript((lang) => {
        Object.defineProperty(navigator, 'languages', { get: () => [lang] });
        Object.defineProperty(navigator, 'language', { get: () => lang });
      }, lang);
      await page.goto('./');
      await expect(page.locator('.home-shell .home')).toHaveAttribute('lang', lang);
      await expectUntranslated(page, lang);
      await touch(page);
      await expect(page.locator('#home > *').first()).toBeVisible();
      await expect(page.locator('.home-shell')).toHaveCount(0);
      await expectUntranslated(page, lang);
    });

    test('of a match, its dialogs, the rules and the page after a crash', async ({ page, device }) => {
      await device.openMatch(MATCHES.durak!(), { lang });
      await page.getByRole('button', { name: WORDS[lang].menu, exact: true }).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await expectUntranslated(page, lang);
      await device.open('#/rules/durak', {}, { lang });
      await expect(page.getByRole('article').getByRole('heading').nth(2)).toBeVisible();
      await expectUntranslated(page, lang);
      await page.evaluate(() => dispatchEvent(new CustomEvent('mallard:panic', { detail: 'panicked' })));
      await expect(page.locator('#crash')).toBeVisible();
      await expectUntranslated(page, lang);
    });
  });
}

test('the language of the page follows the setting', async ({ page, device, home, settings }) => {
  await device.open('#/');
  await home.gear.click();
  for (const lang of ['ko', 'ja', 'en'] as const) {
    await page.getByRole('radio', { name: WORDS[lang].ownName }).click();
    await expectUntranslated(page, lang);
  }
  await settings.close();
});
