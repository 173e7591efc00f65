import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import type { BrowserContext, LaunchOptions } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { watchPresses } from './steady.ts';

/** A browser with a profile of its own, which can be killed and opened again. */
export interface KillableBrowser {
  open(options?: LaunchOptions): Promise<BrowserContext>;
  kill(context: BrowserContext): Promise<void>;
}

/** The tests that have such a browser. */
export const test = base.extend<{ far: KillableBrowser }>({
  far: async ({ browser, baseURL, locale, viewport, context }, use) => {
    // A page that may use the camera shows its address, so the two browsers need not resolve each other's names.
    await context.grantPermissions(['camera']);
    const profile = await mkdtemp(path(tmpdir(), 'browser-'));
    const { launchOptions } = test.info().project.use;
    const open: BrowserContext[] = [];
    await use({
      open: async (options = {}) => {
        const args = [...(launchOptions!.args ?? []), ...(options.args ?? [])];
        const context = await browser.browserType().launchPersistentContext(profile, {
          ...launchOptions, args, baseURL: baseURL!, locale: locale!, viewport: viewport!, reducedMotion: 'reduce', permissions: ['camera'],
        });
        await watchPresses(context);
        open.push(context);
        return context;
      },
      kill: async (context) => {
        const session = await context.browser()!.newBrowserCDPSession();
        const { processInfo } = await session.send('SystemInfo.getProcessInfo');
        const gone = context.waitForEvent('close');
        for (const { id, type } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL');
        await gone;
      },
    });
    for (const context of open) await context.close().catch(() => {});
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});
