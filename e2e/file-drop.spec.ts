import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES, playFromList } from './support/any-game.ts';
import { TWO, after, people } from './support/games.ts';

/** The player drags a file of the device over the middle of the page and drops it. */
async function drop(page: Page, file: string) {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize()!;
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: width / 2, y: height / 2, data });
  }
  await session.detach();
}

/** Drops a file, link or text over a part of the page. Does the page prevent the browser from opening it? */
function isHeld(page: Page, where: string, what: 'file' | 'link' | 'text'): Promise<boolean[]> {
  return page.locator(where).first().evaluate((part, what) => {
    const dataTransfer = new DataTransfer();
    if (what === 'file') dataTransfer.items.add(new File(['What?'], 'what.txt'));
    if (what === 'link') dataTransfer.setData('text/uri-list', 'https://example.org/');
    if (what === 'text') dataTransfer.setData('text/plain', 'What?');
    return ['dragover', 'drop'].map((name) => {
      const event = new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true });
      return !part.dispatchEvent(event);
    });
  }, what);
}

test('a match file dropped on the home screen is opened like a chosen one', async ({ page, device, table, transfer }, info) => {
  await device.open('#/', { test: after(TWO, 10, people(2), Date.now() - 60_000, { says: 'Mina defends' }) });
  await transfer.exportResumed();
  const { text } = await transfer.saveFile();
  const file = info.outputPath('mallard.json');
  await writeFile(file, text);

  await device.open('#/');
  await transfer.openImport();
  await drop(page, file);
  await expect(transfer.offer).toContainText('10 moves');
  await transfer.keep.click();
  await expect.poll(() => device.matches()).toHaveLength(1);
  await expect(table.cards.or(page.getByRole('button')).first()).toBeVisible();
});

test('a dropped file that is no match is refused like a chosen one', async ({ page, device, transfer }, info) => {
  const file = info.outputPath('what.txt');
  await writeFile(file, 'What?');
  await device.open('#/');
  await transfer.openImport();
  await drop(page, file);
  await expect(transfer.importing.getByRole('alert')).not.toBeEmpty();
  expect(await readFile(file, 'utf8')).toBe('What?');
});

for (const address of ['#/', '#/new/durak', '#/rules/durak', '#/past']) {
  test(`a file that is dropped at ${address} leads nowhere`, async ({ page, device }, info) => {
    const file = info.outputPath('what.html');
    await writeFile(file, '<h1>What?</h1>');
    await device.open(address);
    const before = page.url();
    await drop(page, file);
    await expect.poll(() => isHeld(page, 'body', 'file')).toEqual([true, true]);
    expect(page.url()).toBe(before);
    await expect(page.locator('#home > *, #table > *').first()).toBeVisible();
  });
}

test('a file that is dropped before the first program runs leads nowhere either', async ({ page }, info) => {
  const file = info.outputPath('what.html');
  await writeFile(file, '<h1>What?</h1>');
  // The program never loads.
  await page.route('**/*.wasm', () => {});
  await page.goto('./');
  await expect(page.locator('.home-shell .home')).toBeVisible();
  const before = page.url();
  await drop(page, file);
  expect(await isHeld(page, '.home-shell .home', 'file')).toEqual([true, true]);
  expect(page.url()).toBe(before);
  await expect(page.locator('.home-shell .home')).toBeVisible();
});

test('a match continues under a file that is dropped on it', async ({ page, device }, info) => {
  const file = info.outputPath('what.json');
  await writeFile(file, '{}');
  await device.openMatch(MATCHES.durak!());
  await playFromList(page, 1);
  await drop(page, file);
  await playFromList(page, 1);
  expect(page.url()).toContain('#/match/test');
});

test('a link leads nowhere, and a text still goes into a field', async ({ page, device, transfer }) => {
  await device.open('#/');
  expect(await isHeld(page, 'body', 'link')).toEqual([true, true]);
  await transfer.openImport();
  for (const what of ['text', 'link'] as const) {
    expect(await isHeld(page, 'dialog textarea', what)).toEqual([false, false]);
  }
  expect(await isHeld(page, 'dialog textarea', 'file')).toEqual([true, true]);
});
