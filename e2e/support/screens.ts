import { expect, type Page } from '@playwright/test';
import { SHORT, THOROUGH } from './extent.ts';
import type { Lang } from './words.ts';

/** The screens on which the layout must be right. */
export const SCREENS = [
  { what: 'a tablet on its side', width: 1180, height: 820 },
  { what: 'a tablet upright', width: 820, height: 1180 },
  { what: 'a desktop', width: 1440, height: 900 },
  { what: 'a phone', width: 390, height: 844 },
  { what: 'a small phone', width: 360, height: 640 },
  { what: 'a phone on its side', width: 844, height: 390 },
  { what: 'a small tablet on its side', width: 1024, height: 768 },
] as const;

/** The screens on which a curtain leaves the table enough room; the first is the lowest of the tablets. */
export const WITH_CURTAIN: readonly Screen[] = [
  { what: 'a small tablet', width: 1024, height: 768 },
  ...SCREENS,
  { what: 'a small phone on its side', width: 667, height: 331 },
];

export type Screen = { what: string; width: number; height: number };

/** The same, and a window of a desktop at twice its size. */
export const WITH_ZOOM: readonly Screen[] = [...SCREENS, { what: 'a desktop, zoomed in', width: 590, height: 410 }];

/** Phones on their side, and low windows. */
export const LOW: readonly Screen[] = [
  ...[440, 470, 500, 510, 520, 540, 560].map((height) => ({ what: 'a low window', width: 932, height })),
  { what: 'a phone on its side', width: 932, height: 430 },
  { what: 'a phone on its side', width: 915, height: 412 },
  { what: 'a small phone on its side', width: 667, height: 375 },
  { what: 'the smallest phone on its side', width: 568, height: 320 },
];

/** The screens on which Durak, Quantum and Duck That Goose! need not fit. */
export const UPRIGHT_OR_LARGE = SCREENS.filter(({ height }) => height > 400);

function least(screens: readonly Screen[], side: 'width' | 'height'): Screen {
  return screens.reduce((least, screen) => (screen[side] < least[side] ? screen : least));
}

/** The first, the narrowest and the lowest. */
function outermost(screens: readonly Screen[]): readonly Screen[] {
  return [...new Set([screens[0]!, least(screens, 'width'), least(screens, 'height')])];
}

/** The screens for a language: all for English, the outermost for the others; in the short form the narrowest. */
export function screensIn(lang: Lang, screens: readonly Screen[]): readonly Screen[] {
  if (THOROUGH || lang === 'en') return screens;
  return SHORT ? [least(screens, 'width')] : outermost(screens);
}

/** Names as long as they may be, in each language. */
export const NAMES: Record<Lang, string[]> = {
  en: ['Wilhelmina Rosenbaum', 'Bartholomew Jameson', 'Yuki', 'Noa', 'Ida', 'Finn', 'Hana', 'Aki', 'Bo'],
  ko: ['황보석훈남궁민수제갈공명', '선우은숙', '민아', '준', '이다', '하늘', '하나', '아키', '보'],
  ja: ['勅使河原健太郎左衛門', '小比類巻貴之', 'ミナ', 'ジュン', 'イダ', 'ソラ', 'ハナ', 'アキ', 'ボー'],
};

/** Nine names, some as long as the set-up allows. */
export const NINE: Record<Lang, string[]> = {
  en: ['Großmutter Annelies', 'Kim Ha-neul', 'Max', 'Sakura-chan', 'Bartholomew Jamieson', 'Zoë', 'Wolfgang Amadeus', 'Émile-François', 'Ida'],
  ko: ['황보석훈남궁민수제갈공명', '선우은숙', '민아', '준', '남궁민수', '하늘', '하나', '제갈공명', '이다'],
  ja: ['勅使河原健太郎左衛門', '小比類巻貴之', 'ミナ', 'ジュン', '長宗我部元親', 'ソラ', 'ハナ', '五百旗頭真', 'イダ'],
};

/** Names of an ordinary family, in each language: they show whole everywhere. */
export const FAMILY: Record<Lang, string[]> = {
  en: ['Grandmother', 'Papa', 'Mama', 'Lena', 'Opa Heinrich', 'Uncle Tobias', 'Kim', 'Ida', 'Noa'],
  ko: ['할머니', '아버지', '어머니', '지우', '할아버지', '큰삼촌', '민아', '준', '하나'],
  ja: ['おばあちゃん', 'お父さん', 'お母さん', 'さくら', 'おじいちゃん', 'おじさん', 'ミナ', 'ジュン', 'ハナ'],
};

/** Waits until the browser has drawn the page as it is now. */
export function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/**
 * Checks the open page on each screen, in the short form on the outermost, and goes back to the first. A finding fails
 * the test at its end, with the names of the screen and of the checked element.
 */
export async function onEachScreen(
  page: Page,
  screens: readonly Screen[],
  what: string,
  look: (screen: Screen) => Promise<string[]>,
) {
  for (const screen of SHORT ? outermost(screens) : screens) {
    const { width, height } = screen;
    await page.setViewportSize({ width, height });
    await drawn(page);
    const found = [...new Set(await look(screen))];
    expect.soft(found, `${what}, on ${screen.what} (${width}x${height})`).toEqual([]);
  }
  const [{ width, height }] = screens as [Screen];
  await page.setViewportSize({ width, height });
}
