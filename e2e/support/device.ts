import type { Page } from '@playwright/test';
import type { Save } from './saves.ts';
import type { Lang } from './words.ts';

export type Settings = {
  lang: Lang;
  theme: 'auto' | 'light' | 'dark';
  speed: 'slow' | 'normal' | 'fast' | 'off';
  four_colours: boolean;
  memory_aid: boolean;
  confirm: boolean;
};

/** An empty page of the app's origin: from there its storage can be set up. */
const ELSEWHERE = 'nothing-here';

/** The device under the app: its storage, before the app opens and while it runs. */
export class Device {
  constructor(private readonly page: Page) {}

  /** Bots act at once and nothing moves, unless a test says otherwise. */
  private settings: Partial<Settings> = { speed: 'off' };

  /** Opens the app at an address, on a device that has these settings and nothing else. */
  async open(address: string, matches: Record<string, Save | string> = {}, settings: Partial<Settings> = {}) {
    this.settings = { ...this.settings, ...settings };
    const values: Record<string, string> = { 'mallard/settings': JSON.stringify(this.settings) };
    for (const [id, save] of Object.entries(matches)) {
      values[`mallard/match/${id}`] = typeof save === 'string' ? save : JSON.stringify(save);
    }
    const body = '<link rel="icon" href="data:,">';
    await this.page.route(`**/${ELSEWHERE}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await this.page.goto(ELSEWHERE);
    await this.page.evaluate((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, values);
    await this.page.goto(`./${address}`);
  }

  /** Opens a match. */
  async openMatch(save: Save | string, settings: Partial<Settings> = {}) {
    await this.open('#/match/test', { test: save }, settings);
  }

  /** What lies under a key, as it is written there. */
  raw(key: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(`mallard/${key}`), key);
  }

  async saved(id = 'test'): Promise<Save> {
    return JSON.parse((await this.raw(`match/${id}`)) ?? 'null') as Save;
  }

  /** The names of the saved matches. */
  matches(): Promise<string[]> {
    return this.page.evaluate(() => {
      const prefix = 'mallard/match/';
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
      return keys.map((key) => key.slice(prefix.length)).sort();
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
