// Intervals of means, changes and shares: against tables, and by how often they hold the truth.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changeOf,
  estimateOf,
  lossOf,
  shareOf,
  spreadOf,
  student,
} from "../../../src/foretell/web/static/analysis/intervals.js";
import { numbers } from "./made_games.js";

/** @import { Estimate, Part } from "../../../src/foretell/web/static/analysis/intervals.js" */

const TRIES = 2000;

/** @type {(estimate: Estimate, truth: number) => boolean} */
const holds = ({ low, high }, truth) =>
  low !== null && high !== null && low <= truth && truth <= high;

/**
 * Games in which some decisions lose something, most of them a little.
 * @param {ReturnType<typeof numbers>} random
 * @param {{games: number, cases: number, share: number, size: number}} how `cases` in a game on average, of
 *   which a share loses `size` on average
 * @returns {Part[]}
 */
const losses = ({ uniform, exponential }, { games, cases, share, size }) =>
  Array.from({ length: games }, () => {
    const count = Math.round(cases * (0.5 + uniform()));
    const evening = 0.5 + uniform(); // a person loses more on some evenings
    let sum = 0;
    for (let place = 0; place < count; place += 1) {
      if (uniform() < share * evening) sum += size * exponential();
    }
    return { sum, cases: count };
  });

test("quantiles of Student's distribution are those of the tables within 0.2 %", () => {
  const table = [[1, 12.706], [2, 4.303], [3, 3.182], [4, 2.776], [7, 2.365], [30, 2.042]];
  for (const [freedom, quantile] of table) {
    assert.ok(Math.abs(student(freedom) / quantile - 1) < 0.002, String(freedom));
  }
});

test("a mean counts every case once, and every game as one draw", () => {
  const spread = spreadOf([{ sum: 6, cases: 3 }, { sum: 0, cases: 0 }, { sum: 2, cases: 1 }]);
  assert.deepEqual([spread.value, spread.games], [2, 2]);
  assert.equal(spread.square, 0); // both games have the same mean
  const { value, low, high } = estimateOf(spreadOf([{ sum: 0, cases: 1 }, { sum: 2, cases: 1 }]));
  assert.equal(value, 1);
  assert.ok(Math.abs(Number(high) - 1 - 12.7062) < 1e-9 && Number(low) < 0);
});

test("one game has no interval, and neither have losses of which none was seen", () => {
  const none = { value: 3, low: null, high: null };
  assert.deepEqual(estimateOf(spreadOf([{ sum: 6, cases: 2 }])), none);
  assert.deepEqual(lossOf(spreadOf([{ sum: 6, cases: 2 }])), none);
  const lossless = lossOf(spreadOf([{ sum: 0, cases: 4 }, { sum: 0, cases: 4 }]));
  assert.deepEqual(lossless, { ...none, value: 0 });
});

for (
  const how of [
    { games: 4, cases: 8, share: 0.3, size: 6 },
    { games: 8, cases: 6, share: 0.3, size: 6 },
    { games: 15, cases: 10, share: 0.15, size: 6 },
    { games: 30, cases: 3, share: 0.15, size: 8 },
    { games: 50, cases: 6, share: 0.2, size: 6 },
  ]
) {
  test(`in ${how.games} games of ${how.cases} decisions, 93 to 98 of 100 intervals of losses hold the truth`, () => {
    const random = numbers(`losses/${how.games}`);
    let held = 0;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      if (holds(lossOf(spreadOf(losses(random, how))), how.share * how.size)) held += 1;
    }
    assert.ok(held / TRIES > 0.93 && held / TRIES < 0.98, `${(100 * held) / TRIES} of 100`);
  });
}

test("between two halves that are alike, 94 to 98 of 100 intervals of the change hold 0", () => {
  const random = numbers("change");
  const half = { games: 8, cases: 6, share: 0.3, size: 6 };
  let held = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [before, since] = [half, half].map((how) => spreadOf(losses(random, how)));
    if (holds(changeOf(before, since), 0)) held += 1;
  }
  assert.ok(held / TRIES > 0.94 && held / TRIES < 0.98, `${(100 * held) / TRIES} of 100`);
});

test("a change has its sign, the later less the earlier", () => {
  const before = spreadOf([{ sum: 8, cases: 2 }, { sum: 9, cases: 2 }, { sum: 10, cases: 2 }]);
  const since = spreadOf([{ sum: 2, cases: 2 }, { sum: 3, cases: 2 }, { sum: 4, cases: 2 }]);
  const { value, high } = changeOf(before, since);
  assert.equal(value, -3);
  assert.ok(Number(high) < 0);
});

test("one success in one case is no certainty", () => {
  const { value, low, high } = shareOf(1, 1);
  assert.equal(value, 1);
  assert.ok(Number(low) > 0.2 && Number(low) < 0.21);
  assert.equal(high, 1);
  const half = shareOf(5, 10);
  assert.ok(Math.abs(Number(half.low) - 0.2366) < 0.001);
  assert.ok(Math.abs(Number(half.high) - 0.7634) < 0.001);
  assert.equal(shareOf(0, 10).low, 0);
});
