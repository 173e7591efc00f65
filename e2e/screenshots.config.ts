import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Pictures, not tests: apart from the others, and only on request.
export default defineConfig(base, {
  testIgnore: [],
  testMatch: 'screenshots.spec.ts',
});
