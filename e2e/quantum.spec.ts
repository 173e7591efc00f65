import { expect, test as base } from './fixtures.ts';
import { QuantumPage } from './pages/quantum.ts';
import { documentOf } from './support/cards.ts';
import { LONG } from './support/extent.ts';
import { overlappingRows } from './support/layout.ts';
import { FOUR_SHEETS, THREE_SHEETS, TWO_SHEETS, after, fresh, oneAmongBots, people } from './support/quantum.ts';
import { LOW, UPRIGHT_OR_LARGE, drawn, onEachScreen } from './support/screens.ts';
import { LANGS } from './support/words.ts';

const test = base.extend<{ lab: QuantumPage }>({
  lab: async ({ page }, use) => use(new QuantumPage(page)),
});

/** Three seats, turn 14: Mina has rolled and chooses the dice to roll again. */
const ROLLED = 65;
/** She has rolled the white die, red 4, yellow 4, yellow 6 and yellow 5 again and must write. */
const WRITES = 66;
/** She has written purple 19: all choose. */
const ALL_CHOOSE = 67;
/** Two seats, turn 14: Mina has written blue and has chosen in secret; Jun chooses. */
const MINA_CHOSE = 55;

test.describe('whole matches', () => {
  test('a person plays against a bot from the box to the end, and once more', LONG, async ({ device, home, setup, page, lab, result }) => {
    await device.open('#/');
    await home.box('Quantum').click();
    await setup.names.first().waitFor();
    await expect(page.locator('.option'), 'there is nothing else to set').toHaveText([/^Practice round/]);
    await setup.seat([['Mina', 'Person'], ['Wigeon', 'Diver']]);
    await page.getByRole('button', { name: 'Roll the dice' }).click();
    const path = await lab.playOut();
    expect(path).not.toContain('curtain');
    expect(path.filter((asked) => asked === 'dice').length).toBeGreaterThan(4);
    await expect(result.winner).toContainText(/wins|share/);
    await expect(result.rows).toHaveCount(3);
    await result.lastTable.click();
    await expect(lab.prompt).toContainText('The match is over.');
    await expect(lab.others).toHaveCount(1);
    await lab.primary.click();
    await result.again.click();
    await expect(lab.prompt).toBeVisible();
    await expect(lab.sheet.getByRole('img')).toHaveCount(0);
  });

  test('people alone play to the end; the curtain falls only in step C', LONG, async ({ device, lab, result }) => {
    await device.openMatch(after(TWO_SHEETS, 60));
    const path = await lab.playOut();
    expect(path).toContain('curtain');
    expect(path).toContain('dice');
    // Dice and the number of step B are open: the curtain asks no player before step C.
    for (const [nth, asked] of path.entries()) {
      if (asked === 'dice') expect(path[nth - 1], `before ${nth} of ${path}`).not.toBe('curtain');
    }
    await expect(result.winner).toContainText(/Mina|Jun|Everyone/);
  });

  test('a watched match of bots runs to its end by itself', async ({ device, lab, result }) => {
    await device.openMatch(after(THREE_SHEETS, 100, [{ bot: 'Teal' }, { bot: 'Eider' }, { bot: 'Smew' }]));
    await expect(lab.again).toBeVisible({ timeout: 60_000 });
    await expect(result.winner).toContainText(/wins|share/);
  });
});

