// Every game can be played on a tablet upright, on a small one, and on a phone on its side.

import assert from "node:assert/strict";
import { it } from "node:test";
import { boxes, differences, faults } from "./boxes.mjs";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";

const SCREENS = [[820, 1180], [600, 960], [844, 390]];

onEachEngine((here) => {
  for (const [width, height] of SCREENS) {
    it(`every game is played at ${width} x ${height}`, async () => {
      const { tablet } = here;
      await tablet.session.resize(width, height);
      for (const [game, match] of Object.entries(GAMES)) {
        await tablet.open("#/match/test", { test: match(3, 1) });
        const player = new Player(tablet);
        await player.play(3);
        await player.ready();
        assert.deepEqual(await faults(tablet.session), [], game);
      }
    });
  }

  it("a phone that is turned on its side and back looks as it did", async () => {
    const { tablet } = here;
    await tablet.session.resize(600, 960);
    for (const [game, match] of Object.entries(GAMES)) {
      await tablet.open("#/match/test", { test: match(2, 1) });
      await new Player(tablet).ready();
      const upright = await boxes(tablet.session);
      await tablet.session.resize(960, 480);
      assert.notDeepEqual(differences(upright, await boxes(tablet.session)), [], game);
      await tablet.session.resize(600, 960);
      assert.deepEqual(differences(upright, await boxes(tablet.session)), [], game);
    }
  });
});
