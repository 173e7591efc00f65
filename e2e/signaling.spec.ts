import { expect, test } from './fixtures.ts';
import { Phone } from './pages/phones.ts';
import { expectAccessible } from './support/axe.ts';
import { withCamera } from './support/camera.ts';
import { FOUR, TWO, after, oneAmongBots } from './support/games.ts';

// Connections are real: nothing of them is replaced.
test.use({ ownPage: true });

const two = () => after(TWO, 4, ['Mina', 'Jun']);

test('people come in one after the other by pasted answers, and the sheet closes after the last', async ({
  page, context, device, join,
}) => {
  await device.openMatch(two());
  await join.open();
  await expect(join.person('Mina')).toHaveAttribute('aria-current', 'step');
  await expectAccessible(page, 'the sheet');
  const link = await join.linkFor('Mina');
  expect(link.split('#')[1]).toMatch(/^\/hand\/[\w-]{100,147}$/);

  const mina = await Phone.scan(context, link);
  await expect(mina.page.getByRole('heading', { name: 'You are Mina' })).toContainText('Durak, 2 players');
  const answer = await mina.answer();
  expect(answer).toMatch(/^[\w-]{90,147}$/);
  await expectAccessible(mina.page, 'the answer');
  await join.field.fill(`  ${answer.slice(0, 40)}\n${answer.slice(40)} `);
  await join.isIn('Mina');
  await expect(mina.isIn).toBeVisible();
  await expectAccessible(mina.page, 'the phone that is in');

  const jun = await Phone.scan(context, await join.linkFor('Jun'));
  await join.field.fill(`https://elsewhere.example/#/x/${await jun.answer()}`);
  await expect(jun.isIn).toBeVisible();
  await expect(join.sheet).toBeHidden();

  await join.open();
  await join.isIn('Mina');
  await expect(join.code, 'all are in').toHaveCount(0);
  await join.person('Jun').click();
  await page.getByRole('dialog', { name: 'Replace Jun’s phone?' }).getByRole('button', { name: 'Replace it' }).click();
  await join.linkFor('Jun');
});

test('the camera of the tablet reads the answer, with our own reader', async ({ page, context, device, join }) => {
  await withCamera(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await device.openMatch(after(FOUR, 4, oneAmongBots(4)));
  await expect(page.locator('.table')).toBeVisible();
  const readers = () => fetched.filter((path) => /\/reader-[^/]*\.wasm$/.test(path)).length;
  await join.open();
  const phone = await Phone.scan(context, (await join.code.getAttribute('data-link'))!);
  await expect(join.picture).toBeVisible();
  const seen = await phone.picture();
  await page.evaluate((seen) => Object.assign(window, { seen }), seen);
  await expect(phone.isIn).toBeVisible();
  await expect(join.sheet).toBeHidden();
  expect(readers(), 'the reader is fetched once, for the camera').toBe(1);
  const tracks = () => page.evaluate(() => (document.querySelector('video')?.srcObject as MediaStream | null)?.active ?? false);
  expect(await tracks(), 'the camera has stopped').toBe(false);
});

test('our own reader takes over from a decoder of the browser that rejects every picture', async ({ page, context, device, join }) => {
  await withCamera(page);
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => {
        Object.assign(window, { asked: ((window as { asked?: number }).asked ?? 0) + 1 });
        throw new DOMException('Barcode detection service unavailable.', 'NotSupportedError');
      };
    }
    Object.assign(window, { BarcodeDetector });
  });
  await device.openMatch(after(FOUR, 4, oneAmongBots(4)));
  await join.open();
  const phone = await Phone.scan(context, (await join.code.getAttribute('data-link'))!);
  const seen = await phone.picture();
  await page.evaluate((seen) => Object.assign(window, { seen }), seen);
  await expect(phone.isIn).toBeVisible();
  expect(await page.evaluate(() => (window as { asked?: number }).asked)).toBe(3);
});

