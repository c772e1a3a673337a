// The names of decisions, by other thresholds than the usual ones.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isRising, judge } from "../../../src/foretell/web/static/analysis/judgement.js";
import { judgedBy } from "../../../src/foretell/web/static/analysis/sums.js";
import { mistake, reviewOf, round } from "./made_reviews.js";

/** @type {[number, number, number, boolean][]} */
const SETS = [
  [2, 5, 10, true],
  [0.5, 0.5, 20, true],
  [0, 5, 10, false],
  [-1, 5, 10, false],
  [6, 5, 10, false],
  [2, 11, 10, false],
  [NaN, 5, 10, false],
  [2, 5, Infinity, false],
];
for (const [inaccurate, mistake, blunder, isGood] of SETS) {
  test(`thresholds of ${inaccurate}, ${mistake} and ${blunder} are ${isGood ? "taken" : "refused"}`, () => {
    assert.equal(isRising({ inaccurate, mistake, blunder }), isGood);
  });
}

test("a decision has the name of the highest threshold it reaches, if it surely lost", () => {
  const thresholds = { inaccurate: 1, mistake: 2, blunder: 3 };
  const names = [0.9, 1, 2, 3].map((loss) => judge(loss, 0, thresholds, 400));
  assert.deepEqual(names, [null, "inaccurate", "mistake", "blunder"]);
  assert.equal(judge(3, 1, thresholds, 400), null);
  assert.equal(judge(3, 0.9, thresholds, 400), "blunder");
  assert.equal(judge(3, 0, thresholds, 399), null);
});

test("other thresholds name the decisions of a review anew, and count them", () => {
  const review = reviewOf([round(1, {}, [mistake(3, 4), mistake(5, 9)])]);
  const judged = judgedBy(review, { inaccurate: 5, mistake: 6, blunder: 8 });
  assert.deepEqual(judged.rounds[0].decisions.map(({ judgement }) => judgement), [null, "blunder"]);
  assert.deepEqual(judged.seats[0].judgements, { inaccurate: 0, mistake: 0, blunder: 1 });
});
