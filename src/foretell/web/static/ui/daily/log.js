/** The results of the daily deals and the game in progress, stored in this browser. */

import { keeper } from "../../keeper/here.js";
import { DAY_TRIES, DAYS } from "../../keeper/kinds.js";
import { dateAt, daysAfter } from "../../net/daily/deal.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { SavedTable } from "../../table/types.d.ts" */
/** @import { LevelGame } from "./levels.js" */
/** @import { DayResult, DayResults } from "../../keeper/stored.d.ts" */

/** The person among the players of a date. */
export const YOU = "you";

/** The address of a date's page. @param {string} date */
export const pageOfDay = (date) => (date === dateAt(Date.now()) ? "/daily" : `/daily/${date}`);

/** The address of a player's game on a date. @type {(date: string, who: string) => string} */
export const replayOfDay = (date, who) => `/replay/day/${date}/${who}?seat=0`;

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

/** Stores the game of a level. @type {(date: string, level: string, game: LevelGame) => void} */
export const keepLevel = (date, level, { points, line }) =>
  void keeper.change(DAYS, date, (now) =>
    now && {
      ...now,
      levels: { ...now.levels, [level]: points },
      lines: { ...now.lines, [level]: line },
    });

/** Stores a server's answer to a result. @param {string} date @param {boolean} isAccepted */
export const keepAnswer = (date, isAccepted) => change(date, { unsent: undefined, isAccepted });

/** @param {string} date @param {Partial<DayResult>} more */
function change(date, more) {
  keeper.change(DAYS, date, (now) => now && { ...now, ...more });
}

/**
 * Whether a game counts that was begun at some time and ended now: a game that was begun on its date
 * may end on the day after, as servers allow.
 * @type {(date: string, started: number, now: number) => boolean}
 */
export const isInTime = (date, started, now) =>
  dateAt(started) === date && dateAt(now) <= daysAfter(date, 1);

/** The game of a date in progress. @type {(date: string) => SavedTable | null} */
export const tryOf = (date) => keeper.read(DAY_TRIES, date).value?.table ?? null;

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
