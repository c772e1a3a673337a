/** The player's result of a date among those of other people, if a server collects them. */

import { hexOf } from "../../core/sha256.js";
import { addResult, pointsOfDay, Refused } from "../../net/api.js";
import { whenBack } from "../../network/network.js";
import { useEffect, useState } from "../base/html.js";
import { dayResult, keepAnswer } from "./log.js";

/** @import { TableEvent } from "../../table/types.d.ts" */
/** @import { DayDistribution, NewDayResult } from "../../wire.d.ts" */

/** The points in one column of a chart. */
const WIDTH = 20;

/**
 * A game as a server expects it: all choices of a seat, under a random number.
 * @type {(entries: readonly TableEvent[], seat: number) => NewDayResult}
 */
export const newResult = (entries, seat) => ({
  id: hexOf(crypto.getRandomValues(new Uint8Array(16))),
  choices: entries.flatMap((entry) => {
    if (!("seat" in entry) || entry.seat !== seat) return [];
    if (entry.type === "bid") return entry.bid ?? [];
    if (entry.type === "trump_chosen") return entry.suit;
    return entry.type === "played" ? entry.card : [];
  }),
});

/**
 * The points of everyone on a date, after sending the player's result if no server has it yet; null
 * if the result is not among them, for instance without a network.
 * @type {(date: string) => Promise<DayDistribution | null>}
 */
export async function compare(date) {
  const { unsent, isAccepted } = dayResult(date) ?? {};
  try {
    if (!unsent) return isAccepted ? await pointsOfDay(date) : null;
    const distribution = await addResult(date, unsent);
    keepAnswer(date, true);
    return distribution;
  } catch (error) {
    // other failures may pass by the next attempt
    if (error instanceof Refused && error.refusal.code === "daily/misfit") keepAnswer(date, false);
    return null;
  }
}

/**
 * The comparison of a date as soon as it is available, retried when the network may be back.
 * @param {string} date
 */
export function useComparison(date) {
  const [comparison, setComparison] = useState(/** @type {DayDistribution | null} */ (null));
  useEffect(() => {
    let isHere = true;
    const ask = () => void compare(date).then((distribution) => isHere && distribution && setComparison(distribution));
    setComparison(null);
    ask();
    const stop = whenBack(() => isHere && ask());
    return () => {
      isHere = false;
      stop();
    };
  }, [date]);
  return comparison;
}

/**
 * The standing of points among those of a date.
 * @param {number} own
 * @param {DayDistribution} distribution
 * @returns {{others: number, rank: number, percent: number}} the number of others, the place from
 *   1, and the share of others with fewer points, in whole percent
 */
export function standingOf(own, { results, points }) {
  const others = Math.max(0, results - 1);
  const count = (/** @type {(points: number) => boolean} */ isMeant) =>
    points.reduce((sum, one) => sum + (isMeant(one.points) ? one.results : 0), 0);
  const percent = others && Math.floor((100 * count((points) => points < own)) / others);
  return { others, rank: 1 + count((points) => points > own), percent };
}

/**
 * The columns of a chart, in ascending order: the start of each, and its number of results.
 * @type {(points: DayDistribution["points"]) => {from: number, results: number}[]}
 */
export function columnsOf(points) {
  const least = columnOf(points[0].points);
  const columns = Array.from(
    { length: 1 + (columnOf(points[points.length - 1].points) - least) / WIDTH },
    (_, at) => ({ from: least + at * WIDTH, results: 0 }),
  );
  for (const one of points) columns[(columnOf(one.points) - least) / WIDTH].results += one.results;
  return columns;
}

/** The start of the column for some points. @param {number} points */
export const columnOf = (points) => Math.floor(points / WIDTH) * WIDTH;
