import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { TWO, after, length, oneAmongBots, people } from './support/games.ts';

/** Sends the app an event of the page's scripts. */
async function offer(page: Page, what: 'install' | 'update', state: string) {
  await page.evaluate(([what, state]) => {
    document.documentElement.dataset[what] = state;
    window.dispatchEvent(new Event(`mallard:${what}`));
  }, [what, state] as const);
}

/** Counts the app's requests to the page's scripts. */
async function countTaken(page: Page, what: 'install' | 'update') {
  await page.evaluate((what) => {
    const counted = window as unknown as { taken: number };
    counted.taken = 0;
    window.addEventListener(`mallard:accept-${what}`, () => counted.taken++);
  }, what);
  return () => page.evaluate(() => (window as unknown as { taken: number }).taken);
}

/** A browser with the answer `persisted` when the app asks for persistent storage. */
async function promise(page: Page, persisted: boolean, granted: boolean) {
  await page.addInitScript(([persisted, granted]) => {
    const asked = Number(sessionStorage.getItem('asked'));
    Object.assign(window, { asked: () => Number(sessionStorage.getItem('asked')) });
    Object.assign(navigator.storage, {
      persisted: async () => persisted,
      persist: async () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1));
        return granted;
      },
    });
    sessionStorage.setItem('asked', String(asked));
  }, [persisted, granted] as const);
  return () => page.evaluate(() => (window as unknown as { asked(): number }).asked());
}

/** A wake lock that counts how often it is requested. */
async function watchScreen(page: Page) {
  await page.addInitScript(() => {
    const locks = new Set<EventTarget>();
    Object.assign(window, { locks });
    const request = async () => {
      const lock = Object.assign(new EventTarget(), {
        released: false,
        release: async () => {
          lock.released = true;
          locks.delete(lock);
        },
      });
      locks.add(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  return () => page.evaluate(() => (window as unknown as { locks: Set<unknown> }).locks.size);
}

const mine = () => after(TWO, 11, oneAmongBots(2));

test.describe('the wake lock', () => {
  test('stays awake while a match is on screen and seen, and no longer, and follows its setting', async ({ page, device, table, settings }) => {
    const held = await watchScreen(page);
    await device.open('#/', { test: mine() });
    expect(await held()).toBe(0);
    await page.goto('./#/match/test');
    await expect(table.cards.first()).toBeVisible();
    await expect.poll(held).toBe(1);
    // The browser releases it when the page is hidden.
    await page.evaluate(() => {
      const { locks } = window as unknown as { locks: Set<{ released: boolean }> };
      for (const lock of locks) lock.released = true;
      locks.clear();
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect.poll(held).toBe(1);
    await table.openMenu('Settings');
    await settings.switch('Keep the screen on').click();
    await expect.poll(held).toBe(0);
    await settings.switch('Keep the screen on').click();
    await expect.poll(held).toBe(1);
    await page.keyboard.press('Escape');
    await table.back.click();
    await expect.poll(held).toBe(0);
  });

  test('is let go when the match is over', async ({ page, device, result }) => {
    const held = await watchScreen(page);
    await device.openMatch(after(TWO, length(TWO), people(2)));
    await expect(result.again).toBeVisible();
    expect(await held()).toBe(0);
  });

  test('that was refused is asked for again at the next touch', async ({ page, device, table }) => {
    const held = await watchScreen(page);
    await page.addInitScript(() => {
      const { request } = navigator.wakeLock;
      const refuse = () => Promise.reject(new DOMException('The battery is low.', 'NotAllowedError'));
      const grant = () => Object.assign(navigator.wakeLock, { request });
      Object.assign(navigator.wakeLock, { request: refuse });
      Object.assign(window, { grant });
    });
    await device.openMatch(mine());
    await expect(table.cards.first()).toBeVisible();
    await table.menuButton.click();
    expect(await held()).toBe(0);
    await page.evaluate(() => (window as unknown as { grant(): void }).grant());
    await page.keyboard.press('Escape');
    await expect.poll(held).toBe(1);
  });

  test('may not be there at all', async ({ page, device, table, settings }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }));
    await device.openMatch(mine());
    await expect(table.cards.first()).toBeVisible();
    await table.menuButton.click();
    await table.menu.getByRole('button', { name: 'Settings' }).click();
    await expect(settings.dialog).toBeVisible();
    await expect(settings.switch('Keep the screen on')).toHaveCount(0);
  });
});

test.describe('storage', () => {
  test('is asked to last when there is a match, once', async ({ page, device, table }) => {
    const asked = await promise(page, false, false);
    await device.open('#/', { test: mine() });
    expect(await asked()).toBe(0);
    await page.goto('./#/match/test');
    await expect(table.cards.first()).toBeVisible();
    await expect.poll(asked).toBe(1);
    await page.reload();
    await expect(table.cards.first()).toBeVisible();
    expect(await asked()).toBe(1);
  });

  test('is not asked over a table where the browser would ask the user', async ({ page, device, table, settings }) => {
    const asked = await promise(page, false, true);
    await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { value: 'Gecko/20100101 Firefox/153.0' }));
    await device.openMatch(mine());
    await table.openMenu('Settings');
    await settings.dialog.getByRole('button', { name: 'Ask the browser to keep them' }).click();
    await expect(settings.dialog).toContainText('The browser keeps them until you delete them.');
    expect(await asked()).toBe(1);
  });

  test('that lasts is not asked', async ({ page, device, table }) => {
    const asked = await promise(page, true, true);
    await device.openMatch(mine());
    await expect(table.cards.first()).toBeVisible();
    await table.menuButton.click();
    await table.menu.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByText('The browser keeps them until you delete them.')).toBeVisible();
    expect(await asked()).toBe(0);
  });

  for (const [granted, says] of [
    [true, 'The browser keeps them until you delete them.'],
    [false, 'The browser may not keep them.'],
  ] as const) {
    test(`can be asked in the settings (${granted})`, async ({ page, device, home, settings }) => {
      await promise(page, false, granted);
      await device.open('#/');
      await home.gear.click();
      await expect(settings.dialog).toContainText('The browser may clear them when space runs low.');
      await settings.dialog.getByRole('button', { name: 'Ask the browser to keep them' }).click();
      await expect(settings.dialog).toContainText(says);
      await expect(settings.dialog.getByRole('button', { name: 'Ask the browser to keep them' })).toHaveCount(0);
    });
  }

  test('shows how much of it is used, and keeps damaged texts aside, to export and to delete', async ({ page, device, home, settings }) => {
    await device.open('#/');
    await page.evaluate(() => {
      localStorage.setItem('mallard/match/large', '"' + '7'.repeat(5000) + '"');
      localStorage.setItem('mallard/damaged/match/one/18f', '{"players":[');
      localStorage.setItem('mallard/damaged/settings/190', 'what');
    });
    await home.gear.click();
    await expect(settings.dialog).toContainText('6 KB used.');
    await expect(settings.dialog).toContainText('2 damaged saves set aside');
    await settings.dialog.getByRole('button', { name: 'Export' }).click();
    const exporting = page.getByRole('dialog', { name: 'Export “2 damaged saves set aside”' });
    await expect(exporting.getByRole('textbox')).toHaveValue('{"players":[\nwhat');
    await page.keyboard.press('Escape');
    await settings.dialog.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: /^Delete the damaged saves/ });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await device.raw('damaged/settings/190')).toBe('what');
    await settings.dialog.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(settings.dialog).not.toContainText('set aside');
    expect(await device.raw('damaged/settings/190')).toBeNull();
  });
});

