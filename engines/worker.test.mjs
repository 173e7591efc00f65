// Without its host the app opens and plays. A newer build waits until the player asks for it.

import assert from "node:assert/strict";
import { it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { button, thing } from "./tablet.mjs";

/** Waits until a worker has the whole app and serves this page. */
function controlled({ session }) {
  return session.until("a service worker", () => navigator.serviceWorker.controller?.state === "activated");
}

onEachEngine((here) => {
  it("a newer build waits, and comes on a person's word", async () => {
    const { tablet, host } = here;
    const { session } = tablet;
    await tablet.open("#/");
    await controlled(tablet);
    const old = await session.run(() => version());
    assert.equal(old, await host.version());
    const published = await host.publish("A new line.");
    // Firefox lets no driver's script set the page's clock: the browser asks the host as it would in time.
    await session.run(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
    await tablet.expectToSee(button("Update now"));
    await tablet.reload();
    await tablet.expectToSee(button("Update now"));
    assert.equal(await session.run(() => version()), old);
    await tablet.tap(button("Update now"));
    await session.until("the new build", (published) => version() === published, published);
  });

  it("with the host gone every game is opened, played and found again, and its rules are read", async () => {
    const { tablet, host } = here;
    await tablet.open("#/");
    await controlled(tablet);
    await host.stop();
    for (const [game, match] of Object.entries(GAMES)) {
      await tablet.open("#/match/test", { test: match(2, 2) });
      const player = new Player(tablet);
      await player.play(3);
      await player.ready();
      const before = await tablet.position();
      await tablet.reload();
      await player.ready();
      await tablet.isUnchanged(before);
      await tablet.load(`#/rules/${game}`);
      await tablet.expectToSee(thing("article h2"));
    }
  });
});
