// Names of players: distinct, cut between signs, in their own direction.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  distinct,
  initialOf,
  isolated,
  shortened,
} from "../../../src/foretell/web/static/words/names.js";

const WIZARD = "\u{1f9d9}\u200d\u2642\ufe0f";
const FLAG = "\u{1f1ee}\u{1f1f9}";
const HEBREW = "\u05e2\u05d1\u05e8\u05d9\u05ea";

test("equal names get numbers, and other names stay as they are", () => {
  assert.deepEqual(distinct(["Ann", "Bo", "Ann"]), ["Ann 1", "Bo", "Ann 2"]);
  assert.deepEqual(distinct(["Ann", "Bo"]), ["Ann", "Bo"]);
});

test("names told apart are never equal to another one", () => {
  assert.deepEqual(distinct(["Ann", "Ann 2", "Ann"]), ["Ann 1", "Ann 2", "Ann 3"]);
  assert.deepEqual(distinct(distinct(["Ann", "Ann"])), ["Ann 1", "Ann 2"]);
});

test("a name is cut between signs, and an emoji is one of them", () => {
  assert.equal(shortened("Alexandra", 9), "Alexandra");
  assert.equal(shortened("Alexandrina", 9), "Alexandr…");
  assert.equal(shortened(`${WIZARD}${FLAG}abc`, 3), `${WIZARD}${FLAG}…`);
});

test("the initial of a name is its first sign", () => {
  assert.equal(initialOf(" zoë"), "Z");
  assert.equal(initialOf(`${WIZARD} Max`), WIZARD);
  assert.equal(initialOf(FLAG), FLAG);
});

test("a name from right to left stands by itself in a sentence", () => {
  assert.equal(isolated(HEBREW), `\u2068${HEBREW}\u2069`);
  assert.equal(isolated("Zoë"), "Zoë");
});