test.describe('step A', () => {
  test('dice are kept by touch, their faces can be looked up, and the hint keeps what it means', async ({ page, device, lab }) => {
    await device.openMatch(after(THREE_SHEETS, ROLLED, oneAmongBots(3)));
    await expect(lab.step).toContainText('Roll');
    await expect(lab.dice).toHaveCount(7);
    await expect(lab.facesOf('die 1: red 1, red 4, yellow 5, blue 1, blue 5, purple 6')).toBeVisible();
    await expect(lab.facesOf('the white die: 1 to 6')).toBeVisible();
    await expect(lab.refused, 'each next box has the value of the roll').toHaveText([/11 now.*needs 13\+/, /4 now.*needs 11\+/, /8 now.*would fit/, /19 now.*at most 8/]);
    await lab.refused.nth(2).click({ force: true });
    await expect(lab.alert).toHaveText('First choose which dice to reroll.');

    await expect(lab.primary).toHaveText('Reroll all seven');
    await lab.dice.nth(2).click();
    await expect(lab.dice.nth(2)).toHaveAccessibleName('Die 2, purple 4, kept');
    await expect(lab.dice.nth(0)).toHaveAccessibleName('White die, 4, to reroll');
    await expect(lab.primary).toHaveText('Reroll 6');
    await expect(lab.prompt).toContainText('The other 6 are rerolled.');
    await lab.dice.nth(2).click();
    for (const die of await lab.dice.all()) await die.click();
    await expect(lab.actions).toHaveCount(1);
    await expect(lab.primary).toHaveText('Keep all seven');
    for (const die of await lab.dice.all()) await die.click();

    await lab.hint.click();
    const named = (name: RegExp) => lab.dice.and(page.getByRole('button', { name }));
    await expect(named(/Try this$/).first()).toBeVisible();
    const rolls = await named(/to reroll\. Try this$/).count();
    expect(rolls).toBeLessThan(7);
    await expect(named(/kept$/)).toHaveCount(7 - rolls);
    await expect(lab.primary).toContainText(`Reroll ${rolls}`);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(lab.facesOf('die 1')).toHaveCount(0);
    const kept = await lab.dice.nth(3).getAttribute('aria-label');
    await lab.dice.nth(3).click();
    await expect(lab.dice.nth(3)).not.toHaveAccessibleName(kept!);
    await expect(lab.facesOf('die 3: red 1, red 3, yellow 2, yellow 4, blue 4, purple 3')).toBeVisible();
    const all = await lab.dice.evaluateAll((dice) => dice.flatMap((die, nth) => (/to reroll/.test(die.ariaLabel!) ? [nth] : [])));
    await lab.primary.click();
    await expect(lab.step).toContainText('You write');
    expect((await device.saved()).record.log.at(-1)).toEqual([0, { reroll: all }]);
  });

  for (const [wish, name] of [['no-preference', 'roll'], ['reduce', 'none']] as const) {
    test(`dice that have just rolled tumble: ${name} (${wish})`, async ({ page, device, lab }) => {
      await page.emulateMedia({ reducedMotion: wish });
      await device.openMatch(after(THREE_SHEETS, WRITES, oneAmongBots(3)), { speed: 'normal' });
      await expect(lab.step).toContainText('You write');
      const rolled = page.locator('.tray .is-rolling');
      await expect(rolled, 'four of the seven').toHaveCount(4);
      const names = await rolled.evaluateAll((dice) => dice.map((die) => getComputedStyle(die).animationName));
      expect(new Set(names)).toEqual(new Set([name]));
    });
  }
});

test.describe('writing', () => {
  test('values are spelled out; a box that does not fit has a reason; two touches write, and set the colour aside', async ({ device, lab }) => {
    await device.holdBots();
    await device.openMatch(after(THREE_SHEETS, WRITES, oneAmongBots(3)));
    await expect(lab.sums.nth(0)).toContainText('White die, 4');
    const said = ['Purple: 15 plus white 4 is 19', 'Blue: 1 plus white 4 is 5', 'Red: 6 plus white 4 is 10', 'Yellow: none showing, the white die alone is 4'];
    for (const sum of said) await expect(lab.sums.getByText(sum)).toHaveCount(1);
    await expect(lab.sums.filter({ hasText: '15+4 =' })).toBeVisible();
    await expect(lab.sums.filter({ hasText: 'white only =' })).toBeVisible();

    await expect(lab.refused).toHaveText([/^Blue row, box 4:\s*needs 11\+$/]);
    for (const [box, reason] of [
      [lab.refused.first(), 'Blue 5 does not fit: it must be higher than 10.'],
      [lab.row('Red').locator('.box').last(), 'Rows fill from the left: use the first empty red box.'],
    ] as const) {
      await box.click({ force: true });
      await expect(lab.alert).toHaveText(reason);
      await expect(lab.bubble).toBeInViewport({ ratio: 1 });
    }

    const box = lab.row('Purple').getByRole('button', { name: 'Purple row, box 4: 19 fits' });
    await box.click();
    await expect(box).toHaveAttribute('aria-pressed', 'true');
    await expect(lab.primary).toHaveText('Write 19');
    await expect(lab.prompt).toContainText('Write 19 in the purple row, or pick another box.');
    await box.click();
    await expect(lab.row('Purple').getByRole('img', { name: 'Purple row, box 4: 19' })).toBeVisible();
    await expect(lab.row('Purple').getByRole('button')).toHaveText(/used in B$/);
    await expect(lab.sums.getByText('Purple: set aside in step B')).toHaveCount(1);
    await expect(lab.step).toContainText('Everyone');
    // With confirmation off one touch writes.
    await device.openMatch(after(THREE_SHEETS, WRITES, oneAmongBots(3)), { help: { confirm: false } });
    await lab.fits.first().click();
    await expect(lab.row('Purple').getByRole('img', { name: 'Purple row, box 4: 19' })).toBeVisible();
  });

  test('a full column scores its second lowest number, at once', async ({ device, lab }) => {
    const column = lab.sheet.getByRole('img', { name: 'Column 4: 17 points' });
    await device.openMatch(after(TWO_SHEETS, 77));
    await expect(lab.fits.first()).toBeVisible();
    await expect(column).toHaveCount(0);
    await device.openMatch(after(TWO_SHEETS, 78));
    await lab.show.click();
    await expect(column).toBeVisible();
  });

  test('a player who writes nothing in the whole turn is warned, and fills a penalty box', async ({ page, device, lab }) => {
    await device.holdBots();
    await device.openMatch(fresh([{ bot: 'Teal' }, 'Mina']));
    for (const button of ['Keep all seven', 'Write nothing']) await page.getByRole('button', { name: button }).click();
    await expect(lab.prompt).toHaveText(/If you write nothing now, you take a penalty of 1\./);
    await lab.actions.click();
    await device.letBotsAct();
    await lab.primary.click();
    await expect(lab.sheet.getByRole('img', { name: 'Penalty box 1, −1, filled' })).toBeVisible();
    await expect(lab.sheet).toHaveAccessibleName('Your sheet, score −1');
  });
});

