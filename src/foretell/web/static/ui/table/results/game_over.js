/** The end of a game: the winner, the story, and the next steps. */

import { recordAddress, recordKey } from "../../../net/api.js";
import { untilReached } from "../../../net/until_reached.js";
import { gameOf } from "../../../table/state.js";
import { listed, t } from "../../../words/words.js";
import { reviewOf } from "../../stored/finished.js";
import { html, useEffect, useState } from "../../base/html.js";
import { saveRecord } from "../../base/save_file.js";
import { winnersText } from "../play/announcements.js";
import { Chart } from "../play/chart.js";
import { Fairness } from "./fairness.js";
import { figuresOf } from "./figures.js";
import { Icon } from "../../parts/icons.js";
import { nameOf, whoOf } from "../../parts/names.js";
import { signed } from "../../parts/numbers.js";
import { Podium } from "./podium.js";
import { hear } from "../sound/sounds.js";
import { storyOf } from "./story.js";

/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/** Approximate milliseconds until the winner's card has turned. */
const SHOWN_AFTER = 2200;

/**
 * @param {{controller: Controller, view: GameView, onLeave: () => void,
 *   onRematch?: () => void}} props
 */
export function GameOver({ controller, view, onLeave, onRematch }) {
  const { table } = view;
  const { animations, connection } = controller;
  const state = connection.state.value;
  const isHost = table.seat !== null && table.host === table.seat;
  const key = useRecordKey(connection.isLocal ? null : table);
  const { afterwards } = connection;
  const calls = isHost && !afterwards ? () => controller.send({ type: "rematch" }) : null;
  const rematch = onRematch ?? calls;
  // places appear one by one only for those who saw the last round end
  const [rests, setRests] = useState(animations.scored.peek() !== view.number);
  useEffect(() => {
    if (rests) return;
    const isWon = view.winners.includes(Number(table.seat));
    const timer = setTimeout(() => hear(isWon ? "fanfare" : "made"), SHOWN_AFTER);
    const rest = () => setRests(true);
    addEventListener("pointerdown", rest);
    addEventListener("keydown", rest);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", rest);
      removeEventListener("keydown", rest);
    };
  }, [rests]);
  return html`<section class=${`game-over stack ${rests ? "" : "reveals"}`} aria-labelledby="over-title"
    style=${{ "--seats": String(table.seats.length - view.winners.length) }}>
    <h2 id="over-title" tabindex="-1">${winnersText(view)}</h2>
    <${Podium} view=${view} />
    <p class="story">${storyText(view)}</p>
    ${connection.isPractice && html`<p class="note">${t("table-practice")}</p>`}
    <p class="actions">
      ${
        rematch &&
        html`<button type="button" class="button button-main" onClick=${rematch}>
        <${Icon} name="again" /> ${t("table-rematch")}</button>`
      }
      ${
        afterwards &&
        html`<button type="button" class="button button-main" onClick=${afterwards.go}>${afterwards.text}</button>`
      }
      ${!rematch && !afterwards && table.seat !== null && table.host !== null &&
      html`<span class="note">${t("table-rematch-waits")}</span>`}
      ${state !== "open" && html`<span class="note" role="status">${t(`table-connection-${state}`)}</span>`}
      <${LookBackLinks} controller=${controller} view=${view} recordKey=${key} />
      ${!connection.isLocal && html`<${TogetherLink} table=${table} isHost=${isHost} recordKey=${key} />`}
      <button type="button" class="button" onClick=${onLeave}><${Icon}
        name="door" /> ${t("web-home")}</button>
    </p>
    <details class="over-more">
      <summary><${Icon} name="pad" /> ${t("table-figures")}</summary>
      <${Figures} view=${view} />
      ${view.scores.length > 1 && html`<div class="over-chart"><${Chart} view=${view} /></div>`}
      <p class="actions">
        <${Record} controller=${controller} table=${table} recordKey=${key} />
        <button type="button" class="button over-pad" onClick=${() => controller.open("pad")}>
          <${Icon} name="pad" /> ${t("table-pad")}</button>
      </p>
    </details>
    <${Fairness} table=${table} isLocal=${connection.isLocal} />
  </section>`;
}

/**
 * A sentence on the turning point of the game, for the viewer's seat or the winner's.
 * @param {GameView} view
 */
function storyText(view) {
  const seat = view.me ?? view.winners[0];
  const story = storyOf(view, seat);
  const who = whoOf(view.table, "winner" in story ? story.winner : seat);
  return t(`table-story-${story.kind}`, { ...who, ...story });
}

/**
 * Links to the review and the replay; none if the page keeps no record, or shows one.
 * @param {{controller: Controller, view: GameView, recordKey: string}} props
 */
function LookBackLinks({ controller, view, recordKey: key }) {
  const { isLocal, replay } = controller.connection;
  const { table } = view;
  const address = isLocal ? replay?.() : `/replay/${table.code}/${table.game?.number}`;
  if (!address) return null;
  const link = (/** @type {string} */ to) => `${to}?${key ? `key=${key}&` : ""}seat=${view.bottom}`;
  return html`<a class="button" href=${link(reviewOf(address))}>
      <${Icon} name="review" /> ${t("web-review")}</a>
    <a class="button" href=${link(address)}>
      <${Icon} name="replay" /> ${t("web-replay")}</a>`;
}

/**
 * The way to a review that all at a table see together.
 * @param {{table: GameView["table"], isHost: boolean, recordKey: string}} props
 */
function TogetherLink({ table, isHost, recordKey: key }) {
  const isOn = table.review !== null && !isHost;
  return html`<a class=${`button ${isOn ? "button-main" : ""}`}
    href=${`/review/${table.code}/${table.game?.number}?${key ? `key=${key}&` : ""}${isHost ? `seat=${table.seat}&` : ""}together=1&at=0`}>
    <${Icon} name="share" /> ${t(isHost ? "table-review-lead" : "table-review-follow")}</a>`;
}

/**
 * The record to save: the server's, or the one written by the page.
 * @param {{controller: Controller, table: GameView["table"], recordKey: string}} props
 */
function Record({ controller, table, recordKey: key }) {
  const { isLocal, record } = controller.connection;
  const label = html`<${Icon} name="download" /> ${t("table-record")}`;
  if (!isLocal) {
    const address = recordAddress(table.code, table.game?.number ?? 0, key);
    return html`<a class="button" download href=${address}>${label}</a>`;
  }
  const keep = () => saveRecord(table.game?.number ?? 0, record?.() ?? "");
  return record && html`<button type="button" class="button" onClick=${keep}>${label}</button>`;
}

/** @param {GameView["table"] | null} table */
function useRecordKey(table) {
  const [key, setKey] = useState("");
  const number = table?.game?.number;
  useEffect(() => {
    if (table === null || number === undefined) return;
    const look = async () => setKey(await recordKey(table.code, number));
    return untilReached(look, () => {}, () => {});
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
  const hints = table.seats.flatMap((_, seat) => {
    const what = gameOf(table).hints.filter(([one]) => one === seat).length;
    return what > 0 ? [t("table-told-pair", { who: nameOf(table, seat), what })] : [];
  });
  return html`<div class="figures">
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
      ${hints.length > 0 && html`<div><dt>${t("table-figure-hints")}</dt><dd>${listed(hints)}</dd></div>`}
    </dl>
    <ul class="exact-by-seat">
      ${table.seats.map(
        (_, seat) => html`<li key=${seat}>
        ${t("table-exact-of", { who: nameOf(table, seat), exact: exact[seat], rounds: scores.length })}
      </li>`,
      )}
    </ul>
  </div>`;
}
