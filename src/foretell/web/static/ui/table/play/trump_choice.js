/** The dealer names trump (R5.3). */

import { inRound, SUITS } from "../../../core/index.js";
import { suitName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { settings } from "../../base/settings.js";
import { SuitSign } from "../../parts/card.js";
import { chooseTrump } from "./moves.js";
import { lookOf } from "../state/game_view.js";

/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/** @param {{controller: Controller, view: GameView}} props */
export function TrumpChoice({ controller, view }) {
  const look = lookOf(view.table, settings.value.faces);
  return html`<section class="ask trump-choice" aria-labelledby="choose-title">
    <div class="ask-box">
    <h2 id="choose-title">${t("table-ask-trump")}</h2>
    ${inRound(view.options, view.number).clairvoyance && html`<p class="ask-reason">${t("table-ask-trump-unseen")}</p>`}
    <ul>
      ${SUITS.map(
        (suit) => html`<li key=${suit}>
        <button type="button" data-suit=${suit}
          class="${controller.asked.value === suit ? "asked" : ""} ${controller.waiting.value === suit ? "waits" : ""}"
          aria-pressed=${controller.waiting.value === suit ? "true" : undefined}
          onClick=${() => chooseTrump(controller, suit)}>
          <${SuitSign} suit=${suit} edition=${look.edition} />
          <span>${suitName(suit, look)}</span>
        </button>
      </li>`,
      )}
    </ul>
    </div>
  </section>`;
}
