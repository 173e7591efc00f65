import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { THREE, TWO, after, decisions, type DuckStep } from './support/ducks.ts';
import { LONG } from './support/extent.ts';
import { centre, drag, touch, type Point } from './support/pointer.ts';
import type { Save } from './support/saves.ts';

const BOT = { bot: 'Wigeon' };

/** Three humans; the 6 is called, and no one has chosen. */
const ALL_CHOOSE = after(THREE, 5, ['Mina', 'Jun', 'Yuki']);

function last(save: Save): DuckStep | undefined {
  return decisions(save).at(-1);
}

test.describe('whole matches', () => {
  test('two people play one by taps, and play again', async ({ device, ducks, result, table }) => {
    // The last round is under way.
    await device.openMatch(after(TWO, 150, ['Mina', 'Jun']));
    const done = await ducks.play();
    expect(done.turn).toBeGreaterThan(2);
    await expect(result.winner).toContainText(/wins|share/);
    await expect(result.rows.first().getByRole('columnheader')).toHaveCount(6);
    await result.lastTable.click();
    await expect(table.prompt).toContainText('The match is over.');
    await expect(ducks.targets).toHaveCount(0);
    await table.primary.click();
    await result.again.click();
    await expect(ducks.deck).toBeVisible();
    expect(await device.matches()).toHaveLength(2);
  });

  test('one person plays all of one with bots', LONG, async ({ device, ducks, result }) => {
    await device.openMatch(after(THREE, 0, ['Mina', BOT, { bot: 'Smew', level: 'diver' }]));
    const done = await ducks.play();
    expect(done['next round']).toBe(2);
    await expect(result.winner).toContainText(/wins|share/);
    await expect(result.rows).toHaveCount(4);
  });

  test('bots alone play one to its end', async ({ device, ducks, result }) => {
    await device.openMatch(after(THREE, 0, [{ bot: 'Teal' }, BOT, { bot: 'Eider' }]));
    await expect(ducks.others).toHaveCount(3);
    await expect(ducks.board).toHaveCount(0);
    for (let round = 1; round < 3; round++) await ducks.next.click({ timeout: 60_000 });
    await expect(result.again).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('all at once', () => {
  test('people choose in any order; nothing moves before all have', async ({ device, ducks, table }) => {
    await device.openMatch(ALL_CHOOSE);
    await expect(table.prompt).toContainText('Mina, everyone moves their 6');
    await ducks.head('Yuki').click();
    await expect(table.prompt).toContainText('Yuki, everyone moves their 6');
    await expect(ducks.boardOf('Mina')).toContainText('Choosing');
    const before = await ducks.called.getAttribute('aria-label');
    await ducks.choose(ducks.covers.first());
    await expect(ducks.boardOf('Yuki')).toContainText('Ready');
    // The first seat that still has to choose comes next.
    await expect(table.prompt).toContainText('Mina, everyone moves their 6');
    await ducks.choose(ducks.spaces.first());
    await expect(table.prompt).toContainText('Jun, everyone moves their 6');
    await expect(ducks.boardOf('Mina')).toContainText('Ready');
    expect(await device.steps()).toBe(7);
    // Yuki has a second thought.
    await ducks.head('Yuki').click();
    await expect(ducks.called).toHaveAttribute('aria-label', before!);
    await expect(table.prompt).toContainText('You can still change your mind.');
    await expect(ducks.chosen).toHaveCount(1);
    await ducks.choose(ducks.spaces.last());
    expect(await table.logLines()).toContain('Yuki is ready');
    await expect(table.prompt).toContainText('Jun, everyone moves their 6');
    await ducks.choose(ducks.targets.first());
    await expect(ducks.deck).toBeVisible();
    const log = await table.logLines();
    expect(log.filter((line) => / (covers|ducks) /.test(line)).length).toBeGreaterThan(2);
    expect(log.filter((line) => line.includes('is ready'))).toEqual([]);
  });

  test('a choice stays hidden from the others', async ({ device, ducks, page }) => {
    // For each choice of Mina's, the others see the same page, once nothing on it changes any more.
    let [first, seen] = ['', ''];
    const isSettled = async () => {
      const before = seen;
      seen = await ducks.document();
      return seen === before;
    };
    for (const nth of [0, 1, -1]) {
      await device.openMatch(ALL_CHOOSE);
      await ducks.choose(ducks.targets.nth(nth));
      await expect(ducks.boardOf('Mina')).toContainText('Ready');
      await expect(ducks.chosen).toHaveCount(0);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect.poll(isSettled, { intervals: [250] }).toBe(true);
      first ||= seen;
      expect(seen, 'what the others see').toBe(first);
    }
  });

  test.describe('with several fingers', () => {
    test.use({ hasTouch: true });

    /** Moves several fingers at the same time, each from one place to another. */
    async function fingers(page: Page, ways: [Point, Point][]) {
      const session = await page.context().newCDPSession(page);
      const at = (part: number) =>
        ways.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
      await touch(session, 'touchStart', at(0));
      const moves = ways.some(([from, to]) => from.x !== to.x || from.y !== to.y);
      for (let step = 1; moves && step <= 8; step++) await touch(session, 'touchMove', at(step / 8));
      await touch(session, 'touchEnd', []);
      await session.detach();
    }

    test('two people drag their ducks on two boards', async ({ page, device }) => {
      await device.openMatch(ALL_CHOOSE);
      const way = async (name: string) => {
        const board = page.getByRole('region', { name, exact: true });
        const space = board.locator('.space').first();
        const points = [await centre(board.locator('.is-called')), await centre(space)] as [Point, Point];
        return { points, place: await space.getAttribute('data-drop') };
      };
      const ways = [await way('Mina'), await way('Jun')];
      await fingers(page, ways.map(({ points }) => points));
      await expect.poll(() => device.steps()).toBe(7);
      const made = decisions(await device.saved()).slice(5);
      const named = made.map(([seat, action]) =>
        typeof action === 'object' && 'duck' in action.move ? `${seat}:${action.move.duck.join(',')}` : '');
      expect(named.sort()).toEqual(ways.map(({ place }) => place).sort());
    });

    test('two taps at once count, though each finger slides: that is no pinch', async ({ page, device }) => {
      await device.openMatch(ALL_CHOOSE);
      const ways = ['Mina', 'Jun'].map(async (name, at): Promise<[Point, Point]> => {
        const from = await centre(page.getByRole('region', { name, exact: true }).locator('.space').first());
        return [from, { x: from.x + (at === 0 ? -12 : 12), y: from.y }];
      });
      await fingers(page, await Promise.all(ways));
      await expect.poll(() => device.steps()).toBe(7);
      expect(await page.evaluate(() => visualViewport!.scale)).toBe(1);
    });

    test('a tap counts while another finger is down', async ({ page, device, ducks }) => {
      await device.openMatch(ALL_CHOOSE);
      const space = (name: string) => page.getByRole('region', { name, exact: true }).locator('.space').first();
      const target = await centre(space('Mina'));
      const session = await page.context().newCDPSession(page);
      const resting = { ...(await centre(ducks.zone)), id: 0 };
      await touch(session, 'touchStart', [resting]);
      await touch(session, 'touchStart', [resting, { ...target, id: 1 }]);
      await touch(session, 'touchEnd', [{ ...target, id: 1 }]);
      await expect.poll(() => device.steps()).toBe(6);
      const next = await centre(space('Jun'));
      await touch(session, 'touchStart', [resting, { ...next, id: 2 }]);
      await touch(session, 'touchEnd', []);
      await expect.poll(() => device.steps()).toBe(7);
    });
  });
});

test.describe('choosing', () => {
  test('a tap marks a target and names it on the button, a second one confirms; a duck is dragged; what is wrong has a reason', async ({
    page, device, ducks, table,
  }) => {
    await device.openMatch(ALL_CHOOSE);
    await table.hint.click();
    await expect(ducks.board.getByText('Try this')).toBeVisible();
    await expect(ducks.board.getByRole('button', { name: /\. Try this$/ })).toHaveCount(1);
    const far = ducks.board.getByRole('img').and(ducks.stacks).last();
    await far.click();
    await expect(table.alert).toHaveText(/(is not next to|is diagonal to) the 6/);
    await expect(table.bubble).toBeInViewport({ ratio: 1 });
    await expect(ducks.chosen).toHaveCount(0);
    await drag(page, far, await centre(ducks.spaces.first()));
    await expect(table.alert).toHaveText('You can only move the 6 this time.');
    // The corner of the ring shares no edge with the board.
    await drag(page, ducks.called, await centre(ducks.board.locator('.board__grid > span').last()));
    await expect(table.alert).toHaveText('This space is not next to any of your other stacks.');

    await expect(table.actions).toHaveCount(0);
    const cover = ducks.covers.first();
    const number = (await cover.getAttribute('aria-label'))!.split(',')[0]!;
    await cover.click();
    await expect(cover).toHaveAttribute('aria-pressed', 'true');
    await expect(table.primary).toHaveText(`Cover the ${number} with your 6`);
    await ducks.spaces.first().click();
    await expect(cover).toHaveAttribute('aria-pressed', 'false');
    await expect(table.primary).toHaveText('Duck here with your 6');
    // A tap on the called duck drops the choice.
    await ducks.called.click();
    await expect(table.actions).toHaveCount(0);
    expect(await device.steps()).toBe(5);
    await cover.click();
    await table.primary.click();
    expect(last(await device.saved())).toEqual([0, { move: { cover: expect.any(String) } }]);

    await expect(page.locator('.flock__pass')).toHaveText('Pass to Jun');
    await expect(table.prompt).toContainText('Jun');
    const space = await ducks.spaces.last().getAttribute('data-drop');
    await drag(page, ducks.called, await centre(ducks.spaces.last()));
    const cell = space!.split(':')[1]!.split(',').map(Number);
    expect(last(await device.saved())).toEqual([1, { move: { duck: cell } }]);
    await device.openMatch(ALL_CHOOSE, { help: { confirm: false } });
    await drag(page, ducks.called, await centre(ducks.covers.first()));
    expect(last(await device.saved())).toEqual([0, { move: { cover: expect.any(String) } }]);
    // Without confirmation one tap is enough.
    await ducks.spaces.first().click();
    await expect.poll(() => device.steps()).toBe(7);
  });

  test('before a call a duck says that no card is called; a touch of any player turns one, and the board grows', async ({ device, ducks, table }) => {
    await device.openMatch(after(THREE, 4, ['Mina', 'Jun', BOT]));
    const columns = () => ducks.board.locator('.board__grid').evaluate((grid) => getComputedStyle(grid).getPropertyValue('--cols'));
    expect(await columns(), 'boards have no edge').toBe('7');
    await expect(ducks.cell(0, 4, 2)).toHaveAttribute('data-flip', '0-11');
    await expect(ducks.targets).toHaveCount(0);
    await ducks.stacks.first().click();
    await expect(table.alert).toHaveText('No card has been called yet. Turn one over first.');
    await expect(table.prompt).toContainText('Mina, you are the captain');
    await ducks.deck.click();
    await expect(ducks.call).toHaveAccessibleName('Called: 6');
    expect(decisions(await device.saved())[4]).toEqual([0, 'turn']);
  });

  test('with the memory aid stacks list the ducks seen in them', async ({ device, ducks }) => {
    const late = after(THREE, 49, ['Mina', 'Jun', 'Yuki']);
    await device.openMatch(late);
    await expect(ducks.stacks.first()).toBeVisible();
    await expect(ducks.board.getByRole('img', { name: /, over the \d/ })).toHaveCount(0);
    await device.openMatch(late, { help: { memory_aid: true, confirm: true } });
    await expect(ducks.board.getByLabel(/cards high.*, over the \d/).first()).toBeVisible();
  });

  test('REPEAT shows what it repeats, HIGHEST names one’s highest', async ({ device, ducks, table }) => {
    await device.openMatch(after(THREE, 17, ['Mina', 'Jun', 'Yuki']));
    await expect(ducks.call).toHaveAccessibleName('Called: Max');
    await expect(table.prompt).toContainText('Your highest number is 12. Cover a neighbour or duck.');
    await device.openMatch(after(THREE, 29, ['Mina', 'Jun', 'Yuki']));
    await expect(ducks.call).toHaveAccessibleName('Called: Repeat, again 9');
    await expect(table.prompt).toContainText('Mina, Repeat: move your 9 again');
  });
});

test.describe('why not', () => {
  test('a player who quacks sees it during the call, and gets the reason by touching a duck', async ({ page, device, ducks, table }) => {
    await device.holdBots();
    await device.openMatch(after(TWO, 20, ['Mina', BOT]));
    await expect(table.prompt).toContainText('Your 4 is covered: Quack!');
    await expect(table.prompt).toContainText('Wigeon is choosing a move.');
    // A state, without anything to press.
    await expect(ducks.quack).toHaveText('Quack!');
    await expect(page.getByRole('button', { name: 'Quack!' })).toHaveCount(0);
    await ducks.stacks.first().click();
    await expect(table.alert).toHaveText('Your 4 is covered, so you quack and do not move.');
    await expect(table.bubble).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    // The call is over, so its text has disappeared.
    await device.letBotsAct();
    await expect(ducks.deck).toBeVisible();
    await expect(table.alert).toHaveCount(0);
    await expect(ducks.quack).toHaveCount(0);
  });

  test('after a finger’s drag, which has no click, the next tap counts', async ({ page, device, ducks }) => {
    await device.openMatch(ALL_CHOOSE);
    await ducks.board.getByRole('img').and(ducks.stacks).last().evaluate((duck) => {
      const { x, y } = duck.getBoundingClientRect();
      const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
      duck.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: x, clientY: y }));
      duck.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientX: x + 60, clientY: y }));
      duck.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: x + 60, clientY: y }));
    });
    // Longer than a mouse needs from its release to its click.
    await page.waitForTimeout(200);
    await ducks.spaces.first().click();
    await expect(ducks.chosen).toHaveCount(1);
  });
});

