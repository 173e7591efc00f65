// Everything is where Chromium puts it, with one font, at the sizes of tablets and of phones on their side. These
// browsers have no window narrower than 500 px; the browser tests of Chromium check narrower pages (e2e/).

import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { boxes, differences, faults, oneFont } from "./boxes.mjs";
import { CHROMIUM, start } from "./browsers.mjs";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { Tablet } from "./tablet.mjs";

const SCREENS = [
  [1180, 820], [1024, 768], [1280, 800], [1180, 510], [820, 1180], [744, 1133], [932, 430], [915, 412], [844, 390],
  [667, 375],
];

/**
 * The number of decisions after which each game is checked, by its number of seats. Only humans sit at these tables, so
 * only the seed and the taps determine the page.
 */
const CHOSEN = {
  durak: { 2: 1, 4: 7 }, duckit: { 3: 5 }, quantum: { 2: 0, 4: 3 }, "duck-and-cover": { 2: 4, 4: 3 },
  "duck-that-goose": { 3: 3, 5: 5 },
};
const POSITIONS = Object.keys(GAMES).flatMap((game) =>
  Object.entries(CHOSEN[game] ?? { 3: 4 }).map(([seats, decisions]) => [game, Number(seats), decisions]));

let chromium;
before(async () => {
  chromium = await start(CHROMIUM);
});
after(() => chromium?.end());

/** Brings a tablet to a position. */
async function play(tablet, [game, seats, decisions]) {
  await tablet.open("#/match/test", { test: GAMES[game](seats, seats) });
  await oneFont(tablet.session);
  const player = new Player(tablet);
  await player.play(decisions);
  await player.ready();
}

/**
 * The faults that remain after a while: WebKitGTK evaluates its media queries again some time after its window has
 * changed.
 */
async function lasting(look) {
  let wrong = await look();
  for (let again = 0; wrong.length > 0 && again < 25; again++) {
    await pause(200);
    wrong = await look();
  }
  return wrong;
}

onEachEngine((here) => {
  for (const position of POSITIONS) {
    const [game, seats, decisions] = position;
    it(`${game}, ${seats} seats, after ${decisions} decisions`, async () => {
      const reference = new Tablet(chromium.session, here.host.address);
      const tablets = [here.tablet, reference];
      await Promise.all(tablets.map(({ session }) => session.resize(1180, 820)));
      await Promise.all(tablets.map((tablet) => play(tablet, position)));
      const look = async () => {
        // A window may take another size after it had the requested one.
        await Promise.all(tablets.map(({ session }) => session.hold()));
        const [ours, theirs] = await Promise.all(tablets.map(({ session }) => boxes(session)));
        return [...(await faults(here.tablet.session)), ...differences(ours, theirs)];
      };
      const found = {};
      for (const [width, height] of SCREENS) {
        await Promise.all(tablets.map(({ session }) => session.resize(width, height)));
        const wrong = await lasting(look);
        if (wrong.length > 0) found[`${width} x ${height}`] = wrong;
      }
      assert.deepEqual(found, {});
    });
  }
});
