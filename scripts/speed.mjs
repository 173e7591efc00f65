// Runs two builds of examples/speed in turn, and prints how fast each is and their ratio: the best of each, for whatever else
// a machine does can only make a run slower.
//
//   node scripts/speed.mjs NATIVE WASM-SCRIPT

import { execFileSync } from "node:child_process";

const ROUNDS = 3;
const [native, wasm] = process.argv.slice(2);

/** What a run says: by kind and case, how many a second, and what they led to. */
function run(...command) {
  const lines = execFileSync(command[0], command.slice(1), { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [kind, name, speed, led] = line.split("\t");
    return { what: `${kind}: ${name}`, speed: Number(speed), led };
  });
}

const best = new Map();
for (let round = 0; round < ROUNDS; round += 1) {
  const [natively, inWasm] = [run(native), run(process.execPath, wasm)];
  natively.forEach(({ what, speed, led }, at) => {
    const other = inWasm[at];
    if (other.what !== what || other.led !== led) throw new Error(`${what} went another way in wasm`);
    const before = best.get(what) ?? [0, 0];
    best.set(what, [Math.max(before[0], speed), Math.max(before[1], other.speed)]);
  });
}

const ratios = { steps: [], decisions: [] };
console.log(`${"a second".padEnd(36)}${["native", "wasm", "ratio"].map((head) => head.padStart(14)).join("")}`);
for (const [what, [natively, inWasm]] of best) {
  const ratio = inWasm / natively;
  ratios[what.split(":")[0]].push(ratio);
  const figures = [natively, inWasm].map((speed) => speed.toLocaleString("en", { maximumSignificantDigits: 4 }));
  console.log(what.padEnd(36) + [...figures, ratio.toFixed(2)].map((cell) => cell.padStart(14)).join(""));
}
for (const [kind, all] of Object.entries(ratios)) {
  const mean = Math.exp(all.reduce((sum, ratio) => sum + Math.log(ratio), 0) / all.length);
  console.log(`${kind}: ${mean.toFixed(2)} of native (geometric mean)`);
}
