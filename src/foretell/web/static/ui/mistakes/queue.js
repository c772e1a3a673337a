/** The mistakes of all games as a queue: the due ones, and when a solved one returns. */

import { judgedBy } from "../../analysis/sums.js";
import { filterOf, mistakesOf } from "../review/figures.js";

/** @import { Thresholds } from "../../analysis/types.d.ts" */
/** @import { KeptReview } from "../../keeper/reviews.js" */
/** @import { Moment } from "../review/figures.js" */
/** @import { Solved } from "../../keeper/stored.d.ts" */

/**
 * @typedef {Moment & {id: string, kind: string, kept: KeptReview}} Mistake `kind` is the one it is
 *   filtered by
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The delay of a mistake that was not solved. */
const SOON = 10 * MINUTE;
/** Days until a mistake returns, by how often it was solved in a row. */
const DAYS = [1, 3, 7, 21, 60];

/**
 * The player's mistakes in all stored reviews.
 * @type {(reviews: readonly KeptReview[], thresholds: Thresholds) => Mistake[]}
 */
export const mistakesIn = (reviews, thresholds) =>
  reviews.filter(({ isOwn }) => isOwn).flatMap((kept) =>
    mistakesOf(judgedBy(kept.review, thresholds), kept.own).map((moment) => ({
      ...moment,
      id: `${kept.key}/${moment.decision.at}`,
      kind: filterOf(moment, kept.leads),
      kept,
    })),
  );

/**
 * A mistake's new state after an attempt.
 * @param {Solved | undefined} before
 * @param {boolean} isSolved
 * @param {number} now in milliseconds
 * @returns {Solved}
 */
export function tried(before, isSolved, now) {
  if (!isSolved) return { times: 0, due: now + SOON };
  const times = (before?.times ?? 0) + 1;
  return { times, due: now + DAYS[Math.min(times, DAYS.length) - 1] * DAY };
}

/**
 * The mistakes that are due: new ones first, the costliest ahead; then those due for longest.
 * @param {readonly Mistake[]} mistakes
 * @param {Readonly<Record<string, Solved>>} solved by the mistakes' ids
 * @param {number} now in milliseconds
 */
export function dueOf(mistakes, solved, now) {
  const since = (/** @type {Mistake} */ { id }) => solved[id]?.due ?? 0;
  return mistakes
    .filter((mistake) => since(mistake) <= now)
    .sort((one, other) => since(one) - since(other) || other.decision.loss - one.decision.loss);
}
