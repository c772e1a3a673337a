// @ts-check
/** A seat's bid against the tricks it has taken: by number, by shape and by colour. */

import { gauge } from "../../art/gauge.js";
import { t } from "../../words/words.js";
import { html } from "../html.js";
import { Drawing } from "./card.js";
import { Icon } from "./icons.js";

/** @typedef {"open" | "needs" | "exact" | "over" | "secret"} Standing */

/**
 * How a seat stands.
 * @param {{bid: number | null, hasBid: boolean, taken: number}} seat
 * @returns {Standing}
 */
export function standingOf({ bid, hasBid, taken }) {
  if (!hasBid) return "open";
  if (bid === null) return "secret";
  if (taken > bid) return "over";
  return taken === bid ? "exact" : "needs";
}

/**
 * The same in words.
 * @param {{bid: number | null, hasBid: boolean, taken: number}} seat
 */
export function standingText({ bid, hasBid, taken }) {
  if (!hasBid) return t("table-no-bid-yet");
  if (bid === null) return t("table-secret-standing", { taken });
  const by = Math.abs(bid - taken);
  return t(`table-standing-${standingOf({ bid, hasBid, taken })}`, { bid, taken, by });
}

/**
 * Before play a seat's bid alone, then a ring that fills, and the numbers.
 * @param {{bid: number | null, hasBid: boolean, taken: number, playing: boolean}} props
 */
export function Gauge({ bid, hasBid, taken, playing }) {
  const shown = hasBid ? (bid ?? html`<${Icon} name="lock" />`) : "–";
  if (!playing) {
    return html`<span class="plate-gauge" aria-hidden="true">
      <b class="plate-bid ${hasBid ? "made-bid" : ""}">${shown}</b>
    </span>`;
  }
  return html`<span class="plate-gauge standing-${standingOf({ bid, hasBid, taken })}"
    aria-hidden="true">
    ${bid !== null && html`<${Drawing} draw=${gauge} of=${[bid, taken]} />`}
    <span class="plate-numbers"><b>${taken}</b><i>/</i>${shown}</span>
  </span>`;
}
