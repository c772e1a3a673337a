/** A few cards to look at on the first screen. They load when the service worker has them. */

import { installSprite } from "../../art/sprite.js";
import { html, useLayoutEffect } from "../html.js";
import { settings } from "../settings.js";
import { CardFace } from "../table/card.js";

const CARDS = ["H13", "S12", "D11", "N2", "Z1"];
/** Degrees between neighbours. */
const STEP = 11;

export function Showpiece() {
  useLayoutEffect(() => installSprite(), []);
  const look = { edition: /** @type {const} */ ("classic"), faces: settings.value.faces };
  return html`<ul class="showpiece" aria-hidden="true">
    ${CARDS.map((card, at) => html`<li key=${card} style=${{ "--turn": `${STEP * (at - (CARDS.length - 1) / 2)}deg` }}>
      <${CardFace} card=${card} look=${look} width=${96} />
    </li>`)}
  </ul>`;
}
