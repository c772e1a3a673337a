/** The puzzles answered in this browser, and the resulting rating. */

import { keeper } from "../../keeper/here.js";
import { PUZZLES } from "../../keeper/kinds.js";
import { aged, FIRST, rated } from "./rating.js";

/** @import { OldProgress, Progress } from "../../keeper/stored.d.ts" */

/** @typedef {{seed: string, difficulty: number, isRight: boolean, now: number}} Answered `now`: in milliseconds */

/** The least deviation of a rating from puzzles that have been rated anew since. */
const RATED_ANEW = 120;

/** @type {Progress} */
export const NONE = { rating: FIRST, at: null, answered: [], counts: { answered: 0, right: 0 }, streak: 0 };

/** @returns {Progress} */
export const progress = () => upgraded(keeper.read(PUZZLES).value);

/**
 * The stored progress. Earlier versions knew puzzles by their places in a file, which is another one now:
 * their rating and their numbers remain.
 * @type {(stored: Progress | OldProgress | null) => Progress}
 */
export function upgraded(stored) {
  if (stored === null) return NONE;
  if ("counts" in stored) return stored;
  const { rating: { value, deviation }, answered, right, streak } = stored;
  return {
    rating: { value, deviation: Math.max(RATED_ANEW, deviation) },
    at: null,
    answered: [],
    counts: { answered: answered.length, right: right.length },
    streak,
  };
}

/**
 * The progress after an answer; only a puzzle's first answer counts.
 * @type {(before: Progress, answer: Answered) => Progress}
 */
export function after(before, { seed, difficulty, isRight, now }) {
  if (before.answered.includes(seed)) return before;
  const { answered, right } = before.counts;
  return {
    rating: rated(ratingAt(before, now), difficulty, isRight),
    at: now,
    answered: [...before.answered, seed],
    counts: { answered: answered + 1, right: right + Number(isRight) },
    streak: isRight ? before.streak + 1 : 0,
  };
}

/**
 * The rating at a time: the longer no puzzle was answered, the less certain.
 * @type {(progress: Progress, now: number) => Progress["rating"]}
 */
export const ratingAt = ({ rating, at }, now) => (at === null ? rating : aged(rating, now - at));

/** @param {Answered} answer */
export const keepAnswer = (answer) => keeper.change(PUZZLES, "", (now) => after(upgraded(now), answer));
