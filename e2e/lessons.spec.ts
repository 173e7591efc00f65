import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures.ts';
import { LessonPage } from './pages/lesson.ts';
import { MATCHES } from './support/any-game.ts';
import { expectAccessible } from './support/axe.ts';
import { LONG } from './support/extent.ts';
import { layoutFaults } from './support/layout.ts';
import { SCREENS, onEachScreen } from './support/screens.ts';

const test = base.extend<{ lesson: LessonPage }>({
  lesson: async ({ page }, use) => use(new LessonPage(page)),
});

/** The layout faults of the table under a coach, who takes space: touch targets may be as small as WCAG 2.2 allows. */
async function coachedFaults(page: Page): Promise<string[]> {
  const faults = await layoutFaults(page);
  const large = (fault: string) => /^too small a target: .* (2[4-9]|[3-9]\d|\d{3})x(2[4-9]|[3-9]\d|\d{3})$/.test(fault);
  return faults.filter((fault) => !large(fault));
}

/** The screens with the least space, and a tablet. */
const TIGHT = [SCREENS[0], SCREENS[4], SCREENS[5]];

test('three taps lead a newcomer to the first card of a lesson', async ({ freshPage: page }) => {
  const lesson = new LessonPage(page);
  await page.locator('a[href="#/new/durak"]').first().click();
  await page.getByRole('link', { name: 'Start the lesson' }).click();
  await expect(lesson.sentence).toContainText('Beat the');
  await expect(lesson.marked).toHaveAccessibleName(/^jack of diamonds/);
  await lesson.goOn();
  await expect(lesson.sentence).toContainText('hearts are trumps');
});

for (const game of Object.keys(MATCHES)) {
  test(`the lesson of ${game} is taken by touching what it marks, and played on`, LONG, async ({ page, device, lesson }) => {
    await device.open(`#/lesson/${game}`);
    await expect(lesson.coach).toBeVisible();
    for (let step = 1; (await lesson.step()) === step; step += 1) {
      await onEachScreen(page, TIGHT, `${game}, step ${step}`, () => coachedFaults(page));
      await lesson.goOn();
    }
    expect(await lesson.step(), 'it is played on').toBe(0);
    await expectAccessible(page);
  });
}

/** Goes to a step by its number. */
async function to(lesson: LessonPage, step: number) {
  while ((await lesson.step()) < step) await lesson.goOn();
}

test('the coach asks for what can be done: not before a card is there, nor beside “Got it”', async ({ page, device, lesson }) => {
  await device.holdBots();
  await device.open('#/lesson/durak');
  await expect(lesson.coach).toContainText('Step 1 of 8');
  await expect(lesson.sentence).not.toContainText('Beat the');
  await expect(lesson.sentence).not.toBeEmpty();
  await device.letBotsAct();
  await expect(lesson.sentence).toContainText('Beat the');
  await device.open('#/lesson/duck-that-goose', {}, { speed: 'off' });
  await to(lesson, 7);
  await expect(page.locator('.actions .button--primary'), 'one way is amber').toHaveText(['Take the discardTap this']);
  await to(lesson, 8);
  const seen = page.getByRole('button', { name: 'Got it' });
  while (!(await seen.isVisible())) await lesson.marked.first().click();
  await expect(lesson.sentence).not.toContainText('Discard it');
  await expect(lesson.sentence).toContainText('Remember these');
});

test('the coach stays while the choices of all turn up', async ({ page, device, lesson }) => {
  await device.open('#/lesson/quantum', {}, { speed: 'fast' });
  await to(lesson, 4);
  while (!(await page.locator('.revealed-turn').first().isVisible())) {
    await lesson.marked.first().click();
    await page.waitForTimeout(300);
  }
  await expect(lesson.coach).toContainText('Step 5 of 11');
  await page.locator('.coach').getByRole('button', { name: 'Continue' }).click();
  await expect(lesson.sentence).toContainText('Once everyone has chosen');
});

