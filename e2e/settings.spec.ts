import { expect, test } from './fixtures.ts';
import { startProgram } from './support/start-program.ts';
import { FOUR, TWO, after, oneAmongBots } from './support/games.ts';

test('settings apply at once and are still there after a reload', async ({ page, device, home, settings }) => {
  await device.open('#/');
  await home.gear.click();
  const html = page.locator('html');
  await settings.choice('Theme', 'Dark').click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await settings.choice('Speed', 'Fast').click();
  await expect(html).toHaveAttribute('data-speed', 'fast');
  await settings.choice('Motion', 'Less').click();
  await expect(html).toHaveAttribute('data-motion', 'less');
  await settings.switch('Left-handed').click();
  await expect(html).toHaveAttribute('data-hand', 'left');
  await settings.switch('Four-colour suits').click();
  await expect(html).toHaveAttribute('data-suits', 'two');
  await settings.switch('Tap to peek').click();
  await settings.switch('Play forced moves').click();
  await settings.switch('Letter keys').click();
  await settings.language('ja').click();
  await expect(html).toHaveAttribute('lang', 'ja');

  await page.reload();
  await expect(html, 'before the program').toHaveAttribute('data-theme', 'dark');
  await expect(html, 'before the program').toHaveAttribute('lang', 'ja');
  await startProgram(page);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-speed', 'fast');
  await expect(html).toHaveAttribute('data-suits', 'two');
  await expect(html).toHaveAttribute('lang', 'ja');
  // Only what was changed: the rest may be of another version.
  expect(await device.value('settings')).toEqual({
    lang: 'ja', theme: 'dark', speed: 'fast', motion: 'less', left_hand: true, tap_to_peek: true, four_colours: false, suits_asked: true,
    help: { confirm: true }, only_move: true, shortcuts: false,
  });
});

test('letters do nothing once they are switched off, at the table and in a replay', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 10, oneAmongBots(2)), { shortcuts: false });
  await expect(table.cards.first()).toBeVisible();
  const steps = await device.steps();
  for (const key of 'uhlrmp') await page.keyboard.press(key);
  await page.waitForTimeout(200);
  for (const part of [table.log, table.rules, table.moves, page.locator('.advice')]) await expect(part).toBeHidden();
  expect(await device.steps()).toBe(steps);
  await page.goto('#/back/test/2');
  await expect(page.locator('.controls')).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('p');
  await page.waitForTimeout(200);
  await expect(table.log).toBeHidden();
  await expect(page).toHaveURL(/back\/test\/2$/);
});

test('dark and light are really different, and Auto follows the system', async ({ page, device, home }) => {
  const page_is_dark = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number);
      return red + green + blue < 380;
    });
  await device.open('#/');
  await expect(home.theme).toHaveAccessibleName('Theme: Auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(page_is_dark).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(page_is_dark).toBe(false);
  await home.theme.click();
  await home.theme.click();
  await expect(home.theme).toHaveAccessibleName('Theme: Dark');
  await expect.poll(page_is_dark).toBe(true);
});

