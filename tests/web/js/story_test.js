// The turning points of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { storyOf } from "../../../src/foretell/web/static/ui/table/results/story.js";

/**
 * A game by its points, round by round.
 * @param {number[][]} points
 */
function game(points) {
  const totals = points[0].map((_, seat) => points.reduce((sum, round) => sum + round[seat], 0));
  const best = Math.max(...totals);
  return {
    scores: points.map((row, at) => ({
      ...{ type: /** @type {const} */ ("round_scored"), round: at + 1, points: row },
      ...{ bids: [], tricks: [], totals: [], trump: null },
    })),
    totals,
    winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
  };
}

test("a game is lost by the round that cost at least what was missing", () => {
  assert.deepEqual(storyOf(game([[30, 20, 0], [-40, 20, 0], [50, 30, 0]]), 0), {
    ...{ kind: "cost", place: 2, by: 30, winner: 1, round: 2, points: 40 },
  });
});

test("a game that no single loss decided was lost where the winner gained most", () => {
  const played = game([[20, 30, 0], [-10, 50, 0], [30, 20, 0]]);
  assert.deepEqual(storyOf(played, 0), {
    ...{ kind: "outdone", place: 2, by: 60, winner: 1, round: 2, points: 60 },
  });
  assert.equal(storyOf(played, 2).kind, "outdone", "without a loss nothing was lost");
});

test("a game is won by the round that gained most on the next best", () => {
  const played = game([[20, 30, 0], [-10, 50, 0], [30, 20, 0]]);
  assert.deepEqual(storyOf(played, 1), { kind: "won", by: 60, round: 2, points: 50 });
});

test("of rounds that decided as much the last one is told", () => {
  assert.equal(storyOf(game([[20, -10], [20, -10]]), 0).round, 2);
  assert.equal(storyOf(game([[20, -10], [20, -10]]), 1).round, 2);
});

test("those who win together are level", () => {
  const played = game([[20, 20, -10], [30, 30, 20]]);
  assert.deepEqual([0, 1].map((seat) => storyOf(played, seat).kind), ["shared", "shared"]);
  assert.deepEqual([0, 1].map((seat) => storyOf(played, seat).by), [0, 0]);
  assert.deepEqual(storyOf(played, 2), {
    ...{ kind: "cost", place: 3, by: 40, winner: 0, round: 1, points: 10 },
    ...{ kind: "outdone", round: 1, points: 30 },
  });
});
