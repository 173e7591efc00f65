import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { WITH_MOMENTS } from './support/moments.ts';
import { Moves } from './support/moves.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const mark = (page: Page) => page.locator('.bar__branch');
const cards = (page: Page) => page.locator('.hand [data-flip]').evaluateAll((all) => all.map((one) => one.getAttribute('data-flip')));

type Kept = { matches: { branch?: boolean; players: { name: string; kind: unknown }[] }[] };

/** Opens the dialog at a step of the finished match. */
async function continueFrom(page: Page, step: number) {
  await page.evaluate((step) => void (location.hash = `#/back/test/${step}`), step);
  await press(page, 'Continue from here').click();
  await expect(page.getByRole('dialog', { name: 'Continue from here' })).toBeVisible();
}

test('a moment is continued with the same cards in hand, and the branch counts for nobody', async ({ page, device }) => {
  await device.openMatch(WITH_MOMENTS, { help: { confirm: false } });
  await page.locator('.moments-strip').click();
  await expect(page.locator('.advice--moment')).toContainText('Better: ');
  const hand = await cards(page);
  await press(page, 'Continue from here').click();
  await expectAccessible(page, 'the dialog before a branch');
  await expect(page.getByRole('radio', { name: /Deal the hidden part again/ })).toHaveAttribute('aria-checked', 'true');
  await press(page, /^Teal, Dabbler/).click();
  await page.getByRole('option', { name: /Hatchling/ }).click();
  await press(page, 'Continue').click();
  await expect(mark(page)).toHaveText('Branch · not counted');
  await expect(page).toHaveTitle('Durak · Branch · not counted · Mallard');
  expect(await cards(page), 'what Mina saw stays').toEqual(hand);
  await expectAccessible(page, 'a branch');

  // The first match is as it was, and the branch is on the shelf.
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page.locator('.resume')).toContainText('Branch · not counted · Mina attacks');
  await page.locator('.resume').getByRole('link', { name: 'Continue' }).click();
  const moves = new Moves(page);
  for (let left = 60; (await moves.ready()) === 'move' && left > 0; left -= 1) await (await moves.pick(0)).click();
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.moments-strip')).toHaveCount(0);
  await expect(press(page, 'Play again')).toHaveCount(0);
  const { matches } = (await device.value<Kept>('past'))!;
  expect(matches.map((played) => !!played.branch)).toEqual([false, true]);
  expect(matches[1]!.players.map((player) => player.kind)).toEqual(['person', { bot: 'hatchling' }]);
  await page.evaluate(() => void (location.hash = '#/past'));
  await expect(page.locator('.history').getByText('Branch · not counted')).toHaveCount(1);
  await expect(page.getByText('0 of 1 won').first()).toBeVisible();
});

test('any step of a finished match is continued as it was, with people in any seat', async ({ page, device }) => {
  const players = WITH_MOMENTS.players.map((player, at) => ({ ...player, name: ['Mina', 'Jun'][at]!, kind: 'person' as const }));
  await device.openMatch({ ...WITH_MOMENTS, players });
  const last = WITH_MOMENTS.record.log.length;
  await page.evaluate((step) => void (location.hash = `#/back/test/${step}`), last);
  await expect(page.locator('.is-back')).toBeVisible();
  await expect(press(page, 'Continue from here'), 'nothing is left to decide').toHaveCount(0);
  await continueFrom(page, 20);
  await page.getByRole('radio', { name: /As it was/ }).click();
  await page.locator('.branch-seats .kind__button').click();
  await page.getByRole('option', { name: 'Person' }).click();
  await press(page, 'Continue').click();
  await expect(page.locator('.curtain, .handoff')).toBeVisible();
  await expect(mark(page)).toBeVisible();
  const id = new URL(page.url()).hash.split('/').pop()!;
  const saved = await device.value<{ record: { format: number; branches: unknown[]; log: unknown[] } }>(`match/${id}`);
  expect([saved!.record.format, saved!.record.branches, saved!.record.log.length]).toEqual([3, [{ step: 20 }], 20]);
});

test('a running match cannot be continued from an earlier step', async ({ page, device }) => {
  const record = { ...WITH_MOMENTS.record, log: WITH_MOMENTS.record.log.slice(0, 20) };
  await device.openMatch({ ...WITH_MOMENTS, record }, { help: { confirm: false } });
  await page.evaluate(() => void (location.hash = '#/back/test/10'));
  await expect(page.locator('.is-back')).toBeVisible();
  await expect(press(page, 'Continue from here')).toHaveCount(0);
});
