/** A table on the screen: its story, its connection, and the way to say something to it. */

import { localTable } from "../net/local.js";
import { openSocket } from "../net/socket.js";
import { createTalk } from "../net/talk.js";
import { signal } from "./html.js";

/** @import { Saved, Setup } from "../net/local.js" */
/** @import { Connection } from "../net/socket.js" */
/** @import { TableView } from "../net/table_view.js" */
/** @import { Refusal } from "../net/talk.js" */
/** @import { Command } from "../table/types.d.ts" */
/** @import { ServerMessage, TableEvent } from "../wire.d.ts" */
/** @import { Signal } from "../libraries.d.ts" */

/**
 * @typedef {{
 *   story: Signal<TableView | null>,
 *   news: Signal<readonly TableEvent[]>,
 *   heardAt: Signal<number>,
 *   connection: Signal<Connection>,
 *   refusal: Signal<Refusal | null>,
 *   send: (command: Command) => void,
 *   close: () => void,
 *   save?: () => Saved,
 *   record?: () => string | null,
 *   isLocal: boolean,
 * }} SeatAt
 */

/**
 * Follow a table of the server.
 * @param {string} code
 * @param {() => void} onSignedOut called when this device was signed out, and is connected no more
 * @returns {SeatAt}
 */
export function atServer(code, onSignedOut) {
  const seat = fresh(false);
  const talk = createTalk(code, seat.hear, seat.refuse);
  const socket = openSocket("/socket", {
    opening: talk.opening,
    take: (message) => {
      if (message.type !== "closing" || message.reason !== "signed_out") return talk.take(message);
      socket.close();
      onSignedOut();
      return null;
    },
    onConnection: (connection) => (seat.at.connection.value = connection),
  });
  return {
    ...seat.at,
    send: (command) => socket.send(talk.ask(command)),
    close: socket.close,
  };
}

/**
 * Play at a table in the page, without any network.
 * @param {Omit<Setup, "onMessage">} setup
 * @returns {SeatAt}
 */
export function atHome(setup) {
  const seat = fresh(true);
  const talk = createTalk("HOME", seat.hear, seat.refuse);
  const table = localTable({ ...setup, onMessage: talk.take });
  for (const message of talk.opening()) table.send(message);
  seat.at.connection.value = "open";
  return {
    ...seat.at,
    send: (command) => table.send(talk.ask(command)),
    close: table.close,
    save: table.save,
    record: table.record,
  };
}

/**
 * Look at something that is over: nothing can be said to it.
 * @returns {SeatAt}
 */
export function looking() {
  const { at } = fresh(true);
  at.connection.value = "open";
  return { ...at, send: () => {}, close: () => {} };
}

/** @param {boolean} isLocal */
function fresh(isLocal) {
  const at = {
    story: signal(/** @type {TableView | null} */ (null)),
    /** The entries of the last message, for whatever moves on the screen. */
    news: signal(/** @type {readonly TableEvent[]} */ ([])),
    /** When it came, by performance.now(): clocks run from there. */
    heardAt: signal(0),
    connection: signal(/** @type {Connection} */ ("connecting")),
    refusal: signal(/** @type {Refusal | null} */ (null)),
    isLocal,
  };
  return {
    at,
    /** @param {TableView} story @param {ServerMessage} message */
    hear: (story, message) => {
      at.heardAt.value = performance.now();
      at.news.value = message.type === "events" ? message.events : [];
      at.story.value = story;
    },
    /** @param {Refusal} refusal */
    refuse: (refusal) => (at.refusal.value = refusal),
  };
}
