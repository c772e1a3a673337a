/** A round in a few figures, with separate bid and play. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { verdictOf } from "./figures.js";
import { accuracyText, signedPoints } from "./texts.js";

/** @import { RoundReview } from "../../analysis/types.d.ts" */

/** @param {{round: RoundReview, seat: number, isHeaded: boolean}} props */
export function RoundSummary({ round, seat, isHeaded }) {
  const one = round.seats[seat];
  const verdict = verdictOf(round, seat);
  /** @type {[string, number | null][]} */
  const parts = [["cards", one.cards], ["others", one.others], ["hidden", one.hidden], ["decisions", one.decisions]];
  return html`<section class="round-summary">
    ${isHeaded && html`<h3>${t("web-review-round", { round: round.round })}</h3>`}
    <p class="round-verdict">${verdict && html`<b>${t(`web-review-verdict-${verdict}`)}</b>${" "}`}
      ${t("web-review-round-result", { bid: one.bid, taken: one.taken, points: signedPoints(one.points).replace(/[.,]0$/, "") })}</p>
    <dl class="round-parts">
      ${parts.map(
        ([name, points]) => points !== null && html`<div key=${name}>
          <dt>${t(`web-review-${name}`)}</dt><dd>${signedPoints(points)}</dd></div>`,
      )}
      ${one.accuracy !== null &&
      html`<div><dt>${t("web-review-column-accuracy")}</dt><dd>${accuracyText(one.accuracy)}</dd></div>`}
    </dl>
  </section>`;
}