test('splashes are counted live, and a board that was opened closes when the next card is turned', async ({ page, device, ducks }) => {
  await device.openMatch(after(TWO, 0, ['Mina', 'Jun']));
  await expect(ducks.splashes).toContainText('30');
  await expect(ducks.boardOf('Jun')).toContainText('30 splashes');
  await ducks.head('Jun').click();
  await expect(ducks.head('Jun')).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.actions').getByRole('button', { name: 'Turn over the next card' }).click();
  await expect(ducks.called).toBeVisible();
  await expect(page.locator('.opponent__head[aria-expanded="true"]')).toHaveCount(0);
});

test.describe('by keyboard', () => {
  test('arrows move between targets, Enter chooses and confirms, and the focus moves on', async ({ page, device, ducks, table }) => {
    await device.openMatch(ALL_CHOOSE);
    await ducks.targets.first().focus();
    const first = await ducks.targets.first().getAttribute('data-drop');
    await page.keyboard.press('ArrowRight');
    const place = () => page.evaluate(() => document.activeElement?.getAttribute('data-drop'));
    expect(await place()).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await place()).toBe(first);
    await page.keyboard.press('Enter');
    await expect(ducks.chosen).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(ducks.chosen).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(table.prompt).toContainText('Jun');
    await expect(page.locator('.pond :focus, .actions :focus')).toHaveCount(1);
  });

  test('the list of moves plays, too', async ({ page, device, ducks, table }) => {
    await device.openMatch(after(THREE, 4, ['Mina', 'Jun', 'Yuki']));
    await page.keyboard.press('m');
    await table.moves.getByRole('button', { name: 'Turn over the next card' }).press('Enter');
    await expect(ducks.called).toBeVisible();
    for (const name of ['Mina', 'Jun', 'Yuki']) {
      await expect(table.prompt).toContainText(`${name}, everyone`);
      await page.keyboard.press('m');
      await table.moves.getByRole('button', { name: /^Duck with your 6 to column \d+, row \d+, beside the / }).first().press('Enter');
    }
    await expect(ducks.deck).toBeVisible();
  });
});

