// The queue of mistakes: what is due, and when it comes again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dueOf, mistakesIn, tried } from "../../../src/foretell/web/static/ui/mistakes/queue.js";
import { THRESHOLDS } from "../../../src/foretell/web/static/analysis/judgement.js";
import { mistake, reviewOf, round } from "./made_reviews.js";

const DAY = 86_400_000;
/** @type {any} */
const KEPT = {
  key: "game",
  own: 0,
  isOwn: true,
  leads: [5],
  review: reviewOf([round(1, {}, [mistake(3, 4, "bid"), mistake(5, 9), mistake(7, 6)])]),
};

test("the mistakes of all games have a name of their own, and the kind by which they are filtered", () => {
  assert.deepEqual(
    mistakesIn([KEPT, { ...KEPT, key: "other" }], THRESHOLDS).map(({ id, kind }) => [id, kind]),
    [
      ["game/3", "bid"],
      ["game/5", "lead"],
      ["game/7", "discard"],
      ["other/3", "bid"],
      ["other/5", "lead"],
      ["other/7", "discard"],
    ],
  );
  assert.deepEqual(mistakesIn([{ ...KEPT, own: 1 }, { ...KEPT, isOwn: false }], THRESHOLDS), []);
});

test("the queue follows the thresholds that are chosen", () => {
  const mistakes = mistakesIn([KEPT], { inaccurate: 5, mistake: 6, blunder: 9 });
  assert.deepEqual(mistakes.map(({ id, decision }) => [id, decision.judgement]), [
    ["game/5", "blunder"],
    ["game/7", "mistake"],
  ]);
});

test("those that were never tried come first, the costliest ahead, then those that are due for longest", () => {
  const solved = { "game/5": { times: 1, due: 90 }, "game/3": { times: 1, due: 50 } };
  const ids = (/** @type {number} */ now) =>
    dueOf(mistakesIn([KEPT], THRESHOLDS), solved, now).map(({ id }) => id);
  assert.deepEqual(ids(100), ["game/7", "game/3", "game/5"]);
  assert.deepEqual(ids(60), ["game/7", "game/3"]);
  assert.deepEqual(dueOf(mistakesIn([KEPT], THRESHOLDS), {}, 0).map(({ id }) => id), [
    "game/5",
    "game/7",
    "game/3",
  ]);
});

test("one that is solved comes again after ever more days, and soon once it is not", () => {
  let solved = tried(undefined, true, 0);
  const days = [solved.due / DAY];
  for (let times = 2; times <= 6; times += 1) {
    solved = tried(solved, true, 0);
    days.push(solved.due / DAY);
  }
  assert.deepEqual(days, [1, 3, 7, 21, 60, 60]);
  assert.deepEqual(tried(solved, false, 0), { times: 0, due: 600_000 });
});
