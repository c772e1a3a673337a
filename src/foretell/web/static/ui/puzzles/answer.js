/**
 * The values after an answer: the reasons for the best action and against the player's, all values,
 * and the levels that find it.
 */

import { explain } from "../../net/bots.js";
import { listed, t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { settings } from "../base/settings.js";
import { adviceOf } from "../table/hints/advice.js";
import { Sheet } from "../parts/dialog.js";
import { Best, Choices } from "../table/hints/hint_values.js";
import { signed } from "../parts/numbers.js";
import { reasonText } from "../table/hints/reasons.js";
import { kindOf } from "./position.js";
import { ASKED, difficultyOf } from "./puzzle.js";
import { ratingText } from "./set_list.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Reason } from "../../engine/reasons.js" */
/** @import { Reasons } from "../../worker/worker.js" */
/** @import { Position } from "./position.js" */
/** @import { Puzzle } from "./puzzle.js" */
/** @import { Rating } from "../../keeper/stored.d.ts" */

/** The seed and the bot of a question for reasons alone, where neither matters. */
const ASKING = Object.freeze({ bot: "steady", seed: "0".repeat(64) });

/**
 * @param {{puzzle: Puzzle, position: Position, values: readonly ActionValue[], answer: Action,
 *   isRight: boolean, title: string, rating: Rating, before: Rating, onClose: () => void,
 *   onNext: () => void}} props
 */
export function Answer({ puzzle, position, values, answer, isRight, title, rating, before, onClose, onNext }) {
  const [reasons, setReasons] = useState(/** @type {Reasons} */ ({ best: [], taken: [] }));
  const { known, seat } = position;
  const look = { edition: /** @type {const} */ ("classic"), faces: settings.value.faces };
  const advice = adviceOf(values, look);
  const own = advice.find(({ value }) => kindOf(value.action) === kindOf(answer)) ?? advice[0];
  useEffect(() => void explain({ ...ASKING, known, seat }, values, own.value).then(setReasons, () => {}), []);
  const texts = (/** @type {readonly Reason[]} */ list) => list.map((reason) => reasonText(reason, look));
  const change = Math.round(rating.value) - Math.round(before.value);
  return html`<${Sheet} title=${title} kind="sheet-hint sheet-puzzle ${isRight ? "is-right" : "is-wrong"}"
    onClose=${onClose}>
    <p class="puzzle-change">
      <span>${t("puzzles-your-rating", { rating: ratingText(rating.value) })}${
        change !== 0 && html` <b>${signed(change)}</b>`
      }</span>
      <span>${t("puzzles-difficulty", { rating: ratingText(difficultyOf(puzzle)) })}</span>
    </p>
    <${Best} advice=${advice[0]} reasons=${texts(reasons.best)} />
    ${
      reasons.taken.length > 0 &&
      html`<div class="hint-against">
        <h3>${t("puzzles-against")}</h3>
        <ul class="hint-reasons">${texts(reasons.taken).map((text) => html`<li key=${text}>${text}</li>`)}</ul>
      </div>`
    }
    <${Choices} advice=${advice} look=${look} own=${own.text} />
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
