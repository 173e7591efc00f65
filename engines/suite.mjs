// The frame of every file of tests: each engine once, with a browser and a host of its own.

import assert from "node:assert/strict";
import { after, afterEach, before, describe } from "node:test";
import { start, wanted } from "./browsers.mjs";
import { Host } from "./host.mjs";
import { Tablet } from "./tablet.mjs";

/**
 * Declares the tests of a file for each engine. They get `here`: `tablet`, `host` and `browser`, from the first test on.
 * After each the page must have had nothing to complain of.
 */
export function onEachEngine(declare) {
  for (const engine of wanted()) {
    describe(engine.name, () => {
      const here = {};
      before(async () => {
        here.host = await Host.start();
        here.browser = await start(engine);
        here.tablet = new Tablet(here.browser.session, here.host.address);
        await here.tablet.session.resize(1180, 820);
      });
      after(async () => {
        await here.browser?.end();
        await here.host?.end();
      });
      afterEach(async () => {
        assert.deepEqual(await here.browser.complaints(), [], "what the console said");
        assert.deepEqual(await here.tablet.marks(), [], "marks of a crash, or of something missing");
      });
      declare(here);
    });
  }
}
