// A loudspeaker reads a text, with a voice of the device itself; without one, behind a curtain, and where others would
// hear what only one player may know, it is not there. The browser of the tests has no voices: it gets some here.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/axe.ts';
import { coveredControls } from './support/reach.ts';
import { FOUR, TWO, after, oneAmongBots, people } from './support/games.ts';
import { SCREENS, onEachScreen, screensIn } from './support/screens.ts';
import { LANGS, WORDS, type Lang } from './support/words.ts';

test.use({ ownPage: true });

const SAYS: Record<Lang, { read: string; stop: string; setting: string }> = {
  en: { read: 'Read aloud', stop: 'Stop reading', setting: 'Table voice' },
  ko: { read: '읽어 주기', stop: '그만 읽기', setting: '진행 읽어 주기' },
  ja: { read: '読み上げる', stop: '読み上げをやめる', setting: '進行の読み上げ' },
};

type Voice = { lang: string; localService: boolean };

/** The browser has these voices `after` a while, and writes down what it says; it never comes to the end. */
async function giveVoices(page: Page, voices: Voice[], after = 0) {
  await page.addInitScript(({ voices, after }) => {
    const said: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      pending: false,
      voices: after === 0 ? voices : [],
      getVoices: () => speech.voices,
      speak: ({ text, voice, lang }: { text: string; voice: Voice; lang: string }) => said.push(`${voice.localService ? lang : 'network'}: ${text}`),
      cancel: () => said.push('stop'),
    });
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, {
      said,
      voicesCome: () => {
        speech.voices = voices;
        speech.dispatchEvent(new Event('voiceschanged'));
      },
    });
  }, { voices, after });
}

/** What was said since the last stop. */
const said = (page: Page) =>
  page.evaluate(() => {
    const { said } = window as unknown as { said: string[] };
    return said.slice(said.lastIndexOf('stop') + 1);
  });

const LOCAL: Voice[] = [
  { lang: 'en-GB', localService: false },
  { lang: 'en-US', localService: true },
  { lang: 'ko_KR', localService: true },
  { lang: 'ja-JP', localService: true },
];

for (const lang of LANGS) {
  test(`the prompt and the hint are read in the language of the screen, and a second tap stops it (${lang})`, async ({ page, device }) => {
    await giveVoices(page, LOCAL);
    await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { lang });
    const speaker = page.locator('.prompt').getByRole('button', { name: SAYS[lang].read });
    await speaker.click();
    await expect.poll(() => said(page)).toHaveLength(1);
    const [prompt] = await said(page);
    expect(prompt).toMatch(new RegExp(`^${lang}`));
    const stop = page.locator('.prompt').getByRole('button', { name: SAYS[lang].stop });
    await expectAccessible(page, 'while a prompt is read');
    await stop.click();
    await expect(speaker).toBeVisible();
    expect(await said(page)).toEqual([]);
    await page.keyboard.press('h');
    const hint = page.locator('.advice').getByRole('button', { name: SAYS[lang].read });
    await hint.click();
    await expect.poll(() => said(page)).toHaveLength(1);
    await onEachScreen(page, screensIn(lang, SCREENS), 'a prompt and a hint with a loudspeaker', () => coveredControls(page));
  });

  test(`the table voice says what bots do, if the setting is on (${lang})`, async ({ page, device }) => {
    await giveVoices(page, LOCAL);
    await device.open('#/', {}, { lang });
    await page.getByRole('button', { name: WORDS[lang].settings }).click();
    await page.locator('dialog[open]').getByRole('switch', { name: SAYS[lang].setting }).click();
    await page.keyboard.press('Escape');
    expect(await device.value('settings')).toMatchObject({ table_voice: true });
    await device.openMatch(after(TWO, 0, oneAmongBots(2)), { lang, table_voice: true, help: {} });
    await expect(page.locator('.hand')).toBeVisible();
    const before = await device.steps();
    await page.locator('.hand [data-flip]:not([aria-disabled="true"])').first().click();
    if ((await device.steps()) === before) await page.locator('.actions .button--primary').click();
    await expect.poll(async () => (await said(page)).join(' ')).toContain('Wigeon');
  });
}

test('voices that come late are heard, and those of the network never', async ({ page, device }) => {
  await giveVoices(page, LOCAL, 1);
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  const speaker = page.getByRole('button', { name: 'Read aloud' });
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(speaker).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { voicesCome(): void }).voicesCome());
  await expect(speaker).toHaveCount(1);
  await speaker.click();
  await expect.poll(async () => (await said(page))[0]).toMatch(/^en-US: /);
});

test('without a voice of the device for the language no loudspeaker is there, and no setting', async ({ page, device, home, settings }) => {
  await giveVoices(page, [{ lang: 'en-GB', localService: false }, { lang: 'ko-KR', localService: true }]);
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.read-aloud')).toHaveCount(0);
  await device.open('#/');
  await home.gear.click();
  await expect(settings.switch('Sounds')).toBeVisible();
  await expect(settings.switch('Table voice')).toHaveCount(0);
});

test('the next move stops the voice, and where several play no prompt has a loudspeaker, nor a curtain', async ({ page, device, table, curtain }) => {
  await giveVoices(page, LOCAL);
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)), { help: {} });
  await page.locator('.prompt .read-aloud').click();
  await expect.poll(() => said(page)).toHaveLength(1);
  await table.playable.first().click();
  await expect.poll(() => said(page)).toEqual([]);
  await expect(page.locator('.read-aloud.is-read')).toHaveCount(0);

  await device.openMatch(after(TWO, 10, people(2)), { table_voice: true });
  await expect(curtain.heading).toBeVisible();
  await expect(page.locator('.read-aloud')).toHaveCount(0);
  await curtain.show.click();
  await expect(table.cards.first()).toBeVisible();
  await expect(page.locator('.read-aloud')).toHaveCount(0);
  expect(await said(page)).toEqual([]);
});

test('a refusal and a lesson are read', async ({ page, device, table }) => {
  await giveVoices(page, LOCAL);
  await device.openMatch(after(FOUR, 20, oneAmongBots(4, 1)));
  await expect(table.playable.first()).toBeVisible();
  await table.tapAnyway(table.unplayable.first());
  const bubble = page.locator('.bubble');
  await bubble.getByRole('button', { name: 'Read aloud' }).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  await expect(bubble, 'the tap was for the loudspeaker').toBeVisible();
  await device.open('#/lesson/durak');
  await page.locator('.coach .read-aloud').click();
  await expect.poll(() => said(page)).toHaveLength(1);
});
