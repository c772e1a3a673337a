/** The totals round by round; each round can be reopened and corrected. */

import { scheduleOf } from "../../core/index.js";
import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { withMinus } from "../parts/numbers.js";
import { correct, dealerOf, openRound, scoresOf } from "./sheet.js";

/** @import { Sheet } from "../../keeper/stored.d.ts" */

/** @param {{sheet: Sheet, onChange: (sheet: Sheet) => void}} props */
export function Totals({ sheet, onChange }) {
  const sizes = scheduleOf(sheet.options);
  const scores = scoresOf(sheet);
  const open = openRound(sheet);
  const isMarked = scores.some((score) => score?.isMarked);
  return html`<div class="pad-totals">
    ${
    isMarked &&
    html`<p class="trouble" role="status">${t("web-pad-marked", { round: open + 1 })}</p>`
  }
    <div class="sheet-scroll" tabindex="0" role="region" aria-label=${t("table-pad")}>
      <table class="sheet">
        <thead>
          <tr>
            <th scope="col">${t("web-pad-round")}</th>
            ${sheet.names.map((name, seat) => html`<th scope="col" key=${seat} title=${name}>${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${scores.map((score, at) => {
            const dealer = dealerOf(sheet, at);
            const isClosed = at < sheet.round;
            return html`<tr key=${at} class=${at === open ? "shown" : ""}>
              <th scope="row">${
              isClosed
                ? html`<button class="link" onClick=${() => onChange(correct(sheet, at))}
                    aria-label=${t("web-pad-edit", { round: at + 1 })}>${sizes[at]}</button>`
                : sizes[at]
            }</th>
              ${sheet.names.map((_, seat) => {
                const place = seat === dealer ? "dealer" : "";
                if (score === null) return html`<td key=${seat} class=${place}></td>`;
                const { bids, taken, totals } = score;
                const made = bids[seat] === taken[seat];
                return html`<td key=${seat} class="${place} ${made ? "made" : "missed"}">
                  <b>${withMinus(totals[seat])}${score.isMarked ? "*" : ""}</b>
                  <small>${made ? `${bids[seat]} ✓` : `${taken[seat]} / ${bids[seat]}`}</small>
                </td>`;
              })}
            </tr>`;
          })}
        </tbody>
      </table>
    </div>
    <p class="note">${t("web-pad-legend")}</p>
  </div>`;
}
