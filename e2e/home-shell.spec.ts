// The first screen is part of the page itself. The program, which draws the same, loads on interaction.

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { touch, startProgram } from './support/start-program.ts';
import { setDate } from './support/calendar.ts';
import { longBut } from './support/extent.ts';
import { TWO, after } from './support/games.ts';
import { GAMES } from './support/saves.ts';
import { SCREENS, screensIn } from './support/screens.ts';

/** Everything drawn within a part of the page: each element's kind, text and place. */
async function drawn(part: Locator) {
  const found = await part.filter({ visible: true }).evaluate((whole) => {
    const parts = [...whole.querySelectorAll('*:not(use)')].filter((part) => part.checkVisibility());
    return parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const names = ['class', 'href', 'aria-label', 'title'].map((name) => part.getAttribute(name)?.trim());
      const texts = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const said = texts.map((text) => text.textContent).join('').trim();
      const what = [part.tagName.toLowerCase(), ...names, said, ...[...part.querySelectorAll(':scope > use')].map((use) => use.getAttribute('href'))];
      return { what: what.join(' ').replace(/ is-(placeholder|filled)/, ''), at: [x, y, width, height] };
    });
  });
  return { what: found.map(({ what }) => what), at: found.flatMap(({ at }) => at) };
}

/** Delays the program until the test calls the returned function. */
async function hold(page: Page): Promise<() => void> {
  let go = () => {};
  const told = new Promise<void>((done) => (go = done));
  await page.route(/mallard-[^/]*\.wasm$/, async (route) => {
    await told;
    await route.continue();
  });
  return go;
}

const shell = (page: Page) => page.locator('.home-shell .home').filter({ visible: true });

test.use({ ownContext: true, serviceWorkers: 'block' });

