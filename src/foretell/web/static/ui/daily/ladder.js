/** The player's points among those of the levels, with the same cards. */

import { t } from "../../words/words.js";
import { html, useEffect, useState } from "../base/html.js";
import { LEVELS } from "../parts/levels.js";
import { withMinus } from "../parts/numbers.js";
import { Icon } from "../parts/icons.js";
import { playLevels } from "./levels.js";
import { keepLevel, replayOfDay, YOU } from "./log.js";

/** @import { LevelGame } from "./levels.js" */
/** @import { DayResult } from "../../keeper/stored.d.ts" */

/** @param {{date: string, result: DayResult}} props */
export function Ladder({ date, result }) {
  const [isOver, setOver] = useState(false);
  const { levels = {}, lines = {} } = result;
  useEffect(() => {
    const onGame = (/** @type {string} */ level, /** @type {LevelGame} */ game) => keepLevel(date, level, game);
    return playLevels(date, levels, onGame, () => setOver(true));
  }, [date]);
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
          <${Name} date=${date} who=${who} hasGame=${who in lines} />
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

/** A name, with a link to the game if there is one. @param {{date: string, who: string, hasGame: boolean}} props */
function Name({ date, who, hasGame }) {
  const name = who === YOU ? t("web-you") : t(`web-level-${who}`);
  if (!hasGame) return html`<span>${name}</span>`;
  return html`<a href=${replayOfDay(date, who)} title=${t("web-replay")}>${name} <${Icon} name="play" /></a>`;
}

/**
 * The points of the player and the levels, the best first; the player comes first among equals.
 * @type {(own: number, levels: Readonly<Record<string, number>>) => {who: string, points:
 *   number}[]}
 */
export function rungs(own, levels) {
  const others = Object.entries(levels).map(([who, points]) => ({ who, points }));
  return [{ who: YOU, points: own }, ...others].sort((one, other) => other.points - one.points);
}
