import { expect, test } from './fixtures.ts';
import { LONG, someOf } from './support/extent.ts';
import { FOUR, after, people } from './support/games.ts';
import { GAMES, durak } from './support/saves.ts';

test('a match of bots is left fifty times in mid-move and comes to its end all the same', LONG, async ({
  page, device, home, table, driver, result,
}) => {
  const bots = ['Teal', 'Wigeon', 'Eider'].map((bot) => ({ bot }));
  await device.openMatch(durak(bots, { seed: 2 }), { speed: 'slow' });
  for (let time = 0; time < 50; time++) {
    await table.back.click();
    await expect(home.boxes.first()).toBeVisible();
    await home.goOn.click();
    await expect(table.seats.first()).toBeVisible();
  }
  await expect(page.locator('#crash')).toBeHidden();
  await table.openMenu('Settings');
  await page.getByRole('radio', { name: 'Instant' }).click();
  await page.keyboard.press('Escape');
  await driver.play('result');
  await expect(result.winner).toContainText(/is the fool|wins|draw/i);
});

test('bots do not continue behind the home screen', async ({ device, table, home }) => {
  await device.holdBots();
  await device.openMatch(durak([{ bot: 'Teal' }, { bot: 'Wigeon' }], { seed: 2 }));
  await expect.poll(() => device.botMoments()).toHaveLength(1);
  await table.back.click();
  await expect(home.goOn).toBeVisible();
  expect(await device.botMoments()).toEqual([]);
});

test('back and forward in the browser go from screen to screen', async ({ page, device, home, setup, table }) => {
  await device.open('#/');
  await home.boxes.first().click();
  await setup.deal.click();
  await expect(table.cards).toHaveCount(6);
  await page.goBack();
  await expect(setup.deal).toBeVisible();
  await page.goBack();
  await expect(home.goOn).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(table.cards).toHaveCount(6);
});

test('an unknown address shows the home screen', async ({ device, home }) => {
  await device.open('#/what/ever');
  await expect(home.boxes.first()).toBeVisible();
});

for (const seed of someOf([1, 2])) {
  test(`five hundred taps and keys at random break nothing (monkey ${seed})`, LONG, async ({ page, device }) => {
    await device.open('#/', { one: after(FOUR, 20, people(4)), two: durak(['Mina', { bot: 'Wigeon' }], { seed }) });
    await page.goto('./#/match/two');
    let state = seed;
    const random = (below: number) => {
      state = (state * 48271) % 0x7fffffff;
      return state % below;
    };
    const keys = ['Tab', 'Enter', 'Space', 'Escape', 'ArrowLeft', 'ArrowRight', 'h', 'u', 'l', 'r', 'm', 'Shift+Tab', 'x', 'ArrowUp'];
    for (let deed = 0; deed < 500; deed++) {
      const what = random(10);
      if (what < 3) {
        await page.keyboard.press(keys[random(keys.length)]!);
      } else if (what < 4) {
        await page.mouse.click(random(1180), random(820));
      } else if (what < 5) {
        await page.mouse.move(random(1180), random(820));
        await page.mouse.down();
        await page.mouse.move(random(1180), random(820));
        await page.mouse.up();
      } else {
        // Any element that a player can press.
        const at = await page.evaluate((which) => {
          const targets = [...document.querySelectorAll('button, a[href], input')].filter((target) =>
            target.checkVisibility({ visibilityProperty: true }),
          );
          const box = targets[which % targets.length]?.getBoundingClientRect();
          return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
        }, random(1000));
        await page.mouse.click(at.x, at.y);
      }
    }
    await expect(page.locator('#crash')).toBeHidden();
    await expect(page.locator('#home > *, #table > *')).not.toHaveCount(0);
    // And a match can still continue.
    await page.goto('./#/match/one');
    await page.reload();
    await expect(page.locator('h1:visible').first()).toBeVisible();
  });
}

test('leaving while a name is being typed works at once', async ({ page, device, setup }) => {
  await device.open('#/');
  await page.goto('./#/new/durak');
  await setup.names.first().click();
  await page.keyboard.type('x');
  // The browser reports the change as the field goes.
  await page.goBack();
  await expect(page.locator('#home .game-tile')).toHaveCount(GAMES.length);
  await expect(page.locator('#crash')).toBeHidden();
});
