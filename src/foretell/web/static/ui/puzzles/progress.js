/** The puzzles answered in this browser, and the resulting rating. */

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
 * The progress after an answer; only a puzzle's first answer counts.
 * @type {(before: Progress, answer: Answered) => Progress}
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

/** @param {Answered} answer */
export const keepAnswer = (answer) => keeper.change(PUZZLES, "", (now) => after(now ?? NONE, answer));