test.describe('step C', () => {
  test('the player with the tablet cannot learn the choices of the others', async ({ page, device, lab }) => {
    const pages = [];
    for (const chosen of ['0P', '0-']) {
      await device.openMatch(after(TWO_SHEETS, MINA_CHOSE - 1, people(2), [chosen]));
      await expect(lab.show).toBeVisible();
      await expect(page.locator('.dock'), 'the curtain closes the dock').toHaveCount(0);
      const curtain = await documentOf(page);
      await lab.show.click();
      await expect(lab.secret).toHaveText('Only Jun can see this');
      await expect(lab.others).toHaveText([/Mina.*Has chosen/]);
      pages.push({ curtain, table: await documentOf(page), spoken: await lab.snapshot() });
    }
    expect(pages[1]).toEqual(pages[0]);
  });

  test('an unconfirmed choice is forgotten before the next player looks', async ({ device, lab }) => {
    await device.openMatch(after(TWO_SHEETS, MINA_CHOSE - 1));
    await lab.show.click();
    await lab.fits.last().click();
    const colour = (await lab.fits.last().getAttribute('aria-label'))!.split(' ')[0]!;
    await lab.actions.first().click();
    await lab.show.click();
    await expect(lab.prompt).toContainText('Jun, step C');
    await expect(lab.sheet.locator('[aria-pressed="true"]')).toHaveCount(0);
    await expect(lab.prompt).not.toContainText(colour.toLowerCase());
  });

  test('alone among bots there is no curtain, and the own choice stays on the sheet', async ({ device, lab }) => {
    await device.holdBots();
    await device.openMatch(after(THREE_SHEETS, ALL_CHOOSE, oneAmongBots(3)));
    await expect(lab.secret).toHaveCount(0);
    await lab.fits.first().click();
    await lab.fits.first().click();
    await expect(lab.prompt).toContainText('is choosing in secret.');
    await expect(lab.row('Red').getByRole('img', { name: 'Red row, box 5: 10 fits' })).toBeVisible();
  });

  test('once all have chosen, new entries are ringed and reported through the next turn', async ({ page, device, lab }) => {
    await device.holdBots();
    await device.openMatch(after(THREE_SHEETS, 70, oneAmongBots(3)));
    await lab.primary.click();
    await expect(page.locator('.box--new')).toHaveCount(3);
    await expect(lab.others).toHaveText([/Teal.*Rolling/, /Gadwall.*Wrote yellow 4/]);
    await device.letBotsAct();
    await expect(page.locator('.box--new')).toHaveCount(0);
    await expect(lab.others).toHaveText([/Teal.*Writing/, /Gadwall.*Wrote yellow 4/]);
  });
});

