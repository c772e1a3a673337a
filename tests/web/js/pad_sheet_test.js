// The score pad for a game with real cards: what is written down, and what it comes to.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isFull,
  newSheet,
  scored,
  tricksAmiss,
  written,
} from "../../../src/foretell/web/static/ui/pages/pad_sheet.js";

/** @import { Sheet } from "../../../src/foretell/web/static/ui/pages/pad_sheet.js" */

/** @type {(sheet: Sheet, round: number, bids: number[], taken: number[]) => Sheet} */
const filled = (sheet, round, bids, taken) =>
  bids.reduce((before, _, seat) => {
    const bid = written(before, { round, kind: "bids", seat, value: bids[seat] });
    return written(bid, { round, kind: "taken", seat, value: taken[seat] });
  }, sheet);

const NEW = newSheet(["Ada", "Ben", "Cleo"]);

test("a new pad has a line for each round of so many players, and nothing on it", () => {
  assert.deepEqual(NEW.sizes, Array.from({ length: 20 }, (_, round) => round + 1));
  assert.equal(newSheet(["Ada", "Ben"]).sizes.length, 6);
  assert.deepEqual(NEW.lines[0], { bids: [null, null, null], taken: [null, null, null] });
  assert.deepEqual(scored(NEW), Array(20).fill(null));
});

test("writing leaves the sheet before as it was", () => {
  const after = written(NEW, { round: 1, kind: "bids", seat: 2, value: 0 });
  assert.deepEqual(after.lines[1].bids, [null, null, 0]);
  assert.deepEqual(NEW.lines[1].bids, [null, null, null]);
  const rubbedOut = written(after, { round: 1, kind: "bids", seat: 2, value: null });
  assert.deepEqual(rubbedOut, NEW);
});

test("a line is full once every bid and every trick is written, a zero, too", () => {
  const line = { bids: [0, 1], taken: [0, 1] };
  assert.equal(isFull(line), true);
  assert.equal(isFull({ ...line, bids: [0, null] }), false);
  assert.equal(isFull({ ...line, taken: [null, 1] }), false);
});

test("each round's points are added to the totals before", () => {
  const sheet = filled(filled(NEW, 0, [1, 0, 0], [1, 0, 0]), 1, [1, 0, 2], [0, 1, 1]);
  const [first, second, third] = scored(sheet);
  assert.deepEqual(first, { points: [30, 20, 20], totals: [30, 20, 20] });
  assert.deepEqual(second, { points: [-10, -10, -10], totals: [20, 10, 10] });
  assert.equal(third, null);
});

test("tricks that cannot be are amiss: too many at once, too few when all are written", () => {
  const second = (/** @type {number[]} */ taken) =>
    tricksAmiss(filled(NEW, 1, taken.map(() => 0), taken), 1);
  assert.equal(second([1, 1, 0]), null);
  assert.equal(second([2, 1]), 3);
  assert.equal(second([1]), null);
  assert.equal(second([1, 0, 0]), 1);
  assert.equal(scored(filled(NEW, 1, [0, 0, 0], [1, 0, 0]))[1], null);
});
