import { expect, test } from './fixtures.ts';

test('a reload keeps the names of the set-up, also one that is being written', async ({ page, device, setup }) => {
  await device.open('#/new/durak');
  await setup.names.first().fill('Mina');
  await setup.names.first().blur();
  await setup.names.nth(1).fill('');
  await setup.names.nth(1).pressSequentially('Jun');
  await page.reload();
  await expect(setup.names.first()).toHaveValue('Mina');
  await expect(setup.names.nth(1)).toHaveValue('Jun');
});

test('the set-up says as one types that two have one name, and the table tells them apart', async ({ page, device, setup }) => {
  const lines = {
    en: 'Two players are called Anna. At the table, the second is “Anna 2”.',
    ko: 'Anna 님이 두 분입니다. 두 번째 분은 ‘Anna 2’ 님으로 부릅니다.',
    ja: 'Annaさんが2人います。2人目は「Anna 2」さんと呼びます。',
  };
  for (const lang of ['ko', 'ja', 'en'] as const) {
    await device.open('#/new/durak', {}, { lang });
    const names = page.locator('.pl input[type=text]');
    await page.locator('.pl').nth(1).getByRole('radio').first().click();
    await names.first().fill('Anna');
    await names.first().blur();
    await names.nth(1).fill('');
    await names.nth(1).pressSequentially('Anna');
    await expect(page.getByText(lines[lang]), 'still writing').toBeVisible();
    await names.nth(1).press('Backspace');
    await expect(page.getByText(lines[lang])).toBeHidden();
  }
  await setup.names.nth(1).fill('Anna ');
  await setup.deal.click();
  await expect(page).toHaveURL(/#\/match\//);
  const [id] = await device.matches();
  await expect.poll(async () => (await device.saved(id)).players.map(({ name }) => name)).toEqual(['Anna', 'Anna 2']);
});
