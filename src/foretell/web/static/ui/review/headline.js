/** The headline of a review: the quality of play. And the sources of the points. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { pointsText } from "../table/hints/advice.js";
import { withMinus } from "../parts/numbers.js";
import { JudgementSign, accuracyText, signedPoints } from "./texts.js";

/** @import { GameSeat, Judgement } from "../../analysis/types.d.ts" */
/** @import { headlineOf } from "./figures.js" */

/** The circumference of the dial. */
const AROUND = 2 * Math.PI * 42;

/**
 * @param {{of: GameSeat, who: {who: string, you: string}, words: ReturnType<typeof headlineOf>}}
 *   props
 */
export function Headline({ of, who, words }) {
  return html`<div class="headline">
    <${Dial} accuracy=${of.accuracy} />
    <div class="headline-words">
      <h2 id="review-headline">${
        words ? `${t("web-review-luck", { ...who, ...words })} ${t("web-review-skill", words)}` : t("web-review-headline-luck", who)
      }</h2>
      ${of.accuracy !== null && html`<${Counts} of=${of} />`}
    </div>
  </div>`;
}

/** @param {{accuracy: number | null}} props */
function Dial({ accuracy }) {
  const text = accuracy === null ? "" : accuracyText(accuracy);
  return html`<figure class="dial">
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle class="dial-track" cx="50" cy="50" r="42" />
      ${
        accuracy !== null &&
        html`<circle class="dial-arc" cx="50" cy="50" r="42"
          stroke-dasharray=${`${(AROUND * accuracy) / 100} ${AROUND}`} transform="rotate(-90 50 50)" />`
      }
    </svg>
    <figcaption><b>${text || "…"}</b> <span>${t("web-review-accuracy")}</span></figcaption>
  </figure>`;
}

/** The number of decisions by judgement. @param {{of: GameSeat}} props */
function Counts({ of }) {
  const counts = /** @type {[Judgement, number][]} */ (Object.entries(of.judgements));
  return html`<ul class="counts">
    ${counts.map(
      ([judgement, count]) => html`<li key=${judgement}>
        <${JudgementSign} judgement=${judgement} />
        <span>${t(`web-review-count-${judgement}`, { count })}</span>
      </li>`,
    )}
  </ul>`;
}

/** @param {{of: GameSeat, isWhole: boolean}} props `isWhole`: whether all decisions are known */
export function Sources({ of, isWhole }) {
  /** @type {[string, number | null][]} */
  const parts = of.decisions === null || !isWhole
    ? [["cards", of.cards], ["others", of.others], ["own", of.own]]
    : [["cards", of.cards], ["others", of.others], ["hidden", of.hidden], ["decisions", of.decisions]];
  const most = Math.max(1, ...parts.map(([, points]) => Math.abs(points ?? 0)));
  return html`<dl class="sources">
    <div class="source"><dt>${t("web-review-average")} <small>${t("web-review-average.hint")}</small></dt>
      <dd>${pointsText(of.average)}</dd></div>
    ${parts.map(
      ([name, points]) => html`<div key=${name} class="source">
        <dt>${t(`web-review-${name}`)} <small>${t(`web-review-${name}.hint`)}</small></dt>
        <dd>${signedPoints(points ?? 0)}</dd>
        <span class=${`source-bar ${(points ?? 0) < 0 ? "is-loss" : ""}`} aria-hidden="true"
          style=${{ "--share": `${(50 * Math.abs(points ?? 0)) / most}%` }}></span>
      </div>`,
    )}
    <div class="source is-sum"><dt>${t("web-review-points")}</dt><dd>${withMinus(of.points)}</dd></div>
  </dl>`;
}
