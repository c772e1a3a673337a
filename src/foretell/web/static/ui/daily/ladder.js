/** The player's points among those of the levels, with the same cards. */

import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { LEVELS } from "../parts/levels.js";
import { withMinus } from "../parts/numbers.js";
import { pointsOfLevels } from "./levels.js";
import { keepLevels } from "./log.js";

/** @import { DayResult } from "../../keeper/stored.d.ts" */

/** @param {{date: string, result: DayResult}} props */
export function Ladder({ date, result }) {
  const [levels, setLevels] = useState(result.levels ?? {});
  const [isOver, setOver] = useState(false);
  useEffect(() =>
    pointsOfLevels(date, levels, (points) => {
      setLevels(points);
      keepLevels(date, points);
    }, () => setOver(true)), [date]);
  const rows = rungs(result.points, levels);
  const least = Math.min(0, ...rows.map(({ points }) => points));
  const most = Math.max(1, ...rows.map(({ points }) => points));
  const missing = isOver ? [] : LEVELS.filter((level) => !(level in levels));
  return html`<section class="panel day-panel stack" aria-labelledby="day-ladder">
    <h2 id="day-ladder">${t("daily-levels")}</h2>
    <ol class="day-ladder">
      ${rows.map(({ who, points }) => {
        const style = { "--share": String((points - least) / (most - least)) };
        return html`<li key=${who} class=${who === YOU ? "own" : ""} style=${style}>
          <span>${who === YOU ? t("web-you") : t(`web-level-${who}`)}</span>
          <i aria-hidden="true"></i>
          <b>${withMinus(points)}</b>
        </li>`;
      })}
      ${missing.map((level) => html`<li key=${level} class="pending">
        <span>${t(`web-level-${level}`)}</span><i aria-hidden="true"></i><b>${t("daily-levels-plays")}</b>
      </li>`)}
    </ol>
    <p class="note">${t("daily-levels-note")}</p>
  </section>`;
}

const YOU = "you";

/**
 * The points of the player and the levels, the best first; the player comes first among equals.
 * @type {(own: number, levels: Readonly<Record<string, number>>) => {who: string, points:
 *   number}[]}
 */
export function rungs(own, levels) {
  const others = Object.entries(levels).map(([who, points]) => ({ who, points }));
  return [{ who: YOU, points: own }, ...others].sort((one, other) => other.points - one.points);
}
