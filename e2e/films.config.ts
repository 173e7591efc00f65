import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Film strips to look at, only on request.
export default defineConfig(base, {
  testIgnore: [],
  testMatch: 'films.spec.ts',
  workers: 1,
  use: { reducedMotion: 'no-preference' },
});
