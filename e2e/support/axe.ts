import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours. All others find the same in every theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * No rule of axe is broken on what the page shows now, in light or in dark, if its theme follows the system. A test that
 * finds something goes on, to find the rest.
 */
export async function expectAccessible(page: Page, what = 'the page') {
  await expectNothing(page, `${what} (light)`, (axe) => axe.withTags(TAGS));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, `${what} (dark)`, (axe) => axe.withRules(COLOURS));
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The program of axe, if it is not in the page yet: to read it takes as long as to run it. */
async function source(page: Page): Promise<string | undefined> {
  return (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
}

async function expectNothing(page: Page, what: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  // Without frames of other origins axe needs no second page to put its findings together. Nor does it need to look at the
  // sprites, which are never displayed themselves, or to name what passes and where it stands: that takes most of its time.
  const axe = new AxeBuilder({ page, axeSource: await source(page) }).setLegacyMode().exclude('.sprite');
  const { violations } = await choose(axe.options({ resultTypes: ['violations'], selectors: false })).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
