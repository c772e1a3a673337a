// The face of the player at a seat.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { moodOf } = await import("../../../src/foretell/web/static/ui/table/play/mood.js");

/**
 * A game of two, of which the first is oneself.
 * @type {(changes?: object) => any}
 */
const view = (changes = {}) => ({
  table: {
    seats: ["Ada", "Bruno"].map((name) => ({ name, kind: "human", away: false, waits: false })),
    present: [true, true],
    seat: 0,
  },
  me: 0,
  toAct: [],
  bids: [2, 1],
  taken: [0, 0],
  scores: [],
  winners: [],
  totals: [0, 0],
  ...changes,
});
const moods = (/** @type {object} */ changes, /** @type {number | null} */ scored = null) =>
  [0, 1].map((seat) => moodOf(view(changes), seat, scored));

test("nobody looks other than calm while nothing is known of how it goes", () => {
  assert.deepEqual(moods({}), ["neutral", "neutral"]);
  assert.deepEqual(moods({ bids: [null, null], taken: [3, 3] }), ["neutral", "neutral"]);
});

test("whoever is to act thinks, but oneself", () => {
  assert.deepEqual(moods({ toAct: [0, 1] }), ["neutral", "thinking"]);
});

test("whoever has taken a trick too many is dismayed", () => {
  assert.deepEqual(moods({ taken: [2, 2] }), ["neutral", "dismayed"]);
});

test("a round's points show, until one is to act", () => {
  const scores = [{ round: 4, points: [30, -10] }];
  assert.deepEqual(moods({ scores }, 4), ["happy", "dismayed"]);
  assert.deepEqual(moods({ scores, toAct: [1] }, 4), ["happy", "thinking"]);
  assert.deepEqual(moods({ scores }), ["neutral", "neutral"]);
});

test("whoever takes a trick is glad of a Wizard and of the last one bid, and dismayed at one too many", () => {
  /**
   * @param {string[]} cards
   * @param {number} taken before the trick
   */
  const mood = (cards, taken, gathers = false) => {
    const trick = { leader: 0, cards, winner: 0 };
    const table = view({ bids: [2, 0], taken: [taken, 0], options: { players: 2 } });
    return moodOf(table, 0, null, { trick, gathers });
  };
  assert.equal(mood(["H9", "H2"], 0), "neutral");
  assert.equal(mood(["Z1", "H2"], 0), "happy");
  assert.equal(mood(["H9", "H2"], 1), "happy");
  assert.equal(mood(["H9", "H2"], 2, true), "happy", "it lies with the others already");
  assert.equal(mood(["Z1", "H2"], 2), "dismayed");
});

test("whoever has won the game is happy, whoever is last dismayed", () => {
  assert.deepEqual(moods({ winners: [1], totals: [20, 50] }), ["dismayed", "happy"]);
  assert.deepEqual(moods({ winners: [1], totals: [20, 50, 10] }), ["neutral", "happy"]);
  assert.deepEqual(moods({ winners: [0, 1], totals: [50, 50] }), ["happy", "happy"]);
});

test("whoever is away sleeps, whatever happens", () => {
  const { table } = view();
  const absent = { ...table, present: [true, false] };
  assert.deepEqual(moods({ table: absent, toAct: [1] }), ["neutral", "asleep"]);
});
