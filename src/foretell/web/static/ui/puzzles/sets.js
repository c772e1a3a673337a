/** Sets of puzzles by theme, and the choice of the next puzzle. */

import { parsePuzzle } from "../solving/puzzle.js";

/** @import { Puzzle } from "../solving/puzzle.js" */

/** The letters of themes (`foretell.analysis.puzzles.themes`). */
const LETTERS = Object.freeze({
  bid: "b",
  card: "c",
  trump: "t",
  zero: "z",
  lead: "l",
  follow: "f",
  discard: "d",
  wizard: "w",
  jester: "j",
  last: "e",
  "no-trump": "n",
});

/** The least difficulty of a hard puzzle. */
const HARD = 1500;

/** The sets: all puzzles, by question, then by theme. */
export const SETS = Object.freeze(["all", ...Object.keys(LETTERS), "several", "hard", "three", "crowd"]);
/** The sets at the top. */
export const MAIN = Object.freeze(["all", "bid", "card", "trump"]);

/** Whether a puzzle belongs to a set, or for "single", has one decision only. @param {Puzzle} puzzle @param {string} set */
export function isOf(puzzle, set) {
  if (set === "all") return true;
  if (set === "single") return puzzle.followUps.length === 0;
  if (set === "several") return puzzle.followUps.length > 0;
  if (set === "hard") return puzzle.difficulty >= HARD;
  if (set === "three") return puzzle.players === 3;
  if (set === "crowd") return puzzle.players >= 5;
  return puzzle.themes.includes(LETTERS[/** @type {keyof typeof LETTERS} */ (set)]);
}

/**
 * The puzzles of each set, by their numbers in the file.
 * @type {(lines: readonly string[]) => {puzzles: readonly Puzzle[], numbers: ReadonlyMap<string,
 *   readonly number[]>}}
 */
export function sorted(lines) {
  const puzzles = lines.map(parsePuzzle);
  const numbers = new Map(
    [...SETS, "single"].map((set) => [set, puzzles.flatMap((puzzle, number) => (isOf(puzzle, set) ? [number] : []))]),
  );
  return { puzzles, numbers };
}

/** The number of puzzles from which the one nearest to the rating is taken: few, for variety. */
const DRAWN = 8;

/**
 * The next puzzle: among some new ones, the one nearest to the rating; null once all are answered.
 * @param {readonly number[]} numbers of a set
 * @param {readonly Puzzle[]} puzzles
 * @param {readonly string[]} answered their seeds
 * @param {number} rating
 * @param {() => number} random at least 0, less than 1
 * @param {number} [draws]
 */
export function nextOf(numbers, puzzles, answered, rating, random, draws = DRAWN) {
  const done = new Set(answered);
  const fresh = numbers.filter((number) => !done.has(puzzles[number].seed));
  if (fresh.length === 0) return null;
  const drawn = Array.from({ length: draws }, () => fresh[Math.floor(random() * fresh.length)]);
  const away = (/** @type {number} */ number) => Math.abs(puzzles[number].difficulty - rating);
  return drawn.reduce((best, one) => (away(one) < away(best) ? one : best));
}
