// The highlights of reviews made by hand: conformance/highlights.jsonl.

import assert from "node:assert/strict";
import { test } from "node:test";
import { highlightsOf } from "../../../src/foretell/web/static/analysis/highlights.js";
import { mistake, reviewOf, round } from "./made_reviews.js";

/** @import { DecisionReview, Judgement, Kind } from "../../../src/foretell/web/static/analysis/types.d.ts" */
/** @import { Action } from "../../../src/foretell/web/static/core/types.d.ts" */

/**
 * @typedef {{kind: Kind, taken: string, name: Judgement | null, actions: [string, number, number,
 *   number][]}} Given
 * @typedef {{says: string, rounds: {bid: number, taken: number, decisions: Given[]}[], highlights:
 *   [string, number, number, number][]}} Case
 */

const TABLE = new URL("../../../conformance/highlights.jsonl", import.meta.url);
const lines = (await (await fetch(TABLE)).text()).trimEnd().split("\n");

/** @type {(kind: Kind, name: string) => Action} */
function actionOf(kind, name) {
  if (kind === "bid") return { type: "bid", seat: 0, bid: Number(name) };
  if (kind === "card") return { type: "play", seat: 0, card: name };
  return { type: "choose_trump", seat: 0, suit: /** @type {"H"} */ (name) };
}

/** @type {(given: Given, at: number) => DecisionReview} */
function decisionOf({ kind, taken, name, actions }, at) {
  const values = actions.map(([action, makes_bid, behind, behind_margin]) => ({
    action: actionOf(kind, action),
    points: 20 - behind,
    makes_bid,
    margin: 2,
    behind,
    behind_margin,
    tricks: [],
    hindsight: 0,
  }));
  const own = actions.findIndex(([action]) => action === taken);
  const { action, behind: loss } = values[own];
  return { ...mistake(at, loss, kind), action, values, judgement: name };
}

for (const line of lines) {
  const { says, rounds, highlights } = /** @type {Case} */ (JSON.parse(line));
  test(says, () => {
    const review = reviewOf(
      rounds.map(({ bid, taken, decisions }, place) =>
        round(place + 1, { bid, taken }, decisions.map(decisionOf))
      ),
    );
    const found = highlightsOf(review, 0).map((
      one,
    ) => [one.highlight, one.round, one.decision.at, one.figure]);
    assert.deepEqual(found, highlights);
  });
}

test("only the decisions of the seat in question count", () => {
  const [{ rounds }] = lines.map((line) => /** @type {Case} */ (JSON.parse(line)));
  const [given] = rounds[0].decisions;
  const others = { ...decisionOf(given, 0), seat: 1 };
  assert.deepEqual(highlightsOf(reviewOf([round(1, {}, [others])]), 0), []);
});
