import type { BrowserContext } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { Join, Phone } from '../pages/phones.ts';
import { Device } from '../support/device.ts';
import { TWO, after } from '../support/games.ts';
import { startProgram } from '../support/start-program.ts';
import { test } from './fixtures.ts';

// With this flag Chromium asks whether a page from a public address may connect to the local network.
const FLAGS = [
  '--enable-features=LocalNetworkAccessChecksWebRTC',
  '--ip-address-space-overrides=127.0.0.1:8080=public,[::1]:8080=public',
];

const ALLOWED = ['camera', 'local-network-access'];

/** In this tablet the dialog is open. */
async function tabletIn(context: BrowserContext): Promise<Join> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1180, height: 820 });
  const join = new Join(page);
  await new Device(page).openMatch(after(TWO, 4, ['Mina', 'Jun']));
  await startProgram(page);
  await join.open();
  return join;
}

test('tablet and phone name a refused local network first', async ({ phoneOn }) => {
  const join = await tabletIn(await (await phoneOn('tablet', FLAGS)).newPhone());
  const context = await (await phoneOn('mina', FLAGS)).newPhone();
  const mina = await Phone.scan(context, await join.linkFor('Mina'), async (page) => page.clock.install());
  await join.field.fill(await mina.answer());
  const refusal = 'This browser blocks the local network for Mallard.';
  await expect(join.sheet.locator('.ways-out li').first()).toContainText(refusal);
  await mina.page.clock.fastForward(30_000);
  await expect(mina.page.locator('.ways-out li').first()).toContainText(refusal);
  await expect(mina.isIn).toBeHidden();
});

for (const allowed of ['tablet', 'phone']) {
  test(`it is enough if the ${allowed} may reach the local network`, async ({ phoneOn }) => {
    const tablet = await (await phoneOn('tablet', FLAGS)).newPhone();
    const phone = await (await phoneOn('mina', FLAGS)).newPhone();
    await (allowed === 'tablet' ? tablet : phone).grantPermissions(ALLOWED);
    const join = await tabletIn(tablet);
    const mina = await Phone.scan(phone, await join.linkFor('Mina'));
    await join.field.fill(await mina.answer());
    await expect(mina.isIn).toBeVisible();
  });
}