for (const [lang, day] of [['en', '2028-02-29'], ['ko', '2026-12-31'], ['ja', '2027-01-01']] as const) {
  test(`the home shell shows before the program and stays the same when it loads, in ${lang}`, longBut('en', lang), async ({ page, device }) => {
    test.slow();
    await setDate(page, `${day}T23:50:00`);
    for (const saved of [false, true]) {
      // Only the program knows about a match that waits.
      const same = saved ? '.game-grid' : '.home';
      await device.open('#/', saved ? { test: after(TWO, 4) } : {}, { lang, theme: 'dark' });
      for (const { width, height } of screensIn(lang, SCREENS)) {
        await page.setViewportSize({ width, height });
        const come = await hold(page);
        await page.reload();
        await expect(shell(page).locator('.game-tile')).toHaveCount(GAMES.length);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        const before = await drawn(saved ? shell(page).locator(same) : shell(page));
        expect(await page.locator('#home > *').count(), 'no program yet').toBe(0);
        come();
        if (!saved) await touch(page);
        await page.locator('#home .game-tile').first().waitFor();
        await expect(page.locator('.home-shell')).toHaveCount(0);
        const now = await drawn(page.locator(`#home ${same}`));
        const when = `${width}×${height}, ${saved ? 'a match' : 'nothing'} saved`;
        expect(now.what, when).toEqual(before.what);
        const moved = now.at.map((side, at) => Math.abs(side - before.at[at]!));
        expect(Math.max(...moved), `pixels, ${when}`).toBeLessThanOrEqual(1);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    }
  });
}

test('nothing on the page moves when the program comes', async ({ page, device }) => {
  await device.open('#/');
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(shell(page).locator('.game-tile')).toHaveCount(GAMES.length);
  await startProgram(page);
  await page.locator('#home .game-tile').first().waitFor();
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
});

test('without saved data the program is fetched but waits for a touch, without a warning', async ({ page, device }) => {
  await device.open('#/');
  await page.addInitScript(() => {
    addEventListener('mallard:complete', () => Object.assign(window, { complete: true }));
  });
  await page.reload();
  await page.waitForFunction(() => 'complete' in window);
  // The watchdog does this when its patience ends.
  await page.evaluate(() => document.querySelector('script')!.dispatchEvent(new Event('error')));
  await expect(shell(page).locator('.game-tile')).toHaveCount(GAMES.length);
  expect(await page.locator('#home > *').count()).toBe(0);
  await page.mouse.move(30, 30);
  await expect(page.locator('#home .game-tile')).toHaveCount(GAMES.length);
  await expect(page.locator('.home-shell')).toHaveCount(0);
});

test('a box is a link before the program is there', async ({ page, device }) => {
  await device.open('#/');
  const come = await hold(page);
  await page.reload();
  await shell(page).getByRole('link', { name: /^Quantum/ }).click();
  await expect(page.locator('.home-shell')).toBeHidden();
  await expect(page.locator('.waiting svg')).toBeVisible();
  come();
  await expect(page.getByRole('heading', { name: 'Quantum' })).toBeVisible();
});

test('a press before the program has loaded is done as soon as it has', async ({ page, device, home, settings }) => {
  for (const theme of ['auto', 'dark'] as const) {
    const press = async (button: string | RegExp) => {
      await device.open('#/', {}, { theme });
      const come = await hold(page);
      await page.reload();
      const pressed = shell(page).getByRole('button', { name: button });
      await pressed.click();
      await expect(pressed).toHaveAttribute('aria-busy', 'true');
      come();
      await expect(page.locator('.home-shell')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    };
    await press('Settings');
    await expect(settings.dialog).toBeVisible();
    await press('Import a match');
    await expect(page.getByRole('dialog', { name: 'Import a match' })).toBeVisible();
    await press(/^Theme/);
    await expect(home.theme).toHaveAccessibleName(theme === 'auto' ? /light/i : /auto/i);
    await press('Play today’s challenge');
    await expect(page).toHaveURL(/#\/match\//);
  }
});

test('a second press counts too, with or without the program loaded', async ({ page, device, home }) => {
  for (const comes of ['after both', 'between them'] as const) {
    await device.open('#/', {}, { theme: 'auto', speed: 'normal' });
    const come = await hold(page);
    await page.reload();
    const { x, y, width, height } = (await shell(page).getByRole('button', { name: /^Theme/ }).boundingBox())!;
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForTimeout(200);
    await press();
    if (comes === 'between them') {
      come();
      await expect(page.locator('.home-shell')).toHaveCount(0);
    }
    await press();
    come();
    await expect(home.theme, comes).toHaveAccessibleName('Theme: Dark');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a press that ends after the program has loaded counts', async ({ page, device, settings }) => {
  await device.open('#/');
  const come = await hold(page);
  await page.reload();
  const gear = shell(page).getByRole('button', { name: 'Settings' });
  await gear.hover();
  await page.mouse.down();
  const came = page.waitForResponse(/mallard-[^/]*\.wasm$/);
  come();
  await (await came).finished();
  await page.waitForTimeout(500);
  await expect(gear, 'what is pressed stays').toBeVisible();
  await page.mouse.up();
  await expect(settings.dialog).toBeVisible();
});

test('the app can be installed from it, where the browser offers that', async ({ page, device }) => {
  await device.open('#/');
  // The pointer on its way to the button loads the program, which would replace the first screen under it.
  await hold(page);
  await page.reload();
  const install = shell(page).locator('.home__install');
  await expect(install).toBeHidden();
  await page.evaluate(() => {
    const prompt = () => void (document.body.dataset.prompted = '');
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await expect(install).toBeVisible();
  await install.click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', '');
});

test('keys go on where they were when the program comes', async ({ page, device, settings }) => {
  await device.open('#/');
  const come = await hold(page);
  await page.reload();
  await shell(page).getByRole('link', { name: /^Duckit/ }).focus();
  await expect(shell(page).getByRole('link', { name: /^Duckit/ })).toBeFocused();
  come();
  await expect(page.locator('.home-shell')).toHaveCount(0);
  await expect(page.locator('#home').getByRole('link', { name: /^Duckit/ })).toBeFocused();

  await device.open('#/');
  await page.reload();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(settings.dialog).toBeVisible();
});
