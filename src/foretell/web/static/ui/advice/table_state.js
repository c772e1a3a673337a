/** The state of the round: trump, and each player's bid, tricks and card on the table. */

import { leavesStock } from "../../core/index.js";
import { cardName, suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { MiniCard, SuitSign } from "../parts/card.js";
import { trumpKind } from "../table/state/game_view.js";
import { clockwise } from "./course.js";
import { atTable, nameOf } from "./seats.js";

/** @import { Seat, State } from "../../core/types.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Setup } from "./course.js" */

/** @param {{setup: Setup, state: State, toAct: Seat | null, look: Look}} props */
export function TableState({ setup, state, toAct, look }) {
  const { round, options } = state;
  const last = round.trick?.cards.length === 0 ? round.tricks.at(-1) : null;
  const trick = last ?? round.trick;
  return html`<ol class="advice-seats" data-past=${last != null} aria-label=${t("web-option-players")}>
    ${clockwise(options, setup.seat + 1).map((seat) => {
      const at = trick ? (seat - trick.leader + options.players) % options.players : 0;
      const card = trick?.cards[at];
      const isDealer = seat === round.dealer;
      const isWinner = trick?.winner === seat;
      return html`<li key=${seat} class=${`${seat === toAct ? "to-act" : ""} ${isWinner ? "winner" : ""}`}>
        <span class="advice-name one-line" dir="auto">${nameOf(setup, seat)}</span>
        <${Standing} state=${state} seat=${seat} />
        ${isDealer &&
        html`<small class=${card === undefined ? "advice-dealer" : "visually-hidden"}>${t("table-is-dealer")}</small>`}
        ${
        card !== undefined &&
        html`<span class="advice-card"><${MiniCard} card=${atTable(setup, card)} look=${look} />
          <span class="visually-hidden">${cardName(atTable(setup, card), look)}</span></span>`
      }
      </li>`;
    })}
  </ol>`;
}

/** @param {{state: State, seat: Seat}} props */
function Standing({ state: { round }, seat }) {
  if (!round.hasBid[seat]) return html`<span class="advice-bid" aria-hidden="true">–</span>`;
  const bid = round.bids[seat] ?? "?";
  const taken = round.taken[seat];
  return html`<span class="advice-bid" aria-hidden="true">${taken}/${bid}</span>
    <span class="visually-hidden">${t("table-plate-standing", { bid, taken })}</span>`;
}

/** The number of the round, and its trump. @param {{state: State, look: Look}} props */
export function RoundState({ state, look }) {
  const { round, options } = state;
  if (round.number === 0 || round.hands.length === 0) return null;
  const { trump, turned } = round;
  const isTurned = turned !== null || !leavesStock(options, round.size);
  return html`<p class="advice-round">
    <span>${t("web-pad-title", { round: round.number, cards: round.size })}</span>
    ${isTurned && html`<span>${t("table-trump-title")}: ${
    trump === null
      ? t(`table-trump-short-${trumpKind(round, options)}`)
      : html`<${SuitSign} suit=${trump} edition=${look.edition} /> ${suitName(trump, look)}`
  }</span>`}
  </p>`;
}
