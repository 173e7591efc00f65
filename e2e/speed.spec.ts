import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';

/** The best of each counts, because other work of the machine can only make a run slower. */
const ROUNDS = 3;

type Run = { what: string; speed: number; led: string }[];

/** The results of a run: by kind and case, how many per second, and their results. */
const read = (lines: string[]): Run =>
  lines.map((line) => {
    const [kind, name, speed, led] = line.split('\t');
    return { what: `${kind}: ${name}`, speed: Number(speed), led: led! };
  });

async function natively(): Promise<Run> {
  const { stdout } = await promisify(execFile)(process.env.MALLARD_NATIVE!);
  return read(stdout.trim().split('\n'));
}

async function inBrowser(page: Page): Promise<Run> {
  const lines: string[] = [];
  page.removeAllListeners('console').on('console', (said) => lines.push(said.text()));
  await page.goto(process.env.SPEED_URL!);
  await page.evaluate((script) => import(script).then(({ default: start }) => start()), './speed.js');
  return read(lines);
}

test('rules and bots in the browser, beside the same natively', async ({ page, browser }) => {
  await page.route(process.env.SPEED_URL!, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  const best = new Map<string, [native: number, wasm: number]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [native, wasm] = [await natively(), await inBrowser(page)];
    const led = (run: Run) => run.map(({ what, led }) => [what, led]);
    expect(led(wasm), 'what it came to').toEqual(led(native));
    native.forEach(({ what, speed }, at) => {
      const [before, beforeInWasm] = best.get(what) ?? [0, 0];
      best.set(what, [Math.max(before, speed), Math.max(beforeInWasm, wasm[at]!.speed)]);
    });
  }
  const rounded = (speed: number) => speed.toLocaleString('en', { maximumSignificantDigits: 4 });
  console.log(`Chromium ${browser.version()}: a second, natively and in wasm, and their ratio`);
  const kinds = new Map<string, number[]>();
  for (const [what, [native, wasm]] of best) {
    const ratio = wasm / native;
    const kind = what.split(':')[0]!;
    kinds.set(kind, [...(kinds.get(kind) ?? []), ratio]);
    console.log(what.padEnd(36) + [rounded(native), rounded(wasm), ratio.toFixed(2)].map((cell) => cell.padStart(14)).join(''));
  }
  for (const [kind, ratios] of kinds) {
    const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
    console.log(`${kind}: ${mean.toFixed(2)} of native (geometric mean)`);
  }
});
