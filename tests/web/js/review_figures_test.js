// The figures of a review: its headline, its curve, its mistakes, and the turning point of a round.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  costliest,
  curveOf,
  filterOf,
  headlineOf,
  leadsIn,
  luckOf,
  mistakesOf,
  verdictOf,
} from "../../../src/foretell/web/static/ui/review/figures.js";
import { mistake, reviewOf, round } from "./made_reviews.js";

const SEAT = {
  cards: 10,
  others: 15,
  hidden: 5,
  accuracy: 95,
  judgements: { inaccurate: 0, mistake: 0, blunder: 0 },
};

test("a headline tells luck by points a round", () => {
  const luck = (/** @type {number} */ cards, /** @type {number} */ rounds) =>
    headlineOf({ ...SEAT, cards }, rounds)?.luck;
  assert.equal(luck(10, 10), "good");
  assert.equal(luck(10, 20), "even");
  assert.equal(luck(-60, 10), "bad");
});

/**
 * Accuracy, mistakes and blunders of a game of 12 rounds, and what its decisions are called.
 * @type {[number, number, number, string][]}
 */
const CALLED = [
  [99, 0, 0, "excellent"],
  [90, 0, 0, "excellent"],
  [89.9, 0, 0, "solid"],
  [99, 1, 0, "solid"],
  [75, 3, 0, "solid"],
  [95, 4, 0, "mixed"],
  [99, 0, 1, "mixed"],
  [86, 2, 5, "mixed"],
  [74.9, 0, 0, "weak"],
  [70, 9, 5, "weak"],
];
for (const [accuracy, mistake, blunder, skill] of CALLED) {
  test(`decisions of accuracy ${accuracy} with ${mistake} mistakes and ${blunder} blunders are ${skill}`, () => {
    const judgements = { inaccurate: 9, mistake, blunder };
    const words = headlineOf({ ...SEAT, accuracy, judgements }, 12);
    assert.equal(words?.skill, skill);
    assert.equal(words?.blunders, blunder);
  });
}

test("there is no headline before decisions are known, and luck leaves out what is unknown", () => {
  assert.equal(headlineOf({ ...SEAT, accuracy: null }, 10), null);
  assert.equal(luckOf({ ...SEAT, hidden: null }), 25);
});

test("the best decisions would have led as far above the curve as the own ones lost", () => {
  const review = reviewOf([
    round(1, { points: 30, average: 20, decisions: -4 }),
    round(2, { points: -10, average: 10, decisions: -6 }),
  ]);
  assert.deepEqual(curveOf(review, 0), [
    { round: 0, points: 0, best: 0 },
    { round: 1, points: 10, best: 14 },
    { round: 2, points: -10, best: 0 },
  ]);
});

test("mistakes come in their order, the costliest by what they lost", () => {
  const decisions = [
    mistake(5, 3),
    mistake(9, 12),
    { ...mistake(12, 1), judgement: null },
    mistake(20, 7),
  ];
  const review = reviewOf([round(1, {}, decisions)]);
  assert.deepEqual(mistakesOf(review, 0).map(({ decision }) => decision.at), [5, 9, 20]);
  assert.deepEqual(costliest(review, 0, 2).map(({ decision }) => decision.at), [9, 20]);
  assert.deepEqual(mistakesOf(review, 1), []);
});

test("a missed bid is blamed on the bid, the play, both of them or the cards", () => {
  const bid = (/** @type {number} */ loss) => mistake(3, loss, "bid");
  const card = (/** @type {number} */ loss) => mistake(6, loss);
  const missed = { bid: 2, taken: 1 };
  assert.equal(verdictOf(round(1, missed, [bid(2), card(1.9)]), 0), "bid");
  assert.equal(verdictOf(round(1, missed, [bid(0), card(1), card(1)]), 0), "play");
  assert.equal(verdictOf(round(1, missed, [bid(3), card(3)]), 0), "both");
  assert.equal(verdictOf(round(1, missed, [bid(1)]), 0), "cards");
});

test("a bid that was made in spite of a mistake was made with luck", () => {
  const made = { bid: 1, taken: 1 };
  assert.equal(verdictOf(round(1, made, [mistake(3, 8, "bid")]), 0), "lucky");
  assert.equal(verdictOf(round(1, made, []), 0), "made");
  assert.equal(verdictOf(round(1, { ...made, decisions: null }), 0), null);
});

test("mistakes are filtered as bids, trumps, leads, other cards, and those of the last three tricks", () => {
  const moment = (/** @type {number} */ size, /** @type {any} */ decision) => ({
    round: 1,
    size,
    decision,
  });
  const card = (/** @type {number} */ at, /** @type {number} */ trick) => ({
    ...mistake(at, 5),
    trick,
  });
  assert.equal(filterOf(moment(9, mistake(3, 5, "bid")), []), "bid");
  assert.equal(filterOf(moment(9, mistake(2, 5, "trump")), []), "trump");
  assert.equal(filterOf(moment(9, card(10, 0)), [10]), "lead");
  assert.equal(filterOf(moment(9, card(11, 0)), [10]), "discard");
  assert.equal(filterOf(moment(9, card(40, 6)), [40]), "ending");
  assert.equal(filterOf(moment(3, card(10, 0)), [10]), "lead");
});

test("a trick is led by the card that follows no other one", () => {
  const types = [
    "dealt",
    "bid",
    "bidding_closed",
    "played",
    "played",
    "trick_won",
    "played",
    "played",
  ];
  assert.deepEqual(leadsIn(/** @type {any} */ (types.map((type) => ({ type })))), [3, 6]);
});
