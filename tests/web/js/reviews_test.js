// Reviews of the page against those of Python; see scripts/conformance_reviews.py.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reviewed } from "../../../src/foretell/web/static/analysis/review.js";
import { withDecision } from "../../../src/foretell/web/static/analysis/sums.js";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { engineWithNetworks } from "./decisions.js";

/** @import { Review } from "../../../src/foretell/web/static/analysis/types.d.ts" */
/** @import { GameRecord } from "../../../src/foretell/web/static/core/types.d.ts" */

const ROOT = new URL("../../../", import.meta.url);
/** Rounding apart, every figure is the same. */
const NEAR = 1e-6;

const text = async (/** @type {string} */ path) => (await fetch(new URL(path, ROOT))).text();
const { means } = JSON.parse(await text("src/foretell/analysis/averages.json"));
const lines = (await text("conformance/reviews.jsonl")).trimEnd().split("\n").map((line) =>
  JSON.parse(line)
);
const engine = await engineWithNetworks();

for (const { record: written, review: expected } of lines) {
  const { players } = expected;
  test(`the review of ${expected.id}, of ${players.length} players, is that of Python`, () => {
    const reading = readRecord(written.join("\n"));
    if ("refusal" in reading) throw new Error(reading.refusal.code);
    /** @type {Review | null} */
    let fault = null;
    for (const stage of reviewed(engine, means, reading.record, expected.reviewed)) {
      if (stage.type === "luck") fault = stage.review;
      else if (fault !== null) fault = withDecision(fault, stage.round, stage.decision);
    }
    assert.deepEqual(rounded(inLines(fault, reading.record)), rounded(expected));
  });
}

test("decisions that are known are not valued again, and each is counted once", () => {
  const [{ record: written, review: expected }] = lines;
  const reading = readRecord(written.join("\n"));
  if ("refusal" in reading) throw new Error(reading.refusal.code);
  const all = [...reviewed(engine, means, reading.record, expected.reviewed)].flatMap((stage) =>
    stage.type === "decision" ? [stage.decision.at] : []
  );
  const known = new Set(all.slice(1));
  const stages = [...reviewed(engine, means, reading.record, expected.reviewed, known)];
  assert.deepEqual(stages.map(({ left }) => left), [1, 0]);
  const [, last] = stages;
  assert.equal(last.type === "decision" && last.decision.at, all[0]);
});

test("the decisions from the moment on that is shown come first, wherever it moves to", () => {
  const [{ record: written, review: expected }] = lines;
  const reading = readRecord(written.join("\n"));
  if ("refusal" in reading) throw new Error(reading.refusal.code);
  const all = [...reviewed(engine, means, reading.record, expected.reviewed)].flatMap((stage) =>
    stage.type === "decision" ? [stage.decision.at] : []
  );
  const [first, second, ...others] = all.slice(0, 4);
  const known = new Set(all.slice(4));
  let shown = others[0];
  /** @type {number[]} */
  const order = [];
  for (
    const stage of reviewed(engine, means, reading.record, expected.reviewed, known, () => shown)
  ) {
    if (stage.type !== "decision") continue;
    order.push(stage.decision.at);
    shown = second;
  }
  assert.deepEqual(order, [others[0], second, others[1], first]);
});

test("every decision of Python names the line of the file with its action", () => {
  const types = new Map([["trump_chosen", "choose_trump"], ["played", "play"]]);
  for (const { record: [, ...written], review: { rounds } } of lines) {
    for (
      const { at, action } of rounds.flatMap((/** @type {Review["rounds"][0]} */ round) =>
        round.decisions
      )
    ) {
      const line = JSON.parse(written[at]);
      assert.deepEqual({ ...line, type: types.get(line.type) ?? line.type }, action);
    }
  }
});

/**
 * A review of the page with the lines of a file, as Python has it, in place of the moments.
 * @type {(review: Review | null, record: GameRecord) => unknown}
 */
const inLines = (review, { events }) =>
  JSON.parse(
    JSON.stringify(review),
    (key, value) =>
      key === "at"
        ? events.slice(0, value).filter(({ type }) => type !== "bidding_closed").length
        : value,
  );

/**
 * A value with all its numbers rounded.
 * @type {(value: unknown) => unknown}
 */
const rounded = (value) =>
  JSON.parse(
    JSON.stringify(value, (_, one) =>
      typeof one === "number" ? Math.round(one / NEAR) * NEAR + 0 : one),
  );
