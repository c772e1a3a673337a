/** The score of the lesson's round, counted up in full view. */

import { points } from "../../core/rules.js";
import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { times } from "../parts/motion.js";
import { signed, withMinus } from "../parts/numbers.js";
import { SELF } from "./plays.js";
import { BIDS } from "./round.js";

/** Milliseconds for which points are counted. */
export const COUNTING = 700;

/** The points before and after a moment of the count. */
const BID = BIDS[SELF];
const EXACT = points(0, 0);
const ALL = points(BID, BID);
const MISSED = points(BID, BID - 1);

/** @param {{text: string, isMade: boolean}} props */
export function Sum({ text, isMade }) {
  if (!isMade) {
    return html`<p class="lesson-sum"><span><b><${Count} from=${0} to=${MISSED} /></b>
      <small>${t("web-lesson-missed")}</small></span></p>`;
  }
  const exact = (/** @type {unknown} */ number) =>
    html`<span><b>${number}</b><small>${t("web-lesson-exact")}</small></span>`;
  if (text === "score-exact") {
    return html`<p class="lesson-sum">${exact(html`<${Count} from=${0} to=${EXACT} />`)}</p>`;
  }
  return html`<p class="lesson-sum">
    ${exact(EXACT)}<i>+</i>
    <span><b>${ALL - EXACT}</b><small>${t("web-lesson-tricks")}</small></span><i>=</i>
    <span class="lesson-total"><b>${text === "score-tricks" ? html`<${Count} from=${EXACT} to=${ALL} />` : ALL}</b></span>
  </p>`;
}

/** @param {{points: number}} props */
export const PointsOf = ({ points }) =>
  html`<b class="lesson-points ${points < 0 ? "lost" : ""}">${signed(points)}</b>`;

/** @param {{from: number, to: number}} props */
function Count({ from, to }) {
  const [shown, show] = useState(times().flight === 0 ? to : from);
  useEffect(() => {
    if (shown === to) return;
    const begun = performance.now();
    let frame = 0;
    const count = (/** @type {number} */ now) => {
      const part = Math.min(1, (now - begun) / COUNTING);
      show(from + Math.round((to - from) * part));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, []);
  return withMinus(shown);
}
