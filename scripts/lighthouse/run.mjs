// Lighthouse's scores of the built app's first screen, as a phone and as a desktop machine.
//
// node scripts/lighthouse/run.mjs [--root dist] [--keep]
//
// scripts/serve.mjs serves it, compressed as hosts do, to the Chromium that CHROME names. Fails below LEAST. The whole
// reports are in target/lighthouse/; with --keep, their summaries also go into docs/lighthouse/.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const LEAST = 95;
/** The median of `RUNS` runs counts: any other work of the machine shows in the times. */
const RUNS = 3;
const PRESETS = { mobile: undefined, desktop: desktopConfig };
const TIMES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];
const SOURCES = join(import.meta.dirname, "../..");
const REPORTS = join(SOURCES, "target/lighthouse");
const KEPT = join(SOURCES, "docs/lighthouse");

const { values: options } = parseArgs({
  options: { root: { type: "string", default: join(SOURCES, "dist") }, keep: { type: "boolean", default: false } },
});

/** Lighthouse's result, from a browser that has never visited the app. */
async function look(url, config) {
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"];
  const chrome = await launch({ chromePath: process.env.CHROME, chromeFlags });
  try {
    return await lighthouse(url, { port: chrome.port, output: "html", logLevel: "error" }, config);
  } finally {
    chrome.kill();
  }
}

/** Prints the scores, the times behind them, and the audits that cost points. */
function tell(preset, { categories, audits, environment }) {
  const line = (text) => console.log(`${preset.padEnd(8)} ${text}`);
  line(`the machine’s speed, by Lighthouse: ${environment.benchmarkIndex}`);
  for (const { title, score } of Object.values(categories)) {
    line(`${title.padEnd(15)} ${String(Math.round(score * 100)).padStart(3)}`);
    if (score * 100 < LEAST) process.exitCode = 1;
  }
  for (const id of TIMES) line(`${audits[id].title}: ${audits[id].displayValue}`);
  for (const { id, weight } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
    const { score, title } = audits[id];
    if (weight > 0 && score !== null && score < 0.9) line(`costs points: ${title} (${id})`);
  }
}

/** A report without its pictures, its prose and the machine's addresses: the measurements, audit by audit. */
function summary({ lighthouseVersion, fetchTime, userAgent, environment, categories, audits }) {
  const scores = Object.values(categories).map(({ title, score }) => [title, score]);
  const measured = Object.values(audits)
    .filter(({ scoreDisplayMode }) => !["notApplicable", "manual", "error"].includes(scoreDisplayMode))
    .map(({ id, score, numericValue, displayValue }) => [id, { score, numericValue, displayValue }]);
  return {
    lighthouseVersion,
    fetchTime,
    userAgent,
    benchmarkIndex: environment.benchmarkIndex,
    scores: Object.fromEntries(scores),
    audits: Object.fromEntries(measured),
  };
}

const serve = [join(SOURCES, "scripts/serve.mjs"), "--root", options.root, "--port", "0", "--compress"];
const server = spawn(process.execPath, serve, { stdio: ["ignore", "pipe", "inherit"] });
try {
  const [line] = await once(createInterface({ input: server.stdout }), "line");
  const [url] = line.match(/http:\S+/);
  mkdirSync(REPORTS, { recursive: true });
  for (const [preset, config] of Object.entries(PRESETS)) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await look(url, config));
    runs.sort((one, other) => one.lhr.categories.performance.score - other.lhr.categories.performance.score);
    const { lhr, report } = runs[Math.floor(RUNS / 2)];
    writeFileSync(join(REPORTS, `${preset}.html`), report);
    if (options.keep) {
      mkdirSync(KEPT, { recursive: true });
      writeFileSync(join(KEPT, `${preset}.json`), `${JSON.stringify(summary(lhr), null, 2)}\n`);
    }
    tell(preset, lhr);
  }
} finally {
  server.kill();
}
