/** Absence: the time until a bot plays for a person, the button to let it play now, and the way back. */

import { t } from "../../../words/words.js";
import { awaitedAt, isGone, isPlayedFor } from "../../../table/timers.js";
import { isPlaying } from "../../../table/state.js";
import { html, useEffect, useState } from "../../base/html.js";
import { Icon } from "../../parts/icons.js";
import { nameOf } from "../../parts/names.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { Awaited } from "../../../table/timers.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { Controller } from "../state/controller.js" */
/** @import { TableEvent } from "../../../wire.d.ts" */

/** @param {{controller: Controller}} props */
export function Absence({ controller }) {
  const { connection } = controller;
  const table = connection.table.value;
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    if (connection.isLocal) return;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [connection]);
  if (connection.isLocal || table === null || connection.state.value !== "open") return null;
  if (isPlayedFor(table)) return html`<${PlayedFor} controller=${controller} />`;
  const since = (/** @type {number} */ at) => Math.max(0, now - at);
  const awaited = awaitedAt(
    table,
    since(connection.receivedAt.value),
    since(connection.presenceAt.value),
  );
  if (awaited === null) return null;
  const { seat, allowed } = awaited;
  const mayAsk = table.seat !== null && seat !== table.seat && allowed !== null;
  return html`<section class="question row absence">
    <h2><span role="timer" aria-live="off">${textFor(table, awaited)}</span></h2>
    ${
      mayAsk &&
      (allowed > 0
        ? html`<p>${t("table-bot-soon", { seconds: secondsOf(allowed) })}</p>`
        : html`<p class="actions"><button type="button" class="button"
        onClick=${() => controller.send({ type: "let_bot_play", seat })}>
        <${Icon} name="bot" /><span>${t("table-bot-now")}</span></button></p>`)
    }
  </section>`;
}

/**
 * The way back for a connected person replaced by a bot.
 * @param {{controller: Controller}} props
 */
function PlayedFor({ controller }) {
  return html`<section class="question row absence">
    <h2>${t("table-played-for")}</h2>
    <p class="actions"><button type="button" class="button button-main"
      onClick=${() => controller.send({ type: "sit" })}>
      <${Icon} name="play" /><span>${t("table-play-again")}</span></button></p>
  </section>`;
}

/** @param {number} milliseconds */
const secondsOf = (milliseconds) => Math.ceil(milliseconds / 1000);

/** @param {TableView} table @param {Awaited} awaited */
function textFor(table, { seat, left, allowed, isGone: gone }) {
  const who = nameOf(table, seat);
  const seconds = secondsOf(left);
  if (seat === table.seat) {
    if (allowed === null) return t("table-hurry", { seconds });
    if (allowed > 0) return t("table-hurry-others", { seconds: secondsOf(allowed) });
    return t("table-hurry-now", { seconds });
  }
  if (!gone) return t("table-idle", { who, seconds });
  return seconds > 0 ? t("table-absent", { who, seconds }) : t("table-absent-on-turn", { who });
}

/**
 * Announces to screen readers who has left, and who is back in time.
 * @type {(controller: Controller, announcer: Announcer) => void}
 */
export function usePresenceTold({ connection }, announcer) {
  useEffect(() => {
    if (connection.isLocal) return;
    let before = /** @type {TableView | null} */ (null);
    return connection.table.subscribe((/** @type {TableView | null} */ table) => {
      if (before?.game && table?.game) announcer.announce(comingsAndGoings(before, table));
      before = table;
    });
  }, [connection, announcer]);
}

/**
 * Tells of people who leave a game, and of those who are back; after it, all may go where they like.
 * @type {(before: TableView, table: TableView) => string[]}
 */
export function comingsAndGoings(before, table) {
  if (!isPlaying(table)) return [];
  if (before.present.length !== table.present.length) return [];
  return table.seats.flatMap((holder, seat) => {
    const was = before.seats[seat];
    if (!holder || holder.name !== was?.name || seat === table.seat || was.away) return [];
    const gone = isGone(table, seat);
    if (gone === isGone(before, seat)) return [];
    return [t(gone ? "table-told-gone" : "table-told-here-again", { who: holder.name })];
  });
}

/** Milliseconds for which the bubble is shown. */
const LASTS = 5000;
/** @type {Partial<Record<TableEvent["type"], string>>} */
const SAID = { stood_in: "table-bubble-bot", handed_back: "table-bubble-back" };

/** @param {{controller: Controller, seat: number}} props */
export function AbsenceBubble({ controller, seat }) {
  const { connection } = controller;
  const [text, say] = useState("");
  useEffect(() => {
    if (connection.isLocal) return;
    let version = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const stop = connection.table.subscribe((/** @type {TableView | null} */ table) => {
      if (table === null) return;
      const events = connection.events.peek();
      const isNews = version >= 0 && table.version === version + events.length;
      version = table.version;
      const last = events.findLast((event) => event.type in SAID && "seat" in event && event.seat === seat);
      if (!isNews || !last) return;
      say(t(SAID[last.type] ?? "", { who: nameOf(table, seat) }));
      clearTimeout(timer);
      timer = setTimeout(() => say(""), LASTS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [connection, seat]);
  // the live regions announce it to screen readers
  return text && html`<span class="absence-bubble" aria-hidden="true">${text}</span>`;
}
