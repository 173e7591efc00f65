// Language and theme change at once, and are the same after a reload.

import assert from "node:assert/strict";
import { it } from "node:test";
import { GAMES } from "./matches.mjs";
import { onEachEngine } from "./suite.mjs";
import { Player } from "./table.mjs";
import { button, thing } from "./tablet.mjs";

/** How bright the page is, from 0 to 255. */
const brightness = () => {
  const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
  return (red + green + blue) / 3;
};

onEachEngine((here) => {
  it("the app speaks another language from the moment it is chosen", async () => {
    const { tablet } = here;
    await tablet.open("#/match/test", { test: GAMES.durak(2, 1) });
    await new Player(tablet).ready();
    await tablet.tap(button("Menu"));
    await tablet.tap(button("Settings"));
    await tablet.tap(button("한국어"));
    await tablet.expectToSee(button("닫기"));
    await tablet.tap(button("日本語"));
    await tablet.tap(button("閉じる"));
    await tablet.expectToSee(button("メニュー"));
    await tablet.reload();
    await tablet.expectToSee(button("メニュー"));
    assert.equal(await tablet.session.run(() => document.documentElement.lang), "ja");
  });

  it("light and dark follow the button", async () => {
    const { tablet } = here;
    await tablet.open("#/", {}, { theme: "auto" });
    await tablet.tap(button(/^Theme/));
    await tablet.expectToSee(button("Theme: Light"));
    const light = await tablet.session.run(brightness);
    await tablet.tap(button(/^Theme/));
    await tablet.expectToSee(button("Theme: Dark"));
    const dark = await tablet.session.run(brightness);
    assert.ok(light > 200 && dark < 60, `brightness ${light} in the light, ${dark} in the dark`);
    await tablet.reload();
    await tablet.expectToSee(thing("html[data-theme=dark]"));
  });
});
