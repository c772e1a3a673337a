/** A decision: the values of the actions, the choice, the best one, and the reasons. */

import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { pointsText } from "../table/hints/advice.js";
import { Icon } from "../parts/icons.js";
import { percentText, withMinus } from "../parts/numbers.js";
import { reasonText } from "../table/hints/reasons.js";
import { ActionSign, actionText, isSame, JudgementSign, marginText } from "./texts.js";

/** @import { ActionReview } from "../../analysis/types.d.ts" */
/** @import { Child } from "../../libraries.d.ts" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Moment } from "./figures.js" */
/** @import { Action } from "../../core/types.d.ts" */

/** Half the width of a 95 % interval, in standard errors. */
const Z_95 = 1.96;

/**
 * @param {{moment: Moment, look: Look, isOwn: boolean, title: string, watch?: Child}} props `watch`: a way to see
 *   it go wrong
 */
export function Decision({ moment: { decision }, look, title, watch }) {
  const [showsHindsight, showHindsight] = useState(false);
  const { judgement, loss, error, reasons, against, values, action, kind } = decision;
  const best = values[0];
  const isBest = isSame(best.action, action) || loss === 0;
  const list = (/** @type {string} */ kind, /** @type {typeof reasons} */ because, /** @type {string} */ title) =>
    because.length > 0 &&
    html`<h3>${title}</h3>
      <ul class=${kind}>${because.map((reason) => reasonText(reason, look)).map((text) => html`<li key=${text}>${text}</li>`)}</ul>`;
  return html`<section class="decision stack" aria-labelledby="decision-title">
    <h2 id="decision-title" class="study-title">
      ${judgement ? html`<${JudgementSign} judgement=${judgement} />` : html`<span class="judgement disc is-fine">
        <${Icon} name="check" /></span>`}
      <span>${title}</span>
    </h2>
    <p class="decision-cost">${
      isBest
        ? t("web-review-decision-best")
        : t("web-review-decision-loss", {
          points: pointsText(loss),
          margin: marginText(Z_95 * error),
          best: actionText(best.action, look),
        })
    }</p>
    ${list("why", reasons, t("web-review-why", { best: actionText(best.action, look) }))}
    ${list("why is-against", against, t("web-review-against", { chosen: actionText(action, look) }))}
    ${watch}
    <${Values} values=${values} kind=${kind} chosen=${action} look=${look} showsHindsight=${showsHindsight} />
    ${kind === "bid" && html`<${TricksTable} values=${values} chosen=${action} />`}
    <button type="button" class="button hindsight-button" aria-pressed=${String(showsHindsight)}
      onClick=${() => showHindsight(!showsHindsight)}>
      ${t(showsHindsight ? "web-review-hindsight-hide" : "web-review-hindsight-show")}</button>
    ${showsHindsight && html`<p class="note">${t("web-review-hindsight-note")}</p>`}
  </section>`;
}

/**
 * The table of all actions: bids in ascending order, with the chance to make each; all others from
 * the best.
 * @param {{values: readonly ActionReview[], kind: string, chosen: ActionReview["action"], look:
 *   Look, showsHindsight: boolean}} props
 */
function Values({ values, kind, chosen, look, showsHindsight }) {
  const [best] = values;
  const names = values.map(({ action }) => actionText(action, look));
  const rows = values.filter((value, at) => names.indexOf(names[at]) === at || isSame(value.action, chosen));
  if (kind === "bid") rows.sort((one, other) => Number(bidOf(one)) - Number(bidOf(other)));
  return html`<table class="values">
    <caption class="visually-hidden">${t("web-review-values")}</caption>
    <thead><tr>
      <th scope="col">${t(`web-review-action-${kind}`)}</th>
      <th scope="col">${t("table-hint-points")}</th>
      <th scope="col">${t("table-hint-made")}</th>
      ${showsHindsight && html`<th scope="col" class="hindsight">${t("web-review-hindsight")}</th>`}
    </tr></thead>
    <tbody>
      ${rows.map((value) => {
        const isChosen = isSame(value.action, chosen);
        const isBest = value === best;
        const notes = [isBest && t("web-review-best"), isChosen && t("web-review-chosen")].filter(Boolean);
        return html`<tr key=${actionText(value.action, look)}
          class=${`${isBest ? "is-best" : ""} ${isChosen ? "is-chosen" : ""}`}>
          <th scope="row"><${ActionSign} action=${value.action} look=${look} />
            <span class=${kind === "bid" ? "visually-hidden" : "value-name"}>${actionText(value.action, look)}</span>
            ${notes.length > 0 && html`<small>${notes.join(" · ")}</small>`}</th>
          <td>${pointsText(value.points)} <small class="margin">± ${marginText(value.margin)}</small></td>
          <td class="chance"><span>${percentText(value.makes_bid)}</span>
            <i aria-hidden="true" style=${{ "--share": `${100 * value.makes_bid}%` }}></i></td>
          ${showsHindsight && html`<td class="hindsight">${withMinus(value.hindsight)}</td>`}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {ActionReview} value */
const bidOf = ({ action }) => (action.type === "bid" ? action.bid : null);

/** @param {{values: readonly ActionReview[], chosen: Action}} props */
function TricksTable({ values, chosen }) {
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
