/** A seat at the table: its holder, score and activity. */

import { suitName } from "../../../words/cards.js";
import { initialOf } from "../../../words/names.js";
import { t } from "../../../words/words.js";
import { charactersAt } from "../../parts/characters.js";
import { html } from "../../base/html.js";
import { Portrait } from "../../parts/portrait.js";
import { settings } from "../../base/settings.js";
import { awayDot, dealerButton } from "../../../art/ornaments.js";
import { AbsenceBubble } from "./absence.js";
import { Drawing, SuitSign } from "../../parts/card.js";
import { Clock } from "./clock.js";
import { moodOf } from "./mood.js";
import { signed, withMinus } from "../../parts/numbers.js";
import { Gauge, standingText } from "../../parts/gauge.js";
import { Icon } from "../../parts/icons.js";
import { botNotes, isAway, isWaiting, nameOf } from "../../parts/names.js";
import { lookOf } from "../state/game_view.js";
import { SUITS } from "../../../core/index.js";

/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/**
 * @param {{controller: Controller, view: GameView, seat: number, tag?: string,
 *   place?: {x: number, y: number, side: number, row: number}}} props
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
  const style = place && {
    "--x": String(place.x),
    "--y": String(place.y),
    "--at": String(place.side),
    "--row": String(place.row),
  };
  const scored = controller.animations.scored.value;
  const last = view.scores.find(({ round }) => round === scored);
  const lying = controller.animations.lying.value;
  const name = nameOf(table, seat);
  return html`<${tag} class=${classes.filter(Boolean).join(" ")} data-seat=${seat} style=${style}>
    <span class="visually-hidden">${plateText(view, seat)}</span>
    <span class="plate-face disc" aria-hidden="true">
      <${Portrait} who=${charactersAt(table)[seat]} mood=${moodOf(view, seat, scored, lying)}>
        ${initialOf(name)}
      <//>
      ${view.dealer === seat && html`<${Drawing} draw=${dealerButton} of=${[]} />`}
      <${LeaderMark} controller=${controller} view=${view} seat=${seat} />
    </span>
    <span class="plate-head" aria-hidden="true">
      <span class="plate-name one-line" dir="auto">${name}</span>
      ${isIdle && html`<${Drawing} draw=${awayDot} of=${[]} />`}
      ${view.options.deal === "one_suit" &&
      html`<${SuitSign} suit=${SUITS[seat]} edition=${view.options.edition} />`}
    </span>
    <${Gauge} ...${standing} playing=${playing} />
    <${Total} controller=${controller} view=${view} seat=${seat} gain=${last?.points[seat] ?? null} />
    ${seat !== table.seat && html`<${BidBubble} controller=${controller} seat=${seat} />`}
    <${Clock} controller=${controller} seat=${seat} />
    <${AbsenceBubble} controller=${controller} seat=${seat} />
  <//>`;
}

/** The bubble of a new bid. @param {{controller: Controller, seat: number}} props */
function BidBubble({ controller, seat }) {
  const newBid = controller.animations.newBid.value;
  if (newBid?.seat !== seat) return null;
  return html`<span key=${newBid.version} class="bid-bubble" aria-hidden="true">${newBid.bid}</span>`;
}

/** @param {{controller: Controller, view: GameView, seat: number}} props */
function LeaderMark({ controller, view, seat }) {
  const leads = isLeader(controller.counting.value ?? view.totals, seat);
  return leads && html`<span class="leader-mark disc"><${Icon} name="crown" /></span>`;
}

/**
 * Whether a seat has the highest total, and not all seats have it.
 * @type {(totals: readonly number[], seat: number) => boolean}
 */
export const isLeader = (totals, seat) =>
  totals[seat] === Math.max(...totals) && totals[seat] > Math.min(...totals);

/**
 * The meaning of a seat's numbers, in words; shown in the first round, before any total.
 * @type {(view: GameView, seat: number) => string | null}
 */
function firstWords({ number, scores, dealer, bids, hasBid, taken, trick }, seat) {
  if (number > 1 || scores.length > 0) return null;
  const bid = bids[seat];
  if (!hasBid[seat]) return dealer === seat ? t("table-is-dealer") : null;
  if (bid === null) return null;
  return trick === null ? t("table-plate-bid", { bid }) : t("table-plate-standing", { bid, taken: taken[seat] });
}

/**
 * The total, and the points of the last round.
 * @param {{controller: Controller, view: GameView, seat: number, gain: number | null}} props
 */
function Total({ controller, view, seat, gain }) {
  const counting = controller.counting.value;
  const words = firstWords(view, seat);
  return html`<span class=${`plate-total ${words === null ? "" : "has-words"}`} aria-hidden="true">
    ${words !== null && html`<span class="first-words">${words}</span>`}
    <span class="plate-sum">${withMinus((counting ?? view.totals)[seat])}</span>
    ${
      gain !== null &&
      counting === null &&
      html`<b class=${`plate-gain ${gain > 0 ? "made" : "missed"}`}>${signed(gain)}</b>`
    }</span>`;
}

/** A seat in words, to be read aloud. @param {GameView} view @param {number} seat */
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
    isLeader(view.totals, seat) && t("table-leads"),
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}
