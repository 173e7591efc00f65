import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

// Times, not tests: apart from the others, and only on request, of the build by scripts/speed.sh.
export default defineConfig(base, {
  testIgnore: [],
  testMatch: 'speed.spec.ts',
  timeout: 1_200_000,
  webServer: { command: 'node ../scripts/serve.mjs --root ../target/speed --port 0', wait: { stdout: /(?<SPEED_URL>http:\S+)/ } },
});