test('a camera that is allowed late makes the code again, and the phone with the earlier one gets in too', async ({
  page, context, device, join,
}) => {
  await withCamera(page);
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices as { getUserMedia(): Promise<MediaStream> };
    const start = devices.getUserMedia;
    const allowed = new Promise<void>((allow) => Object.assign(window, { allow }));
    devices.getUserMedia = () => allowed.then(start);
  });
  await device.openMatch(two());
  await join.open();
  const first = await join.linkFor('Mina');
  const mina = await Phone.scan(context, first);
  const answer = await mina.picture();
  await page.evaluate(() => (window as unknown as { allow(): void }).allow());
  await expect(join.code).not.toHaveAttribute('data-link', first);
  const second = await join.linkFor('Mina');
  await page.evaluate((seen) => Object.assign(window, { seen }), answer);
  await join.isIn('Mina');

  // The next code is made with the camera, and once.
  const third = await join.linkFor('Jun');
  expect(third).not.toBe(second);
  const jun = await Phone.scan(context, third);
  const seen = await jun.picture();
  await page.evaluate((seen) => Object.assign(window, { seen }), seen);
  await expect(jun.isIn).toBeVisible();
});

test('another code is refused with a reason, on the tablet and on a phone', async ({ context, device, join }) => {
  await device.openMatch(two());
  await join.open();
  const link = await join.linkFor('Mina');
  await join.field.fill('What is this?');
  await expect(join.wrong).toContainText('damaged or incomplete');
  await join.field.fill(link);
  await expect(join.wrong).toContainText('a tablet’s code');
  const phone = await Phone.scan(context, link);
  const early = await phone.answer();
  await join.person('Jun').click();
  await join.linkFor('Jun');
  await join.field.fill(early);
  await expect(join.wrong).toContainText('an earlier code');
  await phone.page.goto(link.slice(0, -3));
  await expect(phone.page.getByRole('alert')).toContainText('damaged or incomplete');
  await phone.page.goto(`./#/hand/${early}`);
  await expect(phone.page.getByRole('alert')).toContainText('a phone’s code');
  await phone.page.addInitScript(() => Object.assign(window, { RTCPeerConnection: undefined }));
  await phone.page.goto(link);
  await phone.page.reload();
  await expect(phone.page.getByRole('alert')).toContainText('cannot connect to the tablet');
});

test('a phone that has gone is not found, and another code helps; a person can play at the tablet', async ({
  context, device, join,
}) => {
  await device.openMatch(two());
  await join.open();
  const gone = await Phone.scan(context, await join.linkFor('Mina'));
  const answer = await gone.answer();
  await gone.page.close();
  await join.field.fill(answer);
  await expect(join.sheet.getByRole('alert')).toContainText('No connection.');
  await expect(join.sheet.getByRole('alert').getByRole('listitem')).toHaveText(
    [/same Wi-Fi, not to a guest/, /VPN/, /mobile data/, /hotspot/, /opened Mallard once/],
  );
  await join.tryAgain.click();
  await join.linkFor('Mina');
  await join.skip.click();
  await expect(join.person('Mina')).toContainText('At the table');
  await join.linkFor('Jun');
  await join.skip.click();
  await expect(join.sheet).toBeHidden();
});

test('without WebRTC the menu has no phones', async ({ page, device, table }) => {
  await page.addInitScript(() => Object.assign(window, { RTCPeerConnection: undefined }));
  await device.openMatch(two());
  await table.menuButton.click();
  await expect(table.menu).toBeVisible();
  await expect(table.menu.getByText('Play on phones')).toHaveCount(0);
});

test('a refused camera leaves the text field and an explanation', async ({ page, device, join }) => {
  await page.addInitScript(() => {
    const refuse = async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: refuse, enumerateDevices: async () => [] } });
  });
  await device.openMatch(two());
  await join.open();
  await join.linkFor('Mina');
  await expect(join.field).toBeVisible();
  await expect(join.wrong).toBeHidden();
  await join.useCamera.click();
  await expect(join.wrong).toContainText('The camera cannot be used');
});
