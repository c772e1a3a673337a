/** The best game of a level next to the person's own, round by round. */

import { gauge } from "../../art/gauge.js";
import { HAND_SIZES, SEAT } from "../../net/daily/deal.js";
import { gameOf } from "../../net/daily/line.js";
import { t } from "../../words/words.js";
import { html, useMemo } from "../base/html.js";
import { Drawing } from "../parts/card.js";
import { Icon } from "../parts/icons.js";
import { LEVELS } from "../parts/levels.js";
import { signed, withMinus } from "../parts/numbers.js";
import { replayOfDay, resultOf, YOU } from "./log.js";

/** @import { DayResult, DayRound } from "../../keeper/stored.d.ts" */

/** The level with the most points, the strongest of equals; null while none has a game. @param {DayResult} result */
export function bestLevel({ levels = {}, lines = {} }) {
  const played = LEVELS.filter((level) => level in levels && level in lines);
  const most = Math.max(...played.map((level) => levels[level]));
  return played.findLast((level) => levels[level] === most) ?? null;
}

/** The rounds of a game by its line; null if the line is none. @type {(date: string, line: string) => readonly DayRound[] | null} */
export function roundsOf(date, line) {
  const game = gameOf(date, line);
  return game && resultOf(game.state.scores, SEAT, HAND_SIZES, null).rounds;
}

/** @param {{date: string, result: DayResult}} props */
export function Best({ date, result }) {
  const level = bestLevel(result);
  const line = level === null ? "" : result.lines?.[level] ?? "";
  const rounds = useMemo(() => roundsOf(date, line), [date, line]);
  if (level === null || rounds === null) return null;
  const points = result.levels?.[level] ?? 0;
  const name = t(`web-level-${level}`);
  const gap = points - result.points;
  const outcome = gap > 0 ? "behind" : gap < 0 ? "ahead" : "level";
  return html`<section class="panel day-panel stack" aria-labelledby="day-best">
    <h2 id="day-best">${t("daily-best")}</h2>
    <p>${t("daily-best-outcome", { outcome, level: name, gap: Math.abs(gap) })}</p>
    <table class="day-best">
      <thead><tr><td></td><th scope="col">${t("web-you")}</th><th scope="col">${name}</th></tr></thead>
      <tbody>${rounds.map((round, at) => html`<tr key=${round.size}>
        <th scope="row">${t("daily-cards", { count: round.size })}</th>
        <${Round} round=${result.rounds[at]} /><${Round} round=${round} />
      </tr>`)}</tbody>
      <tfoot>
        <tr><th scope="row">${t("daily-best-total")}</th>
          <td><b>${withMinus(result.points)}</b></td><td><b>${withMinus(points)}</b></td></tr>
        <tr><td></td>
          <td>${result.lines && YOU in result.lines && html`<${Watch} date=${date} who=${YOU} name=${t("web-you")} />`}</td>
          <td><${Watch} date=${date} who=${level} name=${name} /></td></tr>
      </tfoot>
    </table>
  </section>`;
}

/** @param {{round: DayRound | undefined}} props */
function Round({ round }) {
  if (!round) return html`<td></td>`;
  const { bid, taken, points } = round;
  return html`<td class=${bid === taken ? "made" : "missed"}>
    <span class="day-gauge"><${Drawing} draw=${gauge} of=${[bid, taken]} /></span>
    <b>${signed(points)}</b>
    <span class="visually-hidden">${t("table-round-result", { bid, taken })}</span>
  </td>`;
}

/** @param {{date: string, who: string, name: string}} props */
const Watch = ({ date, who, name }) =>
  html`<a class="button" href=${replayOfDay(date, who)} aria-label=${`${t("web-replay")}: ${name}`}>
    <${Icon} name="play" /> ${t("web-replay")}</a>`;
