/** A seat at the table: who it is, how they stand, and what they are doing. */

import { suitName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html } from "../html.js";
import { settings } from "../settings.js";
import { awayDot, dealerButton } from "../../art/ornaments.js";
import { Drawing, SuitSign } from "./card.js";
import { Clock } from "./clock.js";
import { withMinus } from "./numbers.js";
import { Gauge, standingText } from "./gauge.js";
import { botNotes, isAway, isWaiting, nameOf } from "./names.js";
import { lookOf } from "./game_view.js";
import { SUITS } from "../../core/index.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameView } from "./game_view.js" */

/**
 * @param {{controller: Controller, view: GameView, seat: number, tag?: string, place?: [number,
 *   number]}} props
 */
export function Plate({ controller, view, seat, tag = "li", place }) {
  const { table } = view;
  const acts = view.toAct.includes(seat);
  const playing = view.trick !== null;
  const standing = { bid: view.bids[seat], hasBid: view.hasBid[seat], taken: view.taken[seat] };
  const isIdle = isAway(table, seat) || isWaiting(table, seat);
  const classes = [
    "plate",
    acts && "acts turn-halo",
    isIdle && "is-away",
    seat === table.seat && "own",
  ];
  const style = place && { "--x": `${place[0]}%`, "--y": `${place[1]}%` };
  return html`<${tag} class=${classes.filter(Boolean).join(" ")} data-seat=${seat} style=${style}>
    <span class="visually-hidden">${plateText(view, seat)}</span>
    <span class="plate-head" aria-hidden="true">
      ${view.dealer === seat && html`<${Drawing} draw=${dealerButton} of=${[]} />`}
      <span class="plate-name">${nameOf(table, seat)}</span>
      ${isIdle && html`<${Drawing} draw=${awayDot} of=${[]} />`}
      ${view.options.deal === "one_suit" &&
      html`<${SuitSign} suit=${SUITS[seat]} edition=${view.options.edition} />`}
    </span>
    <${Gauge} ...${standing} playing=${playing} />
    <span class="plate-total" aria-hidden="true">${withMinus(view.totals[seat])}</span>
    <${Clock} controller=${controller} seat=${seat} />
  <//>`;
}

/**
 * A seat in words, good to be read aloud.
 * @param {GameView} view
 * @param {number} seat
 */
export function plateText(view, seat) {
  const { table } = view;
  const parts = [
    seat === table.seat ? t("table-you-named", { who: nameOf(table, seat) }) : nameOf(table, seat),
    ...botNotes(table, seat),
    isAway(table, seat) && t("table-is-away"),
    isWaiting(table, seat) && t("table-is-waiting"),
    view.dealer === seat && t("table-is-dealer"),
    view.options.deal === "one_suit" &&
      t("table-owns-suit", { suit: suitName(SUITS[seat], lookOf(table, settings.value.faces)) }),
    view.toAct.includes(seat) && t("table-is-to-act"),
    standingText({ bid: view.bids[seat], hasBid: view.hasBid[seat], taken: view.taken[seat] }),
    t("table-total", { total: view.totals[seat] }),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
