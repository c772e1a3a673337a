/** The end of a what-if, compared with the end in the game. */

import { loadWords, t } from "../../words/words.js";
import { endSavedGame } from "../stored/saved.js";
import { html, useEffect } from "../base/html.js";
import { go } from "../base/route.js";
import { loadStyle } from "../base/style.js";
import { Sheet } from "../parts/dialog.js";
import { signed } from "../parts/numbers.js";
import { endOf, keepEnd } from "../stored/what_ifs.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { WhatIf } from "../../keeper/stored.d.ts" */

await Promise.all([loadWords("review"), loadStyle("css/review-steps.css")]);

/** @param {{whatIf: WhatIf, score: RoundScored, onClose: () => void}} props */
export function WhatIfEnd({ whatIf, score, onClose }) {
  const end = endOf(score, whatIf.seat);
  const { original } = whatIf;
  const change = end.points - original.points;
  useEffect(() => keepEnd(whatIf, end), []);
  const back = () => {
    endSavedGame();
    go(whatIf.back);
  };
  const ends = /** @type {const} */ ([["original", original], [whatIf.deal, end]]);
  return html`<${Sheet} title=${t("web-review-what-if")} kind="sheet-question" onClose=${onClose}>
    <p class="end-change">${t("web-review-what-if-end", {
      points: Math.abs(change),
      change: change > 0 ? "more" : change < 0 ? "less" : "same",
    })}</p>
    <div class="two-ends">
      ${ends.map(
        ([name, { bid, taken, points }]) => html`<div key=${name} class=${`end ${bid === taken ? "is-made" : ""}`}>
          <h3>${t(`web-review-ends-${name}`)}</h3>
          <b>${signed(points)}</b>
          <span>${t("web-review-bid-taken", { bid, taken })}</span>
        </div>`,
      )}
    </div>
    <p class="actions">
      <button type="button" class="button button-main" onClick=${back}>
        ${t("web-review-what-if-back")}</button>
      <button type="button" class="button" onClick=${onClose}>${t("web-review-what-if-on")}</button>
    </p>
  <//>`;
}
