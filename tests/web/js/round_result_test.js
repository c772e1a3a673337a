// The end of a round as figures, and when each of them is shown.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beatsOf,
  resultsOf,
  totalAt,
} from "../../../src/foretell/web/static/ui/table/results/round_result.js";

const SCORE = /** @type {const} */ ({
  type: "round_scored",
  round: 3,
  trump: null,
  bids: [1, 0, 2],
  tricks: [1, 1, 1],
  points: [30, -10, -10],
  totals: [60, 40, 60],
});

test("a result tells bid, tricks, points, the total before and after, and places gained or lost", () => {
  const [first, second, own] = resultsOf(SCORE, [1, 2, 0]);
  assert.deepEqual(own, {
    ...{ seat: 0, bid: 1, taken: 1, points: 30 },
    ...{ before: 30, total: 60, place: 1, climbed: 2 },
  });
  assert.deepEqual([first.place, first.climbed], [3, -1]);
  assert.deepEqual([second.place, second.climbed], [1, 0], "equal totals share a place");
});

for (const count of [2, 3, 6]) {
  test(`the results of ${count} are turned up one by one, then points fly, and the last total stands before the places`, () => {
    const { lasts, turns, flies, flight, count: counts, places } = beatsOf(count, 2000);
    for (const beats of [turns, flies]) {
      assert.equal(beats.length, count);
      assert.ok(beats.every((beat, at) => at === 0 || beat > beats[at - 1]));
    }
    assert.ok(turns[count - 1] + lasts / 7 < flies[0]);
    assert.ok(flies[count - 1] + flight + counts < lasts);
    assert.ok(places < lasts);
  });
}

test("a total counts up or down once its points have landed", () => {
  const beats = beatsOf(3, 2000);
  const [down, , up] = resultsOf(SCORE, [1, 2, 0]);
  const landed = beats.flies[2] + beats.flight;
  assert.equal(totalAt(up, 2, beats, 0), 30);
  assert.equal(totalAt(up, 2, beats, landed), 30);
  assert.equal(totalAt(up, 2, beats, landed + beats.count / 2), 45);
  assert.equal(totalAt(up, 2, beats, 2000), 60);
  assert.equal(totalAt(down, 0, beats, beats.flies[0] + beats.flight + beats.count / 2), 45);
});
