import { expect, test } from './fixtures.ts';
import { FOUR, TWO, after, oneAmongBots } from './support/games.ts';
import { MATCHES } from './support/any-game.ts';
import { expectAccessible } from './support/axe.ts';
import { cutTexts } from './support/cut-text.ts';
import { layoutFaults } from './support/layout.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';
import { startProgram } from './support/start-program.ts';

// Mina must beat the 7 of diamonds; of her three cards only the 9 of spades does, a trump.
const MUST_BEAT = after(TWO, 12, oneAmongBots(2));

const REASON = 'only a trump beats it, and this is your lowest.';

test('the action of a bot is announced and shown at its badge', async ({ page, device, table }) => {
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.playable.first()).toBeVisible();
  const told = page.getByRole('log');
  await expect(told.locator('p'), 'what she is asked, and nothing that happened before').toHaveCount(2);
  const lastAction = (name: string) => table.seats.filter({ hasText: name }).locator('.last-action');
  await expect(lastAction('Eider')).toHaveText(/^adds /);
  await expect(lastAction('Smew')).toHaveText('takes 5');
  await expect(lastAction('Teal')).toHaveText('adds nothing');
  await onEachScreen(page, SCREENS, 'what bots did', () => cutTexts(page, '.last-action', false));
  // She takes, and the others play on.
  await table.actions.first().click();
  await expect(told.locator('p').filter({ hasText: /^Mina takes$/ })).toHaveCount(1);
  await expect(told).toContainText(/(Teal|Eider|Smew) attacks with/);
});

test('actions of bots below an open menu are announced when it closes', async ({ page, device, table }) => {
  await device.holdBots();
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.playable.first()).toBeVisible();
  const told = page.getByRole('log', { includeHidden: true }).locator('p');
  const before = await told.allInnerTexts();
  // She takes, and looks into the menu while the others play on.
  await table.actions.first().click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(table.menu).toBeVisible();
  await device.letBotsAct();
  expect(await device.steps()).toBeGreaterThan(21);
  const below = await told.allInnerTexts();
  expect(below.filter((said) => / attacks with| adds/.test(said) && !before.includes(said))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(told.filter({ hasText: /(Teal|Eider|Smew) (attacks with|adds)/ })).not.toHaveCount(0);
});

test('a hint has a move and a reason, marks its card, and disappears with the move', async ({ page, device, table }) => {
  await device.openMatch(MUST_BEAT);
  await table.hint.click();
  const advice = page.locator('.advice');
  await expect(advice).toContainText(REASON);
  await expect(page.getByRole('log')).toContainText(REASON);
  await expect(page.locator('.hand .is-hinted .hint-flag')).toHaveText('Try this');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close the hint' }).click();
  await expect(advice).toHaveCount(0);
});

test('a hint that means a button marks the button', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 22, oneAmongBots(2)));
  await table.hint.click();
  await expect(page.locator('.actions .button.is-hinted')).toContainText(/Take/);
  await expect(page.locator('.advice')).toContainText('it is your only move.');
});

test('the first decision of a match explains the aim', async ({ page, device }) => {
  await device.openMatch(after(TWO, 0, oneAmongBots(2)));
  await expect(page.locator('.advice')).toHaveText('Get rid of your cards. The last player left with cards is the fool.');
  await page.locator('.hand .is-playable').first().click();
  await page.locator('.actions .button--primary').click();
  await expect(page.locator('.advice')).toHaveCount(0);
});

for (const [game, match] of Object.entries(MATCHES).filter(([game]) => game !== 'duck-that-goose')) {
  test(`the aim of a match covers nothing on the table (${game})`, async ({ page, device }) => {
    await device.openMatch(match());
    await expect(page.locator('.advice--goal')).toHaveCount(1);
    await onEachScreen(page, SCREENS, 'the goal', () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const [goal, pond] = [box('.advice--goal'), box('.pond')];
        return goal.height > 0 && goal.top < pond.bottom - 1 ? [`${Math.round(pond.bottom - goal.top)} px of the pond`] : [];
      }),
    );
    await onEachScreen(page, SCREENS, 'with the goal', () => layoutFaults(page));
  });
}

test('the first deal with suits asks for their colours, once', async ({ page, device, table, curtain }) => {
  const switched = page.getByRole('switch', { name: 'Four-colour suits' });
  const html = page.locator('html');
  await device.openMatch(MATCHES['quantum']!(), { suits_asked: false });
  await expect(table.prompt, 'no suits').toBeVisible();
  await expect(switched).toHaveCount(0);
  await device.openMatch(MATCHES['durak']!());
  if (await curtain.show.isVisible()) await curtain.show.click();
  // A finger's target is larger than the drawing of a switch.
  const faults = async () => (await layoutFaults(page)).filter((fault) => !fault.startsWith('too small a target: button.switch'));
  await onEachScreen(page, [SCREENS[0], SCREENS[1], SCREENS[3]], 'the question', faults);
  await expect(switched).toBeChecked();
  await switched.click();
  await expect(html).toHaveAttribute('data-suits', 'two');
  await expect(switched).not.toBeChecked();
  await page.reload();
  await startProgram(page);
  await expect(html).toHaveAttribute('data-suits', 'two');
  await expect(table.prompt).toBeVisible();
  await expect(page.locator('.advice--goal')).toBeVisible();
  await expect(switched, 'it has been asked').toHaveCount(0);
});

