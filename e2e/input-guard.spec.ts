import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FlatTable } from './pages/flat-tablet.ts';
import { longBut } from './support/extent.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';
import { centre, pressAt } from './support/pointer.ts';
import * as quantum from './support/quantum.ts';

/** Waits until a tap on the focused button counts: the page ignores input on an element that has only just appeared. */
async function ready(page: Page, button: Locator) {
  await expect(button).toBeFocused();
  await page.waitForTimeout(250);
}

/**
 * Keeps a key down until a keyboard has repeated it `repeats` times, and releases it, because the next test may have the
 * same page.
 */
async function hold(page: Page, key: string, repeats = 30) {
  for (let press = 0; press <= repeats; press++) {
    await page.keyboard.down(key);
    await page.waitForTimeout(15);
  }
  await page.keyboard.up(key);
}

for (const key of ['Enter', 'Space']) {
  test(`${key}, repeated before a curtain, does one thing and no more`, async ({ page, device, table, curtain }) => {
    await device.openMatch(after(TWO, 0));
    await ready(page, curtain.show);
    await hold(page, key);
    await expect(table.cards).toHaveCount(6);
    await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
    expect(await device.steps()).toBe(0);
    // The next press counts again.
    await page.waitForTimeout(550);
    await page.keyboard.press(key);
    await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(1);
  });
}

test('a shortcut does not repeat while its key is down', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 10, oneAmongBots(2)));
  await hold(page, 'l', 11);
  await expect(table.log).toBeVisible();
  await hold(page, 'l', 10);
  await expect(table.log).toBeHidden();
});

test('arrow keys repeat while they are down', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await table.cards.first().focus();
  await hold(page, 'ArrowRight', 2);
  await expect(table.cards.nth(3)).toBeFocused();
});

test('a key pressed twice at once does not press what has the focus by the second time', async ({ page, device, table, curtain }) => {
  await device.openMatch(after(TWO, 0));
  await ready(page, curtain.show);
  await pressAt(page, 'Enter', 0, 100);
  await expect(table.cards).toHaveCount(6);
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
});

for (const speed of ['normal', 'off'] as const) {
  for (const wait of [90, 200, 350]) {
    test(`a double press rerolls and writes nothing: ${wait} ms, pace ${speed}`, longBut(200, wait), async ({ page, device, table }) => {
      const position = quantum.after(quantum.THREE_SHEETS, 65, quantum.oneAmongBots(3));
      await device.openMatch(position, { speed });
      const before = position.record.log.length;
      if (speed !== 'off') await table.primary.filter({ hasText: 'Continue' }).click();
      await expect(table.primary).toHaveText('Reroll all seven');
      await page.waitForTimeout(200);
      await pressAt(page, await centre(table.primary), 0, wait, wait + 100);
      await page.waitForTimeout(700);
      const { log } = (await device.saved<quantum.QuantumSave>()).record;
      expect(log.slice(before)).toEqual([[0, { reroll: [0, 1, 2, 3, 4, 5, 6] }]]);
    });
  }
}

/** Mina's step B, in which she can write nothing. */
const STEP_B = () => quantum.after(quantum.TWO_SHEETS, 5, quantum.oneAmongBots(2));

for (const way of ['a finger', 'a key'] as const) {
  for (const wait of [60, 300, 500]) {
    test(`“Write nothing”, pressed twice by ${way}, writes nothing once: ${wait} ms`, longBut(300, wait), async ({ page, device, table }) => {
      await device.openMatch(STEP_B(), { speed: 'normal' });
      const nothing = table.actions.filter({ hasText: 'Write nothing' });
      await nothing.focus();
      await ready(page, nothing);
      const by = way === 'a key' ? 'Enter' : await centre(nothing);
      const passes = async () => {
        const { log } = (await device.saved<quantum.QuantumSave>()).record;
        return log.slice(5).filter(([seat, action]) => seat === 0 && action === 'pass').length;
      };
      await pressAt(page, by, 0, wait);
      // The same button, in the same place, is about the next step now.
      await expect(nothing).toBeVisible();
      await expect(page.locator('[aria-current="step"]')).toContainText('C');
      await page.waitForTimeout(100);
      expect(await passes()).toBe(1);
      // Once it could be seen, a tap counts again.
      await page.waitForTimeout(850);
      await pressAt(page, by, 0);
      await expect.poll(passes).toBe(2);
    });
  }
}

test('the theme’s button, pressed twice at once, is pressed twice', async ({ page, device, home }) => {
  await device.open('#/');
  await expect(home.theme).toHaveAccessibleName('Theme: Auto');
  await page.waitForTimeout(250);
  await pressAt(page, await centre(home.theme), 0, 100);
  await expect(home.theme).toHaveAccessibleName('Theme: Dark');
});

