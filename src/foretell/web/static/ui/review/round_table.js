/** The figures of each round, as a text alternative to the curve. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { roundsIn } from "../replay/moments.js";
import { withMinus } from "../parts/numbers.js";
import { verdictOf } from "./figures.js";
import { accuracyText, signedPoints } from "./texts.js";

/** @import { Review } from "../../analysis/types.d.ts" */
/** @import { GameEvent } from "../../core/types.d.ts" */

/**
 * @param {{review: Review, seat: number, linkTo: (at: number) => string, events: readonly GameEvent[]}} props
 */
export function RoundTable({ review, seat, linkTo, events }) {
  const dealt = roundsIn(events);
  return html`<div class="wide-table" tabindex="0" role="group" aria-label=${t("web-review-figures")}>
    <table class="figure-table">
      <thead><tr>
        ${["round", "bid", "points", "cards", "others", "own", "decisions", "accuracy", "verdict"].map(
          (column) => html`<th key=${column} scope="col">${t(`web-review-column-${column}`)}</th>`,
        )}
      </tr></thead>
      <tbody>
        ${review.rounds.map((round) => {
          const one = round.seats[seat];
          const verdict = verdictOf(round, seat);
          const at = dealt.find(({ number }) => number === round.round)?.at ?? 0;
          return html`<tr key=${round.round}>
            <th scope="row"><a href=${linkTo(at)}>${round.round}</a></th>
            <td>${t("web-review-bid-taken", { bid: one.bid, taken: one.taken })}</td>
            <td><b>${withMinus(one.points)}</b></td>
            <td>${signedPoints(one.cards)}</td>
            <td>${signedPoints(one.others)}</td>
            <td>${signedPoints(one.own)}</td>
            <td>${one.decisions === null ? "–" : signedPoints(one.decisions)}</td>
            <td>${one.accuracy === null ? "–" : accuracyText(one.accuracy)}</td>
            <td>${verdict && t(`web-review-verdict-${verdict}`)}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
