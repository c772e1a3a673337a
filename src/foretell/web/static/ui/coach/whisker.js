/** An estimate drawn on a scale from 0: a dot on the bar of its interval. */

import { html } from "../base/html.js";

/** @import { Estimate } from "../../analysis/intervals.js" */

/** @param {{of: Estimate, most: number}} props `most`: the end of the scale */
export function Whisker({ of: { value, low, high }, most }) {
  const at = (/** @type {number} */ points) => `${Math.min(100, Math.max(0, (100 * points) / most))}%`;
  const style = { "--low": at(low ?? value), "--high": at(high ?? value), "--value": at(value) };
  return html`<span class="whisker" style=${style}><i></i><b></b></span>`;
}
