import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { TWO, after, length, oneAmongBots } from './support/games.ts';

type Ears = { contexts: number; voices: number; shakes: unknown[] };

/** The page's contexts, and how often it cannot wake one. */
type Made = { contexts: AudioContext[]; refusals: number };

/** The sounds that the page has played, and its vibrations. */
function ears(page: Page): Promise<Ears> {
  return page.evaluate(() => (window as unknown as { ears: Ears }).ears);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const ears: Ears = { contexts: 0, voices: 0, shakes: [] };
    const made: Made = { contexts: [], refusals: 0 };
    Object.assign(window, {
      ears,
      made,
      AudioContext: class extends AudioContext {
        constructor() {
          super();
          ears.contexts += 1;
          made.contexts.push(this);
        }
        // The machine that runs this may have no loudspeaker.
        override resume = async () => {
          if (made.refusals-- > 0 || this.state === 'closed') throw new DOMException('No.', 'InvalidStateError');
        };
      },
    });
    const voices: { prototype: AudioScheduledSourceNode }[] = [OscillatorNode, AudioBufferSourceNode];
    for (const { prototype } of voices) {
      const { start } = prototype;
      prototype.start = function (when?: number) {
        ears.voices += 1;
        start.call(this, when);
      };
    }
    // Playwright's own questions count as input; a user's are trusted events.
    let touched = false;
    for (const kind of ['pointerdown', 'keydown']) {
      addEventListener(kind, ({ isTrusted }) => void (touched ||= isTrusted), { capture: true });
    }
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: touched }) });
    navigator.vibrate = (pattern) => {
      ears.shakes.push(pattern);
      return true;
    };
  });
});

test('without the setting no sound is fetched or played', async ({ page, device, table, settings }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await device.openMatch(after(TWO, 0, oneAmongBots(2)), { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
  expect(fetched.filter((url) => url.includes('sounds'))).toEqual([]);
  expect(await ears(page)).toEqual({ contexts: 0, voices: 0, shakes: [] });

  await table.openMenu('Settings');
  await expect(settings.dialog.getByRole('radiogroup', { name: 'Volume' })).toHaveCount(0);
});

test('switched on, sounds play at once, at the chosen volume, and at each step', async ({ page, device, table, settings }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)), { help: { confirm: false } });
  await table.openMenu('Settings');
  await settings.switch('Sounds').click();
  await expect.poll(async () => (await ears(page)).voices).toBe(2);
  await expect.poll(async () => (await ears(page)).shakes).toEqual([30]);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-volume', 'medium');
  await settings.choice('Volume', 'High').click();
  await expect(html).toHaveAttribute('data-volume', 'high');
  await expect.poll(async () => (await ears(page)).voices).toBe(4);
  expect((await ears(page)).contexts).toBe(1);
  await settings.close();
  const before = await ears(page);
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
  // The card, and the sign that it is this player's turn again.
  await expect.poll(async () => (await ears(page)).voices).toBe(before.voices + 3);
  expect((await ears(page)).shakes.length).toBeGreaterThan(before.shakes.length);

  // Vibration has a switch of its own.
  await table.openMenu('Settings');
  await settings.switch('Sounds').click();
  await expect(settings.switch('Vibration')).not.toBeChecked();
  const { shakes } = await ears(page);
  await settings.switch('Vibration').click();
  await expect.poll(async () => (await ears(page)).shakes.length).toBe(shakes.length + 1);
  await settings.close();
  const { voices } = await ears(page);
  const steps = await device.steps();
  await table.playable.or(table.actions).first().click();
  await expect.poll(() => device.steps()).toBeGreaterThan(steps);
  expect((await ears(page)).voices).toBe(voices);
  await expect.poll(async () => (await ears(page)).shakes.length).toBeGreaterThan(shakes.length + 1);
});

test('after a call that has taken the sound away, the next touch brings it back', async ({ page, device, table, settings }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)), { sounds: true });
  await table.openMenu('Settings');
  await settings.choice('Volume', 'High').click();
  await expect.poll(async () => (await ears(page)).voices).toBe(2);
  expect((await ears(page)).contexts).toBe(1);
  // Neither is an error on the page.
  await page.evaluate(() => ((window as unknown as { made: Made }).made.refusals = 1));
  await settings.choice('Volume', 'Low').click();
  await expect.poll(() => ears(page)).toMatchObject({ contexts: 2, voices: 4 });
  await page.evaluate(() => (window as unknown as { made: Made }).made.contexts.at(-1)!.close());
  await settings.choice('Volume', 'Medium').click();
  await expect.poll(() => ears(page)).toMatchObject({ contexts: 3, voices: 6 });
});

test('no sound plays before the first touch of the page', async ({ page, device, result }) => {
  // The app makes the last step by itself.
  await device.openMatch(after(TWO, length(TWO) - 1, oneAmongBots(2)), { sounds: true, only_move: true });
  await expect(result.again).toBeVisible();
  expect(await ears(page)).toEqual({ contexts: 0, voices: 0, shakes: [] });
});
