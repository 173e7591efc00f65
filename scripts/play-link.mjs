// Writes the address at which Mallard can be played into the first lines of the README, between two comments that mark
// the place.
//
// MALLARD_ADDRESS=https://… node scripts/play-link.mjs [FILE]
//
// Without an address it changes nothing. The release workflow calls it (.github/workflows/play-link.yml).

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [BEGIN, END] = ["<!-- play -->", "<!-- /play -->"];

function fail(why) {
  console.error(`error: ${why}`);
  process.exit(1);
}

/** The address in a form that a link can contain: a bracket would end the link too early. */
function linked(address) {
  if (!URL.canParse(address)) fail(`MALLARD_ADDRESS is no address: ${address}`);
  const { protocol, href } = new URL(address);
  // From an address that is not secure the app cannot work offline (docs/hosting.md).
  if (protocol !== "https:") fail(`MALLARD_ADDRESS must begin with https://: ${address}`);
  return href.replaceAll("(", "%28").replaceAll(")", "%29");
}

const file = process.argv[2] ?? join(import.meta.dirname, "../README.md");
const address = process.env.MALLARD_ADDRESS?.trim();
if (address) {
  const text = readFileSync(file, "utf8");
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) fail(`${file} does not mark the place with ${BEGIN} and ${END}`);
  const line = `\n**[Play Mallard](${linked(address)})** in the browser; there is nothing to install.\n`;
  writeFileSync(file, text.slice(0, begin + BEGIN.length) + line + text.slice(end));
}
