/** The words and figures of a hint for each action. */

import { cardName, suitName } from "../../../words/cards.js";
import { language, t } from "../../../words/words.js";
import { percentText, rounded, withMinus } from "../../parts/numbers.js";

/** @import { Action } from "../../../core/types.d.ts" */
/** @import { ActionValue } from "../../../engine/search.js" */
/** @import { Look } from "../../../words/cards.js" */

/**
 * An action with its figures; `name` is its card or suit, `range` has the points with their interval
 * and `gap` those by which it is behind the best, and `isLevel` marks one that is as good as the best,
 * as far as the figures show.
 * @typedef {{value: ActionValue, text: string, name: string, points: string, range: string, chance:
 *   string, gap: string, isLevel: boolean}} Advice
 */

/**
 * The advice for all actions, the best first. Equal cards, such as two Wizards, are one choice.
 * @param {readonly ActionValue[]} values the best first
 * @param {Look} look
 * @returns {Advice[]}
 */
export function adviceOf(values, look) {
  const texts = values.map(({ action }) => actionText(action, look));
  return values.flatMap((value, at) => {
    if (texts.indexOf(texts[at]) < at) return [];
    const isLevel = value.behind <= value.behindMargin;
    const { points, margin, behind, behindMargin } = value;
    const figures = {
      points: pointsText(points),
      range: within(points, margin),
      chance: percentText(value.makesBid),
      gap: behind === 0 && behindMargin === 0 ? "" : within(-behind, behindMargin),
    };
    return [{ value, text: texts[at], name: nameOf(value.action, look), ...figures, isLevel }];
  });
}

/**
 * An instruction, as a sentence without its full stop.
 * @type {(action: Action, look: Look) => string}
 */
function actionText(action, look) {
  const name = nameOf(action, look);
  if (action.type === "bid") return t("table-hint-bid", { bid: action.bid });
  if (action.type === "choose_trump") return t("table-hint-trump", { suit: name });
  return t("table-hint-play", { card: name });
}

/** The name of a card or suit; a bid has none. @param {Action} action @param {Look} look */
function nameOf(action, look) {
  if (action.type === "bid") return "";
  return action.type === "play" ? cardName(action.card, look) : suitName(action.suit, look);
}

/** An action and its value, as a sentence. @param {Advice} advice */
export const adviceText = ({ text, points, chance }) =>
  t("table-hint-said", { action: text, points, chance });

/**
 * Points with half of their 95 % interval, rounded up as the terminal does.
 * @type {(points: number, margin: number) => string}
 */
function within(points, margin) {
  if (margin === 0) return pointsText(points);
  const digits = margin > 10 ? 0 : 1;
  const up = Math.ceil(margin * 10 ** digits) / 10 ** digits;
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${pointsText(points)} ± ${new Intl.NumberFormat(language.value, form).format(up)}`;
}

/** Points with one decimal. @param {number} points */
export function pointsText(points) {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return withMinus(new Intl.NumberFormat(language.value, digits).format(rounded(points, 1)));
}

/**
 * The bar of an action: its start and its width, in percent of the room for all bars. Each begins
 * at zero points.
 * @param {number} points
 * @param {readonly number[]} all the points of all actions
 */
export function barOf(points, all) {
  const least = Math.min(0, ...all);
  const span = Math.max(0, ...all) - least || 1;
  const share = (/** @type {number} */ to) => 100 * (to - least) / span;
  const start = share(Math.min(0, points));
  return { start, width: share(Math.max(0, points)) - start };
}