test.describe('installing', () => {
  test('is offered where the browser offers it', async ({ page, device, home, settings }) => {
    await device.open('#/');
    const button = page.locator('.home__bar').getByRole('button', { name: 'Install' });
    await expect(button).toHaveCount(0);
    await offer(page, 'install', 'ready');
    const taken = await countTaken(page, 'install');
    await button.click();
    expect(await taken()).toBe(1);
    // The page's script withdraws a used offer; the browser may make another.
    await offer(page, 'install', 'ready');
    await home.gear.click();
    await settings.dialog.getByRole('button', { name: 'Install' }).click();
    expect(await taken()).toBe(2);
    await settings.close();
    await offer(page, 'install', '');
    await expect(button).toHaveCount(0);
  });

  test('by hand is explained on an iPad, and not where it is done; the settings say what Safari clears', async ({ page, device, home, settings }) => {
    await promise(page, false, false);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    await device.open('#/');
    await home.gear.click();
    await expect(settings.dialog).toContainText('Safari clears them if you use it for seven days');
    await expectAccessible(page);
    await settings.close();
    await page.getByRole('button', { name: 'Install' }).click();
    const help = page.getByRole('dialog', { name: 'Install Mallard' });
    await expect(help).toContainText('Add to Home Screen');
    await expect(help).toContainText('its own storage');
    await expectAccessible(page);
    await page.addInitScript(() => {
      const mark = () => document.documentElement?.setAttribute('data-standalone', '');
      new MutationObserver(mark).observe(document, { childList: true });
      mark();
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  });

});

test.describe('a new version', () => {
  test('is offered and accepted on the home screen', async ({ page, device }) => {
    await device.open('#/');
    await offer(page, 'update', 'ready');
    const notice = page.getByRole('status');
    await expect(notice).toContainText('A new version is ready.');
    await expectAccessible(page);
    const taken = await countTaken(page, 'update');
    await notice.getByRole('button', { name: 'Update now' }).click();
    expect(await taken()).toBe(1);
  });

  test('waits on request, until the page is opened again', async ({ page, device, table, home }) => {
    await device.open('#/', { test: mine() });
    await offer(page, 'update', 'ready');
    await page.getByRole('button', { name: 'Later' }).click();
    const now = page.getByRole('button', { name: 'Update now' });
    await expect(now).toHaveCount(0);
    // It never comes over a match: its menu mentions it.
    await page.goto('./#/match/test');
    await expect(table.cards.first()).toBeVisible();
    await expect(page.getByText('A new version is ready')).toHaveCount(0);
    await table.menuButton.click();
    await expect(table.menu).toContainText('A new version is ready. Update from the shelf.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await table.back.click();
    await expect(home.resume).toBeVisible();
    await expect(now).toHaveCount(0);
    await page.reload();
    await expect(home.resume).toBeVisible();
    await offer(page, 'update', 'ready');
    await expect(now).toBeVisible();
  });
});