test.describe('under the curtain', () => {
  test('the sheets of all are there, the next one first, with one score each, and behind it all but the own', async ({ page, device, lab }) => {
    await device.openMatch(after(FOUR_SHEETS, 81, people(4), ['0-']));
    await expect(lab.show).toContainText('Jun');
    const sheets = page.locator('.everyone').getByRole('listitem').filter({ has: page.getByRole('group') });
    await expect(sheets).toHaveText([/^Jun.*Next.*\d/, /^Yuki.*Choosing.*\d/, /^Noa.*Choosing.*\d/, /^Mina.*Has chosen.*\d/]);
    await expect(sheets.getByRole('img', { name: /Column|Penalty/ })).toHaveCount(0);
    await expect(page.locator('.sheet-board')).toBeHidden();
    await lab.show.click();
    await expect(sheets).toHaveCount(0);
    await expect(page.locator('.sheet-board')).toBeVisible();
    await expect(lab.secret).toBeVisible();
    await expect(lab.others).toHaveText([/Yuki.*Choosing/, /Noa.*Choosing/, /Mina.*Has chosen/]);
    for (const other of await lab.others.all()) await expect(other.getByRole('group')).toHaveCount(4);
  });
});

test.describe('the reveal', () => {
  /** Mina and Jun have chosen, Yuki is the last. */
  const LAST = ALL_CHOOSE + 2;

  test('all choices turn up together, each above its sheet, and wait for a word', async ({ page, device, lab }) => {
    await device.openMatch(after(THREE_SHEETS, LAST, people(3)), { speed: 'normal' });
    await expect(page.locator('.revealed-turn')).toHaveCount(0);
    await lab.show.click();
    await lab.actions.first().click();
    await expect(lab.revealed).toHaveText([/^Mina.*Red row, box 5/, /^Jun.*Yellow row, box 6/, /^Yuki.*Wrote nothing/]);
    await expect(lab.revealed.first().getByRole('img', { name: 'In step B: purple 19' })).toBeVisible();
    await expect(lab.revealed.locator('.box--new')).toHaveCount(2);
    await expect(page.locator('.curtain')).toHaveCount(0);
    await expect(page.locator('.sheet-board')).toBeHidden();
    await expect(lab.prompt).toContainText('Mina and Jun wrote a number, and Yuki did not. Now it is Jun’s turn.');
    await expect(lab.primary).toBeFocused();
    await lab.primary.click();
    await expect(lab.prompt).toContainText('Jun, step A');
    await expect(lab.revealed).toHaveCount(0);
    // At the instant pace nothing waits.
    await device.openMatch(after(THREE_SHEETS, LAST, people(3)), { speed: 'off' });
    await lab.show.click();
    await lab.actions.first().click();
    await expect(lab.prompt).toContainText('Jun, step A');
  });
});

test('the sheet stays where it is from step to step', LONG, async ({ page, device, lab }) => {
  const places = new Map<string, string[]>();
  const measure = async (step: string) => {
    await expect(lab.sheet).toBeVisible();
    for (const { what, width, height } of UPRIGHT_OR_LARGE) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction((width) => innerWidth === width, width);
      // On a desktop the log takes its place next to the table a frame later.
      await drawn(page);
      const box = (await lab.sheet.boundingBox())!;
      const place = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
      places.set(what, [...(places.get(what) ?? []), `${step}: ${place}`]);
    }
  };
  await device.openMatch(after(THREE_SHEETS, ROLLED, people(3)));
  await measure('A');
  await device.openMatch(after(THREE_SHEETS, WRITES, people(3)));
  await measure('B');
  await device.openMatch(after(THREE_SHEETS, ALL_CHOOSE, people(3)));
  await lab.show.click();
  await measure('C');
  for (const [what, [first, ...others]] of places) {
    for (const other of others) expect.soft(other.slice(3), `${what}, ${other[0]}`).toBe(first!.slice(3));
  }
});