test('another’s board opens large over the table until Esc; a choice can be taken back until another player decides', async ({
  page, device, ducks, table,
}) => {
  await device.holdBots();
  await device.openMatch(after(TWO, 1, ['Mina', BOT]));
  const small = (await ducks.boardOf('Wigeon').locator('.mini').boundingBox())!;
  await ducks.head('Wigeon').press('Enter');
  await expect(ducks.head('Wigeon')).toHaveAttribute('aria-expanded', 'true');
  expect((await ducks.boardOf('Wigeon').locator('.mini').boundingBox())!.width).toBeGreaterThan(small.width * 2);
  await page.keyboard.press('Escape');
  await expect(ducks.head('Wigeon')).toHaveAttribute('aria-expanded', 'false');

  await ducks.choose(ducks.targets.first());
  await expect(table.prompt).toContainText('You can still change your mind.');
  await table.undo.click();
  await expect(ducks.chosen).toHaveCount(0);
  expect(await device.steps()).toBe(1);
});

test('a round ends with a pause that shows the open cards', async ({ device, ducks, page, table }) => {
  await device.openMatch(after(TWO, 53, ['Mina', 'Jun']));
  await expect(ducks.between).toHaveText(/^Round 1 (is over|goes to .+)$/);
  const panel = page.locator('.between__panel');
  await expect(panel).toContainText(/has a single stack\.|has 9 cards\./);
  await expect(page.locator('.pond').getByRole('img', { name: /^(Mina|Jun)’s ducks: \d/ })).toHaveCount(2);
  await expect(ducks.next).toBeFocused();
  await ducks.next.click();
  await expect(table.prompt).toContainText('Mina, you are the captain');
  await expect(ducks.stacks).toHaveCount(12);
});

