/** Points per round over all reviewed games: in total, and without luck. */

import { language, t } from "../../words/words.js";
import { html } from "../base/html.js";
import { accuracyText, signedPoints } from "../review/texts.js";

/** @import { formOf } from "./figures.js" */

const WIDTH = 360;
const HEIGHT = 180;
const BOX = { left: 40, top: 12, width: WIDTH - 52, height: HEIGHT - 24 };

/** @param {{form: ReturnType<typeof formOf>}} props */
export function Form({ form }) {
  const high = Math.max(5, ...form.map(({ above }) => above));
  const low = Math.min(-5, ...form.map(({ above, decisions }) => Math.min(above, decisions)));
  const x = (/** @type {number} */ at) => BOX.left + (form.length < 2 ? BOX.width / 2 : (BOX.width * at) / (form.length - 1));
  const y = (/** @type {number} */ points) => BOX.top + (BOX.height * (high - points)) / (high - low);
  const line = (/** @type {"above" | "decisions"} */ which) =>
    form.map((one, at) => `${x(at).toFixed(1)},${y(one[which]).toFixed(1)}`).join(" ");
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: "short" });
  return html`<figure class="curve">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${t("web-stats-form-text", { games: form.length })}>
      ${[low, 0, high].map(
        (points, at) => html`<g key=${at}>
          <line class=${points === 0 ? "curve-zero" : "curve-rule"} x1=${BOX.left} x2=${BOX.left + BOX.width}
            y1=${y(points)} y2=${y(points)} />
          <text class="curve-scale" x=${BOX.left - 6} y=${y(points) + 4} text-anchor="end">${
            signedPoints(Math.round(points)).replace(/[.,]0$/, "")
          }</text>
        </g>`,
      )}
      <polyline class="curve-other" points=${line("decisions")} />
      ${form.map(({ decisions }, at) => html`<circle key=${at} class="curve-dot is-other" r="3" cx=${x(at)} cy=${y(decisions)} />`)}
      <polyline class="curve-points" points=${line("above")} />
      ${form.map(({ above }, at) => html`<circle key=${at} class="curve-dot" r="3.5" cx=${x(at)} cy=${y(above)} />`)}
    </svg>
    <figcaption>
      <span class="curve-key">${t("web-stats-form-above")}</span>
      <span class="curve-key is-other">${t("web-stats-form-decisions")}</span>
    </figcaption>
  </figure>
  <details class="review-more">
    <summary>${t("web-stats-form-table")}</summary>
    <div class="wide-table" tabindex="0" role="group" aria-label=${t("web-stats-form-table")}>
      <table class="figure-table">
        <thead><tr><th scope="col">${t("web-stats-date")}</th><th scope="col">${t("web-stats-form-above")}</th>
          <th scope="col">${t("web-stats-form-decisions")}</th><th scope="col">${t("web-stats-accuracy")}</th></tr></thead>
        <tbody>
          ${form.map(
            ({ started, above, decisions, accuracy }) => html`<tr key=${started}>
              <th scope="row">${date.format(started)}</th><td>${signedPoints(above)}</td>
              <td>${signedPoints(decisions)}</td><td>${accuracyText(accuracy)}</td></tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
