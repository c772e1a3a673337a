/** The text to share: the results, and nothing about the cards. */

import { t } from "../../words/words.js";
import { signed, withMinus } from "../parts/numbers.js";
import { numberOf } from "../../net/daily/deal.js";
import { copyText } from "../base/copy_text.js";
import { html, useState } from "../base/html.js";
import { shared } from "../base/share.js";
import { Icon } from "../parts/icons.js";

/** @import { DayResult } from "../../keeper/stored.d.ts" */

/** A bid made, missed by one trick, missed by more. */
const SIGNS = ["🟩", "🟨", "🟥"];

/**
 * @param {string} date
 * @param {DayResult} result
 * @param {number} streak
 * @param {string} address of the page
 */
export function shareText(date, { points, rounds, levels = {} }, streak, address) {
  const signs = rounds.map(({ bid, taken, points }) => `${SIGNS[missedBy(bid, taken)]} ${signed(points)}`);
  const others = Object.values(levels);
  const beaten = others.filter((other) => points > other).length;
  return [
    t("daily-share-title", { number: numberOf(date) }),
    signs.join("  "),
    t("daily-share-points", { points: withMinus(points) }),
    ...(others.length > 0 ? [t("daily-share-levels", { beaten, levels: others.length })] : []),
    ...(streak > 1 ? [`🔥 ${t("daily-streak", { days: streak })}`] : []),
    address,
  ].join("\n");
}

/** The distance of a bid from the tricks: 0, 1, or 2 for anything more. @type {(bid: number, taken: number) => 0 | 1 | 2} */
export const missedBy = (bid, taken) => /** @type {0 | 1 | 2} */ (Math.min(2, Math.abs(bid - taken)));

/** @param {{date: string, result: DayResult, streak: number}} props */
export function ShareDay({ date, result, streak }) {
  const [outcome, setOutcome] = useState("");
  const text = shareText(date, result, streak, `${location.origin}/daily`);
  const canShare = typeof navigator.share === "function";
  const copy = async () => setOutcome(t(await copyText(text) ? "daily-copied" : "daily-not-copied"));
  const share = async () => await shared({ text }) || copy();
  return html`<section class="panel day-panel stack" aria-labelledby="day-share">
    <h2 id="day-share">${t("daily-share")}</h2>
    <p class="day-text">${text}</p>
    <p class="actions">
      ${
        canShare &&
        html`<button type="button" class="button button-main" onClick=${share}><${Icon} name="share" />
        ${t("daily-share-button")}</button>`
      }
      <button type="button" class="button ${canShare ? "" : "button-main"}" onClick=${copy}><${Icon} name="copy" />
        ${t("daily-copy")}</button>
      <span role="status">${outcome}</span>
    </p>
  </section>`;
}
