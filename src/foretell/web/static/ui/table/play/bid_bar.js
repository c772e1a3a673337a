/** The possible bids: a key for each, in as few rows as fingers allow; the forbidden one with its reason. */

import { t } from "../../../words/words.js";
import { html, useIs, useRef } from "../../base/html.js";
import { makeBid, reasonAgainst } from "./moves.js";
import { forbiddenBid } from "../state/game_view.js";
import { useRoom } from "./room.js";

/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/** The width of a key: a fingertip's in CSS pixels, and that of two figures in letter sizes. */
const TOUCH = 44;
const FIGURES = 2.2;
const EDGES = 4;

/** @param {{controller: Controller, view: GameView}} props */
export function BidBar({ controller, view }) {
  const forbidden = forbiddenBid(view);
  const seat = /** @type {number} */ (view.me);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const { width, letters } = useRoom(place);
  const fit = Math.max(1, Math.floor((width - EDGES) / Math.max(TOUCH, FIGURES * letters)));
  const rows = Math.ceil((view.size + 1) / fit);
  const columns = Math.ceil((view.size + 1) / rows);
  return html`<section ref=${place} class=${`ask bid-bar ${rows > 1 ? "rows" : ""}`} aria-labelledby="bid-title">
    <div class="ask-box">
    <h2 id="bid-title">${t("table-ask-bid", { tricks: view.size })}</h2>
    <ul class="bids" style=${{ "--columns": String(columns) }}>
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
    </div>
  </section>`;
}

/** @param {{controller: Controller, bid: number, isForbidden: boolean}} props */
function Bid({ controller, bid, isForbidden }) {
  const isAsked = useIs(controller.asked, bid);
  const waits = useIs(controller.waiting, bid);
  return html`<li>
    <button type="button" class="bid ${isAsked ? "asked" : ""} ${waits ? "waits" : ""}" data-bid=${bid}
      aria-pressed=${waits ? "true" : undefined}
      aria-disabled=${isForbidden ? "true" : undefined}
      aria-describedby=${isForbidden ? "bid-reason" : undefined}
      aria-label=${t("table-bid-of", { bid })}
      onClick=${() => makeBid(controller, bid)}>${bid}</button>
  </li>`;
}
