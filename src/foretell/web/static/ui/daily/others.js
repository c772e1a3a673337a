/** The own result of a date among those of other people, where a server collects them. */

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
 * A game as a server wants it: all choices of a seat, under a number that nobody else draws.
 * @param {readonly TableEvent[]} entries
 * @param {number} seat
 * @returns {NewDayResult}
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
 * The points of everybody in the deal of a date, after sending the own result if no server has it yet;
 * null where it is not among them: without a server or a network, for instance.
 * @param {string} date
 * @returns {Promise<DayDistribution | null>}
 */
export async function compare(date) {
  const { unsent, isAccepted } = dayResult(date) ?? {};
  try {
    if (!unsent) return isAccepted ? await pointsOfDay(date) : null;
    const found = await addResult(date, unsent);
    keepAnswer(date, true);
    return found;
  } catch (error) {
    // any other trouble may have passed when it is sent again
    if (error instanceof Refused && error.refusal.code === "daily/misfit") keepAnswer(date, false);
    return null;
  }
}

/** The same, as soon as it is known; once more when the network may be back. @param {string} date */
export function useComparison(date) {
  const [found, setFound] = useState(/** @type {DayDistribution | null} */ (null));
  useEffect(() => {
    let isHere = true;
    const ask = () => void compare(date).then((told) => isHere && told && setFound(told));
    setFound(null);
    ask();
    const stop = whenBack(() => isHere && ask());
    return () => {
      isHere = false;
      stop();
    };
  }, [date]);
  return found;
}

/**
 * The standing of points that are among those of a date.
 * @param {number} own
 * @param {DayDistribution} distribution
 * @returns {{others: number, rank: number, percent: number}} the number of others, the place from 1, and the
 *   share of others who have fewer points, in whole percent
 */
export function standingOf(own, { results, points }) {
  const others = Math.max(0, results - 1);
  const count = (/** @type {(points: number) => boolean} */ isMeant) =>
    points.reduce((sum, one) => sum + (isMeant(one.points) ? one.results : 0), 0);
  const percent = others && Math.floor((100 * count((points) => points < own)) / others);
  return { others, rank: 1 + count((points) => points > own), percent };
}

/**
 * The columns of a chart, from the lowest points to the highest: the beginning of each, and how many results
 * are in it.
 * @param {DayDistribution["points"]} points
 * @returns {{from: number, results: number}[]}
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

/** The beginning of the column with some points. @param {number} points */
export const columnOf = (points) => Math.floor(points / WIDTH) * WIDTH;
