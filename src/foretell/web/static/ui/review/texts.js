/** Words and signs shared by the parts of a review. */

import { cardName, suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { pointsText } from "../table/hints/advice.js";
import { MiniCard, SuitSign } from "../parts/card.js";
import { Icon } from "../parts/icons.js";
import { percentText, rounded } from "../parts/numbers.js";

/** @import { Estimate } from "../../analysis/intervals.js" */
/** @import { Judgement } from "../../analysis/types.d.ts" */
/** @import { Action } from "../../core/types.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { IconName } from "../parts/icons.js" */

/** @type {Readonly<Record<Judgement, IconName>>} */
const SIGNS = { inaccurate: "inaccurate", mistake: "mistake", blunder: "blunder" };

/** Points with one decimal and their sign. @param {number} points */
export function signedPoints(points) {
  const text = pointsText(points);
  return rounded(points, 1) > 0 ? `+${text}` : text;
}

/**
 * Half the interval of an estimate that has the same reach on both sides; nothing if there is none, or
 * all games had the same figure.
 * @param {Estimate} estimate
 */
export const spreadText = ({ low, high }) =>
  low === null || high === null || low === high ? "" : `± ${pointsText((high - low) / 2)}`;

/** Half the 95 % interval of a value with one decimal, rounded up. @param {number} margin */
export const marginText = (margin) => pointsText(Math.ceil(10 * margin - 1e-9) / 10);

/** An accuracy in percent. @param {number} accuracy 0 to 100 */
export const accuracyText = (accuracy) => percentText(accuracy / 100);

/**
 * An action in few words: "Bid 2", "queen of hearts", "hearts".
 * @type {(action: Action, look: Look) => string}
 */
export function actionText(action, look) {
  if (action.type === "bid") return t("web-review-bid", { bid: action.bid });
  return action.type === "play" ? cardName(action.card, look) : suitName(action.suit, look);
}

/** @param {{action: Action, look: Look}} props */
export function ActionSign({ action, look }) {
  return html`<span class="action-sign" aria-hidden="true">${
    action.type === "bid"
      ? html`<span class="bid-sign disc">${action.bid}</span>`
      : action.type === "choose_trump"
        ? html`<${SuitSign} suit=${action.suit} edition=${look.edition} />`
        : html`<${MiniCard} card=${action.card} look=${look} />`
  }</span>`;
}

/** @param {{judgement: Judgement}} props */
export function JudgementSign({ judgement }) {
  return html`<span class=${`judgement disc is-${judgement}`}><${Icon} name=${SIGNS[judgement]} /></span>`;
}

/** @param {Action} one @param {Action} other */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

