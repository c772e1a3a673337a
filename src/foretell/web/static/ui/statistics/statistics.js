/** My statistics, from the games and reviews stored on this device. */

import { ENOUGH } from "../../analysis/habits.js";
import { loadWords, t } from "../../words/words.js";
import { Frame } from "../parts/frame.js";
import { Learning } from "../parts/learning.js";
import { html, useEffect, useState } from "../base/html.js";
import { accuracyText, spreadText, signedPoints } from "../review/texts.js";
import { loadStyle } from "../base/style.js";
import { pointsText } from "../table/hints/advice.js";
import { percentText } from "../parts/numbers.js";
import { accuracyOver, biasOf, exactBy, exactOf, formOf, rivalsOf, roundsOf, wonOf, gameIn } from "./figures.js";
import { Form } from "./form.js";
import { ownGames } from "../stored/own_games.js";

/** @import { Estimate } from "../../analysis/intervals.js" */
/** @import { OwnGame } from "../stored/own_games.js" */
/** @import { Exactness, PlayedGame } from "./figures.js" */

await Promise.all([
  ...["replay", "review"].map((list) => loadWords(/** @type {"replay"} */ (list))),
  ...["curves", "figure-tables", "statistics"].map((sheet) => loadStyle(`css/${sheet}.css`)),
]);

const PARTS = /** @type {const} */ (["size", "bid", "order"]);

export function Statistics() {
  const [games, setGames] = useState(/** @type {readonly PlayedGame[] | null} */ (null));
  useEffect(() => void ownGames().then((own) => setGames(own.flatMap(playedIn))), []);
  const title = t("web-my-statistics");
  if (games === null) return html`<${Frame} title=${title}><p role="status">${t("web-loading")}</p><//>`;
  if (roundsOf(games).length === 0) {
    return html`<${Frame} title=${title}><section class="panel"><p>${t("web-stats-none")}</p>
      <p class="actions"><a class="button button-main" href="/solo?new=1">${t("web-play-now")}</a></p></section><//>`;
  }
  const form = formOf(games);
  return html`<${Frame} title=${title}>
    <div class="statistics stack">
      <${Tiles} games=${games} />
      <section class="panel" aria-labelledby="stats-form">
        <h2 id="stats-form">${t("web-stats-form")}</h2>
        ${
          form.length === 0
            ? html`<p>${t("web-stats-form-none")}</p>
              <p class="actions"><a class="button" href="/replay">${t("web-games")}</a></p>`
            : html`<${Form} form=${form} />`
        }
      </section>
      <${Bias} games=${games} />
      <p class="note stats-note">${t("web-stats-note")}</p>
      ${PARTS.map(
        (by) => html`<${Exact} key=${by} title=${t(`web-stats-${by}`)} column=${t(`web-stats-column-${by}`)}
          of=${exactBy(games, by)} />`,
      )}
      <${Rivals} games=${games} />
      <${Learning} but="/statistics" />
    </div>
  <//>`;
}

/** @param {{games: readonly PlayedGame[]}} props */
function Tiles({ games }) {
  const rounds = roundsOf(games);
  const { exact, points } = exactOf(rounds);
  const accuracy = accuracyOver(games);
  /** @type {[string, string | number][]} */
  const tiles = [
    ["games", games.length],
    ["won", wonOf(games)],
    ["exact", percentText(exact / rounds.length)],
    ["points", pointsText(points)],
    ["accuracy", accuracy === null ? "–" : accuracyText(accuracy)],
  ];
  return html`<dl class="stat-tiles">
    ${tiles.map(
      ([name, value]) => html`<div key=${name} class="stat-tile"><dt>${t(`web-stats-${name}`)}</dt>
        <dd>${value}</dd></div>`,
    )}
  </dl>`;
}

