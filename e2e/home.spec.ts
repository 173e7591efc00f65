// The first screen on a phone: the games come first. And the state that a returning user finds again.

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { startProgram } from './support/start-program.ts';
import { moveDate, setDate } from './support/calendar.ts';
import { TWO, after, length, people } from './support/games.ts';
import { GAMES } from './support/saves.ts';
import { drawn } from './support/screens.ts';
import { LANGS } from './support/words.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** The parts that a user does not see whole without scrolling. */
async function unseen(page: Page, parts: Locator): Promise<string[]> {
  await drawn(page);
  return parts.evaluateAll((parts) =>
    parts.filter((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    }).map((part) => part.textContent!),
  );
}

test('a phone shows all games at once, below one line of welcome or the match to continue', async ({ page, device }) => {
  for (const lang of LANGS) {
    for (const saved of [false, true]) {
      await device.open('#/', saved ? { test: after(TWO, 4, people(2), Date.now(), { says: 'Mina defends' }) } : {}, { lang });
      const resume = page.locator('#home .resume');
      for (const screen of PHONES) {
        const when = `${lang}, ${screen.width}×${screen.height}, ${saved ? 'a match' : 'nothing'} saved`;
        await page.setViewportSize(screen);
        const boxes = page.locator('#home .game-tile');
        await expect(boxes).toHaveCount(GAMES.length);
        expect.soft(await unseen(page, boxes), when).toEqual([]);
        const above = (await resume.boundingBox())!;
        expect.soft(above.y, when).toBeLessThan((await boxes.first().boundingBox())!.y);
        if (!saved) expect.soft(above.height, `one line, ${when}`).toBeLessThan(30);
        if (screen.width > screen.height) continue;
        const day = (await page.locator('#home .day').boundingBox())!;
        expect.soft(day.y, when).toBeGreaterThan((await boxes.last().boundingBox())!.y);
        expect.soft(await page.locator('body').innerText(), when).not.toMatch(/tablet|태블릿|タブレット/i);
      }
    }
  }
});

test('the age of a save is right when the page is shown again', async ({ page, device, home }) => {
  await setDate(page, '2026-11-28T12:00:00');
  await device.open('#/', { test: after(TWO, 4, people(2), Date.parse('2026-11-28T12:00:00')) });
  await expect(home.resume).toContainText('Saved just now');
  await moveDate(page, '2026-11-28T15:00:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(home.resume).toContainText('Saved 3 hours ago', { timeout: 2000 });
  await moveDate(page, '2026-11-28T15:59:58');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(home.resume).toContainText('Saved 3 hours ago');
  await expect(home.resume, 'at the latest after a minute').toContainText('Saved 4 hours ago', { timeout: 10_000 });
});

test('the first screen shows what another tab has saved when a person looks again', async ({ page, device, home }) => {
  await device.open('#/');
  await startProgram(page);
  await expect(home.boxes).toHaveCount(GAMES.length);
  const text = JSON.stringify(after(TWO, 4, people(2)));
  await page.evaluate((text) => localStorage.setItem('mallard/match/other', text), text);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(home.goOn).toHaveAttribute('href', '#/match/other', { timeout: 2000 });
});

test('a person who comes back to a screen is where they were', async ({ page, device }) => {
  const down = () => page.evaluate(() => scrollY);
  const follow = (address: string) => page.evaluate((address) => (location.hash = address), address);
  const scroll = async (to: number) => {
    await page.evaluate((to) => scrollTo(0, to), to);
    await drawn(page);
  };
  await page.setViewportSize({ width: 360, height: 640 });
  const saves = Array.from({ length: 6 }, (_, at) => [`m${at}`, after(TWO, length(TWO), people(2))] as const);
  await device.open('#/', Object.fromEntries(saves));
  await page.locator('#home .game-tile').first().waitFor();
  await page.getByRole('button', { name: /saved matches/ }).click();
  await scroll(400);
  const was = await down();
  expect(was).toBeGreaterThan(100);
  await follow('#/rules/durak');
  await page.locator('.rules section').nth(2).waitFor();
  expect(await down(), 'another page begins at the top').toBe(0);
  await scroll(1500);
  await follow('#/lesson/durak');
  await page.locator('.table').waitFor();
  await page.goBack();
  await expect.poll(down, 'the rules').toBe(1500);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.locator('.setup').waitFor();
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect.poll(down, 'the first screen, with its list open').toBe(was);
});