test('motion follows the device, unless the settings say less or full', async ({ page, device, home, settings }) => {
  await device.open('#/', {}, { speed: 'normal' });
  await home.gear.click();
  // The dialog opens with another animation.
  const expectMotion = (moves: boolean) =>
    expect
      .poll(() => settings.dialog.evaluate((dialog) => getComputedStyle(dialog).animationDuration))
      .toBe(moves ? '0.16s' : '0s');
  await expectMotion(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectMotion(true);
  await settings.choice('Motion', 'Less').click();
  await expectMotion(false);
  await settings.choice('Motion', 'Full').click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectMotion(true);
  await settings.choice('Speed', 'Instant').click();
  await expectMotion(false);
});

test('the settings close by Esc, by the button and by a tap outside, and give the focus back', async ({
  page, device, home, settings,
}) => {
  await device.open('#/');
  const leave = [
    () => page.keyboard.press('Escape'),
    () => settings.close(),
    () => page.mouse.click(8, 812),
  ];
  for (const way of leave) {
    await home.gear.click();
    await expect(settings.dialog).toBeVisible();
    await way();
    await expect(settings.dialog).toBeHidden();
    await expect(home.gear).toBeFocused();
  }
});

test('two-colour suits make diamonds as red as hearts, on cards and in sentences', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 12, oneAmongBots(2)));
  await expect(table.cards.first()).toBeVisible();
  const colours = () =>
    page.locator('.prompt .pip.suit-d').first().evaluate((diamond) => {
      const heart = diamond.cloneNode() as Element;
      heart.setAttribute('class', 'pip suit-h');
      diamond.after(heart);
      const both = [getComputedStyle(diamond).color, getComputedStyle(heart).color];
      heart.remove();
      return both[0] === both[1];
    });
  expect(await colours()).toBe(false);
  await device.openMatch(after(TWO, 12, oneAmongBots(2)), { four_colours: false });
  await expect(table.cards.first()).toBeVisible();
  expect(await colours()).toBe(true);
});

test('a hand is in order of its suits or of its ranks, and cards show large signs if a player wants them', async ({ page, device, table, settings }) => {
  await device.openMatch(after(FOUR, 71, oneAmongBots(4, 1)));
  const names = () => page.locator('.hand [data-flip]').evaluateAll((all) => all.map((one) => one.getAttribute('data-flip')!));
  const bySuit = await names();
  await table.openMenu('Settings');
  await settings.choice('Order of your hand', 'By rank').click();
  await settings.switch('Large signs on cards').click();
  await settings.close();
  const trump = (name: string) => (name.endsWith('h') ? 20 : 0);
  const height = (name: string) => '6 7 8 9 10 J Q K A'.split(' ').indexOf(name.slice(0, -1)) + trump(name);
  expect(await names()).toEqual([...bySuit].sort((one, other) => height(one) - height(other)));
  expect(await names()).not.toEqual(bySuit);
  await expect(page.locator('.hand .face-medium').first()).toBeHidden();
  await expect(page.locator('.hand .face-small').first()).toBeVisible();
});

test('with confirmation a tap only raises the card, and a second card lowers the first; without, one tap plays', async ({ device, table, curtain }) => {
  await device.openMatch(after(TWO, 0));
  await curtain.show.click();
  await table.cards.nth(0).click();
  await expect(table.cards.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await table.cards.nth(1).click();
  await expect(table.cards.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(table.cards.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect((await device.saved()).record.log).toEqual([]);
  await device.openMatch(after(TWO, 0), { help: { confirm: false } });
  await curtain.show.click();
  await table.card('6 of hearts').click();
  await expect(curtain.heading).toContainText('Jun');
});

for (const [speed, reply, moment] of [['fast', 150, 150], ['normal', 300, 500], ['slow', 660, 1100]] as const) {
  test(`at ${speed} speed a bot acts ${moment} ms after another, and ${reply} ms after a person`, async ({ device, table }) => {
    await device.holdBots(speed);
    await device.openMatch(after(FOUR, 1, oneAmongBots(4, 1)));
    await expect.poll(() => device.botMoments()).toEqual([moment]);
    await device.openMatch(after(TWO, 11, oneAmongBots(2)));
    await expect(table.prompt).toContainText('can add a card.');
    await expect.poll(() => device.botMoments()).toEqual([reply]);
    expect(await device.steps()).toBe(11);
    await device.letBotsAct();
    expect(await device.steps()).toBe(12);
  });
}

test('the settings end with the version and the build that the page is', async ({ page, device, home, settings }) => {
  await device.open('#/');
  await home.gear.click();
  const whole = await page.locator('meta[name=version]').getAttribute('content');
  const [release, build] = whole!.split('+');
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  const line = settings.dialog.locator('.settings__storage');
  await expect(line).toHaveText(`Version ${release}, build ${build}`);
});
