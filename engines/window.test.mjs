// The driver sets the inner size of a window. This tests it on a fake driver, whose windows are as slow as the worst.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, beforeEach, it } from "node:test";
import { Session } from "./driver.mjs";

/** The height that a bar of the browser takes from the page, in pixels. */
const BAR = 38;

/** How long a window takes to change, and how long until the bar appears, in milliseconds. */
const [SLOW, BAR_COMES] = [60, 150];

let address;
let session;
const server = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const value = answer(request.url, body && JSON.parse(body));
  response.end(JSON.stringify({ value }));
});
let window;

function answer(command, body) {
  if (command.endsWith("/session")) return { sessionId: "one" };
  if (command.endsWith("/window/rect")) {
    window.asked += 1;
    window.before = inner();
    window.outer = body;
    window.since = Date.now();
  }
  return command.endsWith("/execute/sync") ? inner() : null;
}

/** The size that the page measures now. */
function inner() {
  const [{ width, height }, age] = [window.outer, Date.now() - window.since];
  if (age < SLOW) return window.before;
  return { width, height: height - (age < BAR_COMES ? 0 : BAR) - window.lost };
}

before(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());
beforeEach(async () => {
  const [outer, before] = [{ width: 800, height: 600 }, { width: 800, height: 562 }];
  window = { outer, before, since: 0, asked: 0, lost: 0 };
  session = await Session.begin(address, {});
});

it("a size that the page has only for a moment is not believed", async () => {
  await session.resize(1180, 820);
  assert.deepEqual(inner(), { width: 1180, height: 820 });
  assert.equal(window.outer.height, 820 + BAR);
});

it("the next size is asked for with the bar in mind", async () => {
  await session.resize(1180, 820);
  for (const [width, height] of [[820, 1180], [667, 375]]) {
    await session.resize(width, height);
    await new Promise((resolve) => setTimeout(resolve, BAR_COMES));
    assert.deepEqual(inner(), { width, height });
  }
});

it("a page that loses its size later gets it again", async () => {
  await session.resize(1180, 820);
  window.lost = 25;
  await session.hold();
  assert.deepEqual(inner(), { width: 1180, height: 820 });
});

it("a page that keeps its size is left alone, and so is one that was asked for none", async () => {
  await session.hold();
  assert.equal(window.asked, 0);
  await session.resize(1180, 820);
  const { asked } = window;
  await session.hold();
  assert.equal(window.asked, asked);
});

it("a page that never gets its size says so", async () => {
  Object.defineProperty(window, "outer", { get: () => ({ width: 500, height: 500 }), set: () => {} });
  await assert.rejects(session.resize(300, 300), /cannot be made 300 x 300/);
});
