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
import { lookOf } from "./view.js";
import { SUITS } from "../../core/index.js";

/** @import { Sitting } from "./sitting.js" */
/** @import { View } from "./view.js" */

/**
 * @param {{sitting: Sitting, view: View, seat: number, tag?: string, place?: [number,
 *   number]}} props
 */
export function Plate({ sitting, view, seat, tag = "li", place }) {
  const { story } = view;
  const acts = view.toAct.includes(seat);
  const playing = view.trick !== null;
  const standing = { bid: view.bids[seat], hasBid: view.hasBid[seat], taken: view.taken[seat] };
  const isIdle = isAway(story, seat) || isWaiting(story, seat);
  const classes = [
    "plate",
    acts && "acts turn-halo",
    isIdle && "is-away",
    seat === story.seat && "own",
  ];
  const style = place && { "--x": `${place[0]}%`, "--y": `${place[1]}%` };
  return html`<${tag} class=${classes.filter(Boolean).join(" ")} data-seat=${seat} style=${style}>
    <span class="visually-hidden">${plateText(view, seat)}</span>
    <span class="plate-head" aria-hidden="true">
      ${view.dealer === seat && html`<${Drawing} draw=${dealerButton} of=${[]} />`}
      <span class="plate-name">${nameOf(story, seat)}</span>
      ${isIdle && html`<${Drawing} draw=${awayDot} of=${[]} />`}
      ${view.options.deal === "one_suit" &&
      html`<${SuitSign} suit=${SUITS[seat]} edition=${view.options.edition} />`}
    </span>
    <${Gauge} ...${standing} playing=${playing} />
    <span class="plate-total" aria-hidden="true">${withMinus(view.totals[seat])}</span>
    <${Clock} sitting=${sitting} seat=${seat} />
  <//>`;
}

/**
 * A seat in words, good to be read aloud.
 * @param {View} view
 * @param {number} seat
 */
export function plateText(view, seat) {
  const { story } = view;
  const parts = [
    seat === story.seat ? t("table-you-named", { who: nameOf(story, seat) }) : nameOf(story, seat),
    ...botNotes(story, seat),
    isAway(story, seat) && t("table-is-away"),
    isWaiting(story, seat) && t("table-is-waiting"),
    view.dealer === seat && t("table-is-dealer"),
    view.options.deal === "one_suit" &&
      t("table-owns-suit", { suit: suitName(SUITS[seat], lookOf(story, settings.value.faces)) }),
    view.toAct.includes(seat) && t("table-is-to-act"),
    standingText({ bid: view.bids[seat], hasBid: view.hasBid[seat], taken: view.taken[seat] }),
    t("table-total", { total: view.totals[seat] }),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
