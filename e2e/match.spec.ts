import { expect, test } from './fixtures.ts';
import { LONG } from './support/extent.ts';
import { durak } from './support/saves.ts';

test('two people play a whole match by tapping, passing the tablet on, and a rematch', LONG, async ({
  freshPage, home, setup, curtain, driver, result, table, device,
}) => {
  await freshPage.evaluate(() => localStorage.setItem('mallard/settings', '{"speed":"off","help":{"confirm":true}}'));
  await freshPage.reload();
  await home.box('Durak').click();
  await setup.seat([['Mina', 'Person'], ['Jun', 'Person']]);
  await setup.allRules.click();
  await expect(setup.choice('Match length', 'Open-ended'), 'among people').toBeChecked();
  await setup.choice('Match length', '1 deal').click();
  await freshPage.keyboard.press('Escape');
  await setup.deal.click();
  await expect(curtain.heading).toContainText(/(Mina|Jun)/);

  const path = await driver.play('result');
  // The curtain asked both of them, many times.
  expect(path.filter((asked) => asked === 'curtain').length).toBeGreaterThan(5);
  await expect(result.winner).toContainText(/^(Mina|Jun) is the fool|A draw/);
  await expect(result.rows).toHaveCount(3);

  await result.lastTable.click();
  await expect(table.prompt).toContainText('The match is over.');
  await table.primary.click();
  await result.again.click();
  await expect(curtain.heading).toContainText('Pass the tablet to');
  expect(await device.matches(), 'the finished match stays').toHaveLength(2);
});

test('a person plays a whole match against a bot, without any curtain', async ({
  freshPage, home, setup, driver, result, device,
}) => {
  await freshPage.evaluate(() => localStorage.setItem('mallard/settings', '{"speed":"off","help":{"confirm":true}}'));
  await freshPage.reload();
  await home.box('Durak').click();
  await setup.seat([['Mina', 'Person'], ['Wigeon', 'Diver']]);
  await setup.deal.click();

  const path = await driver.play('result');
  expect(path).not.toContain('curtain');
  await expect(result.winner).toContainText(/is the fool|A draw/);
  const [id] = await device.matches();
  expect((await device.saved(id)).players[1]?.kind).toEqual({ bot: 'diver' });
});

test('an open match goes from deal to deal, and finishing it between two ends it in full', LONG, async ({
  page, device, driver, between, result,
}) => {
  await device.openMatch(
    durak(['Mina', { bot: 'Wigeon', level: 'duckling' }], { seed: 3, deck: 24, length: 'open' }),
  );
  for (const deal of [1, 2]) {
    await driver.play('next deal');
    await expect(between.panel).toContainText(`Deal ${deal} is over.`);
    await expect(between.rows.first().getByRole('columnheader')).toHaveCount(3 + deal);
    // Next deal comes first, and a reload loses neither.
    await page.reload();
    await expect(between.next).toBeFocused();
    await expect(between.panel.getByRole('button')).toHaveText(['Next deal', 'Finish', 'Replay']);
    if (deal === 1) await between.next.click();
  }
  await between.finish.click();
  await expect(result.winner).toContainText(/is the fool|share the win|draw/i);
  await expect(result.rows.first().getByRole('columnheader')).toHaveCount(5);
  await page.reload();
  await expect(result.again).toBeVisible();
});
