/**
 * Streaks: days played on their dates, one after the other. One missed day in a week, from Monday to
 * Sunday, is forgiven: it does not count, and ends nothing.
 */

import { daysAfter, daysBetween } from "../../net/daily/deal.js";

/** @import { DayResults } from "../../keeper/stored.d.ts" */

const WEEK = 7;
/** A Monday. */
const MONDAY = "2026-11-02";

/**
 * @typedef {object} Streak
 * @property {number} days played in a row up to today, which may still be missing
 * @property {number} longest
 * @property {ReadonlySet<string>} forgiven the missed days that ended nothing
 * @property {boolean} isAtRisk whether it ends with today, unless today is played
 * @property {boolean} isForgiving whether a missed day of this week would be forgiven
 */

/**
 * The streak on a date. A streak that has ended starts again with nothing forgiven.
 * @type {(results: DayResults, today: string) => Streak}
 */
export function streakOn(results, today) {
  const end = daysBetween(MONDAY, today);
  const played = Object.keys(results)
    .filter((date) => !results[date].playedOn && date <= today)
    .map((date) => daysBetween(MONDAY, date))
    .sort((one, other) => one - other);
  /** @type {Set<string>} */
  const forgiven = new Set();
  let spent = /** @type {ReadonlySet<number>} */ (new Set());
  let last = played[0] ?? end;
  let days = 0;
  let longest = 0;
  /** Whether the streak reaches a day; the days missed before it are forgiven. @param {number} day */
  const reaches = (day) => {
    const weeks = weeksMissed(last, day, spent);
    if (weeks === null) return false;
    spent = new Set([...spent, ...weeks]);
    for (let missed = last + 1; missed < day; missed += 1) forgiven.add(textOf(missed));
    return true;
  };
  for (const day of played) {
    if (days > 0 && !reaches(day)) {
      days = 0;
      spent = new Set();
    }
    days += 1;
    longest = Math.max(longest, days);
    last = day;
  }
  if (days > 0 && !reaches(end)) days = 0;
  const isOver = played.includes(end) || days === 0;
  return {
    days,
    longest,
    forgiven,
    isAtRisk: !isOver && weeksMissed(end - 1, end + 1, spent) === null,
    isForgiving: days === 0 || !spent.has(weekOf(end)),
  };
}

/**
 * The weeks of the days missed between two days; null if they are too many to be forgiven.
 * @type {(from: number, to: number, spent: ReadonlySet<number>) => number[] | null}
 */
function weeksMissed(from, to, spent) {
  const count = Math.max(0, to - from - 1);
  if (count > 2) return null; // at most a Sunday and the Monday after it
  const weeks = Array.from({ length: count }, (_, at) => weekOf(from + 1 + at));
  return new Set(weeks).size < count || weeks.some((week) => spent.has(week)) ? null : weeks;
}

/** @param {number} day */
const weekOf = (day) => Math.floor(day / WEEK);

/** @param {number} day */
const textOf = (day) => daysAfter(MONDAY, day);
