import { test as base, expect, type Page } from '@playwright/test';

export { expect };

type Fixtures = {
  /** Fails the test at its end if the page complained or asked another host for anything. */
  watch: void;
  /** The page at the first screen, on a device that has never seen the app. */
  freshPage: Page;
};

export const test = base.extend<Fixtures>({
  baseURL: process.env.MALLARD_URL,

  watch: [
    async ({ context, baseURL }, use) => {
      const home = new URL(baseURL!).origin;
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => troubles.push(`page: ${error.error()}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        // A data: address is no request; a blob: has the origin of its page.
        if (url.protocol !== 'data:' && url.origin !== home) troubles.push(`request: ${url}`);
      });

      await use();
      expect(troubles, 'console errors, page errors, requests to other origins').toEqual([]);
    },
    { auto: true },
  ],

  freshPage: async ({ page }, use) => {
    await page.goto('./');
    await expect(page.locator('#app > *')).not.toHaveCount(0);
    await use(page);
  },
});
