/** The values of all actions, the best first, and the reasons for the best. */

import { GAMES } from "../../../analysis/appraisal.js";
import { loadWords, t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { loadStyle } from "../../base/style.js";
import { adviceText, barOf } from "./advice.js";
import { MiniCard, SuitSign } from "../../parts/card.js";

/** @import { Action } from "../../../core/types.d.ts" */
/** @import { Look } from "../../../words/cards.js" */
/** @import { Advice } from "./advice.js" */

await Promise.all([loadWords("reasons"), loadStyle("css/table-hint.css")]);

/** The best action and its reasons. @param {{advice: Advice, reasons: readonly string[]}} props */
export function Best({ advice: { text, range, chance }, reasons }) {
  return html`<div class="hint-best">
    <p><b>${text}</b> <span>${t("table-hint-worth", { points: range, chance })}</span></p>
    ${
      reasons.length > 0 &&
      html`<ul class="hint-reasons">
      ${reasons.map((reason) => html`<li key=${reason}>${reason}</li>`)}
    </ul>`
    }
  </div>`;
}

/**
 * All actions. A tap on one chooses it; without `onChoose` they are only shown. The one with the
 * text `own` is marked as the viewer's.
 * @param {{advice: readonly Advice[], look: Look, onChoose?: (action: Action) => void, own?:
 *   string}} props
 */
export function Choices({ advice, look, onChoose, own }) {
  const all = advice.map(({ value }) => value.points);
  return html`<div class="hint-head" aria-hidden="true">
      <span>${t("table-hint-points")}</span><span>${t("table-hint-made")}</span>
    </div>
    <ol class="hint-list">
      ${advice.map(
        (one, at) => html`<li key=${one.text}>
        <${Choice} advice=${one} bar=${barOf(one.value.points, all)} isBest=${at === 0} look=${look}
          onChoose=${onChoose} isOwn=${one.text === own} />
      </li>`,
      )}
    </ol>`;
}

/**
 * @param {{advice: Advice, bar: ReturnType<typeof barOf>, isBest: boolean, look: Look,
 *   onChoose?: (action: Action) => void, isOwn: boolean}} props
 */
function Choice({ advice, bar, isBest, look, onChoose, isOwn }) {
  const { value, name, points, chance, gap, isLevel } = advice;
  const level = isOwn ? t("table-hint-own") : !isBest && isLevel ? t("table-hint-level") : "";
  const kind = isBest ? "is-best" : isLevel ? "is-level" : "";
  const style = { "--start": `${bar.start}%`, "--width": `${bar.width}%` };
  const inside = html`<span class="visually-hidden">${adviceText(advice)} ${level}</span>
    <${Sign} action=${value.action} look=${look} />
    <span class="hint-what" aria-hidden="true">${name}
      ${gap && html`<small class="hint-gap">${gap}</small>`}
      ${level && html`<small>${level}</small>`}</span>
    <span class="hint-points" aria-hidden="true">${points}</span>
    <span class="hint-chance" aria-hidden="true">${chance}</span>
    <span class=${`hint-bar ${value.points < 0 ? "is-loss" : ""}`} style=${style}></span>`;
  if (!onChoose) return html`<div class=${`hint-choice ${kind}`}>${inside}</div>`;
  return html`<button type="button" class=${`hint-choice ${kind}`} onClick=${() => onChoose(value.action)}>
    ${inside}
  </button>`;
}

/** The bid, suit or card of an action. @param {{action: Action, look: Look}} props */
function Sign({ action, look }) {
  return html`<span class="hint-sign" aria-hidden="true">${
    action.type === "bid"
      ? action.bid
      : action.type === "choose_trump"
        ? html`<${SuitSign} suit=${action.suit} edition=${look.edition} />`
        : html`<${MiniCard} card=${action.card} look=${look} />`
  }</span>`;
}

/** The number of games behind the figures, and what ± is. @param {{games: number}} study */
export const basisText = ({ games }) => t("table-hint-games", { games });

/** Why no action is recommended yet. @param {number} games that have been played out */
export const lookingText = (games) =>
  games === 0 ? t("table-hint-loading") : t("table-hint-looking", { games, of: GAMES });