test.describe('variants', () => {
  test('one chosen for a round in the setup is on the table', async ({
    device, page, setup, ducks,
  }) => {
    await device.open('#/new/duck-and-cover');
    await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
    await setup.round('Competition', 1).click();
    await setup.round('Madness', 2).click();
    await expect(setup.round('Competition', 1)).toBeChecked();
    await expect(setup.round('Competition', 2)).not.toBeChecked();
    await expect(page.getByRole('group', { name: 'Competition' }).getByRole('switch')).toHaveText(['Round 1', '2', '3']);
    // Pressure knows the last round only.
    await expect(page.getByRole('group', { name: 'Pressure' }).getByRole('switch')).toHaveCount(1);
    await page.getByRole('button', { name: 'Lay out the ducks' }).click();
    await expect(ducks.deck).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Round 1 of 3 · Competition');
    await expect(ducks.splashes).toContainText('Your points');
    await expect(ducks.splashes).toContainText('78');
    const [id] = await device.matches();
    expect((await device.saved(id)).record.setup.options).toMatchObject({ competition: [1], madness: [2], pressure: false });
  });

  test('with madness one quacks as another animal', async ({ device, ducks, table }) => {
    await device.holdBots();
    await device.openMatch(after(TWO, 20, ['Mina', BOT], { madness: [1] }));
    await expect(ducks.quack).toHaveText(/^(Moo|Woof|Meow|Baa|Oink|Ribbit|Neigh|Cuckoo)!$/);
    await expect(table.prompt).toContainText(/Your 4 is covered: \w+!/);
  });
});
