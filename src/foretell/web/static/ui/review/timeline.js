/** The decisions of a game in one line, with the loss of each, and a slider for the moment. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";

/** @import { FieldEvent } from "../base/html.js" */
/** @import { Moment } from "./figures.js" */

const WIDTH = 300;
const HEIGHT = 40;
/** The points at which a bar has its full height. */
const MOST = 20;

/**
 * @param {{decisions: readonly Moment[], at: number, end: number, onGo: (at: number) => void}}
 *   props `end`: the last moment
 */
export function Timeline({ decisions, at, end, onGo }) {
  const x = (/** @type {number} */ moment) => (WIDTH * moment) / Math.max(1, end);
  return html`<div class="timeline">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <line class="timeline-base" x1="0" x2=${WIDTH} y1=${HEIGHT - 1} y2=${HEIGHT - 1} />
      ${decisions.map(({ decision }) => {
        const height = Math.max(2, (Math.min(MOST, decision.loss) / MOST) * (HEIGHT - 4));
        return html`<rect key=${decision.at} class=${`timeline-bar is-${decision.judgement ?? "fine"}`}
          x=${x(decision.at) - 1} y=${HEIGHT - height} width="2.4" height=${height} />`;
      })}
      <line class="timeline-now" x1=${x(at)} x2=${x(at)} y1="0" y2=${HEIGHT} />
    </svg>
    <input type="range" min="0" max=${end} value=${at} aria-label=${t("web-review-slider")}
      onInput=${(/** @type {FieldEvent} */ { currentTarget: { value } }) => onGo(Number(value))} />
  </div>`;
}
