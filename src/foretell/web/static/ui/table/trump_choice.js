/** The dealer names trump (R5.3). */

import { SUITS } from "../../core/index.js";
import { suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../html.js";
import { settings } from "../settings.js";
import { SuitSign } from "./card.js";
import { chooseTrump } from "./moves.js";
import { lookOf } from "./view.js";

/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./view.js" */

/** @param {{sitting: Sitting, view: View}} props */
export function TrumpChoice({ sitting, view }) {
  const look = lookOf(view.story, settings.value.faces);
  return html`<section class="ask trump-choice" aria-labelledby="choose-title">
    <h2 id="choose-title">${t("table-ask-trump")}</h2>
    ${view.options.clairvoyance && html`<p class="ask-reason">${t("table-ask-trump-unseen")}</p>`}
    <ul>
      ${SUITS.map(
        (suit) => html`<li key=${suit}>
        <button type="button" class=${sitting.asked.value === suit ? "asked" : ""} data-suit=${suit}
          onClick=${() => chooseTrump(sitting, suit)}>
          <${SuitSign} suit=${suit} edition=${look.edition} />
          <span>${suitName(suit, look)}</span>
        </button>
      </li>`,
      )}
    </ul>
  </section>`;
}
