/** The tricks of a seat in possible games, after the best bid and after the chosen one. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { percentText } from "../parts/numbers.js";
import { isSame } from "./texts.js";

/** @import { ActionReview } from "../../analysis/types.d.ts" */
/** @import { Action } from "../../core/types.d.ts" */

/** @param {{values: readonly ActionReview[], chosen: Action}} props */
export function TricksTable({ values, chosen }) {
  const shown = values.filter((value, at) => at === 0 || isSame(value.action, chosen));
  const columns = shown.map(({ action, tricks = [] }, at) => ({
    bid: action.type === "bid" ? action.bid : 0,
    tricks, // missing in a review from before they were counted
    games: tricks.reduce((sum, games) => sum + games, 0),
    note: t(at === 0 ? "web-review-best" : "web-review-chosen"),
  }));
  const rows = columns[0].tricks.flatMap((_, count) =>
    columns.some(({ tricks }) => tricks[count] > 0) ? [count] : []
  );
  if (rows.length === 0) return null;
  return html`<table class="trick-shares">
    <caption>${t("web-review-tricks")}</caption>
    <thead><tr>
      <th scope="col">${t("web-review-tricks-count")}</th>
      ${columns.map(({ bid, note }) =>
        html`<th key=${bid} scope="col">${t("web-review-tricks-bid", { bid })} <small>${note}</small></th>`
      )}
    </tr></thead>
    <tbody>
      ${rows.map((count) =>
        html`<tr key=${count}>
          <th scope="row">${count}</th>
          ${columns.map(({ bid, tricks, games }) => {
            const share = tricks[count] / games;
            return html`<td key=${bid} class=${`chance ${count === bid ? "is-made" : ""}`}>
              <span>${percentText(share)}</span>
              <i aria-hidden="true" style=${{ "--share": `${100 * share}%` }}></i></td>`;
          })}
        </tr>`
      )}
    </tbody>
  </table>`;
}
