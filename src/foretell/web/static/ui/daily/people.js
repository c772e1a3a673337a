/** The player's points among those of other people. */

import { t } from "../../words/words.js";
import { html } from "../base/html.js";
import { withMinus } from "../parts/numbers.js";
import { columnOf, columnsOf, standingOf, useComparison } from "./others.js";

/** @import { DayDistribution } from "../../wire.d.ts" */
/** @import { DayResult } from "../../keeper/stored.d.ts" */

/** The number of results needed for a comparison. */
const FEWEST = 5;

/**
 * The standing; nothing without others to compare with, which on a day that is over do not come.
 * @param {{date: string, result: DayResult, isOver: boolean}} props
 */
export function People({ date, result: { points }, isOver }) {
  const comparison = useComparison(date);
  if (comparison === null || (isOver && comparison.results < FEWEST)) return null;
  return html`<section class="panel day-panel stack" aria-labelledby="day-people">
    <h2 id="day-people">${t("daily-people")}</h2>
    <p class="day-standing">${sentence(points, comparison)}</p>
    ${comparison.results >= FEWEST && html`<${Chart} own=${points} points=${comparison.points} />`}
    <p class="note">${t("daily-people-note")}</p>
  </section>`;
}

/** @param {number} own @param {DayDistribution} comparison */
function sentence(own, comparison) {
  if (comparison.results < FEWEST) return t("daily-people-few", { people: comparison.results });
  const { others, rank, percent } = standingOf(own, comparison);
  return t("daily-people-standing", { percent, others, rank, people: comparison.results });
}

/** @param {{own: number, points: DayDistribution["points"]}} props */
function Chart({ own, points }) {
  const columns = columnsOf(points);
  const most = Math.max(...columns.map(({ results }) => results));
  return html`<div class="day-people" aria-hidden="true">
    <ol>${columns.map(({ from, results }) =>
      html`<li key=${from} class=${from === columnOf(own) ? "own" : ""}
        style=${{ "--share": String(results / most) }}></li>`)}</ol>
    <p><span>${withMinus(points[0].points)}</span><span>${withMinus(points[points.length - 1].points)}</span></p>
  </div>`;
}
