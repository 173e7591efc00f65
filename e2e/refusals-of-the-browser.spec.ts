import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { HistoryPage } from './pages/history.ts';
import { NightPages } from './pages/night.ts';
import { Phone } from './pages/phones.ts';
import { codeIn, withCamera, type Code } from './support/camera.ts';
import { test as unwatched } from './support/expect-errors.ts';
import { TWO, after, length, oneAmongBots } from './support/games.ts';
import { durakOfFour, playNight } from './support/night.ts';

test.use({ ownPage: true });
unwatched.use({ ownPage: true });

const two = () => after(TWO, 4, ['Mina', 'Jun']);
const over = () => after(TWO, length(TWO), ['Mina', 'Jun']);

/** Our own decoder. */
const READER = /\/reader-[^/]*_bg\.wasm$/;

/** Gives the page a decoder of the browser whose answer `detect` is. */
function withDetector(page: Page, detect: 'nothing' | 'an empty text' | 'never') {
  return page.addInitScript((detect) => {
    const answers = {
      nothing: async () => [],
      'an empty text': async () => [{ rawValue: '' }],
      never: () => new Promise(() => {}),
    };
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = answers[detect];
    }
    Object.assign(window, { BarcodeDetector });
  }, detect);
}

/** A canvas whose pixels are read as noise. */
function withNoise(page: Page) {
  return page.addInitScript(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...area: [number, number, number, number]) {
      const picture = read.apply(this, area);
      picture.data.forEach((_, at) => (picture.data[at] = Math.random() * 256));
      return picture;
    };
  });
}

/** A device whose sharing ends in an error of this name. */
function withSharing(page: Page, error: string) {
  return page.addInitScript((error) => {
    Object.assign(window, { sharing: error });
    const share = async () => {
      const { sharing } = window as unknown as { sharing: string };
      throw sharing === 'TypeError' ? new TypeError('No.') : new DOMException('No.', sharing);
    };
    Object.assign(navigator, { share, canShare: () => true });
  }, error);
}

/** A phone on the page that scans, with a camera that sees this code. */
async function scanning(context: BrowserContext, seen: Code | undefined, prepare: (page: Page) => Promise<unknown>) {
  const phone = await context.newPage();
  await withCamera(phone);
  await prepare(phone);
  await phone.addInitScript((seen) => Object.assign(window, { seen }), seen);
  await phone.goto('./#/join');
  return phone;
}

test('our own decoder reads where the browser’s answers nothing, an empty text, or never', async ({ context, device, join }) => {
  await device.openMatch(two());
  await join.open();
  await join.linkFor('Mina');
  const code = await codeIn(join.code);
  for (const detect of ['nothing', 'an empty text', 'never'] as const) {
    const phone = await scanning(context, code, (page) => withDetector(page, detect));
    await expect(phone.getByRole('heading', { name: 'You are Mina' }), detect).toBeVisible();
    await phone.close();
  }
});

unwatched.describe('on a device that has no decoder yet', () => {
  unwatched.use({ ownContext: true });

  unwatched('without any decoder the camera stops, and the page names the other way', async ({ page, context, device, join }) => {
    await context.route(READER, (route) => route.abort());
    await withCamera(page);
    await withDetector(page, 'never');
    await device.openMatch(two());
    await join.open();
    await expect(join.picture).toBeVisible();
    // A decoder may take ten seconds to load.
    const says = 'The part of Mallard that reads codes is blocked here. Paste the phone’s code instead.';
    await expect(join.wrong).toHaveText(says, { timeout: 30_000 });
    await expect(join.field).toBeVisible();

    const phone = await scanning(context, undefined, async () => {});
    await expect(phone.getByRole('status')).toContainText('Point your phone’s camera app at the code instead.', { timeout: 30_000 });
    await expect(phone.getByRole('button', { name: 'Scan the code' })).toBeVisible();
  });
});

