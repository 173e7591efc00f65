// A match is exported as text and imported on an empty tablet.

import assert from "node:assert/strict";
import { it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { button, thing } from "./tablet.mjs";

onEachEngine((here) => {
  it("an exported match is imported as it was", async () => {
    const { tablet } = here;
    const { session } = tablet;
    await tablet.open("#/match/test", { test: GAMES.duckit(3, 3) });
    const player = new Player(tablet);
    await player.play(4);
    const { record } = await tablet.match();
    await tablet.load("#/");
    await tablet.tap(button("Share, export, delete"));
    await tablet.tap(button("Export"));
    const exported = await session.until("the text", () => all({ kind: "dialog textarea" })[0]?.value);

    await tablet.open("#/");
    await tablet.tap(button("Import a match"));
    await tablet.expectToSee(thing("dialog[open] textarea"));
    await session.type("dialog[open] textarea", exported);
    await tablet.tap(button("Check"));
    await tablet.reads("4 moves");
    await tablet.tap(button("Keep this match"));
    await player.asked();
    assert.deepEqual((await tablet.match()).record, record);
    await player.play(1);
  });
});
