// How long a tap takes to show: from the moment the finger comes down to the second frame after it, because by then the
// browser has painted the first. Prints the median of several taps in each game. For one engine alone: ENGINES=webkit.
//
// node engines/painting.mjs [TOUCHES]

import { start, wanted } from "./browsers.mjs";
import { Host } from "./host.mjs";
import { GAMES } from "./matches.mjs";
import { Player } from "./table.mjs";
import { Tablet } from "./tablet.mjs";

const touches = Number(process.argv[2] ?? 20);

/** From now on the page records how long each tap took. */
function note(session) {
  return session.run(() => {
    const { dataset } = document.documentElement;
    dataset.took = "";
    addEventListener("pointerdown", () => {
      const since = performance.now();
      const second = () => (dataset.took += ` ${performance.now() - since}`);
      requestAnimationFrame(() => requestAnimationFrame(second));
    }, true);
  });
}

function median(values) {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

for (const engine of wanted()) {
  const host = await Host.start();
  const browser = await start(engine);
  try {
    const tablet = new Tablet(browser.session, host.address);
    await tablet.session.resize(1180, 820);
    for (const [game, match] of Object.entries(GAMES)) {
      // Bots wait, so that only the tap itself shows.
      await tablet.open("#/match/test", { test: match(3, 1) }, { speed: "slow" });
      const player = new Player(tablet);
      await player.asked();
      await note(tablet.session);
      for (let touch = 0; touch < touches; touch++) await player.touch();
      await tablet.session.drawn();
      const took = (await tablet.session.run(() => document.documentElement.dataset.took)).trim().split(" ").map(Number);
      console.log(`${engine.name} ${game}: ${Math.round(median(took))} ms (${Math.round(Math.max(...took))} at most)`);
    }
  } finally {
    await browser.end();
    await host.end();
  }
}
