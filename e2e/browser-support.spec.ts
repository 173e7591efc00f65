import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Browsers that lack a feature that Mallard needs. This browser plays them.
const TOO_OLD = ['This browser is too old for Mallard.', '이 브라우저에서는 Mallard를', 'このブラウザではMallardを'];
const NO_WASM = ['WebAssembly, which is switched off', 'WebAssembly가 꺼져', 'WebAssemblyが無効'];

/** Makes the browser deny the conditions that contain `part`. */
async function deny(page: Page, part: string) {
  await page.addInitScript((part) => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) => !asked.join(':').includes(part) && supports(...asked);
  }, part);
}

async function expectSentences(page: Page, sentences: string[]) {
  const shown = page.locator('.waiting').getByRole('alert').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  for (const sentence of sentences) await expect(shown).toContainText(sentence);
  // A program would be running by then.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#home > *, #table > *')).toHaveCount(0);
}

for (const part of [':has', '&', 'cqw', 'round', 'color-mix']) {
  test(`a browser whose style lacks ${part} gets the message that it is too old`, async ({ page }) => {
    await deny(page, part);
    await page.goto('./');
    await expectSentences(page, TOO_OLD);
  });
}

test('so is one that cannot be asked about its style', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(CSS, 'supports', { value: undefined }));
  await page.goto('./#/match/test');
  await expectSentences(page, TOO_OLD);
});

test('so is one without @property', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(CSS, 'registerProperty', { value: undefined }));
  await page.goto('./');
  await expectSentences(page, TOO_OLD);
});

test('without WebAssembly the sentence is about that', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await page.goto('./');
  await expectSentences(page, NO_WASM);
});

test('style for older browsers has both themes', async ({ freshPage }) => {
  const page = await freshPage.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return (await Promise.all(sheets.map(async ({ href }) => (await fetch(href)).text()))).join('');
  });
  expect(page).not.toContain('light-dark(');
  const colour = () => freshPage.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const [theme, scheme, expected] of [
    [undefined, 'light', 'rgb(244, 238, 223)'],
    [undefined, 'dark', 'rgb(12, 23, 22)'],
    ['light', 'dark', 'rgb(244, 238, 223)'],
    ['dark', 'light', 'rgb(12, 23, 22)'],
  ] as const) {
    await freshPage.emulateMedia({ colorScheme: scheme });
    await freshPage.evaluate((theme) => {
      if (theme) document.documentElement.dataset.theme = theme;
      else delete document.documentElement.dataset.theme;
    }, theme);
    expect(await colour(), `${theme ?? 'none'} chosen, the device ${scheme}`).toBe(expected);
  }
});
