import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { bare } from "./page-scripts.mjs";

test("a script goes out without its comments, and with all its code", () => {
  const script = '// one\nconst a = "//"; // two\n/** three\n * four */\n  /** five */\nconst b = a / 2;\n';
  assert.equal(bare(script), 'const a = "//"; // two\nconst b = a / 2;\n');
});

test("no comment is within a text, and the page links the scripts without them", () => {
  const names = readdirSync("assets/page").filter((file) => file.endsWith(".js"));
  assert.ok(names.length > 9);
  for (const name of names) {
    const script = readFileSync(`assets/page/${name}`, "utf8");
    // An odd number of these marks before a comment would mean that it is in a text of several lines.
    for (const { index } of script.matchAll(/^[ \t]*\/[/*].*\n/gm)) {
      const before = bare(script.slice(0, index)).match(/`/g) ?? [];
      assert.equal(before.length % 2, 0, `${name}: ${script.slice(index, index + 60)}`);
    }
  }
  const page = readFileSync("index.html", "utf8");
  assert.deepEqual(page.match(/<script [^>]*src="(?!target\/page\/)[^"]*"/g) ?? [], []);
});
