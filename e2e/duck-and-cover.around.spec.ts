import type { Locator, Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { DucksPage } from './pages/ducks.ts';
import { FOUR, SEVEN, after } from './support/ducks.ts';

const test = base.extend<{ ducks: DucksPage }>({
  ducks: async ({ page }, use) => use(new DucksPage(page)),
});

const PEOPLE = ['Mina', 'Jun', 'Nico', 'Yuki'];

/** The call at which all four choose. */
const ALL_CHOOSE = after(FOUR, 10, PEOPLE);

/** A player's place at the tablet. */
const place = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const targets = (of: Locator) => of.locator('.is-target, .space');

test.describe('on a tablet with several people', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('each chooses on their own board, no choice shows, and then all move', async ({ device, page, ducks }) => {
    await device.openMatch(ALL_CHOOSE);
    const before = await place(page, 'Jun').locator('.duck').allInnerTexts();
    for (const name of ['Jun', 'Yuki', 'Mina']) {
      await expect(place(page, name)).toContainText('Move your 10');
      await targets(place(page, name)).first().click();
      await expect(place(page, name).getByRole('button', { name: 'Chosen. Choose again' })).toBeVisible();
      await expect(targets(place(page, name)), 'a choice is face down').toHaveCount(0);
    }
    expect(await place(page, 'Jun').locator('.duck').allInnerTexts(), 'the board rests').toEqual(before);
    await targets(place(page, 'Nico')).first().click();
    await expect(ducks.deck).toBeVisible();
    await expect(page.locator('.is-arrived')).toHaveCount(4);
  });

  test('a family that rests fills its room and is in its middle, and one that moves has a ring only where it can duck', async ({
    device, page,
  }) => {
    await device.openMatch(ALL_CHOOSE);
    const look = () => place(page, 'Jun').locator('.board').evaluate((board) => {
      const box = (element: Element) => element.getBoundingClientRect();
      const pieces = [...board.querySelectorAll('.duck, .space')].map(box);
      const [low, high] = [Math.min, Math.max];
      const middle = (from: 'left' | 'top', to: 'right' | 'bottom') =>
        (low(...pieces.map((piece) => piece[from])) + high(...pieces.map((piece) => piece[to]))) / 2;
      const { left, right, top, bottom } = box(board);
      return {
        duck: (board.querySelector('.duck') as HTMLElement).offsetWidth,
        off: high(Math.abs(middle('left', 'right') - (left + right) / 2), Math.abs(middle('top', 'bottom') - (top + bottom) / 2)),
      };
    });
    const moving = await look();
    expect(moving.off).toBeLessThan(3);
    expect(moving.duck).toBeGreaterThanOrEqual(38);
    await targets(place(page, 'Jun')).first().click();
    await expect(place(page, 'Jun').getByText('Chosen')).toBeVisible();
    const resting = await look();
    expect(resting.off).toBeLessThan(3);
    expect(resting.duck).toBeGreaterThan(1.3 * moving.duck);
  });

  test('while a finger is on a board its ducks keep their size', async ({ device, page }) => {
    await device.openMatch(after(FOUR, 0, PEOPLE));
    const duck = place(page, 'Nico').locator('.duck').first();
    const width = () => duck.evaluate((duck: HTMLElement) => duck.offsetWidth);
    const resting = await width();
    const finger = (type: string) => duck.dispatchEvent(type, { pointerId: 7, bubbles: true });
    await finger('pointerdown');
    await page.locator('button.call').click();
    await expect(page.locator('.is-asked').first()).toBeVisible();
    expect(await width()).toBe(resting);
    await finger('pointerup');
    await expect.poll(width).toBeLessThan(resting);
  });

  test('two choices of one seat look the same to the others', async ({ device, page }) => {
    const shown = async (choice: number) => {
      await device.openMatch(ALL_CHOOSE);
      await targets(place(page, 'Jun')).nth(choice).click();
      await expect(place(page, 'Jun').getByText('Chosen')).toBeVisible();
      await page.mouse.move(0, 0);
      return page.locator('.around').innerHTML();
    };
    expect(await shown(0)).toBe(await shown(1));
  });

  test('a touch on the choice chooses again', async ({ device, page }) => {
    await device.openMatch(ALL_CHOOSE);
    await targets(place(page, 'Jun')).first().click();
    await place(page, 'Jun').getByRole('button', { name: 'Chosen. Choose again' }).click();
    await targets(place(page, 'Jun')).last().click();
    await expect(place(page, 'Jun').getByText('Chosen')).toBeVisible();
    const [seat, action] = (await device.saved()).record.log.at(-1) as [number, unknown];
    expect(seat).toBe(1);
    expect(action).not.toEqual((await device.saved()).record.log.at(-2)?.[1]);
  });

  test('a duck follows the finger on every turned board', async ({ device, page }) => {
    await device.openMatch(ALL_CHOOSE);
    for (const name of PEOPLE) {
      const duck = place(page, name).locator('.is-called');
      const from = (await duck.boundingBox())!;
      const space = (await targets(place(page, name)).first().boundingBox())!;
      const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 });
      const [start, end] = [middle(from), middle(space)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 20, start.y + 20);
      await page.mouse.move(end.x, end.y);
      const held = middle((await duck.boundingBox())!);
      expect(Math.hypot(held.x - end.x, held.y - end.y), `${name}’s duck is under the finger`).toBeLessThan(3);
      await page.mouse.up();
      if (name !== 'Yuki') await expect(place(page, name).getByText('Chosen')).toBeVisible();
    }
    await expect(page.locator('.is-arrived')).toHaveCount(4);
  });

  test('a round is one touch a choice and one a call', async ({ device, page, ducks }) => {
    await device.openMatch(after(FOUR, 0, PEOPLE));
    let touches = 0;
    for (; touches < 300 && !(await ducks.between.isVisible()); touches += 1) {
      // Covered ducks end the round; ducks that only duck could continue for ever.
      const covers = page.locator('button.call, .is-asked .is-target');
      await ((await covers.count()) > 0 ? covers : page.locator('.is-asked .space')).first().click();
    }
    await expect(ducks.between).toBeVisible();
    const steps = (await device.saved()).record.log.length;
    expect(touches).toBe(steps);
  });

  test('of seven boards a touch raises one, and its move lowers it', async ({ device, page }) => {
    await device.openMatch(after(SEVEN, 11, [...PEOPLE, 'Ida', 'Ada', 'Max']));
    const raise = page.getByRole('button', { name: 'Enlarge Jun’s ducks' });
    await raise.click();
    const raised = page.locator('.around__place.is-open');
    await expect(raised).toHaveAccessibleName('Jun');
    expect((await raised.boundingBox())!.width).toBeGreaterThan(600);
    await page.getByRole('button', { name: 'Enlarge Nico’s ducks' }).click();
    await expect(raised).toHaveAccessibleName('Nico');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(raised).toHaveCount(0);
    await raise.click();
    await targets(raised).first().click();
    await expect(raised).toHaveCount(0);
    await expect(place(page, 'Jun').getByText('Chosen')).toBeVisible();
  });

  for (const [width, height] of [[1180, 820], [820, 1180], [1024, 690], [1440, 900]] as const) {
    for (const seats of [FOUR, SEVEN]) {
      test(`no board is outside or over another: ${seats.seats} at ${width}×${height}`, async ({ device, page }) => {
        await page.setViewportSize({ width, height });
        await device.openMatch(after(seats, 1, [...PEOPLE, 'Grandfather', 'Anne-Marie', 'Maximilian'].slice(0, seats.seats)));
        const boxes = await page.locator('.around__place, .bar .icon-button, .bar__title, .has-log > .drawer--log').evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        for (const [index, one] of boxes.entries()) {
          expect(one.left >= 0 && one.top >= 0 && one.right <= width && one.bottom <= height).toBe(true);
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            expect(across > 1 && down > 1, JSON.stringify([one, other])).toBe(false);
          }
        }
      });
    }
  }
});

test('with a mouse the table has one large board', async ({ device, page, ducks }) => {
  await device.openMatch(ALL_CHOOSE);
  await expect(ducks.board).toHaveCount(1);
  await expect(page.locator('.around')).toHaveCount(0);
});
