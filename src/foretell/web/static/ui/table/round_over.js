/** A round is over: who made the bid, and what it brought. */

import { t } from "../../words/words.js";
import { html } from "../html.js";
import { Icon } from "./icons.js";
import { nameOf } from "./names.js";
import { signed } from "./numbers.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameView } from "./game_view.js" */

/** @param {{controller: Controller, view: GameView}} props */
export function RoundOver({ controller, view }) {
  const number = controller.animations.scored.value; // null where none is to be shown
  const score = view.scores.find((row) => row.round === number);
  if (!score) return null;
  const seats = [view.bottom, ...view.others];
  return html`<section class="round-over" aria-labelledby="round-over-title">
    <h2 id="round-over-title">${t("table-round-over", { number: score.round })}</h2>
    <ul>
      ${seats.map((seat, at) => {
        const made = score.bids[seat] === score.tricks[seat];
        const points = score.points[seat];
        return html`<li key=${seat} class=${made ? "made" : "missed"}
          style=${{ "--at": String(at) }}>
          <${Icon} name=${made ? "check" : "over"} />
          <b>${nameOf(view.table, seat)}</b>
          <span>${t("table-round-result", { bid: score.bids[seat], taken: score.tricks[seat] })}
            </span>
          <strong>${signed(points)}</strong>
        </li>`;
      })}
    </ul>
    <button type="button" class="icon-button" aria-label=${t("table-close")}
      onClick=${() => (controller.animations.scored.value = null)}><${Icon} name="close" /></button>
  </section>`;
}
