// @ts-check
/** The bids to choose from: a large button for each, the forbidden one with its reason. */

import { t } from "../../words/words.js";
import { html } from "../html.js";
import { makeBid, reasonAgainst } from "./moves.js";
import { forbiddenBid } from "./view.js";

const MOST_IN_A_ROW = 7;

/** @param {{sitting: import("./sitting.js").Sitting, view: import("./view.js").View}} props */
export function BidBar({ sitting, view }) {
  const forbidden = forbiddenBid(view);
  const seat = /** @type {number} */ (view.me);
  const asked = sitting.asked.value;
  const rows = Math.ceil((view.size + 1) / MOST_IN_A_ROW);
  const columns = Math.ceil((view.size + 1) / rows);
  return html`<section class="ask bid-bar" aria-labelledby="bid-title">
    <h2 id="bid-title">${t("table-ask-bid", { tricks: view.size })}</h2>
    <ul class=${`bids ${rows > 2 ? "many" : ""}`} style=${{ "--columns": String(columns) }}>
      ${Array.from(
        { length: view.size + 1 },
        (_, bid) => html`<li key=${bid}>
        <button type="button" class="bid ${asked === bid ? "asked" : ""}" data-bid=${bid}
          aria-disabled=${bid === forbidden ? "true" : undefined}
          aria-describedby=${bid === forbidden ? "bid-reason" : undefined}
          aria-label=${t("table-bid-of", { bid })}
          onClick=${() => makeBid(sitting, bid)}>${bid}</button>
      </li>`,
      )}
    </ul>
    ${
      forbidden !== null &&
      html`<p id="bid-reason" class="ask-reason">
        ${reasonAgainst(view.story, { type: "bid", seat, bid: forbidden })}</p>`
    }
  </section>`;
}
