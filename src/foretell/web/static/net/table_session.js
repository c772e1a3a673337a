/**
 * The client's side of the protocol, over connections that come and go. Unanswered commands are
 * sent again under their ids, so that nothing is lost or done twice. Each names the version of the
 * table on which it was decided, so that it is never carried out at another moment.
 */

import { OutOfSync } from "../table/refusals.js";
import { NOTHING_SENT, reduce } from "./table_view.js";

/** @import * as table from "../table/types.d.ts" */
/** @import { Command, Hello, Refused, RetryableCode, ServerMessage } from "../wire.d.ts" */
/** @import { TableView } from "../table/types.d.ts" */

/**
 * @typedef {Refused & {command?: Command}} Refusal with the command that was refused
 * @typedef {{command: Command, isSent: boolean}} Pending a command without an answer; one that was
 *   sent may have been carried out, any other can be withdrawn
 */

/**
 * Temporary refusals: the same message may be sent again. The types hold this list to the server's.
 * @type {Record<RetryableCode, true>}
 */
const RETRYABLE = { "frame/hello_first": true, "frame/too_many": true, "table/busy": true };
/** Milliseconds before a retry, if the server gives none. */
const RETRY_AFTER = 500;

/**
 * Commands of which several may wait for a connection, since each concerns something else.
 * @type {ReadonlySet<string>}
 */
const SEVERAL = new Set([
  "add_note",
  "let_bot_play",
  "readmit",
  "remove",
  "remove_note",
  "seat_bot",
  "swap",
]);
/** @type {ReadonlySet<string>} */
const MOVES = new Set(["bid", "choose_trump", "play"]);

/**
 * @param {string} code of the table
 * @param {(table: TableView, message: ServerMessage) => void} onTable called after every message
 *   that changes the table
 * @param {(refusal: Refusal) => void} onRefusal
 */
export function createTableSession(code, onTable, onRefusal) {
  const prefix = randomId();
  let view = NOTHING_SENT;
  let commands = 0;
  let isConnected = false;
  /** @type {Map<string, Command>} commands without an answer, in the order of asking */
  const unanswered = new Map();
  /** @type {Set<string>} the ids of those not yet sent */
  const waiting = new Set();

  /** @returns {[Hello, ...Command[]]} the messages to send on a new connection */
  const opening = () => {
    isConnected = true;
    waiting.clear();
    const { version: since, seat, epoch } = view;
    const history = epoch === null ? {} : { epoch };
    return [{ type: "hello", table: code, since, seat, ...history }, ...unanswered.values()];
  };

  /**
   * Gives a command its id and, unless it names one, the newest version. Without a connection it
   * waits, and replaces a waiting command of its kind.
   * @param {table.Command} command
   */
  const ask = (command) => {
    commands += 1;
    const whole = /** @type {Command} */ ({
      ...(view.version > 0 ? { version: view.version } : {}),
      ...command,
      id: `${prefix}-${commands}`,
    });
    if (!isConnected) {
      const kind = kindOf(whole);
      for (const id of waiting) {
        if (kindOf(/** @type {Command} */ (unanswered.get(id))) === kind) withdraw(id);
      }
      waiting.add(whole.id);
    }
    unanswered.set(whole.id, whole);
    return whole;
  };

  /** @type {(id: string) => boolean} */
  const withdraw = (id) => waiting.delete(id) && unanswered.delete(id);

  /** @returns {Pending[]} */
  const pending = () =>
    [...unanswered.values()].map((command) => ({ command, isSent: !waiting.has(command.id) }));

  /**
   * Processes a message; returns null, or the milliseconds before the opening has to be repeated.
   * @param {ServerMessage} message
   */
  const take = (message) => {
    if (message.type === "refused" && Object.hasOwn(RETRYABLE, message.code)) {
      return 1000 * Number(message.fields?.retry_after ?? 0) || RETRY_AFTER;
    }
    if (message.type === "done" || message.type === "refused") {
      const id = message.id ?? ""; // null if the server could not read a message
      const command = unanswered.get(id);
      unanswered.delete(id);
      if (message.type === "refused") onRefusal({ ...message, command });
      return null;
    }
    try {
      view = reduce(view, message);
    } catch (error) {
      if (!(error instanceof OutOfSync)) throw error;
      view = NOTHING_SENT;
      return 0;
    }
    onTable(view, message);
    return null;
  };

  return {
    opening,
    ask,
    take,
    withdraw,
    pending,
    /** Marks the connection as lost: commands wait for the next one. */
    disconnected: () => {
      isConnected = false;
    },
  };
}

/**
 * A key that two commands share if the later one replaces the earlier.
 * @param {Command} command
 */
function kindOf({ id: _id, version: _version, ...command }) {
  if (MOVES.has(command.type)) return "move";
  return SEVERAL.has(command.type) ? JSON.stringify(command) : command.type;
}

function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