test('a browser that gives noise for a picture is named, and the noise is not saved', async ({ page, context, device }) => {
  const phone = await scanning(context, undefined, withNoise);
  await expect(phone.getByRole('status')).toContainText('changes pictures to protect your privacy');

  await withNoise(page);
  await playNight(page, device, [{ save: durakOfFour() }]);
  await page.locator('a[href^="#/next/"]').click();
  await new NightPages(page).end.click();
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByRole('button', { name: 'Save the picture' }).click();
  await expect(page.getByText('The picture cannot be shared or saved here.')).toBeVisible();
});

test('a camera that another app takes can be started again', async ({ context }) => {
  const phone = await scanning(context, undefined, async () => {});
  const video = phone.getByLabel('Camera view');
  const again = phone.getByRole('button', { name: 'Scan the code' });
  for (const end of ['ended', 'frozen'] as const) {
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await video.evaluate((video: HTMLVideoElement, end) => {
      if (end === 'frozen') return video.pause();
      for (const track of (video.srcObject as MediaStream).getTracks()) track.stop();
    }, end);
    await expect(phone.getByRole('status'), end).toContainText('The camera has stopped.');
    await again.click();
    await expect(video).toBeVisible();
  }
});

test('sharing that the browser refuses names the other way, and stays silent where the user closes it', async ({
  page, device, share, transfer,
}) => {
  await withSharing(page, 'AbortError');
  await device.openMatch(over());
  await share.fromResult();
  const says = share.dialog.locator('.share__status');
  await share.send.click();
  await expect(says).toBeEmpty();
  for (const error of ['NotAllowedError', 'DataError', 'TypeError']) {
    await page.evaluate((sharing) => Object.assign(window, { sharing }), error);
    await share.send.click();
    await expect(says, error).toHaveText('The browser does not allow sharing. Copy the text instead.');
    await share.copy.click();
    await expect(says, error).not.toContainText('does not allow sharing');
  }

  await withSharing(page, 'NotAllowedError');
  await device.open('#/', { test: two() });
  await transfer.exportResumed();
  await transfer.exporting.getByRole('button', { name: 'Share' }).click();
  await expect(transfer.exporting).toContainText('Save it as a file instead.');

  await device.openMatch(over());
  await expect.poll(() => device.value('past')).not.toBeNull();
  await page.goto('./#/past');
  const history = new HistoryPage(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await history.exporting.getByRole('button', { name: 'Share' }).click();
  await expect(history.exporting).toContainText('Save it as a file instead.');
});

test('a code that cannot be copied or pasted by a button is copied and pasted by hand', async ({ page, context, device, join }) => {
  const refuse = async (page: Page) => void (await page.addInitScript(() => {
    const clipboard = { writeText: () => new Promise(() => {}), readText: async () => Promise.reject(new Error('No.')) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard });
  }));
  await refuse(page);
  await device.openMatch(two());
  await join.open();
  const phone = await Phone.scan(context, await join.linkFor('Mina'), refuse);
  await join.sheet.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(join.wrong).toContainText('Paste the code into the field yourself.');
  const code = await phone.answer();
  await phone.copy.click();
  await expect(phone.page.getByRole('textbox', { name: 'Copy the code' })).toHaveValue(code);
});

test('a match opens in a browser that never grants its lock', async ({ page, device, table }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => {}) } });
  });
  await device.openMatch(after(TWO, 0, oneAmongBots(2)), { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
});

test('a bot whose worker no longer answers thinks in the page', async ({ page, device, table }) => {
  await page.addInitScript(() => {
    const { setTimeout: set } = window;
    // The half minute that a worker may think.
    Object.assign(window, { setTimeout: (run: () => void, delay = 0) => set.call(window, run, delay === 30_000 ? 100 : delay) });
    const post = Worker.prototype.postMessage as (message: unknown) => void;
    Worker.prototype.postMessage = function (message: unknown) {
      if (typeof message !== 'string') post.call(this, message);
    };
  });
  await device.openMatch(after(TWO, 0, ['Mina', { bot: 'Teal', level: 'diver' as const }]), { help: { confirm: false } });
  await table.card('6 of hearts').click();
  await expect.poll(() => device.steps()).toBeGreaterThan(1);
});
