// Help belongs to the person: it is chosen in the set-up under the name, and at the table only its owner learns of it.

import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { FOUR, TWO, after, oneAmongBots, people } from './support/games.ts';
import { SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, type Lang } from './support/words.ts';

/** What stands under the name, and what the table says. */
const SAYS: Record<Lang, { unusual: string; kept: string; spent: string; left: string }> = {
  en: { unusual: 'Memory aid · 3 hints', kept: 'Kept with Mina on this device.', spent: 'No hints left.', left: 'Hint, 2 left' },
  ko: { unusual: '기억 도우미 · 힌트 3번', kept: '이 기기에 Mina 님 설정으로 보관됩니다.', spent: '남은 힌트가 없습니다.', left: '힌트, 2번 남음' },
  ja: { unusual: '記憶アシスト · ヒント3回', kept: 'この端末にMinaさんの設定として保存します。', spent: 'ヒントの残りはありません。', left: 'ヒント、残り2回' },
};

for (const lang of LANGS) {
  test(`the sheet of a name has the help of that person, and the row says what differs (${lang})`, async ({ page, device, setup }) => {
    await device.open('#/new/durak', {}, { lang, help: {} });
    await setup.names.first().click();
    const sheet = page.locator('.dialog--help[open]');
    await expect(sheet.getByRole('textbox'), 'one without a name is named at once').toBeFocused();
    await page.keyboard.type('Mina');
    await sheet.getByRole('switch').first().click();
    await sheet.getByRole('radio').nth(1).click();
    await expect(sheet.locator('.help__foot')).toContainText(SAYS[lang].kept);
    await expectAccessible(page, 'the sheet of a name');
    await onEachScreen(page, screensIn(lang, SCREENS), 'the sheet of a name', () => cutTexts(page, '.dialog--help', false));
    await sheet.locator('.button--primary').click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('.player').first().locator('small')).toHaveText(SAYS[lang].unusual);
    await page.reload();
    await expect(page.locator('.player').first().locator('small')).toHaveText(SAYS[lang].unusual);
    expect(await device.value<object[]>('people')).toMatchObject([
      { name: 'Mina', help: { memory_aid: true, hints: 'three', undo: true, confirm: false } },
    ]);
    // Whoever takes another name begins anew.
    await setup.names.first().click();
    await sheet.getByRole('textbox').fill('Jun');
    await page.keyboard.press('Enter');
    await expect(page.locator('.player b').first()).toHaveText('Jun');
    await expect(page.locator('.player small')).toHaveCount(0);
  });

  test(`three hints are counted, once for each decision, also over a reload (${lang})`, async ({ page, device }) => {
    device.knows({ Mina: { hints: 'three' } });
    const save = after(FOUR, 20, ['Teal', 'Mina', 'Eider', 'Smew'].map((name, seat) => (seat === 1 ? name : { bot: name })));
    await device.openMatch(save, { lang });
    const bulb = page.locator('.bar__hint button');
    await expect(page.locator('.prompt__hints')).toHaveText('3');
    await bulb.click();
    const advice = page.locator('.advice');
    await expect(advice).toBeVisible();
    await expect(bulb).toHaveAccessibleName(SAYS[lang].left);
    await expect(page.locator('.prompt__hints')).toHaveText('2');
    await advice.getByRole('button').click();
    await bulb.click();
    await expect(advice, 'the same decision').toBeVisible();
    await page.reload();
    await expect(bulb).toHaveAccessibleName(SAYS[lang].left);
    // As if two more had been asked for.
    await device.tamper({
      'mallard/match/test': JSON.stringify({ ...save, label: { open: true, says: [], still: [], hints: [[1, 2], [1, 6], [1, 11]] } }),
      'mallard/match/test~': null,
    });
    await page.reload();
    await expect(page.locator('.prompt__hints')).toHaveText('0');
    await bulb.click();
    await expect(advice).toHaveText(SAYS[lang].spent);
  });
}

test('undo, a second tap and the memory aid are those of the player at the tablet', async ({ page, device, table, curtain }) => {
  device.knows({ Mina: { undo: false, confirm: true, memory_aid: true, hints: 'three' }, Jun: {} });
  await device.openMatch(after(TWO, 10, ['Mina', 'Jun']));
  await expect(curtain.heading).toBeVisible();
  // The curtain, which both read, says nothing about anyone's help.
  await expect(page.locator('.prompt__hints, .known, .bar__hint:not([data-left=""])')).toHaveCount(0);
  await curtain.show.click();
  const player = (await page.locator('.prompt small').innerText()).includes('Mina') ? 'Mina' : 'Jun';
  await expect(page.locator('.prompt__hints')).toHaveCount(player === 'Mina' ? 1 : 0);
  await table.openMenu('Help for ' + player);
  const sheet = page.locator('.dialog--help[open]');
  await expect(sheet.getByRole('switch', { name: 'Confirm each move' })).toHaveAttribute('aria-checked', String(player === 'Mina'));
  await expect(sheet.locator('.help__foot')).toContainText(`Kept with ${player} on this device.`);
  await expectAccessible(page, 'help at the table');
  await sheet.getByRole('switch', { name: 'Undo' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  const kept = await device.value<{ name: string; help: { undo?: boolean } }[]>('people');
  expect(kept!.map(({ name, help }) => [name, help.undo ?? true])).toEqual([['Mina', player === 'Mina'], ['Jun', player !== 'Jun']]);
});

test('one without undo is offered none, and one tap plays unless the person wants two', async ({ page, device, table }) => {
  for (const [help, raised] of [[{ undo: false, confirm: true }, 1], [{ undo: true, confirm: false }, 0]] as const) {
    await device.openMatch(after(TWO, 0, oneAmongBots(2)), { help });
    await expect(table.cards.first()).toBeVisible();
    const before = await device.steps();
    await table.playable.first().click();
    if (raised === 1) {
      expect(await device.steps()).toBe(before);
      await page.keyboard.press('u');
      await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
    } else {
      await expect.poll(() => device.steps()).toBeGreaterThan(before);
    }
  }
});

test('the settings of the whole device no longer have help, and what it had there people keep', async ({ page, device, home, settings }) => {
  await device.open('#/');
  await device.tamper({ 'mallard/settings': JSON.stringify({ memory_aid: true, confirm: true, speed: 'off' }) });
  await page.reload();
  await home.gear.click();
  for (const gone of ['Memory aid', 'Confirm each move']) await expect(settings.switch(gone)).toHaveCount(0);
  await settings.close();
  await page.goto('#/new/durak');
  await expect(page.locator('.player').first().locator('small')).toHaveText('Memory aid · Confirm each move');
});

test('people around one table of two see no help of each other in the page', async ({ page, device, curtain }) => {
  await device.openMatch(after(TWO, 10, people(2)), { help: { hints: 'three', confirm: true } });
  await expect(curtain.heading).toBeVisible();
  await expect(page.locator('.prompt__hints')).toHaveCount(0);
});
