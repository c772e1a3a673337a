/** Dates in words, and the months of the calendar. */

import { daysAfter, daysBetween, FIRST, isDealt } from "../../net/daily/deal.js";
import { language } from "../../words/words.js";

const WEEK = 7;
/** A Monday. */
const MONDAY = "2026-11-02";

/** @type {(format: Intl.DateTimeFormatOptions) => (date: string) => string} */
const written = (format) => (date) =>
  new Intl.DateTimeFormat(language.value, { ...format, timeZone: "UTC" }).format(Date.parse(date));

export const dateText = written({ weekday: "long", day: "numeric", month: "long" });
export const monthText = written({ month: "long", year: "numeric" });
const shortDay = written({ weekday: "short" });
const longDay = written({ weekday: "long" });

/** The days of the week from Monday on: their names in short and in full. */
export const weekdays = () =>
  Array.from({ length: WEEK }, (_, at) => daysAfter(MONDAY, at))
    .map((date) => ({ short: shortDay(date), long: longDay(date) }));

/** The month of a date: `2026-11`. @param {string} date */
export const monthOf = (date) => date.slice(0, -3);

/** A month some months after another. @type {(month: string, months: number) => string} */
export function monthAfter(month, months) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The place of a date in its week, from 0 on Monday. @param {string} date */
const placeInWeek = (date) => ((daysBetween(MONDAY, date) % WEEK) + WEEK) % WEEK;

/**
 * The weeks of a month from Monday to Sunday; null for days of other months.
 * @param {string} month
 * @returns {(string | null)[][]}
 */
export function weeksOf(month) {
  const first = `${month}-01`;
  const count = daysBetween(first, `${monthAfter(month, 1)}-01`);
  const before = placeInWeek(first);
  return Array.from({ length: Math.ceil((before + count) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_, at) => {
      const day = week * WEEK + at - before;
      return day >= 0 && day < count ? daysAfter(first, day) : null;
    }));
}

/**
 * The date that a key moves to, among those with a deal; null if the key moves nowhere.
 * @type {(key: string, date: string, today: string) => string | null}
 */
export function dateAfter(key, date, today) {
  /** @type {Record<string, () => string>} */
  const moves = {
    ArrowLeft: () => daysAfter(date, -1),
    ArrowRight: () => daysAfter(date, 1),
    ArrowUp: () => daysAfter(date, -WEEK),
    ArrowDown: () => daysAfter(date, WEEK),
    Home: () => daysAfter(date, -placeInWeek(date)),
    End: () => daysAfter(date, WEEK - 1 - placeInWeek(date)),
    PageUp: () => sameDay(date, -1),
    PageDown: () => sameDay(date, 1),
  };
  const to = moves[key]?.();
  if (to === undefined) return null;
  if (isDealt(to, today)) return to;
  return key.startsWith("Arrow") ? null : to < FIRST ? FIRST : today;
}

/** The same day of another month, or its last. @type {(date: string, months: number) => string} */
function sameDay(date, months) {
  const month = monthAfter(monthOf(date), months);
  const last = daysAfter(`${monthAfter(month, 1)}-01`, -1);
  const day = `${month}-${date.slice(-2)}`;
  return day > last ? last : day;
}

/**
 * The date of an address, and whether its game is to be played: today's deal, or that of an earlier day.
 * @type {(rest: readonly string[], today: string) => {date: string, isToPlay: boolean}}
 */
export function placeIn([first = "", second = ""], today) {
  const isDate = isDealt(first, today);
  return { date: isDate ? first : today, isToPlay: (isDate ? second : first) === "play" };
}
