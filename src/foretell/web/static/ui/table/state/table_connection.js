/** A table on the screen: its state, its connection, and its commands. */

import { createTableSession } from "../../../net/table_session.js";
import { localTable } from "../../../net/live/local_table.js";
import { openSocket } from "../../../net/socket.js";
import { signal } from "../../base/html.js";

/** @import { Action } from "../../../core/types.d.ts" */
/** @import { Component, Signal } from "../../../libraries.d.ts" */
/** @import { Pending, Refusal } from "../../../net/table_session.js" */
/** @import { Setup } from "../../../net/live/local_table.js" */
/** @import { SocketState } from "../../../net/socket.js" */
/** @import { Command, SavedTable, TableView } from "../../../table/types.d.ts" */
/** @import { GameView } from "./game_view.js" */
/** @import { ServerMessage, TableEvent } from "../../../wire.d.ts" */

/**
 * @typedef {{ table: Signal<TableView | null>, events: Signal<readonly TableEvent[]>, receivedAt:
 *   Signal<number>, presenceAt: Signal<number>, state: Signal<SocketState>, refusal: Signal<Refusal
 *   | null>, pending: Signal<readonly Pending[]>, send: (command: Command) => void, withdraw: (id:
 *   string) => void, close: () => void, save?: () => SavedTable, record?: () => string | null,
 *   recordSoFar?: () => string | null, replay?: () => string | null, isLocal: boolean, isPractice?:
 *   boolean, tryAgain?: () => void, lookBack?: LookBack, isFinal?: boolean, afterwards?: {text:
 *   string, go: () => void}, }} TableConnection `pending`: the unanswered commands while there is
 *   no connection. `withdraw` takes back one that was not sent, `isFinal`: no undo, `afterwards`:
 *   what follows the game
 * @typedef {{Hands: Component<{view: GameView}>, keys: Readonly<Record<string, string>>}} LookBack
 *   what a finished game shows in place of the viewer's hand, and the labels of its keys
 */

/**
 * Follows a table of the server.
 * @param {string} code
 * @param {() => void} onSignedOut called when this device is signed out and disconnected
 * @returns {TableConnection}
 */
export function connectToServer(code, onSignedOut) {
  const { connection, receive, refuse } = fresh(false);
  const session = createTableSession(code, receive, refuse);
  const socket = openSocket("/socket", {
    opening: session.opening,
    take: (message) => {
      if (message.type !== "closing" || message.reason !== "signed_out") {
        return session.take(message);
      }
      socket.close();
      onSignedOut();
      return null;
    },
    onState: (state) => {
      if (state !== "open") session.disconnected();
      connection.pending.value = state === "open" ? [] : session.pending();
      connection.state.value = state;
    },
  });
  const changed = () => {
    if (connection.state.peek() !== "open") connection.pending.value = session.pending();
  };
  return {
    ...connection,
    send: (command) => {
      socket.send(session.ask(command));
      changed();
    },
    withdraw: (id) => {
      session.withdraw(id);
      changed();
    },
    close: socket.close,
  };
}

/**
 * Plays at a table in the page, without a network.
 * @type {(setup: Omit<Setup, "onMessage">) => TableConnection}
 */
export function playLocally(setup) {
  const { connection, receive, refuse } = fresh(true);
  const session = createTableSession("HOME", receive, refuse);
  const local = localTable({ ...setup, onMessage: session.take });
  for (const message of session.opening()) local.send(message);
  connection.state.value = "open";
  return {
    ...connection,
    send: (command) => local.send(session.ask(command)),
    close: local.close,
    save: local.save,
    record: local.record,
    recordSoFar: local.recordSoFar,
  };
}

/**
 * Shows a table that accepts no commands; with `lookBack`, a finished one with its hands.
 * @type {(lookBack?: LookBack) => TableConnection}
 */
export function readOnly(lookBack) {
  const { connection } = fresh(true);
  connection.state.value = "open";
  return { ...connection, lookBack, send: () => {}, close: () => {} };
}

/**
 * Shows one moment of a table, and calls a function with the viewer's commands.
 * @type {(table: TableView, onCommand: (command: Command) => void) => TableConnection}
 */
export function watched(table, onCommand) {
  const { connection } = fresh(true);
  connection.state.value = "open";
  connection.table.value = table;
  return { ...connection, send: onCommand, close: () => {} };
}

/**
 * The action of a command; null for any other command.
 * @type {(command: Command, seat: number) => Action | null}
 */
export function actionOf(command, seat) {
  switch (command.type) {
    case "bid":
      return { type: "bid", seat, bid: command.bid };
    case "play":
      return { type: "play", seat, card: command.card };
    case "choose_trump":
      return { type: "choose_trump", seat, suit: command.suit };
    default:
      return null;
  }
}

/** @param {boolean} isLocal */
function fresh(isLocal) {
  const connection = {
    table: signal(/** @type {TableView | null} */ (null)),
    /** The events of the last message, for animations. */
    events: signal(/** @type {readonly TableEvent[]} */ ([])),
    /** The time of the last message by performance.now(), from which clocks run. */
    receivedAt: signal(0),
    /** The time of the last message about connections. */
    presenceAt: signal(0),
    state: signal(/** @type {SocketState} */ ("connecting")),
    refusal: signal(/** @type {Refusal | null} */ (null)),
    pending: signal(/** @type {readonly Pending[]} */ ([])),
    withdraw: (/** @type {string} */ _id) => {},
    isLocal,
  };
  return {
    connection,
    /** @param {TableView} table @param {ServerMessage} message */
    receive: (table, message) => {
      if (message.type === "events") connection.receivedAt.value = performance.now();
      if (message.type === "presence") connection.presenceAt.value = performance.now();
      connection.events.value = message.type === "events" ? message.events : [];
      connection.table.value = table;
    },
    /** @param {Refusal} refusal */
    refuse: (refusal) => (connection.refusal.value = refusal),
  };
}
