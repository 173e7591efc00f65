import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Pictures, only on request: `make screenshots` takes them, `make pictures` compares the page with those taken before.
export default defineConfig(base, {
  testIgnore: [],
  testMatch: 'screenshots.spec.ts',
  snapshotPathTemplate: `${process.env.MALLARD_PICTURES ?? '../target/screenshots'}/{arg}{ext}`,
  expect: { toHaveScreenshot: { animations: 'disabled' } },
});
