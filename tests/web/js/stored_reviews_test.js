// Reviews of one game from two tabs.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { current, merged } from "../../../src/foretell/web/static/keeper/reviews.js";
import { mistake, reviewOf, round } from "./made_reviews.js";

/** @import { DecisionReview } from "../../../src/foretell/web/static/analysis/types.d.ts" */
/** @import { KeptReview } from "../../../src/foretell/web/static/keeper/reviews.js" */

/**
 * @param {readonly number[][]} decisions by rounds
 * @param {number} left
 * @param {{isOwn?: boolean, reviewed?: number[]}} [more]
 * @returns {KeptReview}
 */
const kept = (decisions, left, { isOwn = false, reviewed = [0] } = {}) => {
  const review = reviewOf(
    decisions.map((places, at) => round(at + 1, {}, places.map((place) => mistake(place, 4)))),
  );
  const part = { review: { ...review, reviewed }, left, isOwn };
  return /** @type {KeptReview} */ ({
    key: "g",
    started: 0,
    own: 0,
    address: "",
    text: "",
    leads: [],
    ...part,
  });
};

const placesOf = (/** @type {KeptReview} */ { review }) =>
  review.rounds.map(({ decisions }) => decisions.map(({ at }) => at));

test("a review that was broken off takes nothing from one that is whole", () => {
  const whole = kept([[3, 5], [9]], 0, { isOwn: true });
  const both = merged(whole, kept([[3], []], 2));
  assert.deepEqual(placesOf(both), [[3, 5], [9]]);
  assert.equal(both.left, 0);
  assert.equal(both.isOwn, true);
  const other = merged(kept([[3], []], 2), whole);
  assert.deepEqual([placesOf(other), other.left], [[[3, 5], [9]], 0]);
});

test("two reviews that were broken off have what either has found", () => {
  const both = merged(kept([[3], []], 2), kept([[], [9]], 2));
  assert.deepEqual(placesOf(both), [[3], [9]]);
  assert.equal(both.left, 1);
});

test("reviews of several seats are not called whole before they are", () => {
  const both = merged(
    kept([[3, 5]], 0, { reviewed: [0, 1] }),
    kept([[3]], 4, { reviewed: [0, 2] }),
  );
  assert.deepEqual([...both.review.reviewed].sort(), [0, 1, 2]);
  assert.equal(both.left, 4);
  assert.equal(merged(kept([[3]], 0), kept([[3, 5]], 3, { reviewed: [0, 1] })).left, 3);
});

test("decisions that were valued otherwise are not mixed", () => {
  const other = kept([[3, 5]], 0);
  const old = { ...other, review: { ...other.review, values: "earlier" } };
  const own = kept([[3]], 1);
  assert.equal(merged(old, own), own);
});

test("a review stored by an earlier version has its accuracies on the present scale", () => {
  const behind = (
    /** @type {number[]} */ ...points
  ) => /** @type {any} */ (points.map((one) => ({ action: {}, behind: one })));
  const decision = { ...mistake(3, 4), values: behind(0, 4, 20) };
  const { at_stake: _, ...old } = decision;
  const review = reviewOf([round(1, {}, [/** @type {DecisionReview} */ (old)])]);
  const first = { ...review, version: 1, seats: [{ ...review.seats[0], accuracy: 67 }] };
  const stored = current(/** @type {any} */ ({ ...kept([], 0), review: first }));
  assert.equal(stored.review.version, 2);
  assert.deepEqual(stored.review.rounds[0].decisions, [{ ...decision, at_stake: 8 }]);
  assert.equal(stored.review.seats[0].at_stake, 8);
  assert.equal(stored.review.seats[0].accuracy, 50);
  assert.equal(stored.review.rounds[0].seats[0].accuracy, 50);
  assert.equal(current(stored).review, stored.review);
});
