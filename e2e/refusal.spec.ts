import { expect, test } from './fixtures.ts';
import { TablePage } from './pages/table.ts';
import { Curtain } from './pages/curtain.ts';
import { TWO, after, oneAmongBots } from './support/games.ts';
import { LANGS, WORDS } from './support/words.ts';

// Mina must beat the 7 of diamonds; of her three cards only the 9 of spades does.
const MUST_BEAT = after(TWO, 12, oneAmongBots(2));

const REASONS = {
  en: { spoken: /^The .+ does not beat the 7 of diamonds: only a higher diamond or a trump does\.$/, shown: /does not beat the 7/ },
  ko: { spoken: /카드로는 못 막습니다\. 다이아몬드 7보다 높은 다이아몬드나 으뜸패가 필요합니다\.$/, shown: /못 막습니다\. 7/ },
  ja: { spoken: /では防げません。ダイヤの7より強いダイヤか、切り札が必要です。$/, shown: /防げません。7/ },
};

for (const lang of LANGS) {
  test(`a card that cannot be played says why (${lang})`, async ({ page, device }) => {
    const table = new TablePage(page, WORDS[lang]);
    await device.openMatch(MUST_BEAT, { lang });
    await expect(table.playable).toHaveCount(1);
    const refused = table.unplayable.first();
    await table.tapAnyway(refused);
    // Next to the card to see, and as an alert to hear: the same sentence.
    await expect(table.alert).toHaveText(REASONS[lang].spoken);
    await expect(table.bubble).toBeVisible();
    await expect(table.bubble).toContainText(REASONS[lang].shown);
    await expect(table.bubble).toBeInViewport({ ratio: 1 });
    await expect(refused).toHaveAttribute('aria-pressed', 'false');
    expect((await device.saved()).record.log).toHaveLength(12);
  });
}

test('each refused card has its own reason, and only the last one shows', async ({ device, table }) => {
  await device.openMatch(MUST_BEAT);
  const refused = table.unplayable;
  await expect(refused).toHaveCount(2);
  await table.tapAnyway(refused.nth(0));
  const first = await table.alert.innerText();
  await table.tapAnyway(refused.nth(1));
  await expect(table.alert).toHaveCount(1);
  await expect(table.alert).not.toHaveText(first);
  await table.playable.click();
  await expect(table.alert).toHaveCount(0);
});

test.describe('with the clock in hand', () => {
  // The clock belongs to the whole context.
  test.use({ ownContext: true });

  test('the reason goes by itself after a while', async ({ page, device, table }) => {
    await page.clock.install();
    await device.openMatch(MUST_BEAT);
    await page.clock.runFor(100);
    await table.tapAnyway(table.unplayable.first());
    await page.clock.runFor(5000);
    await expect(table.alert).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(table.alert).toHaveCount(0);
  });

  for (const by of ['the focus on its link', 'the pointer on it']) {
    test(`the reason stays with ${by}`, async ({ page, device, table }) => {
      await page.clock.install();
      await device.openMatch(MUST_BEAT);
      await page.clock.runFor(100);
      await table.tapAnyway(table.unplayable.first());
      const link = table.bubble.getByRole('button');
      if (by.includes('focus')) {
        await table.unplayable.first().focus();
        await page.clock.runFor(500);
        for (let tabs = 0; tabs < 20 && !(await link.evaluate((link) => link === document.activeElement)); tabs++) {
          await page.keyboard.press('Tab');
        }
        await expect(link, 'Tab goes to it').toBeFocused();
      } else {
        await link.hover();
      }
      await page.clock.runFor(20_000);
      await expect(table.alert).toHaveCount(1);
      if (by.includes('focus')) {
        await page.keyboard.press('Escape');
        await expect(table.unplayable.first(), 'the focus goes back').toBeFocused();
      } else {
        await page.mouse.move(1, 1);
        await page.clock.runFor(7000);
      }
      await expect(table.alert).toHaveCount(0);
    });
  }

  test('a repeated refusal shows as long as the first', async ({ page, device, table }) => {
    await page.clock.install();
    await device.openMatch(MUST_BEAT);
    await page.clock.runFor(100);
    await table.tapAnyway(table.unplayable.first());
    await page.clock.runFor(2500);
    await table.tapAnyway(table.unplayable.first());
    await page.clock.runFor(2500);
    await expect(table.alert, 'the first one is over, not the second').toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(table.alert).toHaveCount(0);
  });
});

test('a second attack with a rank that is not on the table is refused', async ({ device, table }) => {
  await device.openMatch(after(TWO, 2, oneAmongBots(2)));
  await expect(table.prompt).toContainText('Attack again with a card that matches a rank on the table, or stop.');
  await table.tapAnyway(table.unplayable.first());
  await expect(table.alert).toHaveText(/ does not fit: its rank is not on the table\.$/);
  await expect(table.bubble).toBeVisible();
});

test('a refused card explains itself to the keyboard as well', async ({ page, device, table }) => {
  await device.openMatch(MUST_BEAT);
  await table.unplayable.first().focus();
  await page.keyboard.press('Enter');
  await expect(table.alert).toHaveText(REASONS.en.spoken);
});

test('the refusal in a match between people speaks to the person who looks', async ({ page, device, table }) => {
  await device.openMatch(after(TWO, 12));
  await new Curtain(page).show.click();
  await table.tapAnyway(table.unplayable.first());
  await expect(table.alert).toHaveText(REASONS.en.spoken);
});
