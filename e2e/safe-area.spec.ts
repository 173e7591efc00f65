import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { MATCHES } from './support/any-game.ts';
import { FOUR, TWO, after, oneAmongBots } from './support/games.ts';
import { PLACES, openPlace } from './support/match-screens.ts';
import { drawn } from './support/screens.ts';

type Insets = { top: number; right: number; bottom: number; left: number };

/** Screens whose edges belong to a camera, rounded corners or the system, as in an installed app. */
const SCREENS: [what: string, width: number, height: number, insets: Insets][] = [
  ['a phone upright', 390, 844, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['a phone on its side', 844, 390, { top: 0, right: 47, bottom: 21, left: 47 }],
  ['a tablet', 1180, 820, { top: 32, right: 0, bottom: 20, left: 0 }],
];

/** The pressable elements that reach into an edge and are not scrolled away. */
function covered(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    // Where a part of the page scrolls, its content passes under the lower edge.
    const scrolls = (element: Element | null): boolean => {
      if (!element || element === document.documentElement) return document.documentElement.scrollHeight > innerHeight;
      const { overflowY, position } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) return true;
      return position !== 'fixed' && position !== 'sticky' && scrolls(element.parentElement);
    };
    const open = document.querySelector('dialog[open], .drawer.is-open') ?? document;
    const targets = [...open.querySelectorAll<HTMLElement>('button, a[href], input')].filter((target) => {
      const box = target.getBoundingClientRect();
      const seen = target.checkVisibility({ visibilityProperty: true }) && box.width > 0;
      const scrolled = box.bottom > innerHeight - bottom && scrolls(target);
      return seen && !scrolled && !target.matches('.visually-hidden, .scrim') && !target.closest('.visually-hidden');
    });
    if (targets.length === 0) return ['there is nothing to press'];
    return targets.flatMap((target) => {
      const box = target.getBoundingClientRect();
      const inside =
        box.top >= top && box.left >= left && box.right <= innerWidth - right && box.bottom <= innerHeight - bottom;
      const where = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
      return inside ? [] : [`${target.className} “${target.ariaLabel ?? target.innerText}” at ${where}`];
    });
  }, insets);
}

for (const [what, width, height, insets] of SCREENS) {
  test(`no control is under the edges of ${what}`, async ({ page, context, device, table, curtain, rules }) => {
    await page.setViewportSize({ width, height });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', { insets });

    await device.open('#/', { one: after(FOUR, 20, oneAmongBots(4, 1)) });
    expect(await covered(page, insets), 'shelf').toEqual([]);
    await page.goto('./#/new/durak');
    await expect(page.getByRole('heading').nth(1)).toBeVisible();
    expect(await covered(page, insets), 'set-up').toEqual([]);
    await page.goto('./#/rules/durak');
    await expect(rules.article).toBeVisible();
    expect(await covered(page, insets), 'rules').toEqual([]);
    await device.openMatch(after(TWO, 10));
    await expect(curtain.show).toBeVisible();
    expect(await covered(page, insets), 'curtain').toEqual([]);
    for (const [game, match] of Object.entries(MATCHES)) {
      await device.openMatch(match());
      await expect(table.menuButton).toBeVisible();
      expect(await covered(page, insets), game).toEqual([]);
    }
    for (const [place, one] of Object.entries(PLACES).filter(([place]) => /the (result|pause)$/.test(place))) {
      await openPlace(page, device, one, 'en');
      await drawn(page);
      expect(await covered(page, insets), place).toEqual([]);
    }
    await device.openMatch(MATCHES.durak!());
    await table.menuButton.click();
    expect(await covered(page, insets), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await expect(table.log).toBeVisible();
    expect(await covered(page, insets), 'log').toEqual([]);
  });
}
