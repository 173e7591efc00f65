import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import { expectAccessible } from './support/axe.ts';
import { cardsIn, documentOf, cardsPlayed, mark, spokenOn } from './support/cards.ts';
import { LONG } from './support/extent.ts';
import { FOUR, TWO, after, length, oneAmongBots, people } from './support/games.ts';
import { layoutFaults } from './support/layout.ts';
import { logMarkup } from './support/log.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';
import { LANGS } from './support/words.ts';
import type { Page } from '@playwright/test';

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the match' });
const step = (page: Page) => page.locator('.prompt__says small');
const sentence = (page: Page) => page.locator('.prompt__says p').first();
const view = (page: Page) => page.getByRole('radiogroup', { name: 'View' });

/** The cards that are in the page in any way. */
async function cardsOn(page: Page): Promise<Set<string>> {
  const told = [await documentOf(page), await spokenOn(page)];
  return new Set(told.flatMap((text) => [...cardsIn(text)]));
}

test('to a step by the log, by keys, by the slider, by a milestone, and back to where one came from', async ({ page, device, result }) => {
  const last = length(FOUR);
  await device.openMatch(after(FOUR, last, oneAmongBots(4)));
  await expect(result.winner).toBeVisible();
  const saved = await device.raw('match/test');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/#\/back\/test$/);
  await expect(step(page)).toContainText(`Move ${last} of ${last}`);

  await page.keyboard.press('Home');
  await expect(step(page)).toContainText(`Move 0 of ${last}`);
  await page.keyboard.press('ArrowRight');
  await expect(sentence(page)).toContainText('Eider attacks with the A');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await expect(step(page)).toContainText('Bout 2');
  await page.keyboard.press('PageUp');
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveValue(`${last}`);

  await slider(page).fill('5');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', `Move 5 of ${last}`);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider(page), 'one step, not two').toHaveValue('6');

  // A line of the log has the same text as its step.
  await page.keyboard.press('l');
  const line = page.locator('.log__line').filter({ hasText: 'adds' }).last();
  const said = await line.innerText();
  await line.click();
  await expect(sentence(page)).toHaveText(said);

  await expect(page.locator('.track__legend'), 'what the drops are').toContainText('Milestones');
  await page.getByRole('list', { name: 'Milestones' }).getByRole('button').last().click();
  await expect(slider(page)).toHaveValue(`${last}`);
  await page.getByRole('button', { name: 'My last move' }).click();
  await expect(sentence(page)).toContainText('Mina');

  // It plays by itself, and no further than the end.
  await slider(page).fill(`${last - 2}`);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(slider(page)).toHaveValue(`${last}`);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Close' }).click();
  await expect(result.winner).toBeVisible();
  expect(await device.raw('match/test'), 'looking changes nothing').toBe(saved);
});

