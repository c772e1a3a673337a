// Runs of puzzles: a storm of three minutes, and a streak until the first miss.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answered,
  begun,
  BONUS,
  clockText,
  COMBO,
  given,
  isEnded,
  PENALTY,
  STORM_TIME,
  targetOf,
  timeLeft,
} from "../../../src/foretell/web/static/ui/puzzles/run.js";

/** @import { Run } from "../../../src/foretell/web/static/keeper/stored.d.ts" */

const START = 1_000_000;

/** A run with a puzzle for each answer. @type {(run: Run, results: readonly boolean[], at?: number) => Run} */
const played = (run, results, at = START) =>
  results.reduce(
    (before, isRight, place) => answered(given(before, `${place}`), isRight, at),
    run,
  );

test("a storm ends after three minutes, whatever happened between", () => {
  const storm = begun("storm", START);
  assert.equal(STORM_TIME, 180_000);
  assert.equal(timeLeft(storm, START), STORM_TIME);
  assert.ok(!isEnded(storm, START + STORM_TIME - 1));
  assert.ok(isEnded(storm, START + STORM_TIME));
  assert.equal(timeLeft(storm, START + 2 * STORM_TIME), 0);
});

test("a wrong answer in a storm costs ten seconds and ends the row", () => {
  const storm = played(begun("storm", START), [true, true, false, true]);
  assert.equal(timeLeft(storm, START), STORM_TIME - PENALTY);
  assert.equal(PENALTY, 10_000);
  assert.equal(storm.right, 3);
  assert.equal(storm.row, 1);
  assert.equal(storm.longest, 2);
  assert.deepEqual(storm.missed, ["2"]);
});

test("a wrong answer can end a storm", () => {
  const last = START + STORM_TIME - PENALTY;
  assert.ok(!isEnded(begun("storm", START), last));
  assert.ok(isEnded(played(begun("storm", START), [false], last), last));
});

test("each five right answers in a row bring five seconds", () => {
  /** @param {number} count */
  const rightOnes = (count) => played(begun("storm", START), Array(count).fill(true));
  assert.equal(timeLeft(rightOnes(COMBO - 1), START), STORM_TIME);
  assert.equal(timeLeft(rightOnes(COMBO), START), STORM_TIME + BONUS);
  assert.equal(timeLeft(rightOnes(2 * COMBO), START), STORM_TIME + 2 * BONUS);
  const broken = played(begun("storm", START), [true, true, true, false, true, true]);
  assert.equal(timeLeft(broken, START), STORM_TIME - PENALTY);
});

test("an answer after the end of a storm does not count", () => {
  const storm = given(begun("storm", START), "a");
  assert.equal(answered(storm, true, START + STORM_TIME), storm);
});

test("a streak has no clock and ends with the first wrong answer", () => {
  const streak = played(begun("streak", START), [true, true]);
  assert.ok(!isEnded(streak, START + 9 * STORM_TIME));
  const over = answered(given(streak, "c"), false, START);
  assert.ok(isEnded(over, START));
  assert.equal(over.right, 2);
  assert.deepEqual(over.missed, ["c"]);
  assert.equal(answered(given(over, "d"), true, START).right, 2);
});

test("the puzzles of a run get harder with each right answer, up to a limit", () => {
  for (const kind of /** @type {const} */ (["storm", "streak"])) {
    const run = begun(kind, START);
    const one = played(run, [true]);
    assert.equal(targetOf(run), 800);
    assert.ok(targetOf(one) > targetOf(run));
    assert.equal(targetOf(played(one, [true])) - targetOf(one), targetOf(one) - targetOf(run));
    assert.equal(targetOf({ ...run, right: 500 }), 2200);
  }
});

test("a clock shows the seconds that have begun", () => {
  assert.equal(clockText(180_000), "3:00");
  assert.equal(clockText(179_001), "3:00");
  assert.equal(clockText(65_000), "1:05");
  assert.equal(clockText(1), "0:01");
  assert.equal(clockText(0), "0:00");
});
