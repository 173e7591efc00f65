import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';

const DIST = process.env.MALLARD_DIST ?? '../dist';

/** The chunk of the table. */
export const TABLE = /^chunk-table-.*_bg\.wasm$/;

/** A section of a program that no browser reads. It changes the name of the file. */
export const IGNORED_SECTION = Buffer.from([0, 2, 1, 120]);

/** A host of the app with a copy of the built folder. A test can stop it, and can put another version on it. */
export class Host {
  /** The requests so far, as "GET /path", oldest first. */
  readonly requests: string[] = [];

  private constructor(
    readonly folder: string,
    readonly url: string,
    private readonly server: ChildProcess,
    lines: NodeJS.EventEmitter,
  ) {
    lines.on('line', (line: string) => this.requests.push(line));
  }

  static async start(prefix = '/', untyped = ''): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), 'mallard-host-'));
    await cp(DIST, folder, { recursive: true });
    const command = ['../scripts/serve.mjs', '--root', folder, '--port', '0', '--prefix', prefix, '--log', '--untyped', untyped];
    const server = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: server.stdout! });
    const [line] = (await once(lines, 'line')) as [string];
    return new Host(folder, /http:\S+/.exec(line)![0], server, lines);
  }

  /** From now on the host does not answer. */
  async stop() {
    if (this.server.exitCode !== null || this.server.signalCode !== null) return;
    const end = once(this.server, 'exit');
    this.server.kill();
    await end;
  }

  async end() {
    await this.stop();
    await rm(this.folder, { recursive: true });
  }

  /** The path of the one file that matches `like`: hashes differ from build to build. */
  async file(like: RegExp): Promise<string> {
    const found = (await readdir(this.folder, { recursive: true })).filter((name) => like.test(name));
    expect(found, `files like ${like}`).toHaveLength(1);
    return join(this.folder, found[0]!);
  }

  /**
   * Puts a new version on the host: other rules of Durak, another chunk of the table, other lessons and pieces, and
   * with them another worker.
   */
  async publish(line: string): Promise<string> {
    await appendFile(await this.file(/^rules-.*durak\/en\.md$/), `\n- ${line} [DUR-1]\n`);
    await appendFile(await this.file(TABLE), IGNORED_SECTION);
    // Spaces, which change nothing but the names.
    await appendFile(await this.file(/^lessons-.*quantum\/ja\.json$/), '\n');
    await appendFile(await this.file(/^pieces-.*\.svg$/), '\n');
    await promisify(execFile)(process.execPath, ['../scripts/finish-build.mjs', this.folder]);
    return this.version();
  }

  /** The version on the host. */
  async version(): Promise<string> {
    const html = await readFile(join(this.folder, 'index.html'), 'utf8');
    return /<meta name="version" content="([^"]+)/.exec(html)![1]!;
  }
}

/** The version that runs in the page. */
export function versionOf(page: Page): Promise<string | null> {
  return page.locator('meta[name=version]').getAttribute('content');
}

/** Waits until a worker has the whole app and serves this page. */
export async function controlled(page: Page) {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  // It fetches the whole app first, after everything that the page itself wants. On busy machines that takes long.
  await expect.poll(state, { timeout: 90_000 }).toBe('activated');
}

/** The caches of the app, by name. */
export function caches(page: Page): Promise<string[]> {
  return page.evaluate(() => window.caches.keys());
}
