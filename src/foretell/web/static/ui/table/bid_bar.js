/** The bids to choose from: a large button for each, the forbidden one with its reason. */

import { t } from "../../words/words.js";
import { html, useIs } from "../html.js";
import { makeBid, reasonAgainst } from "./moves.js";
import { forbiddenBid } from "./view.js";

/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./view.js" */

const MOST_IN_A_ROW = 7;

/** @param {{sitting: Sitting, view: View}} props */
export function BidBar({ sitting, view }) {
  const forbidden = forbiddenBid(view);
  const seat = /** @type {number} */ (view.me);
  const rows = Math.ceil((view.size + 1) / MOST_IN_A_ROW);
  const columns = Math.ceil((view.size + 1) / rows);
  return html`<section class="ask bid-bar" aria-labelledby="bid-title">
    <h2 id="bid-title">${t("table-ask-bid", { tricks: view.size })}</h2>
    <ul class=${`bids ${rows > 2 ? "many" : ""}`} style=${{ "--columns": String(columns) }}>
      ${Array.from(
        { length: view.size + 1 },
        (_, bid) => html`<${Bid} key=${bid} sitting=${sitting} bid=${bid}
        isForbidden=${bid === forbidden} />`,
      )}
    </ul>
    ${
      forbidden !== null &&
      html`<p id="bid-reason" class="ask-reason">
        ${reasonAgainst(view.story, { type: "bid", seat, bid: forbidden })}</p>`
    }
  </section>`;
}

/** @param {{sitting: Sitting, bid: number, isForbidden: boolean}} props */
function Bid({ sitting, bid, isForbidden }) {
  const isAsked = useIs(sitting.asked, bid);
  return html`<li>
    <button type="button" class="bid ${isAsked ? "asked" : ""}" data-bid=${bid}
      aria-disabled=${isForbidden ? "true" : undefined}
      aria-describedby=${isForbidden ? "bid-reason" : undefined}
      aria-label=${t("table-bid-of", { bid })}
      onClick=${() => makeBid(sitting, bid)}>${bid}</button>
  </li>`;
}
