// Every game is played by taps, against bots and by two players who pass the tablet, and continues after a reload.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";

/** The number of decisions in each game by taps; with the other constant, 40 together. */
const AGAINST_BOTS = 24;
const BY_TWO = 16;

onEachEngine((here) => {
  for (const [game, match] of Object.entries(GAMES)) {
    describe(game, () => {
      it(`is played against bots for ${AGAINST_BOTS} decisions, and goes on after a reload`, async () => {
        const { tablet } = here;
        await tablet.open("#/match/test", { test: match(3, 1) });
        const player = new Player(tablet);
        await player.play(AGAINST_BOTS / 2);
        await player.ready();
        const before = await tablet.position();
        await tablet.reload();
        await tablet.isUnchanged(before);
        await player.play(AGAINST_BOTS / 2);
        assert.equal(player.met.curtain, undefined, "a curtain for one person alone");
      });

      it(`is played by two people for ${BY_TWO} decisions`, async () => {
        const { tablet } = here;
        await tablet.open("#/match/test", { test: match(2, 2) });
        const player = new Player(tablet);
        await player.play(BY_TWO);
        // Duck & Cover has no secrets.
        if (game !== "duck-and-cover") assert.ok(player.met.curtain > 1, "no curtain between two people");
      });
    });
  }

  it("a card dragged with a finger is played", async () => {
    const { tablet } = here;
    await tablet.open("#/match/test", { test: GAMES.durak(2, 2) });
    const player = new Player(tablet);
    await player.ready();
    const { record } = await tablet.match();
    await tablet.drag({ kind: ".hand .is-playable" }, { kind: ".pond [data-drop]" });
    await tablet.session.until("the card on the table", (steps) => match().record.log.length > steps, record.log.length);
  });
});