/** @param {{games: readonly PlayedGame[]}} props */
function Bias({ games }) {
  const { mean: gap, high, low, best } = biasOf(games);
  const { rounds, exact } = exactOf(roundsOf(games));
  const parts = /** @type {const} */ ([["low", low], ["exact", exact], ["high", high]]);
  return html`<section class="panel" aria-labelledby="stats-bias">
    <h2 id="stats-bias">${t("web-stats-bias")}</h2>
    <p>${t("web-stats-bias-text", { side: sideOf(gap), tricks: pointsText(Math.abs(gap)) })}
      ${best !== null && html` ${t("web-stats-bias-best", { side: sideOf(best), tricks: pointsText(Math.abs(best)) })}`}</p>
    <div class="bias-bar" aria-hidden="true">
      ${parts.map(([name, count]) => html`<i key=${name} class=${`is-${name}`} style=${{ "--share": String(count) }}></i>`)}
    </div>
    <ul class="bias-key">
      ${parts.map(
        ([name, count]) => html`<li key=${name} class=${`is-${name}`}>${t(`web-stats-bias-${name}`, {
          share: percentText(count / rounds),
        })}</li>`,
      )}
    </ul>
  </section>`;
}

/** Too high, too low, or even to one decimal. @param {number} gap */
const sideOf = (gap) => (Math.abs(gap) < 0.05 ? "even" : gap > 0 ? "high" : "low");

/** @param {{title: string, column: string, of: readonly Exactness[]}} props */
function Exact({ title, column, of }) {
  return html`<section class="panel">
    <h2>${title}</h2>
    <div class="wide-table" tabindex="0" role="group" aria-label=${title}><table class="figure-table exact-table">
      <thead><tr><th scope="col">${column}</th><th scope="col">${t("web-stats-column-rounds")}</th>
        <th scope="col">${t("web-stats-exact")}</th><th scope="col">${t("web-stats-points")}</th></tr></thead>
      <tbody>
        ${of.map(({ label, rounds, exact, points }) => html`<tr key=${label} class=${rounds < ENOUGH ? "is-few" : ""}>
          <th scope="row">${label}</th><td>${rounds}</td>
          <td class="exact-share"><span>${percentText(exact.value)} <small>${shareRange(exact)}</small></span>
            <i aria-hidden="true" style=${{ "--share": `${100 * exact.value}%` }}></i></td>
          <td>${signedPoints(points.value)} <small>${spreadText(points)}</small></td></tr>`)}
      </tbody>
    </table></div>
  </section>`;
}

/** The interval of a share: "45–92%". @param {Estimate} share */
const shareRange = ({ low, high }) =>
  t("web-stats-range", { low: Math.round(100 * Number(low)), high: percentText(Number(high)) });

/** @param {{games: readonly PlayedGame[]}} props */
function Rivals({ games }) {
  const rivals = rivalsOf(games);
  if (rivals.length === 0) return null;
  return html`<section class="panel" aria-labelledby="stats-rivals">
    <h2 id="stats-rivals">${t("web-stats-rivals")}</h2>
    <div class="wide-table" tabindex="0" role="group" aria-labelledby="stats-rivals"><table class="figure-table">
      <thead><tr><th scope="col">${t("web-review-player")}</th><th scope="col">${t("web-stats-games")}</th>
        <th scope="col">${t("web-stats-ahead")}</th><th scope="col">${t("web-stats-lead")}</th></tr></thead>
      <tbody>
        ${rivals.map(
          ({ name, games: count, ahead, lead }) => html`<tr key=${name}><th scope="row" dir="auto">${name}</th>
            <td>${count}</td><td>${ahead}</td><td>${signedPoints(lead)}</td></tr>`,
        )}
      </tbody>
    </table></div>
  </section>`;
}

/** @param {OwnGame} game @returns {PlayedGame[]} none if its record is invalid */
function playedIn({ own, text, kept }) {
  const game = gameIn(text, own);
  return game ? [{ ...game, review: kept?.review ?? null }] : [];
}
