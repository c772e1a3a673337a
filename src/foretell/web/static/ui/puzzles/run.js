/**
 * Runs of puzzles, one after the other and ever harder: a storm lasts three minutes, a streak until the
 * first miss. A run is a value; times are in milliseconds since 1970, so that its clock never stops.
 */

/** @import { Run } from "../../keeper/stored.d.ts" */

/** The kinds of runs. */
export const RUNS = Object.freeze(/** @type {const} */ (["storm", "streak"]));

const SECOND = 1000;
/** The time of a storm. */
export const STORM_TIME = 180 * SECOND;
/** The time that a wrong answer costs. */
export const PENALTY = 10 * SECOND;
/** The time that each `COMBO` right answers in a row bring. */
export const BONUS = 5 * SECOND;
export const COMBO = 5;

/** The difficulty of the first puzzle, of the hardest, and the step from each to the next. */
const EASIEST = 800;
const HARDEST = 2200;
const STEPS = Object.freeze({ storm: 25, streak: 50 });

/**
 * A new run, which begins now.
 * @type {(kind: Run["kind"], now: number) => Run}
 */
export const begun = (kind, now) => ({
  kind,
  ends: kind === "storm" ? now + STORM_TIME : null,
  right: 0,
  row: 0,
  longest: 0,
  seen: [],
  missed: [],
  isOver: false,
});

/** Whether a run has ended. @type {(run: Run, now: number) => boolean} */
export const isEnded = ({ ends, isOver }, now) => isOver || (ends !== null && now >= ends);

/** The time left in a storm. @type {(run: Run, now: number) => number} */
export const timeLeft = ({ ends }, now) => Math.max(0, (ends ?? now) - now);

/** The difficulty of the next puzzle. @param {Run} run */
export const targetOf = ({ kind, right }) => Math.min(HARDEST, EASIEST + STEPS[kind] * right);

/** The run with the next puzzle. @type {(run: Run, seed: string) => Run} */
export const given = (run, seed) => ({ ...run, seen: [...run.seen, seed] });

/**
 * The run after an answer to its last puzzle; one after the end does not count.
 * @type {(run: Run, isRight: boolean, now: number) => Run}
 */
export function answered(run, isRight, now) {
  if (isEnded(run, now)) return run;
  const row = isRight ? run.row + 1 : 0;
  const change = isRight ? bonusOf(row) : -PENALTY;
  return {
    ...run,
    ends: run.ends === null ? null : run.ends + change,
    right: run.right + Number(isRight),
    row,
    longest: Math.max(run.longest, row),
    missed: isRight ? run.missed : [...run.missed, /** @type {string} */ (run.seen.at(-1))],
    isOver: run.kind === "streak" && !isRight,
  };
}

/** The time that a right answer brings, by the length of the row that it ends. @param {number} row */
export const bonusOf = (row) => (row > 0 && row % COMBO === 0 ? BONUS : 0);

/** Minutes and seconds, such as 2:05; a started second counts. @param {number} time */
export function clockText(time) {
  const seconds = Math.ceil(time / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
