import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours. All others find the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Axe finds no broken rule on the current page, in light or in dark, if its theme follows the system. A test that finds
 * one continues, to find the rest.
 */
export async function expectAccessible(page: Page, what = 'the page') {
  await expectNoFindings(page, `${what} (light)`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, `${what} (dark)`, (axe) => axe.withRules(COLOURS));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The program of axe, if it is not in the page yet: reading it takes as long as running it. */
async function source(page: Page): Promise<string | undefined> {
  return (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
}

/** Axe finds no broken rule on the page as it is now. */
export const expectNoFindings = (page: Page, what: string) => expectNothing(page, what, (axe) => axe.withTags(TAGS));

async function expectNothing(page: Page, what: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  // Without frames of other origins, axe needs no second page to combine its findings. Nor need it look at the sprites,
  // which never show themselves, or list the elements that pass: that takes most of its time.
  const axe = new AxeBuilder({ page, axeSource: await source(page) }).setLegacyMode().exclude('.sprite');
  const { violations } = await choose(axe.options({ resultTypes: ['violations'], selectors: false })).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
