// Long matches for e2e/taps.spec.ts. Reads transcripts of several matches from standard input, one after the other
// (docs/transcript.md), and prints the save of each.

import { createInterface } from "node:readline";

const matches = [];
for await (const line of createInterface({ input: process.stdin })) {
  const { type, game, rules, setup, seat, action } = JSON.parse(line);
  if (type === "deal") matches.push({ game, rules, setup, log: [] });
  if (type === "step") matches.at(-1).log.push([seat, action]);
}
console.log(JSON.stringify(matches));