test('a press in a dialog that ends beside it leaves it open; a tap beside it closes it', async ({ page, device, home, settings }) => {
  await device.open('#/');
  await home.gear.click();
  const title = await centre(settings.dialog.getByRole('heading').first());
  const beside = { x: 8, y: 300 };
  await page.mouse.move(title.x, title.y);
  await page.mouse.down();
  await page.mouse.move(beside.x, beside.y, { steps: 4 });
  await page.mouse.up();
  await page.waitForTimeout(600);
  await expect(settings.dialog).toBeVisible();
  await page.mouse.click(beside.x, beside.y);
  await expect(settings.dialog).toBeHidden();
});

test('a tap beside a dialog does not throw a text away', async ({ page, device, transfer }) => {
  await device.open('#/');
  await transfer.openImport();
  const text = transfer.importing.getByRole('textbox');
  await text.fill('A match as text');
  await page.waitForTimeout(600);
  await page.mouse.click(8, 300);
  await expect(text).toHaveValue('A match as text');
  await text.clear();
  await page.waitForTimeout(600);
  await page.mouse.click(8, 300);
  await expect(transfer.importing).toBeHidden();
});

test('one button, pressed twice at once, is pressed twice', async ({ page, device, setup }) => {
  await device.open('#/new/duck-that-goose');
  await expect(setup.deal.or(page.locator('.setup .dock .button--primary')).first()).toBeVisible();
  const option = setup.option('Peachy Keens cancel');
  const before = await option.getAttribute('aria-checked');
  const { x, y } = await centre(option);
  await page.mouse.click(x, y);
  await expect(option).not.toHaveAttribute('aria-checked', before!);
  await page.mouse.click(x, y);
  await expect(option).toHaveAttribute('aria-checked', before!);
});

test('a card that goes away under a finger ends its drag: others can be dragged', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 0, ['Mina', { bot: 'Teal', level: 'duckling' as const }]), { help: { confirm: false } });
  const thumb = { pointerId: 9, pointerType: 'touch', button: 0, isPrimary: true, bubbles: true };
  const card = table.card('6 of hearts');
  await card.dispatchEvent('pointerdown', thumb);
  await card.evaluate((card: HTMLElement) => card.click());
  await expect(card).toHaveCount(0);
  await expect(table.playable.first()).toBeVisible();
  const steps = await device.steps();
  const { x, y } = await centre(table.playable.first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await expect(page.locator('.hand .is-dragged')).toHaveCount(1);
  await page.mouse.up();
  expect(steps).toBeGreaterThan(1);
});

test.describe('cards peeked with a key', () => {
  const FLAT = { lay_flat: true };

  test('are hidden when the focus goes, when the key comes up elsewhere, and by nothing opened again', async ({ page, device }) => {
    const flat = new FlatTable(page);
    await device.openMatch(after(TWO, 11), FLAT);
    await flat.peek('Jun').focus();
    await page.keyboard.down('Space');
    await expect(flat.cards('Jun')).not.toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(flat.hands).toHaveCount(0);
    await page.keyboard.up('Space');
    await expect(flat.hands).toHaveCount(0);
  });

  test('are hidden when a dialog opens', async ({ page, device }) => {
    const flat = new FlatTable(page);
    await device.openMatch(after(TWO, 11), FLAT);
    await flat.hold('Jun');
    await expect(flat.cards('Jun')).not.toHaveCount(0);
    await flat.menuButton('Jun').evaluate((button: HTMLElement) => button.click());
    await expect(flat.hands).toHaveCount(0);
  });

  test('are hidden when the turn passes', async ({ page, device }) => {
    const flat = new FlatTable(page);
    await device.openMatch(after(TWO, 11), { ...FLAT, help: { confirm: false } });
    const asked = await flat.asked.getAttribute('aria-label');
    await flat.hold(asked!);
    await expect(flat.cards(asked!)).not.toHaveCount(0);
    await flat.asked.locator('.hand .is-playable').first().evaluate((card: HTMLElement) => card.click());
    await expect(flat.asked).not.toHaveAttribute('aria-label', asked!);
    await expect(flat.hands).toHaveCount(0);
  });
});

test('on a Korean keyboard the key of M opens the list of moves', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await expect(table.cards).toHaveCount(6);
  await page.locator('body').dispatchEvent('keydown', { key: 'ㅡ', code: 'KeyM', bubbles: true });
  await expect(table.moves).toBeVisible();
});

test('a button that has only just come under a finger does nothing yet', async ({ page, device, home, setup }) => {
  await device.open('#/new/durak', {}, { speed: 'normal' });
  const { x, y } = await centre(setup.deal);
  await expect(async () => {
    await page.goto('#/');
    await expect(home.boxes.first()).toBeVisible();
    const came = page.evaluate(() => new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('#home .button--primary')) return;
        watch.disconnect();
        resolve(performance.now());
      });
      watch.observe(document, { subtree: true, childList: true });
      addEventListener('pointerdown', () => (document.body.dataset.pressed = String(performance.now())), { capture: true, once: true });
      location.hash = '#/new/durak';
    }));
    const at = await came;
    await page.mouse.click(x, y);
    expect(Number(await page.locator('body').getAttribute('data-pressed')) - at).toBeLessThan(150);
  }).toPass();
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/#\/new\/durak$/);
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/#\/match\//);
});
