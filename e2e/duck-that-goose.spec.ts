import { expect, test as base } from './fixtures.ts';
import { GoosePage } from './pages/goose.ts';
import { documentOf, spokenOn } from './support/cards.ts';
import { LONG } from './support/extent.ts';
import { INTERRUPT, ROUND, after, at, controlled, goose, tablesTurn } from './support/goose.ts';
import { logMarkup } from './support/log.ts';

const test = base.extend<{ game: GoosePage }>({
  game: async ({ page }, use) => use(new GoosePage(page)),
});

test('three people play a round to its end: all who are asked see the same, and one of them interrupts', async ({ device, game, page, table }) => {
  // Without the card there is nothing to interrupt with.
  await page.setViewportSize({ width: 360, height: 640 });
  await device.openMatch(goose(at(3, 1), { deck: 'novice' }));
  await table.menuButton.click();
  await expect(table.menu.getByRole('button', { name: 'Settings' })).toBeVisible();
  await expect(table.menu.getByRole('button', { name: 'Interrupt' })).toHaveCount(0);

  await device.openMatch(after(INTERRUPT));
  await expect(page.locator('.curtain h2, .handoff h1')).toContainText('Yuki');
  await game.show.click();
  const asked = await game.prompt.innerText();
  // Without room for the button the menu interrupts.
  await table.openMenu('Interrupt');
  await expect(game.who).toBeVisible();
  await page.locator('.handoff__who').getByRole('button', { name: 'Yuki' }).click();
  await expect(game.prompt).toContainText('Nothing to use now.');
  await game.actions.filter({ hasText: 'Continue' }).click();
  expect(await game.prompt.innerText()).toBe(asked);
  // On a phone on its side the button is a picture, and keeps its name.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await game.interrupt.boundingBox())!.width).toBeLessThan(60);
  await page.setViewportSize({ width: 1180, height: 820 });
  await game.interrupt.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await game.prompt.innerText()).toBe(asked);

  await game.interrupt.click();
  // The game waits, and asks all players, even those who cannot interrupt.
  await expect(game.who).toBeVisible();
  await expect(page.locator('.handoff__who').getByRole('button')).toHaveText(['Mina', 'Jun', 'Yuki']);
  await page.locator('.handoff__who').getByRole('button', { name: 'Mina' }).click();
  await game.show.click();
  await expect(game.prompt).toContainText('Mina interrupts');
  await expect(game.primary).toContainText('Take “Throw Someone Under the Bus”');
  await game.primary.click();
  // Mina decides about its effect, and then Yuki's turn continues.
  await expect(game.prompt).toContainText('Mina, “Throw Someone Under the Bus”');
  await game.range('Jun').locator('.range__look').click();
  await game.primary.click();
  await expect(page.locator('.curtain h2, .handoff h1')).toContainText('Yuki');
  await game.show.click();
  expect(await game.logLines()).toContain('Mina moves “Throw Someone Under the Bus” to Jun');

  await game.playOn();
  await expect(game.scores).toHaveCount(3);
});

for (const confirm of [true, false]) {
  test(`a touch on one’s own face-down card keeps the drawn one there, ${confirm ? 'once confirmed' : 'at once'}`, async ({
    device, game,
  }) => {
    await device.openMatch(goose(at(3, 1), { log: ROUND.slice(0, 4) }), { help: { confirm } });
    await expect(game.actions).toHaveText(['Discard it', 'Keep it']);
    await expect(game.cards.nth(2)).toHaveAccessibleName(/Replace$/);
    await game.cards.nth(2).click();
    if (confirm) {
      await expect(game.actions).toHaveText(['Discard it', 'Replace card 3']);
      await expect(game.primary).toHaveText('Replace card 3');
      expect(await device.steps(), 'nothing is decided yet').toBe(4);
      // It can still be discarded instead, or kept elsewhere.
      await game.cards.nth(1).click();
      await game.cards.nth(2).click();
      await game.primary.click();
    }
    await expect.poll(async () => (await device.saved()).record.log.slice(4, 6)).toEqual(ROUND.slice(4, 6));
  });
}

