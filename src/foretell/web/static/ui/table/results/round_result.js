/** The end of a round as figures: each seat's result, and the timing of the display. */

import { placeOf } from "../../parts/ranks.js";

/** @import { RoundScored } from "../../../core/types.d.ts" */

/**
 * @typedef {object} Result of a seat in a round
 * @property {number} seat
 * @property {number} bid
 * @property {number} taken
 * @property {number} points
 * @property {number} before the total before the round
 * @property {number} total
 * @property {number} place by the total, the best being 1
 * @property {number} climbed places gained, negative for lost ones
 */

/**
 * @typedef {object} Beats milliseconds from the beginning
 * @property {number} lasts in total
 * @property {readonly number[]} turns when each result is turned up and its gauge closes or cracks
 * @property {readonly number[]} flies when each result's points leave for the total
 * @property {number} flight of points
 * @property {number} count how long a total takes to count up
 * @property {number} places when the new places are shown
 */

/**
 * The results of a round, one for each of the seats.
 * @param {RoundScored} score
 * @param {readonly number[]} seats in the order shown
 * @returns {Result[]}
 */
export function resultsOf({ bids, tricks, points, totals }, seats) {
  const before = totals.map((total, seat) => total - points[seat]);
  return seats.map((seat) => ({
    seat,
    bid: bids[seat],
    taken: tricks[seat],
    points: points[seat],
    before: before[seat],
    total: totals[seat],
    place: placeOf(totals, seat),
    climbed: placeOf(before, seat) - placeOf(totals, seat),
  }));
}

/**
 * The schedule: results turn up one by one, then all points fly, then places appear.
 * @param {number} count of results
 * @param {number} lasts
 * @returns {Beats}
 */
export function beatsOf(count, lasts) {
  const spread = (/** @type {number} */ from, /** @type {number} */ to) =>
    Array.from({ length: count }, (_, at) =>
      Math.round(lasts * (from + ((to - from) * at) / Math.max(1, count - 1))),
    );
  return {
    lasts,
    turns: spread(0.02, 0.24),
    flies: spread(0.48, 0.58),
    flight: Math.round(lasts * 0.14),
    count: Math.round(lasts * 0.14),
    places: Math.round(lasts * 0.84),
  };
}

/**
 * The total to show for a result at a time.
 * @param {Result} result
 * @param {number} at its index among the results
 * @param {Beats} beats
 * @param {number} time
 */
export function totalAt({ before, total }, at, { flies, flight, count }, time) {
  const part = (time - flies[at] - flight) / count;
  return Math.round(before + (total - before) * Math.min(1, Math.max(0, part)));
}
