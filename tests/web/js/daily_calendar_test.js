// The calendar of the daily deals, and its streaks.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { daysAfter } from "../../../src/foretell/web/static/net/daily/deal.js";
import {
  dateAfter,
  monthAfter,
  weekdays,
  weeksOf,
} from "../../../src/foretell/web/static/ui/daily/dates.js";
import { streakOn } from "../../../src/foretell/web/static/ui/daily/streak.js";

const MONDAY = "2026-11-16";
const SIGNS = { P: {}, L: { playedOn: "2027-01-01" } };

/**
 * Results from a Monday on, a letter a day: P played, L played later, anything else missed.
 * @param {string} days
 */
const resultsOf = (days) =>
  Object.fromEntries(
    Array.from(days.replaceAll(" ", "")).flatMap((letter, at) =>
      letter === "P" || letter === "L"
        ? [[daysAfter(MONDAY, at), { points: 0, rounds: [], game: null, ...SIGNS[letter] }]]
        : []
    ),
  );

/** The streak on the last of some days. @param {string} days */
function streakAfter(days) {
  const count = days.replaceAll(" ", "").length;
  const { forgiven, ...streak } = streakOn(resultsOf(days), daysAfter(MONDAY, count - 1));
  return { ...streak, forgiven: [...forgiven].map((date) => Number(date.slice(-2))) };
}

test("a streak is the days played in a row, and forgives one missed day a week", () => {
  /** @type {[string, number, number, number[]][]} days, streak, longest, days of November forgiven */
  const cases = [
    ["-", 0, 0, []],
    ["P", 1, 1, []],
    ["PPP", 3, 3, []],
    ["PP-", 2, 2, []], // today is not over
    ["PP--", 2, 2, [18]], // nor was yesterday the end
    ["PP-P", 3, 3, [18]],
    ["PP--P", 1, 2, []], // two in a week end it
    ["P-P-P", 1, 2, [17]], // one after the other, too
    ["P-PPPPP P-P", 8, 8, [17, 24]], // the next week forgives again
    ["PPPPPP- -PP", 8, 8, [22, 23]], // a Sunday, and the Monday of the next week
    ["PPPPPP- -P-P", 1, 7, [22, 23]],
    ["PPPPP-- PP", 2, 5, []],
    ["PPPPPP- --", 6, 6, [22, 23]], // today is not over
    ["PPPPPP- ---", 0, 6, []],
    ["P--P-P", 2, 2, [20]], // a new streak has forgiven nothing
    ["PLP", 2, 2, [17]], // what is played later does not count
    ["LLL", 0, 0, []],
    ["P----- -------", 0, 1, []],
  ];
  for (const [days, length, longest, forgiven] of cases) {
    const streak = streakAfter(days);
    assert.deepEqual(
      [streak.days, streak.longest, streak.forgiven],
      [length, longest, forgiven],
      days,
    );
  }
});

test("a streak is at risk on a day that would be one missed day too many", () => {
  /** @type {[string, boolean, boolean][]} days, at risk, whether this week still forgives */
  const cases = [
    ["-", false, true],
    ["P", false, true],
    ["PP-", false, true],
    ["PP--", true, false],
    ["PP-P", false, false],
    ["PP-P-", true, false],
    ["PPPPPP- -", false, true], // Monday is another week
    ["PPPPPP- --", true, false],
    ["PPPPPP- ---", false, true], // it has ended
  ];
  for (const [days, isAtRisk, isForgiving] of cases) {
    const streak = streakAfter(days);
    assert.deepEqual([streak.isAtRisk, streak.isForgiving], [isAtRisk, isForgiving], days);
  }
});

test("results of days that are still to come do not count", () => {
  assert.equal(streakOn(resultsOf("PPPP"), daysAfter(MONDAY, 1)).longest, 2);
});

test("a month has whole weeks from Monday to Sunday, with its own days alone", () => {
  for (let month = "2026-11"; month < "2031-01"; month = monthAfter(month, 1)) {
    const weeks = weeksOf(month);
    const days = weeks.flat().filter((day) => day !== null);
    assert.ok(weeks.every((week) => week.length === 7 && week.some((day) => day !== null)), month);
    assert.equal(days[0], `${month}-01`);
    assert.equal(daysAfter(days[days.length - 1], 1), `${monthAfter(month, 1)}-01`);
    for (const [place, day] of weeks.flatMap((week) => [...week.entries()])) {
      if (day !== null) assert.equal(new Date(day).getUTCDay(), (place + 1) % 7, day);
    }
  }
  assert.deepEqual(weekdays().map(({ short }) => short), [
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
    "Sun",
  ]);
});

test("keys move by days, weeks and months, and never beyond the deals", () => {
  const today = "2027-03-31";
  /** @type {[string, string, string | null][]} */
  const cases = [
    ["ArrowLeft", "2027-03-01", "2027-02-28"],
    ["ArrowRight", "2027-03-31", null],
    ["ArrowUp", "2027-03-03", "2027-02-24"],
    ["ArrowDown", "2027-03-03", "2027-03-10"],
    ["Home", "2027-03-03", "2027-03-01"],
    ["End", "2027-03-03", "2027-03-07"],
    ["End", "2027-03-30", today],
    ["PageUp", "2027-03-31", "2027-02-28"],
    ["PageDown", "2027-02-15", "2027-03-15"],
    ["PageDown", "2027-03-15", today],
    ["PageUp", "2026-11-15", "2026-11-01"],
    ["ArrowUp", "2026-11-05", null],
    ["Enter", "2027-03-03", null],
  ];
  for (const [key, date, to] of cases) {
    assert.equal(dateAfter(key, date, today), to, `${key} ${date}`);
  }
});