test('the ring is around the range of whose turn it is, not of who moved last', async ({ device, game, page }) => {
  await device.holdBots();
  const log = ROUND.slice(0, 5);
  await device.openMatch(goose(at(3, 1), { log }));
  await game.cards.nth(2).click();
  await game.primary.click();
  await expect(page.locator('.range--now')).toHaveAttribute('data-seat', '1');
  const turn = async () => {
    await device.letBotsAct();
    return page.locator('.range--now').getAttribute('data-seat');
  };
  await expect.poll(turn).toBe('2');
});

test('a person plays a whole match against bots', LONG, async ({ device, game }) => {
  await device.openMatch(goose(at(4, 1), { seed: 7, rounds: { count: 2 } }));
  const path = await game.playOn();
  expect(path).not.toContain('curtain');
  expect(path).toContain('round');
  await expect(game.scores).toHaveCount(4);
});

test('cards are shown to their seat alone during a long press, and hidden again', async ({ device, game, page }) => {
  await device.openMatch(goose(at(2, 2), { seed: 3 }));
  // Nothing shows before the hold, so the tablet needs no curtain.
  await expect(game.prompt).toContainText('Mina, look at two cards');
  await expect(game.cards).toHaveCount(6);
  await expect(game.cards.locator('.goose__name')).toHaveCount(0);
  // The text on a card is part of its label.
  for (const card of await game.cards.all()) {
    expect(await card.getAttribute('aria-label')).toContain((await card.innerText()).trim());
  }
  await game.cards.nth(0).click();
  await game.cards.nth(3).click();
  await game.hold();
  await expect(game.prompt).toContainText('Remember these');
  await expect(game.cards.locator('.goose__name')).toHaveCount(2);
  const chosen = (slot: number) => game.cards.nth(slot).locator('.goose__name');
  await expect(chosen(0)).toBeVisible();
  await expect(chosen(3)).toBeVisible();
  const seen = await game.cards.locator('.goose__name').allTextContents();
  // Wherever it may be: on a card, in a spoken name, in the log.
  const named = async () => {
    const texts = [await documentOf(page), await spokenOn(page), await logMarkup(page)];
    return seen.filter((name) => texts.some((text) => text.includes(name)));
  };
  expect(await named(), 'who looks sees both').toEqual(seen);
  const told = page.getByRole('log');
  for (const name of seen) await expect(told, 'who cannot see the cards hears them').toContainText(name);
  await game.letGo();

  // Jun is next, and the document contains no card but those that all see.
  await expect(game.prompt).toContainText('Jun, look at two cards');
  expect(await named(), 'cards that Mina saw, on the page that Jun sees').toEqual([]);
  await expect(game.range('Mina')).toBeVisible();
  await expect(game.range('Mina').locator('.goose__name')).toHaveCount(0);
  // A short tap shows two cards until the next tap.
  await game.look.click();
  await expect(game.cards.locator('.goose__name')).toHaveCount(2);
  await expect(game.look).toHaveText('Got it');
  await game.look.click();

  // Mina's turn: her cards are face down again.
  await expect(page.locator('#table .hand')).toHaveCount(0);
  await game.show.click();
  await expect(game.cards.locator('.goose__name')).toHaveCount(0);
});

test('four people look at two cards each while the tablet goes round once, by touch or key', async ({ device, game, page }) => {
  await device.openMatch(goose(at(4, 4), { seed: 3 }));
  let taps = 0;
  while (!(await game.show.isVisible())) {
    expect(taps).toBeLessThan(4);
    const whose = await game.prompt.innerText();
    // Two presses of a key work like a long press.
    if (taps === 1) await game.look.press('Enter');
    else await game.hold();
    await expect(game.cards.locator('.goose__name')).toHaveCount(2);
    if (taps === 1) await expect(game.look).toBeFocused();
    if (taps === 1) await page.keyboard.press('Enter');
    else await game.letGo();
    taps++;
    await expect(game.cards.locator('.goose__name')).toHaveCount(0);
    await expect.poll(async () => (await game.show.isVisible()) || (await game.prompt.innerText()) !== whose).toBe(true);
  }
  expect(taps).toBe(4);
  await expect(page.locator('.curtain')).toBeVisible();
});

