/** The end of a round: what the reader has scored, and the way to the next one. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { withMinus } from "../parts/numbers.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Setup } from "./course.js" */

/** @param {{setup: Setup, state: State, isLast: boolean, onNext: () => void}} props */
export function RoundOver({ setup: { seat }, state, isLast, onNext }) {
  const { bids, tricks, points } = state.scores[state.scores.length - 1];
  const score = { bid: bids[seat], taken: tricks[seat] };
  return html`<div class="advice-score">
    <p>${t("table-round-result", score)}</p>
    <p><b>${t("web-advice-points", { points: withMinus(points[seat]) })}</b></p>
    ${
    !isLast &&
    html`<button type="button" class="button button-main button-large" onClick=${onNext}>${t("web-pad-next")}</button>`
  }
  </div>`;
}
