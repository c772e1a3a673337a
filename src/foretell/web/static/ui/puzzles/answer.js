/**
 * The values after an answer: the reasons for the best action and against the player's, all values,
 * and the levels that find it.
 */

import { listed, t } from "../../words/words.js";
import { html } from "../base/html.js";
import { Sheet } from "../parts/dialog.js";
import { signed } from "../parts/numbers.js";
import { ASKED, difficultyOf } from "./puzzle.js";
import { ratingText } from "./set_list.js";
import { Worth } from "./worth.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Position } from "./position.js" */
/** @import { Puzzle } from "./puzzle.js" */
/** @import { Rating } from "../../keeper/stored.d.ts" */

/**
 * @param {{puzzle: Puzzle, position: Position, values: readonly ActionValue[], answer: Action,
 *   isRight: boolean, title: string, rating: Rating, before: Rating, onClose: () => void,
 *   onNext: () => void}} props
 */
export function Answer({ puzzle, position, values, answer, isRight, title, rating, before, onClose, onNext }) {
  const change = Math.round(rating.value) - Math.round(before.value);
  return html`<${Sheet} title=${title} kind="sheet-hint sheet-puzzle ${isRight ? "is-right" : "is-wrong"}"
    onClose=${onClose}>
    <p class="puzzle-change">
      <span>${t("puzzles-your-rating", { rating: ratingText(rating.value) })}${
        change !== 0 && html` <b>${signed(change)}</b>`
      }</span>
      <span>${t("puzzles-difficulty", { rating: ratingText(difficultyOf(puzzle)) })}</span>
    </p>
    <${Worth} position=${position} values=${values} answer=${answer} />
    <p class="hint-basis">${foundText(puzzle)}</p>
    <p class="actions puzzle-acts">
      <button type="button" class="button button-main" autofocus onClick=${onNext}>${t("puzzles-next")}</button>
      <a class="button" href="/puzzles">${t("puzzles-stop")}</a>
    </p>
  <//>`;
}

/** The levels that find the best action, in a sentence. @param {Puzzle} puzzle */
function foundText({ found }) {
  if (found.length === 0) return t("puzzles-found-none");
  const bots = found.map((bot) => t(bot === ASKED[4] ? "puzzles-network" : `web-level-${bot}`));
  return t("puzzles-found-by", { bots: listed(bots) });
}
