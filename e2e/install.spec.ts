import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from './fixtures.ts';

type Manifest = {
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
};

// A private window cannot install an app, so this one has a folder.
const test = base.extend({
  context: async ({ playwright, launchOptions, baseURL }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'mallard-profile-'));
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      baseURL,
      serviceWorkers: 'allow',
    });
    await use(context);
    await context.close();
    await rm(profile, { recursive: true });
  },
});

for (const [where, url] of [['at the root', process.env.MALLARD_URL], ['in a folder', process.env.MALLARD_FOLDER_URL]]) {
  test.describe(where!, () => {
    test.use({ baseURL: url });

    test('the browser finds nothing that keeps it from being installed', async ({ freshPage, context }) => {
      const session = await context.newCDPSession(freshPage);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors).toEqual([]);
      const { errors, manifest, url: address } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(address).toBe(`${url}manifest.webmanifest`);
      // In any folder: an `id` is relative to the host.
      expect(manifest).toMatchObject({ startUrl: url, scope: url, id: new URL('/mallard', url).href });
    });
  });
}

base('a login before the site gives the manifest too, and no extension darkens the page a second time', async ({ freshPage }) => {
  await expect(freshPage.locator('link[rel=manifest]')).toHaveAttribute('crossorigin', 'use-credentials');
  await expect(freshPage.locator('meta[name=darkreader-lock]')).toHaveCount(1);
});

test('every picture of the manifest exists in its size', async ({ freshPage }) => {
  const manifest = (await (await freshPage.request.get('./manifest.webmanifest')).json()) as Manifest;
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const png = await (await freshPage.request.get(`./${src}`)).body();
    // Width and height are at the beginning of a PNG's first part.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']));
});

base('the browser’s offer is kept until a person takes it', async ({ freshPage }) => {
  const root = freshPage.locator('html');
  await expect(root).not.toHaveAttribute('data-install');
  const prevented = await freshPage.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.body.dataset.prompted = `${Number(document.body.dataset.prompted ?? 0) + 1}`),
    });
    addEventListener('mallard:install', () => (document.body.dataset.told = ''));
    return !dispatchEvent(offer);
  });
  expect(prevented).toBe(true);
  await expect(root).toHaveAttribute('data-install', 'ready');
  await expect(freshPage.locator('body')).toHaveAttribute('data-told', '');

  // An offer works once, however often the player taps.
  for (const _ of [1, 2]) await freshPage.evaluate(() => dispatchEvent(new Event('mallard:accept-install')));
  await expect(freshPage.locator('body')).toHaveAttribute('data-prompted', '1');
  await expect(root).not.toHaveAttribute('data-install');
});

base('once it is installed, the offer is gone', async ({ freshPage }) => {
  await freshPage.evaluate(() => dispatchEvent(new Event('beforeinstallprompt')));
  await expect(freshPage.locator('html')).toHaveAttribute('data-install', 'ready');
  await freshPage.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(freshPage.locator('html')).not.toHaveAttribute('data-install');
});

base('the page knows whether it runs as an installed app', async ({ freshPage }) => {
  await expect(freshPage.locator('html')).not.toHaveAttribute('data-standalone');
  // This is iOS's property.
  await freshPage.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await freshPage.reload();
  await expect(freshPage.locator('html')).toHaveAttribute('data-standalone', '');
});
