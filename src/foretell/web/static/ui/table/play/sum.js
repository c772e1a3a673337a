/** The sum of the bids compared with the number of tricks (R6.3). */

import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { bidSum, isSecret } from "../state/game_view.js";

/** @import { GameView } from "../state/game_view.js" */

/** @param {{view: GameView}} props */
export function Sum({ view }) {
  const by = bidSum(view) - view.size;
  const isClosed = view.hasBid.every(Boolean);
  const kind =
    isSecret(view) || !isClosed ? "open" : by === 0 ? "even" : by > 0 ? "overbid" : "underbid";
  return html`<p class="sum sum-${kind}">${sumText(view)}</p>`;
}

/** The comparison as a sentence. @param {GameView} view */
export function sumText(view) {
  const { size, hasBid } = view;
  const sum = bidSum(view);
  const isClosed = hasBid.every(Boolean);
  const isKnown =
    view.options.bidding === "open" ||
    (isClosed && !isSecret(view)) ||
    view.scores.length === view.number;
  if (!isKnown) {
    const bid = hasBid.filter(Boolean).length;
    return isClosed
      ? t("table-bids-secret", { tricks: size })
      : t("table-bids-hidden", { bid, players: hasBid.length, tricks: size });
  }
  if (!isClosed) return t("table-sum-so-far", { sum, tricks: size });
  const by = Math.abs(sum - size);
  const kind = sum === size ? "even" : sum > size ? "overbid" : "underbid";
  return t(`table-sum-${kind}`, { sum, tricks: size, by });
}
