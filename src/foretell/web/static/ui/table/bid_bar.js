/** The bids to choose from: a large button for each, the forbidden one with its reason. */

import { t } from "../../words/words.js";
import { html, useIs } from "../html.js";
import { makeBid, reasonAgainst } from "./moves.js";
import { forbiddenBid } from "./game_view.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameView } from "./game_view.js" */

const MOST_IN_A_ROW = 7;

/** @param {{controller: Controller, view: GameView}} props */
export function BidBar({ controller, view }) {
  const forbidden = forbiddenBid(view);
  const seat = /** @type {number} */ (view.me);
  const rows = Math.ceil((view.size + 1) / MOST_IN_A_ROW);
  const columns = Math.ceil((view.size + 1) / rows);
  return html`<section class="ask bid-bar" aria-labelledby="bid-title">
    <h2 id="bid-title">${t("table-ask-bid", { tricks: view.size })}</h2>
    <ul class=${`bids ${rows > 2 ? "many" : ""}`} style=${{ "--columns": String(columns) }}>
      ${Array.from(
        { length: view.size + 1 },
        (_, bid) => html`<${Bid} key=${bid} controller=${controller} bid=${bid}
        isForbidden=${bid === forbidden} />`,
      )}
    </ul>
    ${
      forbidden !== null &&
      html`<p id="bid-reason" class="ask-reason">
        ${reasonAgainst(view.table, { type: "bid", seat, bid: forbidden })}</p>`
    }
  </section>`;
}

/** @param {{controller: Controller, bid: number, isForbidden: boolean}} props */
function Bid({ controller, bid, isForbidden }) {
  const isAsked = useIs(controller.asked, bid);
  return html`<li>
    <button type="button" class="bid ${isAsked ? "asked" : ""}" data-bid=${bid}
      aria-disabled=${isForbidden ? "true" : undefined}
      aria-describedby=${isForbidden ? "bid-reason" : undefined}
      aria-label=${t("table-bid-of", { bid })}
      onClick=${() => makeBid(controller, bid)}>${bid}</button>
  </li>`;
}
