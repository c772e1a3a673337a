/** With one suit each, the suit that each player owns on the cards at the table (R9.7). */

import { SUITS } from "../../core/index.js";
import { suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { SuitSign } from "../parts/card.js";

/** @import { Suit } from "../../core/types.d.ts" */
/** @import { Edition } from "../../words/cards.js" */

/**
 * @param {{names: readonly string[], suits: readonly Suit[], look: Edition,
 *   onChange: (suits: readonly Suit[]) => void}} props
 */
export function OwnedSuits({ names, suits, look, onChange }) {
  return html`<div class="advice-owned">
    <p class="label">${t("web-advice-suits")}</p>
    ${names.map((name, at) => html`<fieldset key=${at} class="segments">
      <legend dir="auto">${name}</legend>
      <div>
        ${SUITS.map((suit) => html`<label key=${suit}>
          <input type="radio" name=${`suit-${at}`} checked=${suits[at] === suit}
            aria-label=${suitName(suit, { edition: look, faces: "letters" })}
            onChange=${() => onChange(exchanged(suits, at, suit))} />
          <span><${SuitSign} suit=${suit} edition=${look} /></span>
        </label>`)}
      </div>
    </fieldset>`)}
  </div>`;
}

/**
 * Gives a suit to a player; its former owner gets that player's old one.
 * @type {(suits: readonly Suit[], at: number, suit: Suit) => Suit[]}
 */
export const exchanged = (suits, at, suit) =>
  suits.map((before, one) => (one === at ? suit : before === suit ? suits[at] : before));
