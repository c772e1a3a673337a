/** The score pad, as on paper (R8.3): the bid in the small box, the total; a bid made is ticked. */

import { hasHint } from "../../../table/hints.js";
import { gameOf } from "../../../table/state.js";
import { t } from "../../../words/words.js";
import { html } from "../../base/html.js";
import { Chart } from "./chart.js";
import { Icon } from "../../parts/icons.js";
import { nameOf } from "../../parts/names.js";
import { signed, withMinus } from "../../parts/numbers.js";
import { sizeOfRound } from "../state/game_view.js";

/** @import { GameView } from "../state/game_view.js" */

/** @param {{view: GameView, isPractice?: boolean}} props */
export function ScorePad({ view, isPractice = false }) {
  const { table, scores } = view;
  const seats = table.seats.map((_, seat) => seat);
  const isOpen = view.number > scores.length;
  return html`
    ${isPractice && html`<p class="note">${t("table-practice")}</p>`}
    ${gameOf(table).hints.length > 0 && html`<p class="note hint-note"><${Icon} name="hint" /> ${t("table-hint-note")}</p>`}
    <div class="score-scroll" tabindex="0" role="region" aria-label=${t("table-pad")}>
      <table class="score-pad" style=${{ "--seats": String(seats.length) }}>
        <caption class="visually-hidden">${t("table-pad-caption")}</caption>
        <thead>
          <tr>
            <th scope="col"><abbr title=${t("table-round-word")}>${t("table-round-sign")}</abbr>
              </th>
            ${seats.map(
              (seat) => html`<th key=${seat} scope="col" class="seat-colour-${seat}">
              <span class="score-name one-line" dir="auto">${nameOf(table, seat)}</span>
            </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${scores.map(
            (score) => html`<tr key=${score.round}>
            <th scope="row">${sizeOfRound(view, score.round)}</th>
            ${seats.map((seat) => html`<${Cell} key=${seat} score=${score} seat=${seat}
              hasHint=${hasHint(table, seat, score.round)} />`)}
          </tr>`,
          )}
          ${
            isOpen &&
            html`<tr class="score-now">
            <th scope="row">${view.size}</th>
            ${seats.map(
              (seat) => html`<td key=${seat}>
              ${hasHint(table, seat, view.number) && html`<${HintMark} />`}
              ${view.hasBid[seat] && html`<span class="score-box">${view.bids[seat] ?? "?"}</span>`}
            </td>`,
            )}
          </tr>`
          }
        </tbody>
      </table>
    </div>
    ${scores.length === 0 && html`<p class="score-empty">${t("table-pad-empty")}</p>`}
    ${scores.length > 1 && html`<${Chart} view=${view} />`}
  `;
}

/** @param {{score: GameView["scores"][number], seat: number, hasHint: boolean}} props */
function Cell({ score, seat, hasHint }) {
  const made = score.bids[seat] === score.tricks[seat];
  const text = t("table-pad-cell", {
    bid: score.bids[seat],
    taken: score.tricks[seat],
    points: signed(score.points[seat]),
    total: score.totals[seat],
  });
  return html`<td class=${made ? "made" : "missed"}>
    <span class="visually-hidden">${text}</span>
    ${hasHint && html`<${HintMark} />`}
    <span class="score-total" aria-hidden="true">${withMinus(score.totals[seat])}</span>
    <span class="score-line" aria-hidden="true">
      <span class="score-box">${score.bids[seat]}</span>
      <span class="score-points">${signed(score.points[seat])}</span>
    </span>
  </td>`;
}

/** The mark of a round in which a seat was given a hint. */
function HintMark() {
  return html`<span class="hint-mark"><${Icon} name="hint" />
    <span class="visually-hidden">${t("table-hint-used")}</span></span>`;
}
