// The way of a first visitor: home screen, game, setup, table, without an error in the console.

import { it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { button, thing } from "./tablet.mjs";

onEachEngine((here) => {
  it("every box opens, and is dealt", async () => {
    const { tablet } = here;
    await tablet.open("");
    for (const game of Object.keys(GAMES)) {
      await tablet.tap(thing(`a[href="#/new/${game}"]`));
      await tablet.tap(thing(".setup .dock .button--primary"));
      await new Player(tablet).asked();
      await tablet.load("#/");
    }
  });

  it("every box has its rules", async () => {
    const { tablet } = here;
    for (const game of Object.keys(GAMES)) {
      await tablet.load(`#/rules/${game}`);
      await tablet.expectToSee(thing("article h2"));
      await tablet.tap(button(/^Back/));
    }
  });
});
