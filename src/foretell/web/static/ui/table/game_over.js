/** The game is over: who won, how it went, and what to do now. */

import { recordAddress, recordKey } from "../../net/api.js";
import { listed, t } from "../../words/words.js";
import { html, useEffect, useState } from "../html.js";
import { Chart } from "./chart.js";
import { Fairness } from "./fairness.js";
import { figuresOf } from "./figures.js";
import { Icon } from "./icons.js";
import { nameOf, whoOf } from "./names.js";
import { signed, withMinus } from "./numbers.js";

/** @import { Controller } from "./controller.js" */
/** @import { GameView } from "./game_view.js" */

/**
 * @param {{controller: Controller, view: GameView, onLeave: () => void,
 *   onRematch?: () => void}} props
 */
export function GameOver({ controller, view, onLeave, onRematch }) {
  const { table, totals, winners } = view;
  const ranks = table.seats
    .map((_, seat) => seat)
    .sort((one, other) => totals[other] - totals[one]);
  const isHost = table.seat !== null && table.host === table.seat;
  const key = useRecordKey(controller.connection.isLocal ? null : table);
  const rematch = onRematch ?? (isHost ? () => controller.send({ type: "rematch" }) : null);
  return html`<section class="game-over" aria-labelledby="over-title">
    <h2 id="over-title" tabindex="-1"><${Icon} name="crown" /> ${winnersText(view)}</h2>
    <ol class="ranks">
      ${ranks.map(
        (seat) => html`<li key=${seat} class=${winners.includes(seat) ? "winner" : ""}>
        <b>${nameOf(table, seat)}</b>
        <span class="rank-bar" style=${{ "--part": String(part(totals[seat], totals)) }}></span>
        <strong>${withMinus(totals[seat])}</strong>
      </li>`,
      )}
    </ol>
    <p class="actions">
      ${
        rematch &&
        html`<button type="button" class="button button-main" onClick=${rematch}>
        <${Icon} name="again" /> ${t("table-rematch")}</button>`
      }
      ${!rematch && table.seat !== null && table.host !== null &&
      html`<span class="note">${t("table-rematch-waits")}</span>`}
      <${Record} controller=${controller} table=${table} recordKey=${key} />
      ${
        !controller.connection.isLocal &&
        table.game &&
        html`<a class="button"
          href=${`/replay/${table.code}/${table.game.number}?${key ? `key=${key}&` : ""}seat=${view.bottom}`}>
        <${Icon} name="replay" /> ${t("web-replay")}</a>`
      }
      <button type="button" class="button over-pad" onClick=${() => controller.open("pad")}>
        <${Icon} name="pad" /> ${t("table-pad")}</button>
      <button type="button" class="button" onClick=${onLeave}><${Icon}
        name="door" /> ${t("table-leave")}</button>
    </p>
    <${Figures} view=${view} />
    ${view.scores.length > 1 && html`<div class="over-chart"><${Chart} view=${view} /></div>`}
    <${Fairness} table=${table} />
  </section>`;
}

/** The record to keep: the server's, or what the table in the page has written. */
function Record(
  /** @type {{controller: Controller, table: GameView["table"], recordKey: string}} */ {
    controller,
    table,
    recordKey: key,
  },
) {
  const { isLocal, record } = /** @type {{isLocal: boolean, record?: () => string | null}} */ (
    controller.connection
  );
  const label = html`<${Icon} name="download" /> ${t("table-record")}`;
  if (!isLocal) {
    const address = recordAddress(table.code, table.game?.number ?? 0, key);
    return html`<a class="button" download href=${address}>${label}</a>`;
  }
  const keep = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([record?.() ?? ""], { type: "application/jsonl" }));
    link.download = `foretell-${table.game?.number}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return record
    ? html`<button type="button" class="button" onClick=${keep}>${label}</button>`
    : null;
}

/** The key to the record of a server's game, "" until it is known. @param {GameView["table"] | null} table */
function useRecordKey(table) {
  const [key, setKey] = useState("");
  const number = table?.game?.number;
  useEffect(() => {
    if (table === null || number === undefined) return;
    void recordKey(table.code, number).then(setKey);
  }, [table?.code, number]);
  return key;
}

/** @param {{view: GameView}} props */
function Figures({ view }) {
  const { table, scores } = view;
  const { exact, streaks, best, worst, leads } = figuresOf(view);
  const most = Math.max(...streaks);
  const sure = Math.max(...exact);
  const of = (/** @type {readonly number[]} */ list, /** @type {number} */ value) =>
    listed(table.seats.flatMap((_, seat) => (list[seat] === value ? [nameOf(table, seat)] : [])));
  return html`<section class="figures" aria-labelledby="figures-title">
    <h3 id="figures-title">${t("table-figures")}</h3>
    <dl>
      ${
        best &&
        html`<div><dt>${t("table-figure-best")}</dt>
        <dd><b>${signed(best.points)}
          </b> ${t("table-figure-round", { who: nameOf(table, best.seat), round: best.round })}</dd>
          </div>`
      }
      ${
        worst &&
        html`<div><dt>${t("table-figure-worst")}</dt>
        <dd><b>${signed(worst.points)}
          </b> ${t("table-figure-round", { who: nameOf(table, worst.seat), round: worst.round })}
          </dd></div>`
      }
      <div><dt>${t("table-figure-streak")}</dt><dd><b>${most}</b> ${of(streaks, most)}</dd></div>
      <div><dt>${t("table-figure-exact")}</dt>
        <dd><b>${sure}/${scores.length}</b> ${of(exact, sure)}</dd></div>
      <div><dt>${t("table-figure-leads")}</dt><dd><b>${leads}</b></dd></div>
    </dl>
    <ul class="exact-by-seat">
      ${table.seats.map(
        (_, seat) => html`<li key=${seat}>
        ${t("table-exact-of", { who: nameOf(table, seat), exact: exact[seat], rounds: scores.length })}
      </li>`,
      )}
    </ul>
  </section>`;
}

/** Who won, in a sentence. @param {GameView} view */
export function winnersText({ table, winners, totals }) {
  const total = totals[winners[0]];
  if (winners.length === 1) return t("table-wins", { ...whoOf(table, winners[0]), total });
  return t("table-win-together", {
    who: listed(winners.map((seat) => nameOf(table, seat))),
    total,
  });
}

/** @param {number} total @param {readonly number[]} totals */
function part(total, totals) {
  const low = Math.min(0, ...totals);
  return (total - low) / Math.max(1, Math.max(...totals) - low);
}
