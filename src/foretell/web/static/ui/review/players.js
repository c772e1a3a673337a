/** All players of a reviewed game: their sources of points, and the reviewed seats. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { withMinus } from "../parts/numbers.js";
import { accuracyText, signedPoints } from "./texts.js";

/** @import { Review } from "../../analysis/types.d.ts" */

/**
 * @param {{review: Review, names: readonly string[], seat: number, own: number,
 *   onChoose: (seat: number) => void}} props
 */
export function Players({ review, names, seat, own, onChoose }) {
  const order = [...review.seats].sort((one, other) => other.points - one.points);
  return html`<p class="note">${t("web-review-players-hint")}</p>
    <div class="wide-table" tabindex="0" role="group" aria-labelledby="review-players"><table class="figure-table">
    <thead><tr>
      <th scope="col">${t("web-review-player")}</th>
      ${["points", "cards", "others", "own", "accuracy"].map(
        (column) => html`<th key=${column} scope="col">${t(`web-review-column-${column}`)}</th>`,
      )}
    </tr></thead>
    <tbody>
      ${order.map(
        (one) => html`<tr key=${one.seat} class=${one.seat === seat ? "is-shown" : ""}>
          <th scope="row"><button type="button" class="link-button" aria-pressed=${String(one.seat === seat)}
            onClick=${() => onChoose(one.seat)}>${names[one.seat]}${
              one.seat === own ? html` <small>${t("web-review-you")}</small>` : ""
            }</button></th>
          <td><b>${withMinus(one.points)}</b></td>
          <td>${signedPoints(one.cards)}</td>
          <td>${signedPoints(one.others)}</td>
          <td>${signedPoints(one.own)}</td>
          <td>${one.accuracy === null ? "–" : accuracyText(one.accuracy)}</td>
        </tr>`,
      )}
    </tbody>
  </table></div>`;
}
