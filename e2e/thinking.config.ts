import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Times, not tests: apart from the others, one after the other, and only on request.
export default defineConfig(base, {
  testIgnore: [],
  testMatch: 'thinking.spec.ts',
  workers: 1,
  timeout: 600_000,
});
