// A setup for four players: short rows, initials on the map, the house rules next to it.

import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';
import { LANGS } from './support/words.ts';

const FAMILY = ['Großmutter Annelies', 'Max', 'Bartholomew the Great', 'Lena'];

test('four people see the whole map with its hint, their names, and six house rules; the others are on a sheet', async ({
  page, device, setup,
}) => {
  await device.open('#/new/durak');
  await setup.seat(FAMILY.map((name) => [name, 'Person']));
  await expect(page.locator('.seat-map i').filter({ visible: true })).toHaveText(['GA', 'M', 'BG', 'L'], { useInnerText: false });
  for (const lang of LANGS) {
    await page.evaluate((lang) => {
      const key = 'mallard/settings';
      localStorage.setItem(key, JSON.stringify({ speed: 'off', suits_asked: true, lang }));
      localStorage.removeItem(`${key}~`);
    }, lang);
    await page.reload();
    await page.locator('.seat-map').waitFor({ state: 'attached' });
    const sizes = [...SCREENS, { what: 'a small tablet', width: 1024, height: 768 }];
    await onEachScreen(page, sizes, `four in the set-up, ${lang}`, async ({ width, height }) => {
      const found = await cutTexts(page, '.setup', false);
      if (width < 700 || height < 570) return found;
      const outside = await page.evaluate(() => {
        const map = document.querySelector('.seat-map')!.getBoundingClientRect();
        const bottom = document.querySelector('.setup .dock')!.getBoundingClientRect().top;
        const parts = [...document.querySelectorAll('.seat-map__player, .seat-map__player i, .seat-map p, .seat-map p span')];
        const out = parts.filter((part) => {
          const box = part.getBoundingClientRect();
          const corners = box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom;
          return corners || box.height < 4 || box.bottom > bottom + 1;
        });
        return out.map((part) => `outside the map: ${part.className} ${part.textContent}`);
      });
      return [...found, ...outside];
    });
  }
  const rows = page.locator('.options > ul > li');
  await expect(rows).toHaveCount(6);
  await setup.allRules.click();
  await expect(page.locator('dialog[open] .option')).not.toHaveCount(0);
});

test('two and three people have their names whole on the map', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  await setup.seat([['Großmutter Annelies', 'Person'], ['Opa Heinrich', 'Person'], ['Wilhelmina Rosenbaum', 'Person']]);
  for (const size of [{ width: 1180, height: 820 }, { width: 1024, height: 768 }, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    expect.soft(await cutTexts(page, '.seat-map__player', false), `${size.width} px`).toEqual([]);
  }
});

test('a name written over a bot asks whether it is a person', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  const name = setup.names.nth(1);
  await expect(setup.kind(1)).toHaveAccessibleName(/Dabbler$/);
  await name.click();
  await setup.field.fill('Lena');
  const question = page.getByText('Is Lena a person?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Still a bot' }).click();
  await expect(question).toBeHidden();
  await expect(setup.kind(1)).toHaveAccessibleName(/Dabbler$/);
  await setup.field.fill('Lena B');
  await expectAccessible(page, 'a name over a bot');
  await page.getByText('Is Lena B a person?').locator('..').getByRole('button', { name: 'Person' }).click();
  await expect(setup.kind(1)).toHaveAccessibleName(/Person$/);
  await expect(page.getByText(/^Is Lena/)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(setup.called.nth(1)).toHaveText('Lena B');
});

test('once a second person sits at the table, more players are people, and no name is asked about', async ({ page, device, setup }) => {
  await device.open('#/new/duck-that-goose');
  await setup.names.nth(1).click();
  await setup.field.fill('Jun');
  await setup.field.press('Enter');
  await page.getByText('Is Jun a person?').locator('..').getByRole('button', { name: 'Person' }).click();
  await page.keyboard.press('Escape');
  await setup.add.click();
  await expect(setup.kind(2)).toHaveAccessibleName(/Person$/);
  await setup.choose(2, 'Dabbler');
  await setup.names.nth(2).click();
  await setup.field.fill('Yuki');
  await expect(page.getByText('Is Yuki a person?')).toHaveCount(0);
  await setup.field.press('Enter');
  await expect(setup.kind(2)).toHaveAccessibleName(/Person$/);
  // Two play fewer rounds, and more are back at the short match.
  await expect(setup.choice('Rounds', 'Short: 7')).toBeChecked();
  await page.getByRole('button', { name: 'Remove Yuki' }).click();
  await expect(page.getByText('5 rounds', { exact: true })).toBeVisible();
});

test('after its lesson a game is set up with the easiest bots, and another bot is as good as the last one', async ({ page, device, setup }) => {
  await device.open('#/');
  await page.evaluate(() => localStorage.setItem('mallard/lesson/duck-and-cover', '{"steps":3}'));
  await page.evaluate(() => void (location.hash = '#/new/duck-and-cover'));
  await expect(setup.kind(1)).toHaveAccessibleName(/Hatchling$/);
  await setup.add.click();
  await expect(setup.kind(2)).toHaveAccessibleName(/Hatchling$/);
});

test('before the first match the presets come first, and a sheet has the other house rules', async ({ page, device, setup, curtain }) => {
  await device.open('#/new/durak');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person'], ['Yuki', 'Person']]);
  const rows = page.locator('.options > ul > li');
  await expect(page.locator('.options .presets')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await setup.allRules.click();
  await expect(setup.option('Transfer')).toBeVisible();
  await expectAccessible(page, 'all house rules');
  await page.keyboard.press('Escape');
  await setup.deal.click();
  await expect(curtain.heading).toBeVisible();
  await page.evaluate(() => void (location.hash = '#/new/durak'));
  await expect(rows).not.toHaveCount(0);
});

test.describe('on a screen that is touched', () => {
  test.use({ ownContext: true, hasTouch: true, isMobile: true });

  test('Duck & Cover asks to put the tablet in the middle, and a phone calls itself a phone', async ({ page, device, setup }) => {
    await device.open('#/new/duck-and-cover');
    await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
    const dock = page.locator('.setup .dock p');
    await expect(dock).toHaveText('2 people share this tablet. Put the tablet in the middle.');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(dock).toHaveText('2 people share this phone. Mallard tells you when to pass it.');
    await page.getByRole('button', { name: 'Start' }).or(page.locator('.setup .dock .button--primary')).first().click();
    await expect(page.locator('.table, .handoff').first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/tablet/i);
  });
});
