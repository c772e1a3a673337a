/** The player's rating: Glicko's, with puzzles as opponents of known strength. */

/** @import { Rating } from "../../keeper/stored.d.ts" */

/** A rating before the first answer: nearly anything is possible. @type {Rating} */
export const FIRST = Object.freeze({ value: 1200, deviation: 200 });

/** The least deviation, so that a learner's rating can still move. */
const LEAST = 55;
/** The deviation of a puzzle's difficulty: the mean standard error of its fit. */
const OF_PUZZLES = 200;
/** The variance that a rating gains in a day without puzzles: from certain to unknown in three years. */
const PER_DAY = (FIRST.deviation ** 2 - LEAST ** 2) / (3 * 365);
const DAY = 24 * 60 * 60_000;
const Q = Math.log(10) / 400;
/** Half the width of a 95 % interval, in standard deviations. */
const Z_95 = 1.96;
/** The largest deviation of a rating that is no longer a guess. */
const SURE = 110;

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

/**
 * The rating after a time without puzzles, in milliseconds: as likely, but less certain.
 * @type {(rating: Rating, time: number) => Rating}
 */
export function aged({ value, deviation }, time) {
  const variance = deviation ** 2 + PER_DAY * Math.max(0, time) / DAY;
  return { value, deviation: Math.min(FIRST.deviation, Math.sqrt(variance)) };
}

/** The 95 % interval of a rating. @param {Rating} rating */
export const intervalOf = ({ value, deviation }) => ({
  from: Math.max(0, value - Z_95 * deviation),
  to: value + Z_95 * deviation,
});

/** Whether a rating is still little more than a guess. @param {Rating} rating */
export const isGuess = ({ deviation }) => deviation > SURE;
