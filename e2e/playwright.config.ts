import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LONG, SHORT } from './support/extent.ts';

// The built page in dist/ (or in the folder MALLARD_DIST), on a plain static server, as a host would serve it. Nothing
// reloads by itself.
const dist = process.env.MALLARD_DIST ?? '../dist';
const serve = `node ../scripts/serve.mjs --root ${dist} --port 0`;

export default defineConfig({
  testIgnore: ['drafts.spec.ts', 'network/**', 'screenshots.spec.ts', 'speed.spec.ts', 'taps.spec.ts', 'thinking.spec.ts'],
  fullyParallel: true,
  grepInvert: SHORT ? new RegExp(LONG.tag) : undefined,
  forbidOnly: !!process.env.CI,
  // A test that fails now and then is a bug, in the test or in the app. `make test` allows one more try, because the
  // machine may be busy, and names the test at its end.
  retries: 0,
  // One more than there are processors: a test waits for part of its time.
  workers: availableParallelism() + 1,
  reporter: 'list',
  // The tests play whole matches, on busy machines.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 20_000,
    // A tablet on its side. Motion is decoration, and the tests would only wait for it.
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Each test has a separate device, which a worker would only fill. The tests about workers allow them.
    serviceWorkers: 'block',
    // Recording traces takes longer than the tests. Runs repeat exactly: add `--trace on` to look at a failure.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME ?? '/usr/bin/chromium',
      // A panic names its callers: the browser keeps ten of them, which are all inside the framework.
      args: ['--disable-gpu', '--disable-quic', '--js-flags=--stack-trace-limit=60'],
    },
  },
  projects: [{ name: 'chromium' }],
  // Any free port, so that two runs never meet; the server prints its address and Playwright passes it to the tests.
  webServer: [
    { command: serve, wait: { stdout: /(?<MALLARD_URL>http:\S+)/ } },
    { command: `${serve} --prefix /some/where/`, wait: { stdout: /(?<MALLARD_FOLDER_URL>http:\S+)/ } },
  ],
});
