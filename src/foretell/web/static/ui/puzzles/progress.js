/** The puzzles that were answered in this browser, and the rating that came of it. */

import { load, save } from "../storage.js";
import { FIRST, rated } from "./rating.js";

/** @import { Rating } from "./rating.js" */

const KEY = "foretell.puzzles";

/**
 * The rating, the puzzles answered by their numbers in the file, those answered right among them, and
 * how many in a row were right.
 * @typedef {{rating: Rating, answered: readonly number[], right: readonly number[], streak: number}} Progress
 */

/** @returns {Progress} */
export const progress = () => load(KEY, { rating: FIRST, answered: [], right: [], streak: 0 });

/**
 * The progress after an answer; of a puzzle, the first one counts.
 * @param {Progress} before
 * @param {{number: number, difficulty: number, isRight: boolean}} answer
 * @returns {Progress}
 */
export function after(before, { number, difficulty, isRight }) {
  if (before.answered.includes(number)) return before;
  return {
    rating: rated(before.rating, difficulty, isRight),
    answered: [...before.answered, number],
    right: isRight ? [...before.right, number] : before.right,
    streak: isRight ? before.streak + 1 : 0,
  };
}

/** @param {Progress} now */
export const keepProgress = (now) => save(KEY, now);