for (const people of [1, 2]) {
  test(`a first look outlasts a reload until its player has confirmed it: ${people === 1 ? 'alone' : 'handed on'}`, async ({ device, game, page }) => {
    await device.holdBots();
    await device.openMatch(goose(at(3, people), { seed: 3 }));
    const names = game.cards.locator('.goose__name');
    const confirm = page.getByRole('button', { name: 'Got it' });
    await game.look.click();
    await expect(names).toHaveCount(2);
    const seen = await names.allInnerTexts();
    await expect(game.prompt).toContainText('Remember these');
    await expect(confirm).toBeVisible();
    for (const _ of [1, 2]) {
      await page.reload();
      if (people > 1) await game.show.click();
      await expect(names).toHaveText(seen);
      await expect(game.prompt).toContainText('Remember these');
      await expect(confirm).toBeVisible();
    }
    await confirm.click();
    await expect(names).toHaveCount(0);
    await page.reload();
    await expect(game.prompt).toContainText(people > 1 ? 'Jun, look at two cards' : 'Wigeon');
    await expect(names).toHaveCount(0);
    await expect(game.show).toBeHidden();
    await expect(confirm).toBeHidden();
  });
}

test('a first look goes on if the system takes the finger away, until the next tap', async ({ device, game, page }) => {
  await device.openMatch(goose(at(2, 2), { seed: 3 }));
  await game.hold();
  await expect(game.cards.locator('.goose__name')).toHaveCount(2);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })));
  await page.mouse.up();
  await expect(game.look).toHaveText('Got it');
  await expect(game.cards.locator('.goose__name')).toHaveCount(2);
  await game.look.click();
  await expect(game.cards.locator('.goose__name')).toHaveCount(0);
});

test('with the memory aid what was seen stays in sight of the one who saw it', async ({ device, game }) => {
  await device.openMatch(after(3, at(3, 1)), { help: { memory_aid: true, confirm: true } });
  await expect(game.cards.locator('.goose__name')).toHaveCount(2);
  await expect(game.range('Wigeon')).toBeVisible();
  await expect(game.range('Wigeon').locator('.goose__name')).toHaveCount(0);
});

test('every card of a range explains itself', async ({ device, game, page }) => {
  await device.openMatch(after(22, at(3, 1)));
  await game.range('Eider').locator('.range__look').click();
  await expect(game.detail).toBeVisible();
  expect(await game.detail.locator('.card-detail').count()).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(game.detail).toBeHidden();
});

test('the sheet of a round explains each seat’s score, line by line', async ({ device, game }) => {
  await device.openMatch(after(ROUND.length));
  await expect(game.scores).toHaveCount(3);
  const [explained, result] = [game.page.locator('.range--explained'), game.page.locator('.sheet__result')];
  await expect(result, 'first the highest').toHaveText(/^Mina.*\+21$/);
  for (let row = 0; row < 3; row++) {
    await game.scores.nth(row).click();
    await expect(game.scores.nth(row)).toHaveAttribute('aria-pressed', 'true');
    await expect(game.lines.first()).toBeVisible();
    await expect(result.locator('b')).toHaveText(await explained.locator('.range__total b').innerText());
  }
  // A range is the same choice.
  await game.ranges.filter({ hasText: 'Jun' }).locator('.range__look').click();
  await expect(game.page.locator('.is-explained')).toHaveText(/Jun/);
  await expect(result).toHaveText(/^Jun/);
});

