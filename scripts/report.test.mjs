// scripts/report.sh: the summary at the end of `make test`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "mallard-"))));
after(() => rmSync(folder, { recursive: true }));

/** The output of a function of report.sh for these files. */
function printed(what, ...texts) {
  const files = texts.map((text, number) => {
    const file = join(folder, String(number));
    writeFileSync(file, text);
    return file;
  });
  const script = join(import.meta.dirname, "report.sh");
  const { stdout, stderr } = spawnSync("bash", ["-c", `source "$0"; ${what} "$@"`, script, ...files], { encoding: "utf8" });
  assert.equal(stderr, "");
  return stdout;
}

test("a step lasts until the next begins", () => {
  const table = printed("times", "100 Format\n101 Clippy, native\n171 \n");
  assert.match(table, /^Format +0:01$/m);
  assert.match(table, /^Clippy, native +1:10$/m);
  assert.match(table, /^together +1:11$/m);
});

test("parallel work is listed separately and not added to the steps", () => {
  const table = printed("times", "100 Format\n130 Browser\n200 \n", "105 Release build\n165 \n");
  assert.match(table, /^Browser +1:10\nbeside these:\nRelease build +1:00\ntogether +1:40$/m);
});

test("without parallel work the report does not mention it", () => {
  for (const beside of ["", "107 \n"]) {
    assert.match(printed("times", "100 Format\n107 \n", beside), /^Format +0:07\ntogether +0:07$/m);
  }
});

test("the tests of cargo, Node and Playwright are added up", () => {
  const log = [
    "test result: ok. 42 passed; 0 failed; 0 ignored",
    "test result: FAILED. 8 passed; 1 failed; 0 ignored",
    "# pass 5",
    "# fail 0",
    "ℹ pass 3",
    "  2 failed",
    "  1 flaky",
    "  10 passed (1.2m)",
    "",
  ].join("\n");
  assert.equal(printed("passed_and_failed", log), "69 passed, 3 failed\n");
});

test("the tests that failed are named, each once", () => {
  const log = [
    "test rules::one ... ok",
    "test rules::other ... FAILED",
    "  ✓  1 [chromium] › flat.spec.ts:5:1 › lies flat (1.0s)",
    "  ✘  2 [chromium] › drag.spec.ts:9:1 › follows the finger (2.0s)",
    "  ✓  3 [chromium] › drag.spec.ts:9:1 › follows the finger (retry #1) (1.0s)",
    "  1) [chromium] › drag.spec.ts:9:1 › follows the finger",
    "test rules::other ... FAILED",
    "",
  ].join("\n");
  const named = ["failed: test rules::other ... FAILED", "failed: ✘  2 [chromium] › drag.spec.ts:9:1 › follows the finger (2.0s)", ""];
  assert.equal(printed("failures", log), named.join("\n"));
});
