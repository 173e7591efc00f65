// A practice round: all hands are open around the tablet, each side turned to its player, and it counts for nobody.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { FOUR, after, length, oneAmongBots } from './support/games.ts';
import { GAMES, seated, type AnySave } from './support/saves.ts';
import { LANGS, type Lang } from './support/words.ts';

const WORDS: Record<Lang, Record<'round' | 'mark' | 'decides' | 'others' | 'again' | 'secret', string>> = {
  en: { round: 'Practice round', mark: 'Practice · not counted', decides: 'Yuki, you decide', others: 'Yuki decides', again: 'Practise again', secret: 'Now in secret' },
  ko: { round: '연습 라운드', mark: '연습 · 전적에서 제외', decides: 'Yuki 님, 고를 차례입니다', others: 'Yuki 님 차례', again: '한 번 더 연습', secret: '이제 손패 가리고 하기' },
  ja: { round: '練習ラウンド', mark: '練習・集計外', decides: 'Yukiさん、選ぶ番です', others: 'Yukiさんの番', again: 'もう一度練習', secret: '次は手札を伏せて遊ぶ' },
};

/** The match as a practice round. */
function practised(save: AnySave): AnySave {
  const branches = [{ step: 0, practice: true }];
  return { ...save, record: { ...save.record, format: 3, branches } as AnySave['record'] };
}

const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isPractice = (save: AnySave) => 'branches' in save.record;

for (const lang of LANGS) {
  test(`four play with open hands and then in secret, in ${lang}`, async ({ page, device }) => {
    const words = WORDS[lang];
    await device.openMatch(practised(after(FOUR, 0)), { lang, help: { confirm: false } });
    // Each hand is open at its side, and the prompt is at the side of the player who decides.
    await expect(side(page, 'Yuki').locator('.hand button')).toHaveCount(6);
    for (const name of ['Mina', 'Jun', 'Noa']) {
      await expect(side(page, name).locator('.open-hand [role="img"]')).toHaveCount(6);
      await expect(side(page, name).locator('.side__turn')).toHaveText(words.others);
    }
    await expect(side(page, 'Yuki').locator('.side__turn')).toHaveText(words.decides);
    await expect(page.locator('.side--now')).toHaveCount(1);
    expect(await page.title()).toMatch(new RegExp(`^.+ · ${words.mark} · Mallard$`));
    await expect(page.locator('.practice__mark').first()).toBeVisible();
    await expect(page.locator('.curtain, .handoff')).toHaveCount(0);
    await expectAccessible(page, `a practice round in ${lang}`);
    // A tap plays a card, and the next player decides without a curtain.
    await side(page, 'Yuki').locator('.hand .is-playable').first().click();
    await expect.poll(() => device.steps()).toBe(1);
    await expect(side(page, 'Noa').locator('.hand button')).toHaveCount(6);
    await expect(side(page, 'Yuki').locator('.open-hand [role="img"]')).toHaveCount(5);

    // Its end has no points, and two ways on.
    await device.openMatch(practised(after(FOUR, length(FOUR) - 1)), { lang });
    await side(page, 'Noa').locator('.actions .button').last().click();
    await expect(button(page, words.again)).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('.bar')).toContainText(words.mark);
    await expectAccessible(page, `the end of a practice round in ${lang}`);
    await button(page, words.again).click();
    await expect(page.locator('.side--now')).toHaveCount(1);
    const [begun] = (await device.matches()).filter((id) => id !== 'test');
    expect(isPractice(await device.saved<AnySave>(begun))).toBe(true);

    await page.evaluate(() => void (location.hash = '#/match/test'));
    await button(page, words.secret).click();
    await expect(page.locator('.curtain, .handoff')).toBeVisible();
    const [secret] = (await device.matches()).filter((id) => id !== 'test' && id !== begun);
    const counted = await device.saved<AnySave>(secret);
    expect(isPractice(counted)).toBe(false);
    expect(counted.players.map(({ name }) => name)).toEqual(['Mina', 'Jun', 'Yuki', 'Noa']);

    // The list of past matches has it, and no figure counts it.
    await page.evaluate(() => void (location.hash = '#/past'));
    await expect(page.locator('.history').getByText(words.mark)).toHaveCount(1);
  });
}

test('the setup offers it without phones, and in no game where all is open', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  const practice = setup.option('Practice round');
  await setup.seat([['Mina', 'Person'], ['Jun', 'Diver']]);
  await practice.click();
  await expect(page.getByText('Open hands: talk about every move. Not counted.')).toBeVisible();
  await setup.deal.click();
  await expect(side(page, 'Jun').locator('.open-hand [role="img"]')).not.toHaveCount(0);
  await button(page, 'Menu').last().click();
  await expect(page.getByRole('button', { name: 'Hands on phones' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // The next match is no practice round by itself.
  await page.evaluate(() => void (location.hash = '#/new/durak'));
  await expect(practice).toHaveAttribute('aria-checked', 'false');
  await page.evaluate(() => void (location.hash = '#/new/duck-and-cover'));
  await expect(page.getByRole('heading', { name: 'Duck & Cover' }).first()).toBeVisible();
  await expect(practice).toHaveCount(0);
});

test('on a phone the hands are open at the seats, and a continued round keeps its mark', async ({ page, device }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await device.openMatch(practised(after(FOUR, 9)));
  await expect(page.locator('.seat .open-hand')).toHaveCount(3);
  await expect(page.locator('.bar')).toContainText('Practice · not counted');
  await page.reload();
  await expect(page.locator('.bar')).toContainText('Practice · not counted');
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect(page.locator('.resume')).toContainText('Practice · not counted · ');
  // Alone among bots their hands are open too, and each bot keeps its own view.
  await device.openMatch(practised(after(FOUR, 9, oneAmongBots(4))));
  await expect(page.locator('.seat .open-hand')).toHaveCount(3);
});

for (const { slug, rules, begun } of GAMES.filter(({ slug }) => ['quantum', 'duck-that-goose'].includes(slug))) {
  test(`no curtain falls in a practice round of ${slug}`, async ({ page, device }) => {
    const { log, ...setup } = begun;
    const players = seated(['Mina', 'Jun', 'Yuki', 'Noa', 'Ida', 'Finn', 'Aki', 'Bo', 'Cleo'].slice(0, setup.seats));
    const record = { format: 1, game: slug, rules, setup, log };
    await device.openMatch(practised({ players, saved_at: Date.now(), label: null, record }));
    await expect(page.locator('.bar')).toContainText('Practice · not counted');
    await expect(page.locator('.dock .prompt')).toBeVisible();
    await expect(page.locator('.curtain, .handoff')).toHaveCount(0);
  });
}
