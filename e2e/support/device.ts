import { crc32 } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { startProgram } from './start-program.ts';
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
  suits_asked: boolean;
  /** That of people without a name. */
  help: Partial<Help>;
  only_move: boolean;
  shortcuts: boolean;
  sounds: boolean;
  volume: 'low' | 'medium' | 'high';
  table_voice: boolean;
  awake: boolean;
};

/** The help of a person. */
export type Help = { memory_aid: boolean; hints: 'none' | 'three' | 'any'; undo: boolean; confirm: boolean };

/** The app's envelope around a value. Earlier versions wrote the value alone. */
type Frame = { v: number; n: number; len: number; crc: number; data: unknown };

/** The newest value in `texts`. Only the app checks checksums. */
function younger(texts: (string | null)[]): unknown {
  const frames = texts.filter((text) => text !== null).map((text): Frame => {
    const value = JSON.parse(text) as object;
    return 'crc' in value ? (value as Frame) : { v: 0, n: 0, len: 0, crc: 0, data: value };
  });
  return frames.sort((a, b) => b.n - a.n)[0]?.data ?? null;
}

/** A value that is no object, in its envelope. */
function framed(value: unknown): string {
  const data = JSON.stringify(value);
  const len = Buffer.byteLength(data);
  return `{"v":1,"n":1,"len":${len},"crc":${crc32(`1 1 ${len} ${data}`)},"data":${data}}`;
}

/** The device of the app: its storage and its bots' timers, before the app opens and while it runs. */
export class Device {
  constructor(private readonly page: Page) {}

  /**
   * Bots act at once, nothing moves, the first deal asks nothing, and a card is raised before it is played, unless a
   * test wants it otherwise.
   */
  private settings: Partial<Settings> = { speed: 'off', suits_asked: true, help: { confirm: true } };

  private others: Record<string, string> = {};

  /** From the next opening on, these people have played here, with ducks in this order and their help. */
  knows(people: Record<string, Partial<Help>>) {
    const entries = Object.entries(people).map(([name, help], duck) => ({ name, kind: 'person', duck, help }));
    this.others['mallard/people'] = framed(entries);
  }

  /** Opens the app at `address`, on a device with only these `settings` and `matches`. */
  async open(address: string, matches: Record<string, AnySave | string> = {}, settings: Partial<Settings> = {}) {
    this.settings = { ...this.settings, ...settings };
    const values: Record<string, string> = { ...this.others, 'mallard/settings': JSON.stringify(this.settings) };
    for (const [id, save] of Object.entries(matches)) {
      values[`mallard/match/${id}`] = typeof save === 'string' ? save : JSON.stringify(save);
    }
    if (await swap(this.page, address, values)) return;
    await load(this.page, address, values);
    await startProgram(this.page);
  }

  /** Opens `save` as the match `test`. */
  async openMatch(save: AnySave | string, settings: Partial<Settings> = {}) {
    await this.open('#/match/test', { test: save }, settings);
  }

  /** The stored text under `name`. A key has two names: `<key>` and `<key>~`. */
  raw(name: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(`mallard/${name}`), name);
  }

  /** The value of `key`, from the newer of its two slots; null if both are empty. */
  async value<V>(key: string): Promise<V | null> {
    return younger([await this.raw(key), await this.raw(`${key}~`)]) as V | null;
  }

  async saved<S extends AnySave = Save>(id = 'test'): Promise<S> {
    return (await this.value<S>(`match/${id}`))!;
  }

  /** How many decisions of a match are saved. */
  async steps(id = 'test'): Promise<number> {
    return (await this.saved<AnySave>(id)).record.log.length;
  }

  /** The ids of the saved matches. */
  matches(): Promise<string[]> {
    return this.page.evaluate(() => {
      const prefix = 'mallard/match/';
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      const ids = keys.map((key) => key.slice(prefix.length).replace(/~$/, ''));
      return [...new Set(ids)].sort();
    });
  }

  /** Changes the storage behind the app's back: an entry without a text goes. The journal forgets what it had. */
  async tamper(entries: Record<string, string | null>) {
    await this.page.evaluate(async (entries) => {
      for (const [name, text] of Object.entries(entries)) {
        if (text === null) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      }
      await new Promise((done) => (indexedDB.deleteDatabase('mallard-journal').onsuccess = done));
    }, entries);
  }

  /** The storage loses all saved matches. */
  async loseMatches() {
    const names = await this.page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('mallard/match/')));
    await this.tamper(Object.fromEntries(names.map((name) => [name, null])));
  }

  /** From now on the storage is full. */
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

  /** Gives the storage room again. */
  async makeRoom() {
    await this.page.evaluate(() => (window as unknown as { setItemAgain(): void }).setItemAgain());
  }

  /** From the next page on, stops the bots' timers, which it knows by their length: bots think until `letBotsAct`. */
  async holdBots(speed: 'slow' | 'normal' | 'fast' = 'slow') {
    this.settings.speed = speed;
    await this.page.addInitScript(() => {
      // The last one for a deal, which everyone looks at for a second.
      const moments = [150, 300, 500, 660, 1100, 2100];
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

  /** How long the stopped bots would think, in milliseconds. */
  botMoments(): Promise<number[]> {
    return this.page.evaluate(() => {
      const { held } = window as unknown as { held: Map<number, { delay: number }> };
      return [...held.values()].map(({ delay }) => delay);
    });
  }

  /** Lets the stopped bots act. */
  async letBotsAct() {
    // The last pressed state is painted a frame later, and starts the bots' time again.
    await expect(this.page.locator('.is-pressed')).toHaveCount(0);
    await expect.poll(() => this.botMoments()).not.toEqual([]);
    await this.page.evaluate(() => {
      const { held } = window as unknown as { held: Map<number, { run: () => void }> };
      const bots = [...held.values()];
      held.clear();
      for (const { run } of bots) run();
    });
  }

  /** Makes the browser deny its storage, as some do when they block cookies. */
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
