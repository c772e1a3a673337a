/** A seat's bid against the tricks it has taken: by number, by shape and by colour. */

import { gauge, standing } from "../../art/gauge.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { Drawing } from "./card.js";
import { Icon } from "./icons.js";

/**
 * The standing of a seat, in words.
 * @param {{bid: number | null, hasBid: boolean, taken: number}} seat
 */
export function standingText({ bid, hasBid, taken }) {
  if (!hasBid) return t("table-no-bid-yet");
  if (bid === null) return t("table-standing-secret", { taken });
  const { kind, by } = standing(bid, taken);
  return t(`table-standing-${kind}`, { bid, taken, by });
}

/** The most pips that can be counted at a glance. */
const MOST_PIPS = 5;

/**
 * The pips of a bid: one for each trick bid, full once taken, and one for each trick too many. None
 * for a bid of zero, or more than can be counted.
 * @type {(bid: number, taken: number) => readonly ("full" | "due" | "extra")[]}
 */
export function pipsOf(bid, taken) {
  const count = Math.max(bid, taken);
  if (bid === 0 || count > MOST_PIPS) return [];
  return Array.from({ length: count }, (_, at) => (at >= bid ? "extra" : at < taken ? "full" : "due"));
}

/**
 * Before play a seat's bid alone, then pips that fill, or a ring and the numbers.
 * @param {{bid: number | null, hasBid: boolean, taken: number, playing: boolean}} props
 */
export function Gauge({ bid, hasBid, taken, playing }) {
  const pips = playing && bid !== null ? pipsOf(bid, taken) : [];
  if (bid !== null && pips.length > 0) {
    const { kind } = standing(bid, taken);
    return html`<span class="plate-gauge" aria-hidden="true">
      <span class=${`plate-pips gauge-${kind}`}>
        ${pips.map((pip, at) => html`<i key=${at} class=${`pip ${pip}`}></i>`)}</span>
    </span>`;
  }
  const shown = hasBid ? (bid ?? html`<${Icon} name="lock" />`) : "–";
  return html`<span class="plate-gauge" aria-hidden="true">
    ${
      playing
        ? html`${bid !== null && html`<${Drawing} draw=${gauge} of=${[bid, taken]} />`}
          <span class="plate-numbers"><b>${taken}</b><i>/</i>${shown}</span>`
        : html`<b class="plate-bid ${hasBid ? "made-bid" : ""}">${shown}</b>`
    }
  </span>`;
}
