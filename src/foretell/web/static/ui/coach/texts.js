/** The words of the coach: for groups of decisions, habits, and figures with their intervals. */

import { t } from "../../words/words.js";
import { withMinus } from "../parts/numbers.js";
import { signedPoints } from "../review/texts.js";
import { pointsText } from "../table/hints/advice.js";

/** @import { Figures } from "../../analysis/habits.js" */
/** @import { Estimate } from "../../analysis/intervals.js" */
/** @import { Band, Group } from "../../analysis/occasions.js" */

/** The names of bands in messages. @type {Readonly<Record<Band, string>>} */
const BANDS = { "1-2": "b12", "3-5": "b35", "6-8": "b68", "9-": "b9" };

/** A group within its part of a table: "Leading", "3 to 5 cards". @param {Group} group */
export function kindText({ occasion, band, place }) {
  if (occasion !== "bid") return t(`coach-kind-${occasion}`);
  const parts = [...(band ? [BANDS[band]] : []), ...(place ? [place] : [])];
  return parts.length === 0
    ? t("coach-kind-all")
    : parts.map((part) => t(`coach-kind-${part}`)).join(" · ");
}

/** A group with a word for its occasion: "Bids: 3 to 5 cards". @param {Group} group */
export const groupText = (group) =>
  group.occasion === "bid" && (group.band || group.place)
    ? t("coach-of-bids", { kind: kindText(group) })
    : kindText(group);

/** The cost of a habit, in a sentence. @param {Figures} figures */
export function habitText({ group: { occasion, band, place }, perGame, bias }) {
  const points = pointsText(perGame.value);
  if (occasion !== "bid") return t(`coach-habit-${occasion}`, { points });
  const when = t("coach-when", { band: band ? BANDS[band] : "any", place: place ?? "any" });
  return t("coach-habit-bid", {
    when,
    points,
    side: bias === null ? "even" : sideOf(bias),
    tricks: pointsText(Math.abs(bias?.value ?? 0)),
  });
}

/** The side on which bids err beyond chance. @param {Estimate} bias */
const sideOf = ({ low, high }) =>
  low !== null && low > 0 ? "high" : high !== null && high < 0 ? "low" : "even";

/**
 * The interval of an estimate: "0.6–2.1"; nothing if there is none, or all games had the same figure.
 * @param {Estimate} estimate
 */
export function rangeText({ low, high }) {
  if (low === null || high === null || low === high) return "";
  return low < 0
    ? t("coach-range", { low: pointsText(low), high: pointsText(high) })
    : `${pointsText(low)}–${pointsText(high)}`;
}

/** The bias of bids, with its sign. @param {Estimate} bias */
export const biasText = ({ value }) => withMinus(signedPoints(value));
