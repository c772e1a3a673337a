// The change of a habit after a drill on it.

/** @import { ReviewedGame, Measure } from "./habits.js" */
/** @import { Estimate } from "./intervals.js" */
import { ENOUGH, measureOf } from "./habits.js";
import { changeOf } from "./intervals.js";
import { groupOf } from "./occasions.js";

/**
 * A habit before a drill and since. It is `unknown` while there are too few cases, and `unclear`
 * while the change may be chance.
 * @typedef {object} Outcome
 * @property {Measure} since
 * @property {Estimate} change of the loss per decision
 * @property {"better" | "worse" | "unclear" | "unknown"} verdict
 * @property {boolean} isMonth whether a month has passed
 */

const MONTH = 30 * 86_400_000;

/**
 * @param {{habit: string, before: Measure, ended: number}} drill
 * @param {readonly ReviewedGame[]} games
 * @param {number} now in milliseconds
 * @returns {Outcome}
 */
export function outcomeOf({ habit, before, ended }, games, now) {
  const later = games.filter(({ started }) => started > ended);
  const since = measureOf(later, groupOf(habit));
  const change = changeOf(before.loss, since.loss);
  return { since, change, verdict: verdictOf(since, change), isMonth: now - ended >= MONTH };
}

/** @type {(since: Measure, change: Estimate) => Outcome["verdict"]} */
function verdictOf({ cases }, { low, high }) {
  if (cases < ENOUGH || low === null || high === null) return "unknown";
  if (high < 0) return "better";
  return low > 0 ? "worse" : "unclear";
}
