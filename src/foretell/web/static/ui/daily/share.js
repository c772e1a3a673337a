/** The text to share: the results, and nothing about the cards. */

import { t } from "../../words/words.js";
import { signed, withMinus } from "../parts/numbers.js";
import { numberOf } from "./deal.js";

/** @import { DayResult } from "../../keeper/stored.d.ts" */

/** A bid made, missed by one trick, missed by more. */
const SIGNS = ["🟩", "🟨", "🟥"];

/**
 * @param {string} date
 * @param {DayResult} result
 * @param {number} streak
 * @param {string} address of the page
 */
export function shareText(date, { points, rounds, levels = {} }, streak, address) {
  const signs = rounds.map(({ bid, taken, points }) => `${signOf(bid, taken)} ${signed(points)}`);
  const others = Object.values(levels);
  const beaten = others.filter((other) => points > other).length;
  return [
    t("daily-share-title", { number: numberOf(date) }),
    signs.join("  "),
    t("daily-share-points", { points: withMinus(points) }),
    ...(others.length > 0 ? [t("daily-share-levels", { beaten, levels: others.length })] : []),
    ...(streak > 1 ? [`🔥 ${t("daily-streak", { days: streak })}`] : []),
    address,
  ].join("\n");
}

/** @param {number} bid @param {number} taken */
export const signOf = (bid, taken) => SIGNS[Math.min(2, Math.abs(bid - taken))];
