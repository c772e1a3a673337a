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
 * The standing today; nothing without others to compare with.
 * @param {{date: string, result: DayResult}} props
 */
export function People({ date, result: { points } }) {
  const found = useComparison(date);
  if (found === null) return null;
  return html`<section class="panel day-panel" aria-labelledby="day-people">
    <h2 id="day-people">${t("daily-people")}</h2>
    <p class="day-standing">${sentence(points, found)}</p>
    ${found.results >= FEWEST && html`<${Chart} own=${points} points=${found.points} />`}
    <p class="note">${t("daily-people-note")}</p>
  </section>`;
}

/** The standing on a day that is over. @param {{date: string, result: DayResult}} props */
export function PeopleThen({ date, result: { points } }) {
  const found = useComparison(date);
  return found !== null && found.results >= FEWEST && html`<p class="day-standing">${sentence(points, found)}</p>`;
}

/** @param {number} own @param {DayDistribution} found */
function sentence(own, found) {
  if (found.results < FEWEST) return t("daily-people-few", { people: found.results });
  const { others, rank, percent } = standingOf(own, found);
  return t("daily-people-standing", { percent, others, rank, people: found.results });
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
