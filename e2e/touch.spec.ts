// The default behaviour of browsers when fingers or a mouse swipe, tap twice or write.

import { expect, test } from './fixtures.ts';
import { FOUR, TWO, after, oneAmongBots, people } from './support/games.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const type = (of: Locator) => of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** The pressable elements here that would zoom in at a double tap. */
const zooming = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, label, input, textarea, summary, [role="button"], [tabindex]')]
      .filter((element) => !/^(manipulation|none|pan-x pan-y)$/.test(getComputedStyle(element).touchAction))
      .map((element) => element.outerHTML.slice(0, 80)),
  );

test('a swipe down does not load the page again, and quick taps do not zoom', async ({ page, device, home, setup, table }) => {
  await device.open('#/');
  await expect(home.boxes.first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY)).toBe('none');
  expect(await zooming(page)).toEqual([]);
  await device.open('#/new/durak');
  await expect(setup.names.first()).toBeVisible();
  expect(await zooming(page)).toEqual([]);
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.playable.first()).toBeVisible();
  expect(await zooming(page)).toEqual([]);
});

/** Can two fingers enlarge this part? All that it is in must allow it. */
const enlarges = (part: Locator) =>
  part.evaluate((part) => {
    for (let around: Element | null = part; around; around = around.parentElement) {
      if (!/auto|manipulation|pinch-zoom/.test(getComputedStyle(around).touchAction)) return false;
    }
    return true;
  });

test('two fingers enlarge what one reads, and not where people play', async ({ page, device, rules, table, result }) => {
  await device.open('#/');
  expect(await enlarges(page.locator('#home .home__main'))).toBe(true);
  await device.open('#/past');
  expect(await enlarges(page.locator('.history__main'))).toBe(true);
  await device.open('#/rules/durak');
  expect(await enlarges(rules.article)).toBe(true);
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.playable.first()).toBeVisible();
  for (const part of [page.locator('.pond'), table.prompt, table.playable.first()]) expect(await enlarges(part)).toBe(false);
  await table.rulesButton.click();
  expect(await enlarges(table.rules)).toBe(true);
  await device.openMatch(after(TWO, 1000, people(2)));
  expect(await enlarges(result.winner)).toBe(true);
});

test('no card is where a swipe from the edge of the screen begins', async ({ device, table }) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.playable.first()).toBeVisible();
  const edges = await table.cards.evaluateAll((cards) => cards.flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    return [left, innerWidth - right];
  }));
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(24);
});

test('text fields are large enough that a phone does not zoom in', async ({ page, device, share, transfer }) => {
  await device.open('#/', { test: after(TWO, 10, people(2)) });
  await transfer.exportResumed();
  expect(await type(page.locator('textarea').first())).toBeGreaterThanOrEqual(16);
  await device.openMatch(after(TWO, 1000, ['Mina', { bot: 'Teal' }]));
  await share.fromResult();
  expect(await type(share.link)).toBeGreaterThanOrEqual(16);
});

test('two quick taps at a table mark no word; rules, log and fields can be marked', async ({ page, device, table, curtain }) => {
  const marked = () => page.evaluate(() => getSelection()!.toString());
  await page.setViewportSize({ width: 1180, height: 820 });
  await device.openMatch(after(TWO, 12));
  await curtain.heading.dblclick();
  expect(await marked()).toBe('');
  await curtain.show.click();
  for (const part of [table.prompt, page.locator('.bar h1'), table.seats.first()]) {
    await part.dblclick();
    expect(await marked()).toBe('');
  }
  await table.rulesButton.click();
  await table.rules.getByRole('heading').last().dblclick();
  expect(await marked()).not.toBe('');
  await page.keyboard.press('Escape');
  await expect(table.rules).toBeHidden();
  await page.keyboard.press('l');
  // A drawer that has only just appeared takes no taps. A line of a step would lead to the replay.
  await expect(async () => {
    await table.log.locator('.separator').last().dblclick();
    expect(await marked()).not.toBe('');
  }).toPass();
});

test('a dialog closes only if a pointer goes down and comes up beside it', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 12));
  await curtain.show.click();
  await table.menuButton.click();
  await expect(table.menu).toBeVisible();
  const { x, y, width } = (await table.menu.boundingBox())!;
  const [inside, beside] = [[x + width / 2, y + 4], [x + width / 2, y - 20]] as const;
  for (const [from, to] of [[beside, inside], [inside, beside], [inside, inside]] as const) {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to);
    await page.mouse.up();
    await page.waitForTimeout(100);
    await expect(table.menu).toBeVisible();
  }
  await page.mouse.click(...beside);
  await expect(table.menu).toBeHidden();
});
