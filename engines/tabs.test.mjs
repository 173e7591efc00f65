// Two tabs with one match: the second watches, and can take it over.

import { it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { button } from "./tablet.mjs";

onEachEngine((here) => {
  it("a second tab watches the match, follows it, and takes it over", async () => {
    const { tablet } = here;
    const { session } = tablet;
    await tablet.open("#/match/test", { test: GAMES.durak(2, 2) });
    const player = new Player(tablet);
    await player.ready();
    const first = await session.window();

    const second = await session.newWindow();
    await session.go(`${tablet.address}#/match/test`);
    await tablet.reads("open in another tab");
    await tablet.expectNotToSee({ kind: ".hand .card" });

    await session.switchTo(first);
    await player.play(2);
    const { record } = await tablet.match();
    await session.switchTo(second);
    await session.until("a watched table", (steps) => match().record.log.length === steps, record.log.length);

    await tablet.tap(button("Play here"));
    await player.play(2);
    await session.switchTo(first);
    await tablet.reads("open in another tab");
    await tablet.expectNotToSee({ kind: ".hand .card" });
    await tablet.tap(button("Play here"));
    await player.play(1);

    await session.closeWindow(second, first);
  });
});
