import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Times, not tests: apart from the others, one after the other, and only on request.
export default defineConfig(base, {
  testIgnore: ['network/**'],
  testMatch: 'taps.spec.ts',
  workers: 1,
  timeout: 1_200_000,
  use: { reducedMotion: 'no-preference' },
});
