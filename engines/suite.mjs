// The frame of every test file: it starts each engine once, with a separate browser and host.

import assert from "node:assert/strict";
import { after, afterEach, before, describe } from "node:test";
import { start, wanted } from "./browsers.mjs";
import { Host } from "./host.mjs";
import { Tablet } from "./tablet.mjs";

/**
 * Declares the tests of a file for each engine. From the first test on they get `here`, with `tablet`, `host` and
 * `browser`. After each test the page must not have complained.
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