test('the first match of several people offers sounds, once', async ({ page, device, table, curtain }) => {
  const offer = page.locator('.advice').getByRole('switch', { name: 'Sounds' });
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await offer.click();
  await expect(page.locator('html')).toHaveAttribute('data-volume', 'medium');
  await offer.click();
  await page.reload();
  await curtain.show.click();
  await expect(table.prompt).toContainText('you attack');
  await expect(offer).toHaveCount(0);
});

test('one part of the page is read aloud, the same behind a curtain and after it', async ({ page, device, curtain, table }) => {
  await device.openMatch(after(TWO, 12));
  await expect(curtain.show).toBeVisible();
  const told = page.getByRole('log');
  const one = await told.elementHandle();
  await expect(told.locator('p'), 'nobody is asked for anything yet').toHaveCount(0);
  await curtain.show.click();
  await expect(told.locator('p').first()).toHaveText('Mina, you defend');
  await expect(told).toContainText('Beat the');
  await table.playable.first().click();
  await table.primary.click();
  await expect(told).toContainText('Does Jun add a card?');
  await table.comes.click();
  await expect(told, 'what she was asked stays with her').not.toContainText(/Beat the|Does Jun/);
  expect(await told.evaluate((now, one) => now === one, one)).toBe(true);
  await expect(page.locator('[role=status], [aria-live]:not([aria-live=off])').and(page.locator('#table *'))).toHaveCount(0);
});

test('a refusal disappears with the next touch anywhere, and never covers the prompt', async ({
  page, device, table,
}) => {
  await device.openMatch(MUST_BEAT);
  await onEachScreen(page, SCREENS, 'a refusal', async () => {
    await table.tapAnyway(table.unplayable.first());
    await expect(table.bubble).toBeVisible();
    const [bottom, edge] = await page.evaluate(() => {
      const place = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      return [place('.bubble').bottom, place('.dock').top] as const;
    });
    await page.locator('.pond').click({ position: { x: 5, y: 60 } });
    await expect(table.bubble).toHaveCount(0);
    return bottom > edge ? ['it lies on the dock'] : [];
  });
});

test('a match is ended or restarted from the menu, each after a question', async ({ page, device, table, result }) => {
  await device.openMatch(MUST_BEAT);
  await table.openMenu('End the match here');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('No deal has been finished, so nobody wins.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.playable).toHaveCount(1);

  await table.openMenu('Start again');
  await expect(question).toContainText('This match stays on the shelf');
  await question.getByRole('button', { name: 'Start again' }).click();
  await expect(table.cards).toHaveCount(6);
  expect(await device.matches()).toHaveLength(2);

  await table.openMenu('End the match here');
  await question.getByRole('button', { name: 'End match' }).click();
  await expect(result.winner).toHaveText('Ended early');
  await page.reload();
  await expect(result.winner).toHaveText('Ended early');
});

// Three may add a card to those that Noa takes.
const TAKEN = after({ ...FOUR, throw_in_after_take: true }, 2);

test('each of several players who may add a card can volunteer, and no player is asked in turn', async ({
  page, device, curtain, table,
}) => {
  await device.openMatch(TAKEN);
  await expect(table.question).toHaveText('Does anyone add a card?');
  await expect(table.cards).toHaveCount(0);
  await expect(table.seats.filter({ hasText: 'Can add' })).toHaveCount(3);
  await expect(table.seats.filter({ hasText: 'Takes' })).toContainText('Noa');
  await expect(table.comes).toHaveCount(3);
  await expectAccessible(page);
  await onEachScreen(page, [...SCREENS, { what: 'a small tablet', width: 1024, height: 768 }], 'the question', () => layoutFaults(page));

  // The second of the three looks, and declines after all: the others keep their right.
  await page.getByRole('button', { name: 'Jun show my cards' }).click();
  await expect(table.prompt).toContainText('Jun');
  await expect(table.cards).toHaveCount(6);
  await page.getByRole('button', { name: 'Nothing after all' }).click();
  await expect(table.question).toHaveText('Does anyone add a card?');
  await expect(table.comes).toHaveCount(2);
  expect(await device.steps()).toBe(2);

  await page.getByRole('button', { name: 'Noa: undo “Take”' }).click();
  await curtain.show.click();
  await page.getByRole('button', { name: /^Take/ }).click();
  await expect(table.comes).toHaveCount(3);
  await table.nobody.click();
  await expect(curtain.show).toBeVisible();
  expect((await device.saved()).record.log.slice(1)).toEqual([[3, 'take'], [2, 'pass'], [0, 'pass'], [1, 'pass']]);
});
