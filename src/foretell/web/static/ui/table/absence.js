/** Absence: how long until a bot plays for a person, and the way to let it play now. */

import { t } from "../../words/words.js";
import { awaitedAt, isGone } from "../../table/timers.js";
import { html, useEffect, useState } from "../html.js";
import { Icon } from "./icons.js";
import { nameOf } from "./names.js";

/** @import { TableView } from "../../net/table_view.js" */
/** @import { Announcer } from "./announcer.js" */
/** @import { Controller } from "./controller.js" */

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
  const since = (/** @type {number} */ at) => Math.max(0, now - at);
  const awaited = awaitedAt(
    table,
    since(connection.receivedAt.value),
    since(connection.presenceAt.value),
  );
  if (awaited === null) return null;
  const { seat } = awaited;
  const seconds = Math.ceil(awaited.left / 1000);
  const who = nameOf(table, seat);
  const isOwn = seat === table.seat;
  return html`<section class="question absence">
    <h2><span role="timer" aria-live="off">${textFor({ who, seconds, isGone: awaited.isGone, isOwn })}</span></h2>
    ${
      awaited.isGone &&
      table.seat !== null &&
      html`<p class="actions"><button type="button" class="button"
        onClick=${() => controller.send({ type: "let_bot_play", seat })}>
        <${Icon} name="bot" /><span>${t("table-bot-now")}</span></button></p>`
    }
  </section>`;
}

/** @param {{who: string, seconds: number, isGone: boolean, isOwn: boolean}} facts */
function textFor({ who, seconds, isGone: gone, isOwn }) {
  if (isOwn) return t("table-hurry", { seconds });
  if (!gone) return t("table-idle", { who, seconds });
  return seconds > 0 ? t("table-absent", { who, seconds }) : t("table-absent-on-turn", { who });
}

/**
 * Tell screen readers who is gone, and who is back before a bot had to play.
 * @param {Controller} controller
 * @param {Announcer} announcer
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
 * @param {TableView} before
 * @param {TableView} table
 * @returns {string[]}
 */
export function comingsAndGoings(before, table) {
  if (before.present.length !== table.present.length) return [];
  return table.seats.flatMap((holder, seat) => {
    const was = before.seats[seat];
    if (!holder || holder.name !== was?.name || seat === table.seat || was.away) return [];
    const gone = isGone(table, seat);
    if (gone === isGone(before, seat)) return [];
    return [t(gone ? "table-told-gone" : "table-told-here-again", { who: holder.name })];
  });
}
