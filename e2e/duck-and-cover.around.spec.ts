import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { FOUR, SEVEN, after } from './support/ducks.ts';
import { centre } from './support/pointer.ts';

const PEOPLE = ['Mina', 'Jun', 'Nico', 'Yuki'];

/** The call at which all four choose. */
const ALL_CHOOSE = after(FOUR, 10, PEOPLE);

/** A player's place at the tablet. */
const place = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const targets = (of: Locator) => of.locator('.is-target, .space');

test.describe('on a tablet with several people', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('each chooses on their own board, and may choose again; no choice shows, and then all move', async ({ device, page, ducks }) => {
    await device.openMatch(ALL_CHOOSE);
    const before = await place(page, 'Jun').locator('.duck').allInnerTexts();
    const again = (name: string) => place(page, name).getByRole('button', { name: 'Chosen. Choose again' });
    const shown: string[] = [];
    for (const nth of [0, -1]) {
      if (nth < 0) await again('Jun').click();
      await targets(place(page, 'Jun')).nth(nth).click();
      await expect(again('Jun')).toBeVisible();
      await page.mouse.move(0, 0);
      shown.push(await page.locator('.around').innerHTML());
    }
    expect(shown[1], 'to the others both choices look the same').toBe(shown[0]);
    const [first, second] = (await device.saved()).record.log.slice(-2);
    expect([first![0], second![0]]).toEqual([1, 1]);
    expect(second![1]).not.toEqual(first![1]);
    for (const name of ['Yuki', 'Mina']) {
      await expect(place(page, name)).toContainText('Your 10');
      await targets(place(page, name)).first().click();
      await expect(again(name)).toBeVisible();
      await expect(targets(place(page, name)), 'a choice is face down').toHaveCount(0);
    }
    expect(await place(page, 'Jun').locator('.duck').allInnerTexts(), 'the board rests').toEqual(before);
    await targets(place(page, 'Nico')).first().click();
    await expect(ducks.deck).toBeVisible();
    await expect(page.locator('.is-arrived')).toHaveCount(4);
  });

  for (const [seats, least] of [[4, 44], [5, 44], [6, 44], [7, 40]] as const) {
    test(`a finger hits each target, no mark covers the duck that moves, and no name is cut: ${seats} seats`, async ({ device, page }) => {
      const names = ['Mina', 'Jun', 'Großmutter Annelies', 'Papa', 'Bartholomew the Great', 'Onkel Bert', 'Émile-François'].slice(0, seats);
      const played = seats === 4 ? FOUR : { ...SEVEN, seats };
      for (const moves of seats === 7 ? [1, 12, 82] : [1]) {
        await device.openMatch(after(played, moves, names));
        const faults = await page.locator('.around__place').evaluateAll((places, least) => places.flatMap((place) => {
          const box = (element: Element) => element.getBoundingClientRect();
          const small = [...place.querySelectorAll('.is-target, .space')].filter((target) =>
            Math.min(box(target).width, box(target).height) < least - 0.1);
          const called = place.querySelector('.is-called');
          const over = [...place.querySelectorAll('.cover')].filter((mark) => {
            const [one, other] = [box(mark), box(called!)];
            return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
          });
          const name = place.querySelector('b')!;
          const words = name.textContent!.split(/[ -]/);
          name.style.hyphens = 'none';
          const letter = parseFloat(getComputedStyle(name).fontSize);
          const canvas = document.createElement('canvas').getContext('2d')!;
          canvas.font = getComputedStyle(name).font;
          const cut = name.scrollHeight > name.clientHeight + 0.2 * letter || words.some((word) => canvas.measureText(word).width > name.offsetWidth + 1);
          return [...small.map((target) => `small: ${target.className}`), ...over.map(() => 'an arrow over the called duck'), ...(cut ? [`cut: ${name.textContent}`] : [])];
        }), least);
        expect(faults, `after ${moves} moves`).toEqual([]);
      }
    });
  }

  test('ducks keep their size when a card is called and when all have chosen, and their family is in the middle', async ({ device, page }) => {
    await device.openMatch(after(FOUR, 9, PEOPLE));
    const look = () => place(page, 'Jun').locator('.board').evaluate((board) => {
      const box = (element: Element) => element.getBoundingClientRect();
      const grid = box(board.querySelector('.board__grid')!);
      const { left, right, top, bottom } = box(board);
      return {
        duck: (board.querySelector('.duck') as HTMLElement).offsetWidth,
        off: Math.max(Math.abs(grid.left + grid.right - left - right), Math.abs(grid.top + grid.bottom - top - bottom)) / 2,
      };
    });
    const resting = await look();
    expect(resting.off).toBeLessThan(3);
    await page.locator('button.call').click();
    await expect(place(page, 'Jun').locator('.is-called')).toBeVisible();
    expect(await look()).toEqual(resting);
    await targets(place(page, 'Jun')).first().click();
    await expect(place(page, 'Jun').getByText('Chosen')).toBeVisible();
    expect(await look()).toEqual(resting);
  });

  test('a duck follows the finger on every turned board', async ({ device, page }) => {
    await device.openMatch(ALL_CHOOSE);
    for (const name of PEOPLE) {
      const duck = place(page, name).locator('.is-called');
      const [start, end] = [await centre(duck), await centre(targets(place(page, name)).first())];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 20, start.y + 20);
      await page.mouse.move(end.x, end.y);
      const held = await centre(duck);
      expect(Math.hypot(held.x - end.x, held.y - end.y), `${name}’s duck is under the finger`).toBeLessThan(3);
      await page.mouse.up();
      if (name !== 'Yuki') await expect(place(page, name).getByText('Chosen')).toBeVisible();
    }
    await expect(page.locator('.is-arrived')).toHaveCount(4);
  });

  test('a round is one touch a choice and one a call', async ({ device, page, ducks }) => {
    const save = after(FOUR, 110, PEOPLE);
    await device.openMatch(save);
    let touches = 0;
    for (; touches < 300 && !(await ducks.between.isVisible()); touches += 1) {
      // Covered ducks end the round; ducks that only duck could continue for ever.
      const covers = page.locator('button.call, .is-asked .is-target');
      await ((await covers.count()) > 0 ? covers : page.locator('.is-asked .space')).first().click();
    }
    await expect(ducks.between).toBeVisible();
    const steps = await device.steps();
    expect(touches).toBeGreaterThan(10);
    expect(touches).toBe(steps - save.record.log.length);
  });

  for (const played of [FOUR, SEVEN]) {
    test(`no board is outside or over another: ${played.seats} seats`, async ({ device, page }) => {
      for (const [width, height] of [[1180, 820], [820, 1180], [1024, 690], [1440, 900]] as const) {
        await page.setViewportSize({ width, height });
        const names = [...PEOPLE, 'Grandfather', 'Anne-Marie', 'Maximilian'].slice(0, played.seats);
        // With all variants the title has the most lines.
        await device.openMatch(after(played, 1, names, { competition: [1], surprises: [1], constraints: [1], madness: [1] }));
        const boxes = await page.locator('.around__place, .bar .icon-button, .bar__title, .has-log > .drawer--log').evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        for (const [index, one] of boxes.entries()) {
          expect(one.left >= 0 && one.top >= 0 && one.right <= width && one.bottom <= height, `${width}×${height}`).toBe(true);
          for (const other of boxes.slice(index + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            expect(across > 1 && down > 1, `${width}×${height} ${JSON.stringify([one, other])}`).toBe(false);
          }
        }
      }
    });
  }
});

test('with a mouse the table has one large board', async ({ device, page, ducks }) => {
  await device.openMatch(ALL_CHOOSE);
  await expect(ducks.board).toHaveCount(1);
  await expect(page.locator('.around')).toHaveCount(0);
});
