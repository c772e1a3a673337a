/** The results of the daily deals and the game in progress, stored in this browser. */

import { keeper } from "../../keeper/here.js";
import { DAY_TRY, DAYS } from "../../keeper/kinds.js";
import { daysAfter } from "./deal.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { SavedTable } from "../../table/types.d.ts" */
/** @import { DayResult, DayResults } from "../../keeper/stored.d.ts" */

/** @returns {DayResults} */
export const dayResults = () =>
  Object.fromEntries(keeper.all(DAYS).reverse().map(({ id, value }) => [id, value]));

/** @type {(date: string) => DayResult | null} */
export const dayResult = (date) => keeper.read(DAYS, date).value;

/**
 * Stores a result. The first one counts: an existing result stays. Those older than yesterday's are
 * too old to be sent.
 * @type {(date: string, result: DayResult) => void}
 */
export function keepDay(date, result) {
  keeper.change(DAYS, date, (first) => first ?? result);
  const yesterday = daysAfter(date, -1);
  for (const { id, value } of keeper.all(DAYS)) {
    if (value.unsent && id < yesterday) change(id, { unsent: undefined });
  }
}

/** @param {string} date @param {Readonly<Record<string, number>>} levels */
export const keepLevels = (date, levels) =>
  void keeper.change(DAYS, date, (now) => now && { ...now, levels: { ...now.levels, ...levels } });

/** Stores a server's answer to a result. @param {string} date @param {boolean} isAccepted */
export const keepAnswer = (date, isAccepted) => change(date, { unsent: undefined, isAccepted });

/** @param {string} date @param {Partial<DayResult>} more */
function change(date, more) {
  keeper.change(DAYS, date, (now) => now && { ...now, ...more });
}

/**
 * The number of days in a row with a result, up to today; a missing result today does not end it
 * yet.
 * @type {(results: DayResults, today: string) => number}
 */
export function streakOf(results, today) {
  let date = today in results ? today : daysAfter(today, -1);
  let days = 0;
  while (date in results) {
    days += 1;
    date = daysAfter(date, -1);
  }
  return days;
}

/** The longest number of days in a row. @param {DayResults} results */
export const longestStreak = (results) =>
  Math.max(0, ...Object.keys(results).map((date) => streakOf(results, date)));

/** The game of a date in progress. @type {(date: string) => SavedTable | null} */
export function tryOf(date) {
  const attempt = keeper.read(DAY_TRY).value;
  return attempt?.date === date ? attempt.table : null;
}

/**
 * @type {(scores: readonly RoundScored[], seat: number, sizes: readonly number[], game: number |
 *   null) => DayResult}
 */
export function resultOf(scores, seat, sizes, game) {
  const rounds = scores.map(({ bids, tricks, points }, at) => ({
    size: sizes[at],
    bid: bids[seat],
    taken: tricks[seat],
    points: points[seat],
  }));
  return { points: rounds.reduce((sum, one) => sum + one.points, 0), rounds, game };
}
