/** The progress of a review, with buttons to stop and resume it. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { Icon } from "../parts/icons.js";

/** @import { ReviewInProgress } from "./overview.js" */

/** @param {{progress: ReviewInProgress}} props */
export function Progress({ progress }) {
  const { state, left, total, review, pause, resume } = progress;
  if (state === "done" && left === 0) return null;
  const done = total - left;
  if (state === "failed") {
    return html`<div class="review-progress row is-failed" role="alert">
      <p>${t(review === null ? "web-review-unavailable" : "web-review-broken-off")}</p>
      <button type="button" class="button" onClick=${resume}>
        <${Icon} name="again" /> ${t("web-review-again")}</button>
    </div>`;
  }
  if (total === 0) return html`<p class="review-progress row" role="status">${t("web-review-begins")}</p>`;
  const isRunning = state === "running";
  const text = t(isRunning ? "web-review-running" : "web-review-paused", { done, total });
  return html`<div class="review-progress row">
    <label><span>${text}</span>
      <progress max=${total} value=${done}>${text}</progress></label>
    <button type="button" class="button" onClick=${isRunning ? pause : resume}>
      <${Icon} name=${isRunning ? "pause" : "play"} />
      <span>${t(isRunning ? "web-review-pause" : "web-review-resume")}</span></button>
  </div>`;
}
