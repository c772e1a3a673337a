// The card that an arrow key leads to, in a hand of one or more rows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeAfter } from "../../../src/foretell/web/static/ui/table/play/arrow_keys.js";

/**
 * @param {string} keys by their first letters
 * @param {number} at
 * @param {number} count
 * @param {number} perRow
 */
const led = (keys, at, count, perRow) =>
  keys.split(" ").map((key) => placeAfter(key, at, count, perRow));

test("left and right lead to the next card, from the end of a row to the beginning of the next", () => {
  assert.deepEqual(led("ArrowLeft ArrowRight", 3, 8, 4), [2, 4]);
  assert.deepEqual(led("ArrowLeft ArrowRight", 4, 8, 4), [3, 5]);
});

test("up and down lead to the card above or below in two rows", () => {
  assert.deepEqual(led("ArrowUp ArrowDown", 5, 8, 4), [1, null]);
  assert.deepEqual(led("ArrowUp ArrowDown", 1, 8, 4), [null, 5]);
  assert.deepEqual(led("ArrowUp ArrowDown", 4, 12, 4), [0, 8]);
});

test("no key leads out of the hand, nor below a shorter last row", () => {
  assert.deepEqual(led("ArrowLeft ArrowUp", 0, 7, 4), [null, null]);
  assert.deepEqual(led("ArrowRight ArrowDown", 6, 7, 4), [null, null]);
  assert.equal(placeAfter("ArrowDown", 3, 7, 4), null);
  assert.equal(placeAfter("ArrowDown", 2, 7, 4), 6);
});

test("in one row up and down lead nowhere", () => {
  for (const at of [0, 2, 4]) assert.deepEqual(led("ArrowUp ArrowDown", at, 5, 5), [null, null]);
});

test("Home and End lead to the first and the last card, other keys nowhere", () => {
  assert.deepEqual(led("Home End Enter a", 3, 7, 4), [0, 6, null, null]);
});
