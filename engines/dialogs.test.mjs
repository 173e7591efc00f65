// A part that opens over the table closes again and gives the focus back.

import assert from "node:assert/strict";
import { it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { button, thing } from "./tablet.mjs";

onEachEngine((here) => {
  it("menu, settings, rules and log open, close by Escape, and give the focus back", async () => {
    const { tablet } = here;
    await tablet.open("#/match/test", { test: GAMES.durak(3, 3) });
    await new Player(tablet).ready();
    for (const [opens, shows] of [
      ["Menu", "dialog.menu[open]"],
      ["Rules", ".drawer--rules.is-open"],
      ["Match log", ".drawer--log.is-open"],
    ]) {
      await tablet.tap(button(opens));
      await tablet.expectToSee(thing(shows));
      await tablet.escape();
      await tablet.expectNotToSee(thing(shows));
      assert.equal(await tablet.focused(), opens);
    }
    await tablet.tap(button("Menu"));
    await tablet.tap(button("Settings"));
    await tablet.expectToSee(thing("dialog[open]"));
    await tablet.tap(button("Close"));
    await tablet.expectNotToSee(thing("dialog[open]"));
  });

  it("the rules are read in full", async () => {
    const { tablet } = here;
    await tablet.open("#/match/test", { test: GAMES.quantum(2, 2) });
    await new Player(tablet).ready();
    await tablet.tap(button("Rules"));
    await tablet.tap(button("Full rules"));
    await tablet.session.until("the rules", () => all({ kind: ".drawer--rules :is(h2, h3)" }).length > 2);
  });
});