test('a running match shows only the viewer’s hand, and a page without a viewer none', async ({
  page, device, curtain, table,
}) => {
  await device.openMatch(after(TWO, 12));
  await curtain.show.click();
  const names = async () => new Set((await table.handNames()).map(mark));
  const hand = await names();
  const match = await device.saved();
  const open = new Set([...cardsPlayed(match), ...cardsIn(await logMarkup(page)), ...cardsIn(await table.stock.innerHTML())]);
  await table.menuButton.click();
  await table.menu.getByRole('button', { name: 'Replay' }).click();
  await expect(page.locator('.eyes')).toContainText('’s view');
  await expect(view(page)).toHaveCount(0);
  const secret = async () => [...(await cardsOn(page))].filter((card) => !open.has(card));
  const own = await secret();
  expect(own.filter((card) => !hand.has(card)), 'the hand of the other').toEqual([]);
  expect(own, 'the own hand').not.toEqual([]);

  // A player who finds the page sees only public information, at every step.
  await page.reload();
  await expect(page.locator('.eyes')).toContainText('Everyone’s view');
  for (let at = 0; at <= 12; at++) {
    await slider(page).fill(`${at}`);
    await expect(step(page)).toContainText(`Move ${at} of 12`);
    expect(await secret(), `step ${at}`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(curtain.show).toBeVisible();
});

test('after the end one sees with each person’s eyes, or everything; what is hidden is not in the page', async ({ page, device }) => {
  await device.open('#/back/test/0', { test: after(TWO, length(TWO), people(2)) });
  await expect(view(page).getByRole('radio')).toHaveText(['Mina’s view', 'Jun’s view', 'Everything']);
  const hands = async () => {
    const drawn = await page.locator('.open-hand').evaluateAll((hands) => hands.map((hand) => hand.outerHTML));
    return drawn.map((hand) => [...cardsIn(hand)]);
  };
  const everything = await hands();
  expect(everything.map((hand) => hand.length)).toEqual([6, 6]);
  for (const [own, name] of ['Mina’s view', 'Jun’s view'].entries()) {
    await view(page).getByRole('radio', { name }).click();
    await expect(page.locator('.open-hand')).toHaveCount(1);
    expect(await hands()).toEqual([everything[own]]);
    await expect(page.locator('.drawer--log li')).toHaveCount(0);
    // Everyone saw the lowest trump.
    const told = cardsIn(await page.locator('.prompt__says').innerHTML());
    const there = [...(await cardsOn(page))].filter((card) => !told.has(card));
    expect(everything[1 - own]!.filter((card) => there.includes(card)), name).toEqual([]);
  }
});

test('it fits every screen, and is accessible', LONG, async ({ page, device }) => {
  test.setTimeout(120_000);
  const sizes = [SCREENS[0], SCREENS[1], SCREENS[3]];
  const looks = { ...MATCHES, durak: () => after(FOUR, length(FOUR), oneAmongBots(4)) };
  for (const [game, match] of Object.entries(looks)) {
    await device.open('#/back/test/9', { test: match() });
    await expect(slider(page)).toBeVisible();
    await onEachScreen(page, sizes, game, () => layoutFaults(page));
    if (game === 'durak') await expectAccessible(page);
  }
});

test('on a phone the names of a replay are whole, and the cards are beside them', async ({ page, device }) => {
  for (const lang of LANGS) {
    await device.open('#/back/test/9', { test: after(TWO, length(TWO), people(2)) }, { lang });
    await expect(page.locator('.open-hand')).toHaveCount(2);
    await onEachScreen(page, [SCREENS[3], SCREENS[5]], lang, () => page.locator('.seat').evaluateAll((seats) => {
      const names = seats.map((seat) => seat.querySelector('.seat__body > b')!);
      const cut = names.filter((name) => {
        const whole = document.createRange();
        whole.selectNodeContents(name);
        return whole.getBoundingClientRect().width > name.clientWidth + 0.5;
      });
      const below = names.filter((name) => {
        const [body, held] = [name.parentElement!, name.closest('.seat')!.querySelector('.open-hand')!];
        return held.getBoundingClientRect().top > body.getBoundingClientRect().bottom;
      });
      return [...cut.map((name) => `${name.textContent} is cut`), ...below.map((name) => `cards below ${name.textContent}`)];
    }));
  }
});

test('the views of four players have room for their names, and leave room for the sentence', async ({ page, device }) => {
  for (const lang of LANGS) {
    await device.open('#/back/test/9', { test: after(FOUR, length(FOUR), people(4)) }, { lang });
    await expect(page.locator('.eyes button')).toHaveCount(5);
    await onEachScreen(page, [SCREENS[1], SCREENS[3]], lang, async () => {
      const cut = await page.locator('.eyes button').evaluateAll((views) =>
        views.filter((view) => view.scrollWidth > view.clientWidth).map((view) => `${view.textContent} is cut`));
      const { width } = (await sentence(page).boundingBox())!;
      return width < 150 ? [...cut, `the sentence has ${width} px`] : cut;
    });
  }
});
