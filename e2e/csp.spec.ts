import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { startProgram } from './support/start-program.ts';
import { LONG, someOf } from './support/extent.ts';
import { TWO, after, length } from './support/games.ts';
import { test as unwatched } from './support/expect-errors.ts';
import { LANGS, WORDS } from './support/words.ts';

test.use({ ownPage: true });

type Refused = Window & { refused: string[] };

/** From the next page on, records every violation of the policy. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      refused.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

function refused(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as Refused).refused);
}

for (const [lang, theme] of someOf([['en', 'light'], ['ko', 'dark'], ['ja', 'light']] as const)) {
  test(`the page never does what its policy refuses (${lang}, ${theme})`, LONG, async ({ page, device }) => {
    await listen(page);
    const words = WORDS[lang];
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    for (const [game, match] of Object.entries(MATCHES)) {
      await device.open('#/', {}, { lang, theme });
      await page.goto(`./#/new/${game}`);
      await expect(page.locator('.player__name').first()).toBeVisible();
      await page.goto(`./#/rules/${game}`);
      await expect(page.getByRole('article').getByRole('heading').nth(2)).toBeVisible();
      expect(await refused(page)).toEqual([]);

      await device.openMatch(match(), { lang, theme });
      await expect(button(words.menu)).toBeVisible();
      await page.keyboard.press('m');
      await page.locator('dialog[open] li button').first().click();
      for (const key of ['h', 'l', 'r']) await page.keyboard.press(key);
      await page.keyboard.press('Escape');
      await button(words.menu).click();
      await page.locator('dialog[open]').getByRole('button', { name: words.settings }).click();
      await expect(page.getByRole('radio', { name: LANGS.map((tag) => WORDS[tag].ownName)[0]! })).toBeVisible();
      expect(await refused(page)).toEqual([]);
    }
    for (const moves of [10, length(TWO)]) {
      await device.openMatch(after(TWO, moves), { lang, theme });
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await refused(page)).toEqual([]);
    }
  });
}

test('a match is played on under the policy', async ({ page, device }) => {
  await listen(page);
  await device.openMatch(MATCHES.quantum!());
  await playFromList(page, 5);
  expect(await refused(page)).toEqual([]);
});

test('the headers that docs/hosting.md gives are the page’s own policy, and keep it out of frames', async ({ freshPage }) => {
  const own = await freshPage.locator('meta[http-equiv=content-security-policy]').getAttribute('content');
  const documented = (await readFile('../docs/hosting.md', 'utf8')).match(/default-src[^"\n]*/g);
  expect(documented).toEqual([`${own}; frame-ancestors 'none'`, `${own}; frame-ancestors 'none'`]);
});

unwatched('code that is put into the page does not run', async ({ page }) => {
  await listen(page);
  await page.route('./', async (route) => {
    const response = await route.fetch();
    const foreign = '<script>window.ran = "inline"</script><img src="x" onerror="window.ran = \'handler\'">';
    await route.fulfill({ response, body: (await response.text()).replace(/<div class="?unscripted/, `${foreign}$&`) });
  });
  await page.goto('./');
  await startProgram(page);
  await expect.poll(() => refused(page)).toHaveLength(2);
  const directives = (await refused(page)).map((line) => line.split(' ')[0]).sort();
  expect(directives).toEqual(['script-src-attr', 'script-src-elem']);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

unwatched('every way from text to code is closed', async ({ freshPage }) => {
  const outcome = await freshPage.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      'a handler in markup': () => (document.body.innerHTML += '<img src="x" onerror="window.ran = 1">'),
      'a handler after a slash': () => document.body.insertAdjacentHTML('beforeend', '<svg/onload=window.ran=1>'),
      'a script in markup': () => document.createRange().createContextualFragment('<script>window.ran = 1</script>'),
      'an address that is code': () => (document.createElement('p').innerHTML = '<a href="javascript:window.ran=1">x</a>'),
      'the text of a script': () => (document.createElement('script').text = 'window.ran = 1'),
      'the address of a script': () => (document.createElement('script').src = 'table.js'),
      'a worker that is not ours': () => new Worker('table.js'),
      'eval': () => (0, eval)('window.ran = 1'),
      'a function from text': () => new Function('window.ran = 1')(),
      'a timer from text': () => setTimeout('window.ran = 1'),
    };
    // From a timer: the browser allows the calls that a test makes itself.
    return new Promise<{ open: string[]; ran: boolean }>((tell) => {
      setTimeout(() => {
        const open = Object.keys(attempts).filter((what) => {
          try {
            attempts[what]!();
            return true;
          } catch {
            return false;
          }
        });
        tell({ open, ran: 'ran' in window });
      });
    });
  });
  expect(outcome).toEqual({ open: [], ran: false });
});

unwatched('nothing can be sent to another host', async ({ freshPage }) => {
  const elsewhere = process.env.MALLARD_FOLDER_URL!;
  expect(new URL(elsewhere).origin).not.toBe(new URL(freshPage.url()).origin);
  expect((await freshPage.request.get(`${elsewhere}icons/icon-192.png`)).ok(), 'it could be reached').toBe(true);
  const reached = await freshPage.evaluate(async (address) => {
    const image = new Promise((tell) => {
      const image = new Image();
      image.onload = () => tell('image');
      image.onerror = () => tell('');
      image.src = `${address}icons/icon-192.png`;
    });
    const answer = fetch(address, { mode: 'no-cors' }).then(() => 'fetch', () => '');
    return Promise.all([image, answer]);
  }, elsewhere);
  expect(reached).toEqual(['', '']);
});
