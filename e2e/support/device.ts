import { expect, type Page } from '@playwright/test';
import { wake } from './awake.ts';
import { load, swap } from './pages.ts';
import type { AnySave, Save } from './saves.ts';
import type { Lang } from './words.ts';

export type Settings = {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  speed: 'slow' | 'normal' | 'fast' | 'off';
  motion: 'auto' | 'less' | 'full';
  left_hand: boolean;
  lay_flat: boolean;
  tap_to_peek: boolean;
  four_colours: boolean;
  memory_aid: boolean;
  confirm: boolean;
  only_move: boolean;
  sounds: boolean;
  volume: 'low' | 'medium' | 'high';
  awake: boolean;
};

/** What the app writes around a value; what earlier versions wrote is the value alone. */
type Frame = { v: number; n: number; len: number; crc: number; data: unknown };

/** The younger of the values that two texts hold. Its checksum is the app's own affair. */
function younger(texts: (string | null)[]): unknown {
  const frames = texts.filter((text) => text !== null).map((text): Frame => {
    const value = JSON.parse(text) as object;
    return 'crc' in value ? (value as Frame) : { v: 0, n: 0, len: 0, crc: 0, data: value };
  });
  return frames.sort((a, b) => b.n - a.n)[0]?.data ?? null;
}

/** The device under the app: its storage, before the app opens and while it runs. */
export class Device {
  constructor(private readonly page: Page) {}

  /** Bots act at once and nothing moves, unless a test says otherwise. */
  private settings: Partial<Settings> = { speed: 'off' };

  /** Opens the app at an address, on a device that has these settings and nothing else. */
  async open(address: string, matches: Record<string, AnySave | string> = {}, settings: Partial<Settings> = {}) {
    this.settings = { ...this.settings, ...settings };
    const values: Record<string, string> = { 'mallard/settings': JSON.stringify(this.settings) };
    for (const [id, save] of Object.entries(matches)) {
      values[`mallard/match/${id}`] = typeof save === 'string' ? save : JSON.stringify(save);
    }
    if (await swap(this.page, address, values)) return;
    await load(this.page, address, values);
    await wake(this.page);
  }

  /** Opens a match. */
  async openMatch(save: AnySave | string, settings: Partial<Settings> = {}) {
    await this.open('#/match/test', { test: save }, settings);
  }

  /** What lies under a name, as it is written there. A key has two: `<key>` and `<key>~`. */
  raw(name: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(`mallard/${name}`), name);
  }

  /** The value of a key: the younger of its two slots; nothing if neither is whole. */
  async value<V>(key: string): Promise<V | null> {
    return younger([await this.raw(key), await this.raw(`${key}~`)]) as V | null;
  }

  async saved<S extends AnySave = Save>(id = 'test'): Promise<S> {
    return (await this.value<S>(`match/${id}`))!;
  }

  /** The names of the saved matches. */
  matches(): Promise<string[]> {
    return this.page.evaluate(() => {
      const prefix = 'mallard/match/';
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      const ids = keys.map((key) => key.slice(prefix.length).replace(/~$/, ''));
      return [...new Set(ids)].sort();
    });
  }

  /** From now on nothing more fits into the storage. */
  async fillUp() {
    await this.page.evaluate(() => {
      const real = Storage.prototype.setItem;
      const full = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Object.assign(window, { setItemAgain: () => (Storage.prototype.setItem = real) });
      Storage.prototype.setItem = full;
    });
  }

  /** There is room again. */
  async makeRoom() {
    await this.page.evaluate(() => (window as unknown as { setItemAgain(): void }).setItemAgain());
  }

  /** From the next page on bots think until `letBotsAct`: their timers, known by their length, are held. */
  async holdBots(speed: 'slow' | 'normal' | 'fast' = 'slow') {
    this.settings.speed = speed;
    await this.page.addInitScript(() => {
      // Bots that decide together share their moment.
      const moments = [150, 500, 1100].flatMap((moment) => [1, 2, 3, 4, 5, 6, 7].map((seats) => Math.floor(moment / seats)));
      const held = new Map<number, { delay: number; run: () => void }>();
      const { setTimeout: set, clearTimeout: clear } = window;
      let last = 1_000_000;
      Object.assign(window, {
        held,
        setTimeout(run: () => void, delay = 0) {
          if (!moments.includes(delay)) return set.call(window, run, delay);
          held.set(++last, { delay, run });
          return last;
        },
        clearTimeout(id: number) {
          if (!held.delete(id)) clear.call(window, id);
        },
      });
    });
  }

  /** How long the bots that are held would think, in milliseconds. */
  botMoments(): Promise<number[]> {
    return this.page.evaluate(() => {
      const { held } = window as unknown as { held: Map<number, { delay: number }> };
      return [...held.values()].map(({ delay }) => delay);
    });
  }

  /** The bots that were held act now. */
  async letBotsAct() {
    await expect.poll(() => this.botMoments()).not.toEqual([]);
    await this.page.evaluate(() => {
      const { held } = window as unknown as { held: Map<number, { run: () => void }> };
      const bots = [...held.values()];
      held.clear();
      for (const { run } of bots) run();
    });
  }

  /** The browser denies its storage, as some do where cookies are blocked. */
  async deny() {
    await this.page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  }
}
