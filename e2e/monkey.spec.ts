// A random player: taps, drags, keys, other windows and settings, reloads. Nothing may break, and every move must be
// there again. `make monkey ACTS=10000` does so for longer; the title names the seed.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { WHOLE } from './support/any-game.ts';
import { startProgram } from './support/start-program.ts';
import type { Device } from './support/device.ts';
import { SHORT } from './support/extent.ts';
import { oneAmongBots } from './support/games.ts';
import { allLogLines } from './support/log.ts';
import type { Point } from './support/pointer.ts';
import { begun, type AnySave } from './support/saves.ts';
import { WITH_ZOOM } from './support/screens.ts';

const ACTS = Number(process.env.MALLARD_ACTS ?? (SHORT ? 30 : 60));
const SEED = Number(process.env.MALLARD_SEED ?? 1);

const KEYS = ['Escape', 'Escape', 'Enter', 'Space', 'Tab', 'Tab', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'l', 'm', 'r', 'u', 'h', '?'];

/** Numbers that follow from a seed (mulberry32). */
function luck(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (end: number) => Math.floor(next() * end), of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]! };
}

type Luck = ReturnType<typeof luck>;

/** The places of uncovered elements that look active; none on a page that is about to be replaced. */
function things(page: Page): Promise<Point[]> {
  const found = page.evaluate(() => {
    const found: { x: number; y: number }[] = [];
    for (const thing of document.querySelectorAll('button, a, summary, input, select, label, .card, [data-target], [tabindex], [role=button]')) {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (width < 4 || middle.x < 0 || middle.y < 0 || middle.x >= innerWidth || middle.y >= innerHeight) continue;
      const top = document.elementFromPoint(middle.x, middle.y);
      if (top && (thing.contains(top) || top.contains(thing))) found.push(middle);
    }
    return found;
  });
  return found.catch((error: Error) => {
    if (error.message.includes('Execution context was destroyed')) return [];
    throw error;
  });
}

async function somewhere(page: Page, luck: Luck): Promise<Point> {
  const places = luck.below(8) === 0 ? [] : await things(page);
  const { width, height } = page.viewportSize()!;
  return places.length > 0 ? luck.of(places) : { x: luck.below(width), y: luck.below(height) };
}

/** Other settings, as an older version of the app would have left them. */
async function set(page: Page, luck: Luck) {
  const settings = {
    speed: 'off', lang: luck.of(['en', 'ko', 'ja']), theme: luck.of(['auto', 'light', 'dark']), left_hand: luck.below(2) === 0,
    four_colours: luck.below(2) === 0, help: { memory_aid: luck.below(2) === 0, confirm: luck.below(2) === 0 }, only_move: luck.below(3) === 0,
  };
  await page.evaluate((settings) => {
    localStorage.removeItem('mallard/settings~');
    localStorage.setItem('mallard/settings', settings);
  }, JSON.stringify(settings));
}

/** In the log only until everyone has chosen: bots may be the last of them after the reload. */
const UNTIL_ALL_HAVE = / (is ready|has chosen)$|: (준비됨|선택 완료)$|が(準備完了|選択済み)$/;

/** Every move is there again after a reload, word for word; bots may have continued in the meantime. */
async function reload(page: Page) {
  const lines = page.url().includes('#/match/') ? await logTexts(page) : [];
  await page.reload();
  await startProgram(page);
  const again = lines.length > 0 ? await logTexts(page) : [];
  const known = new Set(again);
  // A pause shows again, and hides what follows it until it ends.
  const isPaused = (await page.locator('#between, #between-why').count()) > 0;
  const expected = isPaused && again.every((line, at) => line === lines[at]) ? again : lines;
  const gone = expected.filter((line) => !known.has(line) && !UNTIL_ALL_HAVE.test(line));
  if (again.length > 0) expect(gone, 'lines of the log that are gone').toEqual([]);
}

async function logTexts(page: Page): Promise<string[]> {
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  if ((await page.locator('dialog[open]').count()) > 0) return [];
  return allLogLines(page);
}

async function act(page: Page, luck: Luck) {
  const kind = luck.below(100);
  if (kind < 66) {
    const { x, y } = await somewhere(page, luck);
    await page.mouse.click(x, y);
  } else if (kind < 76) {
    const [from, to] = [await somewhere(page, luck), await somewhere(page, luck)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  } else if (kind < 92) {
    await page.keyboard.press(luck.of(KEYS));
  } else if (kind < 94) {
    const { width, height } = luck.of(WITH_ZOOM);
    await page.setViewportSize({ width, height });
  } else if (kind < 95) {
    await page.emulateMedia({ colorScheme: luck.of(['light', 'dark']), reducedMotion: luck.of(['reduce', 'no-preference']) });
  } else if (kind < 97) {
    // The history may have no page to go to, and the current page may close before it answers.
    const { goBack, goForward } = page;
    await luck.of([goBack, goForward]).call(page, { waitUntil: 'commit', timeout: 2_000 }).catch(() => {});
  } else if (kind < 98) {
    await set(page, luck);
    await page.reload();
    await startProgram(page);
  } else {
    await reload(page);
  }
}

/** Goes back to a match if it was elsewhere long enough, or to a new one if none is left. */
async function comeBack(page: Page, device: Device, save: AnySave) {
  if (!page.url().startsWith('http')) return device.openMatch(save);
  const [match] = await device.matches();
  if (match === undefined) return device.openMatch(save);
  await page.goto(`./#/match/${match}`);
  await page.locator('#table > *').first().waitFor();
}

for (const match of WHOLE) {
  test(`anything is done ${ACTS} times in ${match.slug}, from seed ${SEED} on`, async ({ page, device, context }) => {
    test.setTimeout(60_000 + ACTS * 1_000);
    const chance = luck(SEED * 1_000 + match.seed);
    const save = begun(match.slug, oneAmongBots(match.seats), match);
    page.on('dialog', (dialog) => dialog.accept());
    const other = (opened: Page) => opened.close();
    await device.openMatch(save);
    context.on('page', other);
    let away = 0;
    for (let number = 0; number < ACTS; number += 1) {
      await act(page, chance);
      away = page.url().includes('#/match/') ? 0 : away + 1;
      if (away > 6 || !page.url().startsWith('http')) await comeBack(page, device, save);
      if (number % 10 === 0) {
        await expect(page.locator('#crash'), `after ${number} acts`).toBeHidden();
        await expect(page.locator('.missing').filter({ visible: true }), `after ${number} acts`).toHaveCount(0);
      }
    }
    await comeBack(page, device, save);
    await reload(page);
    context.off('page', other);
  });
}
