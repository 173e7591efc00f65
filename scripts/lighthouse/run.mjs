// Lighthouse's scores of the built app's first screen, as a phone and as a desktop machine.
//
//   node scripts/lighthouse/run.mjs [--root dist]
//
// Served by scripts/serve.mjs, compressed as hosts do it, looked at with the Chromium named by CHROME. Fails below LEAST. The whole reports
// lie in target/lighthouse/.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const LEAST = 95;
const PRESETS = { mobile: undefined, desktop: desktopConfig };
const SOURCES = join(import.meta.dirname, "../..");
const REPORTS = join(SOURCES, "target/lighthouse");

const { values: options } = parseArgs({ options: { root: { type: "string", default: join(SOURCES, "dist") } } });

const serve = [join(SOURCES, "scripts/serve.mjs"), "--root", options.root, "--port", "0", "--compress"];
const server = spawn(process.execPath, serve, { stdio: ["ignore", "pipe", "inherit"] });
try {
  const [line] = await once(createInterface({ input: server.stdout }), "line");
  const [url] = line.match(/http:\S+/);
  mkdirSync(REPORTS, { recursive: true });
  for (const [preset, config] of Object.entries(PRESETS)) {
    // Each time a browser that has never seen the app.
    const chrome = await launch({
      chromePath: process.env.CHROME,
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
    });
    try {
      const { lhr, report } = await lighthouse(url, { port: chrome.port, output: "html", logLevel: "error" }, config);
      writeFileSync(join(REPORTS, `${preset}.html`), report);
      for (const { title, score } of Object.values(lhr.categories)) {
        const points = Math.round(score * 100);
        console.log(`${preset.padEnd(8)} ${title.padEnd(15)} ${String(points).padStart(3)}`);
        if (points < LEAST) process.exitCode = 1;
      }
      for (const name of ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"]) {
        console.log(`${preset.padEnd(8)} ${lhr.audits[name].title}: ${lhr.audits[name].displayValue}`);
      }
      const lost = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9),
      );
      for (const { id } of lost) console.log(`${preset.padEnd(8)} loses by ${id}: ${lhr.audits[id].title}`);
    } finally {
      chrome.kill();
    }
  }
} finally {
  server.kill();
}
