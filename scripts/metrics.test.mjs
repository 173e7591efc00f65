// The figures of scripts/metrics.mjs count what they name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { kinds, members, metrics, testLines } from "./metrics.mjs";

const SOURCE = `//! A match.

pub struct Match {
    /// Its seats.
    pub seats: u8,
    pub(crate) log: Vec<u8>,
}

pub trait Play: Copy {
    const MOST: u8;
    fn play(&self);
    fn undo(&self) {
        let it = 1;
    }
}

#[cfg(test)]
mod tests {
    // empty
}
`;

test("lines have kinds", () => {
  assert.deepEqual(kinds(SOURCE), { comments: 3, blank: 3, code: 14 });
  assert.equal(testLines(SOURCE), 4);
});

test("a struct has fields, and a trait functions", () => {
  assert.equal(members(SOURCE, "Match"), 2);
  assert.equal(members(SOURCE, "Play"), 2);
  assert.equal(members(SOURCE, "Seat"), undefined);
});

test("each figure is there", () => {
  for (const [name, value] of Object.entries(metrics())) assert.match(value, /^[\w(].*\d/, name);
});
