// Statistics of a person's games.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accuracyOver,
  biasOf,
  exactBy,
  exactOf,
  formOf,
  gameIn,
  rivalsOf,
  roundsOf,
  wonOf,
} from "../../../src/foretell/web/static/ui/statistics/figures.js";
import { mistake, reviewOf, round } from "./made_reviews.js";

const TEXT = [
  {
    type: "game",
    players: [{ name: "Ada" }, { name: "Bo" }, { name: "Cy" }],
    started: "2030-01-01T00:00:00Z",
  },
  { type: "dealt", dealer: 0, hands: [["C1"], ["C2"], ["C3"]] },
  {
    type: "round_scored",
    bids: [0, 1, 0],
    tricks: [0, 1, 0],
    points: [20, 30, 20],
    totals: [20, 30, 20],
  },
  { type: "dealt", dealer: 1, hands: [["C1", "C2"], ["C3", "C4"], ["C5", "C6"]] },
  {
    type: "round_scored",
    bids: [1, 2, 0],
    tricks: [1, 1, 0],
    points: [30, -10, 20],
    totals: [50, 20, 40],
  },
  { type: "finished", totals: [50, 20, 40] },
].map((line) => JSON.stringify(line)).join("\n");

/** @type {any} */
const ADA = { ...gameIn(TEXT, 0), review: null };
/** @type {any} */
const BO = { ...gameIn(TEXT, 1), review: null };

test("a record gives the rounds of a seat, with its place in the bidding", () => {
  assert.deepEqual(BO.rounds, [
    { size: 1, order: 1, bid: 1, taken: 1, points: 30 },
    { size: 2, order: 3, bid: 2, taken: 1, points: -10 },
  ]);
  assert.deepEqual(ADA.rounds.map((/** @type {any} */ { order }) => order), [3, 2]);
  assert.equal(gameIn("nothing", 0), null);
});

test("exactness is counted by hand size, by bid and by place", () => {
  assert.deepEqual(exactOf(roundsOf([BO])), { rounds: 2, exact: 1, points: 10 });
  const bySize = exactBy([BO, ADA], "size");
  assert.deepEqual(
    bySize.map(({ label, rounds, exact, points }) => [label, rounds, exact.value, points.value]),
    [[1, 2, 1, 25], [2, 2, 0.5, 10]],
  );
  const byBid = exactBy([BO], "bid").map(({ label, exact }) => [label, exact.value]);
  assert.deepEqual(byBid, [[1, 1], [2, 0]]);
  assert.deepEqual(exactBy([BO, ADA], "order").map(({ label }) => label), [1, 2, 3]);
});

test("one bid made of one is 100 % with an interval from 21 %, and points of one game have none", () => {
  const [{ rounds, exact, points }] = exactBy([BO], "bid");
  assert.deepEqual([rounds, exact.value, exact.high], [1, 1, 1]);
  assert.equal(Number(exact.low).toFixed(2), "0.21");
  assert.deepEqual(points, { value: 30, low: null, high: null });
  const [two] = exactBy([BO, ADA], "size");
  assert.ok(two.points.low !== null && two.points.high !== null);
});

test("bids err towards what is bid and not taken, and towards more than the best known bid", () => {
  assert.deepEqual(biasOf([BO]), { mean: 0.5, high: 1, low: 0, best: null });
  const bid = { ...mistake(3, 5, "bid"), values: [{ action: { type: "bid", seat: 0, bid: 1 } }] };
  const review = reviewOf([round(1, {}, [/** @type {any} */ (bid)])]);
  assert.equal(biasOf([{ ...ADA, review }]).best, 1);
});

test("form is counted per round, of games whose decisions were reviewed, the first one first", () => {
  const review = reviewOf([
    round(1, { points: 30, average: 20 }, [mistake(3, 6)]),
    round(2, { points: 0, average: 20 }),
  ]);
  const { seats: [seat] } = review;
  const whole = { ...review, seats: [{ ...seat, decisions: -6 }] };
  const form = formOf([{ ...ADA, started: 9, review: whole }, BO, {
    ...ADA,
    started: 5,
    review: whole,
  }]);
  assert.deepEqual(form.map(({ started }) => started), [5, 9]);
  assert.equal(form[0].above, -5);
  assert.equal(form[0].decisions, -3);
});

test("over several games accuracy counts each by what was at stake in it", () => {
  const calm = reviewOf([round(1, {}, [mistake(3, 1)])]);
  const wild = reviewOf([round(1, {}, [{ ...mistake(3, 0), at_stake: 8 }])]);
  assert.equal(calm.seats[0].accuracy, 50);
  assert.equal(accuracyOver([{ ...ADA, review: calm }, { ...ADA, review: wild }, BO]), 90);
  assert.equal(accuracyOver([BO]), null);
});

test("others are compared by the games that were played to their end", () => {
  assert.deepEqual(rivalsOf([ADA, { ...ADA, isOver: false }]), [
    { name: "Bo", games: 1, ahead: 1, lead: 30 },
    { name: "Cy", games: 1, ahead: 1, lead: 10 },
  ]);
  assert.equal(wonOf([ADA, BO, { ...ADA, isOver: false }]), 1);
});