for (const [wish, waits] of [['no-preference', true], ['reduce', false]] as const) {
  test(`the result of a roll is announced when the dice rest (${wish})`, async ({ page, device, lab }) => {
    await page.emulateMedia({ reducedMotion: wish });
    // Every moving part stops at its beginning: on a slow machine the dice would stop rolling before the test looks.
    await page.addInitScript(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('* { animation-play-state: paused !important }');
      document.adoptedStyleSheets.push(still);
    });
    await device.openMatch(after(THREE_SHEETS, WRITES, oneAmongBots(3)), { speed: 'normal' });
    await expect(lab.step).toContainText('You write');
    /** When the last of these begins to show, and when the last die stops, in milliseconds after the roll. */
    const moment = (selector: string, from: 'delay' | 'endTime') =>
      page.locator(selector).evaluateAll((elements, from) => {
        const all = elements.flatMap((element) => element.getAnimations());
        const times = all.map((animation) => Number(animation.effect!.getComputedTiming()[from]));
        return Math.max(0, ...times);
      }, from);
    const lie = await moment('.tray .is-rolling', 'endTime');
    for (const told of ['.tray .dice__sum', '.own-sheet .box--open .numeral', '.own-sheet .box--refused small']) {
      const seen = await moment(told, 'delay');
      if (waits) expect(seen, told).toBeGreaterThanOrEqual(lie);
      else expect(seen, told).toBe(0);
    }
    expect(lie > 0).toBe(waits);
  });
}

test('another player’s sheet stays large over the table until a tap on its head, or Escape', async ({ page, device, lab }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await device.openMatch(after(FOUR_SHEETS, 103, oneAmongBots(4)));
  const other = lab.others.nth(1);
  const head = other.getByRole('button');
  await expect(other.getByRole('group').first()).toBeHidden();
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  await expect(other.getByRole('group').first()).toBeInViewport({ ratio: 1 });
  await lab.others.nth(0).getByRole('button').click();
  await expect(head, 'one at a time').toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(page.locator('.is-open.other')).toHaveCount(0);
});

test('a turn is played by keyboard alone', async ({ page, device, lab }) => {
  await device.holdBots();
  await device.openMatch(after(THREE_SHEETS, ROLLED, oneAmongBots(3)));
  const press = async (target: ReturnType<typeof lab.row>, key: string) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press(key);
    }
    throw new Error(`40 times ${key} do not reach ${target}`);
  };
  await expect(lab.primary, 'what turned up before waits for a word').toHaveText('Continue');
  await expect(lab.primary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lab.dice.first()).toBeFocused();
  await press(lab.dice.nth(3), 'Tab');
  await press(lab.dice.nth(5), 'Tab');
  await expect(lab.primary).toHaveText('Reroll 5');
  await press(lab.primary, 'Tab');
  await expect(lab.step).toContainText('You write');
  await expect(lab.fits.first()).toBeFocused();
  await press(lab.fits.last(), 'Tab');
  await expect(lab.fits.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lab.step).toContainText('Everyone');
  // The list of moves has every possible move, too.
  await page.keyboard.press('m');
  await press(lab.moves.getByRole('button', { name: 'Write nothing' }), 'Tab');
  await expect(lab.prompt).toContainText('is choosing in secret.');
});

test('the rows of a sheet are below each other on every low screen', LONG, async ({ page, device, lab }) => {
  const look = (what: string) => onEachScreen(page, LOW, what, () => overlappingRows(page));
  await device.openMatch(after(THREE_SHEETS, ROLLED, oneAmongBots(3)));
  await expect(lab.dice).toHaveCount(7);
  await look('step A');
  await device.openMatch(after(THREE_SHEETS, WRITES, oneAmongBots(3)));
  await expect(lab.fits.first()).toBeVisible();
  await look('step B');
  await device.openMatch(after(THREE_SHEETS, ALL_CHOOSE));
  await lab.show.click();
  await expect(lab.actions.first()).toBeVisible();
  await look('step C');
});

test('on a small phone on its side the first prompt leaves the sheet its room', async ({ page, device }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await device.openMatch(after(THREE_SHEETS, 0, oneAmongBots(3)));
  const [row, says] = [page.locator('.row').first(), page.locator('.prompt__says')];
  await expect(row).toBeInViewport({ ratio: 1 });
  expect((await row.boundingBox())!.height).toBeGreaterThan(30);
  expect((await says.boundingBox())!.width).toBeGreaterThan(150);
});

test('on a small phone the words under the dice do not touch', async ({ page, device }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const lang of LANGS) {
    await device.openMatch(after(THREE_SHEETS, ROLLED), { lang });
    await page.locator('.rolled small').first().waitFor();
    const gaps = await page.locator('.rolled').evaluate((rolled) => {
      const words = [...rolled.querySelectorAll('small')].map((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map((word, at) => word.left - words[at]!.right);
    });
    expect(gaps).toHaveLength(6);
    expect(Math.min(...gaps), lang).toBeGreaterThan(4);
  }
});