test('a card that cannot be chosen says why, and the keyboard alone plays a turn', async ({ device, game, page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await device.openMatch(after(3, at(3, 1)));
  await expect(game.cards).toHaveCount(4);
  const [left, right] = [(await game.cards.first().boundingBox())!, (await game.cards.last().boundingBox())!];
  expect(Math.abs(left.x + right.x + right.width - 820), 'upright, the own cards are in the middle').toBeLessThan(4);
  await expect(game.primary).toContainText('Draw');
  await game.cards.first().click();
  await expect(page.locator('.bubble')).toContainText('You cannot do that right now.');
  await game.primary.focus();
  await page.keyboard.press('Enter');
  await expect(game.drawn).toBeVisible();
  await page.keyboard.press('m');
  const moves = page.getByRole('dialog', { name: 'All moves' });
  await moves.getByRole('button', { name: /^Discard / }).press('Enter');
  await expect(game.prompt).toContainText('turn up');
});

test('own cards are side by side in a small window, enlarged, and on a phone on its side', async ({
  device, game, page,
}) => {
  for (const save of [after(3, at(3, 1)), goose(at(9, 1), { seed: 9 })]) {
    await device.openMatch(save);
    await expect(game.cards).toHaveCount(4);
    for (const [width, height] of [[667, 375], [590, 410], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      const covered = async () => {
        const boxes = await game.cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
        return boxes.filter((box, nth) => box.width < 40 || box.right > (boxes[nth + 1]?.left ?? width));
      };
      await expect.poll(covered, `${width}x${height}`).toEqual([]);
    }
  }
});

test('deck and discards stay where they are while a card is drawn, and it comes from the deck', async ({
  device, game, page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await device.openMatch(after(3, at(3, 1)), { speed: 'slow' });
  const place = async (pile: typeof game.deck) => (await pile.locator('[data-flip]').boundingBox())!;
  const before = [await place(game.deck), await place(game.discards)];
  await game.primary.click();
  const card = game.drawn.locator('.card');
  await expect(card).toHaveClass(/is-new/);
  const way = await card.evaluate((card) => (card as HTMLElement).style.getPropertyValue('--fx'));
  await expect(game.deck.locator('.is-new')).toHaveCount(0);
  await expect(game.discards.locator('.is-new')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page gets the event a moment later, and shows the card in its place at once.
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  expect([await place(game.deck), await place(game.discards)]).toEqual(before);
  const lies = (await card.boundingBox())!;
  const [deck] = before;
  expect(Math.abs(lies.x + lies.width / 2 + parseInt(way) - (deck!.x + deck!.width / 2))).toBeLessThan(4);
});

test('another player’s range in the dock does not fly there', async ({ device, game, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await device.openMatch(tablesTurn(), { speed: 'slow' });
  await expect(game.prompt).toContainText('Mina');
  await game.choices.first().click();
  await game.primary.click();
  await expect(game.prompt).toContainText('Jun');
  // The ring around the last seat that moved comes with the motion, in the same frame.
  await expect(page.locator('.range.is-moved')).toHaveCount(1);
  await expect(page.locator(':is(.hand, .ranges) .is-new')).toHaveCount(0);
});

test('a player who decides for another sees a plum edge, the other’s duck, and the own one next to it', async ({
  device, game, page,
}) => {
  await device.openMatch(controlled());
  await game.show.click();
  await expect(page.locator('.acting-for')).toHaveText('Ida decides for Noa');
  await expect(page.locator('.dock')).toHaveCSS('border-top', '6px solid rgb(107, 63, 160)');
  const ducks = page.locator('.prompt__avatar > .avatar, .prompt__avatar i .avatar');
  await expect(ducks).toHaveCount(2);
  const [other, own] = await page.locator('.acting-for .avatar').evaluateAll((ducks) => ducks.map((duck) => duck.getAttribute('class')).reverse());
  await expect(ducks.first()).toHaveClass(other!);
  await expect(ducks.last()).toHaveClass(own!);
});

test('after a round all ranges stay in view, above a sheet and the scores', async ({ device, game, page }) => {
  await device.openMatch(goose(at(3, 3), { log: ROUND, rounds: { count: 3 } }));
  const next = page.getByRole('button', { name: 'Next round' });
  const scores = page.locator('.between__panel .score');
  await expect(next).toBeFocused();
  await expect(game.ranges).toHaveText([/Mina.*\+21/, /Jun.*\+1/, /Yuki.*\+3/]);
  await expect(game.ranges.first().locator('.card')).not.toHaveCount(0);
  await expect(page.locator('.between__closed')).toHaveText('All ranges are face down again. Mina begins.');
  const [sheet, table] = [(await page.locator('.sheet').boundingBox())!, (await scores.boundingBox())!];
  expect(sheet.x + sheet.width, 'they are beside each other').toBeLessThan(table.x);
  await expect(scores.getByRole('row')).toHaveCount(4);
  await game.scores.nth(1).click();
  await expect(scores.locator('.is-explained'), 'the seat whose sheet is open').toHaveText(/Yuki/);
  await next.click();
  await expect(game.prompt).toContainText('look at two cards');
});
