/** The player's rating: Glicko's, with puzzles as opponents of known strength. */

/** @import { Rating } from "../../keeper/stored.d.ts" */

/** @type {Rating} */
export const FIRST = Object.freeze({ value: 1100, deviation: 200 });

/** The least deviation, so that a learner's rating can still move. */
const LEAST = 55;
/** The deviation of a puzzle's difficulty. */
const OF_PUZZLES = 120;
const Q = Math.log(10) / 400;

/**
 * The rating after a puzzle (Glickman, Parameter estimation in large dynamic paired comparison
 * experiments, 1999).
 * @type {(rating: Rating, difficulty: number, isRight: boolean) => Rating}
 */
export function rated({ value, deviation }, difficulty, isRight) {
  const g = 1 / Math.sqrt(1 + 3 * (Q * OF_PUZZLES / Math.PI) ** 2);
  const expected = 1 / (1 + 10 ** (-g * (value - difficulty) / 400));
  const information = (Q * g) ** 2 * expected * (1 - expected);
  const variance = 1 / (1 / deviation ** 2 + information);
  return {
    value: value + Q * variance * g * (Number(isRight) - expected),
    deviation: Math.max(LEAST, Math.sqrt(variance)),
  };
}
