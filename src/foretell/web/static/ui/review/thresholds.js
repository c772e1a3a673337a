/** The losses from which decisions are judged, and the fields to change them. */

import { Z_95 } from "../../analysis/intervals.js";
import { isRising, judge, THRESHOLDS } from "../../analysis/judgement.js";
import { t } from "../../words/words.js";
import { html, useState } from "../base/html.js";
import { prefer, settings } from "../base/settings.js";
import { JudgementSign } from "./texts.js";

/** @import { Judgement, Thresholds } from "../../analysis/types.d.ts" */
/** @import { FieldEvent } from "../base/html.js" */

const NAMES = /** @type {Judgement[]} */ (Object.keys(THRESHOLDS));

/** The thresholds set on this device. @returns {Thresholds} */
export function thresholds() {
  const { thresholds: chosen } = settings.value;
  return chosen !== null && isRising(chosen) ? chosen : THRESHOLDS;
}

/**
 * Whether an action is as good as the best one, as far as the figures show.
 * @param {number} behind the points by which it is behind
 * @param {number} margin half the 95 % interval of that gap
 * @param {number} games the possible games behind both
 */
export const isGood = (behind, margin, games) =>
  judge(behind, margin / Z_95, thresholds(), games) === null;

/** Fields for the thresholds; every valid change applies at once. */
export function ThresholdFields() {
  const [typed, setTyped] = useState(textsOf(thresholds()));
  const isRefused = !isRising(numbersIn(typed));
  const isUsual = NAMES.every((name) => Number(typed[name]) === THRESHOLDS[name]);
  const change = (/** @type {Record<Judgement, string>} */ texts) => {
    setTyped(texts);
    if (isRising(numbersIn(texts))) prefer({ thresholds: numbersIn(texts) });
  };
  const reset = () => {
    setTyped(textsOf(THRESHOLDS));
    prefer({ thresholds: null });
  };
  return html`<details class="review-more">
    <summary>${t("web-review-thresholds")}</summary>
    <fieldset class="thresholds">
      <legend>${t("web-review-thresholds-text")}</legend>
      ${NAMES.map(
        (name) => html`<label key=${name}>
          <${JudgementSign} judgement=${name} />
          <span>${t(`web-review-threshold-${name}`)}</span>
          <input class="input" type="number" inputmode="decimal" min="0" step="any" value=${typed[name]}
            aria-invalid=${isRefused ? "true" : undefined} aria-describedby="thresholds-refused"
            onInput=${(/** @type {FieldEvent} */ event) => change({ ...typed, [name]: event.currentTarget.value })} />
        </label>`,
      )}
      <div id="thresholds-refused" role="alert">${
        isRefused && html`<p class="trouble">${t("web-review-thresholds-refused")}</p>`
      }</div>
      ${!isUsual && html`<button type="button" class="button" onClick=${reset}>${t("web-review-thresholds-reset", THRESHOLDS)}</button>`}
    </fieldset>
  </details>`;
}

/** @type {(values: Thresholds) => Record<Judgement, string>} */
const textsOf = ({ inaccurate, mistake, blunder }) => ({
  inaccurate: String(inaccurate),
  mistake: String(mistake),
  blunder: String(blunder),
});

/** @type {(texts: Record<Judgement, string>) => Thresholds} */
const numbersIn = ({ inaccurate, mistake, blunder }) => ({
  inaccurate: Number(inaccurate),
  mistake: Number(mistake),
  blunder: Number(blunder),
});