test('on a phone the flag over a button hides no line of the coach', async ({ page, device, lesson }) => {
  await device.open('#/lesson/durak');
  await lesson.marked.first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  const flag = page.locator('.coach .hint-flag');
  await expect(flag).toBeVisible();
  const [below, above] = [(await flag.boundingBox())!, (await page.locator('.coach__step').boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('the names under a trick are whole', async ({ page, device, lesson }) => {
  await device.open('#/lesson/duckit');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(lesson.coach).toBeVisible();
  const names = page.locator('.trick__name b');
  await expect(names).toHaveCount(3);
  expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length)).toBe(0);
});

test('anything else is answered with a reason that leads to its rule, and nothing is played', async ({ page, device, lesson, table }) => {
  await device.open('#/lesson/durak');
  await expect(lesson.marked).toHaveCount(1);
  // Only the lesson gives instructions.
  await page.keyboard.press('h');
  await expect(page.locator('.advice')).toHaveCount(0);
  const said = await lesson.sentence.textContent();
  // A move against the rules: the rules give the reason.
  await page.locator('.hand [data-flip="6d"]').click({ force: true });
  await expect(lesson.coach).toHaveClass(/coach--wrong/);
  await expect(lesson.sentence).toContainText('6 of diamonds');
  const flag = page.locator('[data-wrong]');
  await expect(flag).toHaveAttribute('data-wrong', 'Too low');
  await expect(flag).toHaveAccessibleName(/^6 of diamonds/);
  await expect(lesson.marked.locator('.hint-flag'), 'one flag at a time').toBeHidden();
  await expectAccessible(page);
  await onEachScreen(page, TIGHT, 'a refusal with its rule', () => coachedFaults(page));
  if (!(await lesson.sentence.getByRole('button', { name: 'Rule' }).isVisible())) await page.locator('.hand [data-flip="6d"]').click({ force: true });
  await lesson.sentence.getByRole('button', { name: 'Rule' }).click();
  const drawer = page.locator('.drawer--rules');
  await expect(drawer.locator(':focus')).toHaveClass(/is-marked/);
  await expect(drawer.locator(':focus')).toBeInViewport();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).not.toHaveClass(/is-open/);
  expect(await lesson.step(), 'nothing of the lesson is lost').toBe(1);
  // A legal move: the lesson gives the reason.
  await page.locator('.hand [data-flip="6h"]').dblclick();
  await expect(lesson.sentence).toContainText('it can beat any other suit, so keep it');
  await expect(flag).toHaveAttribute('data-wrong', 'A trump');
  await page.getByRole('button', { name: 'Take 1 card' }).click();
  await expect(table.hand.locator('button')).toHaveCount(6);
  await expect(lesson.marked).toHaveCount(1);
  expect(await lesson.step()).toBe(1);
  await lesson.goOn();
  await expect(lesson.coach).not.toHaveClass(/coach--wrong/);
  await expect(flag).toHaveCount(0);
  expect(await lesson.sentence.textContent()).not.toBe(said);
});

test('a lesson resumes at its step, and can be started again', LONG, async ({ page, device, lesson }) => {
  await device.open('#/lesson/durak');
  await lesson.goOn();
  await lesson.goOn();
  expect(await lesson.step()).toBe(3);
  await lesson.leave.click();
  await expect(page, 'it leads to a match').toHaveURL(/#\/new\/durak/);
  await expect(page.locator('.lesson-offer'), 'it is known').toHaveCount(0);
  await page.getByRole('link', { name: 'Lesson', exact: true }).click();
  await expect(lesson.coach).toContainText('Step 3 of 8');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Take the lesson again' }).click();
  await expect(lesson.coach).toContainText('Step 1 of 8');
  expect(await device.matches(), 'no match is made of it').toEqual([]);
});

test('a lesson that was opened from a match leads back to it', async ({ page, device, lesson, table }) => {
  await device.openMatch(MATCHES['durak']!());
  await table.menuButton.click();
  await page.getByRole('link', { name: 'Lesson' }).click();
  await expect(lesson.coach).toBeVisible();
  await lesson.leave.click();
  await expect(page).toHaveURL(/#\/match\/test/);
  await expect(table.hand).toBeVisible();
});

test('an offer that was declined does not come back', async ({ page, device }) => {
  await device.open('#/new/quantum');
  await expect(page.locator('.lesson-offer')).toContainText('New to Quantum?');
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.locator('.lesson-offer')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.setup')).toBeVisible();
  await expect(page.locator('.lesson-offer')).toHaveCount(0);
});

test('in another language the lesson continues at the same step', async ({ page, device, lesson }) => {
  await device.open('#/lesson/duckit');
  await lesson.goOn();
  for (const [lang, says] of [['ko', '다이아몬드'], ['ja', 'ダイヤ']] as const) {
    await device.open('#/lesson/duckit', {}, { lang });
    await expect(lesson.coach).toBeVisible();
    await onEachScreen(page, TIGHT, lang, () => coachedFaults(page));
    await page.locator('.coach .button--primary').click();
    await expect(lesson.sentence).toContainText(says);
    await onEachScreen(page, TIGHT, lang, () => coachedFaults(page));
  }
});
