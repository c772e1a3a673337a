/** The puzzles that were answered in this browser, and the rating that came of it. */

import { keeper } from "../../keeper/here.js";
import { PUZZLES } from "../../keeper/kinds.js";
import { FIRST, rated } from "./rating.js";

/** @import { Progress } from "../../keeper/stored.d.ts" */

/** @typedef {{number: number, difficulty: number, isRight: boolean}} Answered */

/** @returns {Progress} */
export const progress = () => keeper.read(PUZZLES).value ?? NONE;

/** @type {Progress} */
const NONE = { rating: FIRST, answered: [], right: [], streak: 0 };

/**
 * The progress after an answer; of a puzzle, the first one counts.
 * @param {Progress} before
 * @param {Answered} answer
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

/** Keep an answer. @param {Answered} answer */
export const keepAnswer = (answer) => keeper.change(PUZZLES, "", (now) => after(now ?? NONE, answer));
