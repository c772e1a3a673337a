/** A seat's bid against the tricks it has taken: by number, by shape and by colour. */

import { gauge, standing } from "../../art/gauge.js";
import { t } from "../../words/words.js";
import { html } from "../html.js";
import { Drawing } from "./card.js";
import { Icon } from "./icons.js";

/**
 * How a seat stands, in words.
 * @param {{bid: number | null, hasBid: boolean, taken: number}} seat
 */
export function standingText({ bid, hasBid, taken }) {
  if (!hasBid) return t("table-no-bid-yet");
  if (bid === null) return t("table-standing-secret", { taken });
  const { kind, by } = standing(bid, taken);
  return t(`table-standing-${kind}`, { bid, taken, by });
}

/**
 * Before play a seat's bid alone, then a ring that fills, and the numbers.
 * @param {{bid: number | null, hasBid: boolean, taken: number, playing: boolean}} props
 */
export function Gauge({ bid, hasBid, taken, playing }) {
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
