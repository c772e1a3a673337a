/**
 * One client's side of the protocol, over connections that come and go: what has not been answered
 * is said again, under its old id, so that nothing is lost and nothing happens twice.
 */

import { OutOfSync } from "../table/refusals.js";
import { NOTHING_SENT, reduce } from "./table_view.js";

/** @import * as table from "../table/types.d.ts" */
/** @import { Command, Hello, Refused, RetryableCode, ServerMessage } from "../wire.d.ts" */
/** @import { TableView } from "./table_view.js" */

/** @typedef {Refused & {command?: Command}} Refusal with the command that was refused */

/**
 * Temporary refusals: the same message may be sent again. The types hold this list to the server's.
 * @type {Record<RetryableCode, true>}
 */
const RETRYABLE = { "frame/hello_first": true, "frame/too_many": true, "table/busy": true };
/** Milliseconds until then, where the server does not say. */
const RETRY_AFTER = 500;

/**
 * @param {string} code of the table
 * @param {(table: TableView, message: ServerMessage) => void} onTable called after every message that tells something
 * @param {(refusal: Refusal) => void} onRefusal
 */
export function createTableSession(code, onTable, onRefusal) {
  const prefix = randomId();
  let view = NOTHING_SENT;
  let asked = 0;
  /** @type {Map<string, Command>} commands without an answer, in the order of asking */
  const unanswered = new Map();

  /**
   * The messages to send on a new connection.
   * @returns {[Hello, ...Command[]]}
   */
  const opening = () => [
    {
      type: "hello",
      table: code,
      since: view.version,
      seat: view.seat,
      ...(view.epoch === null ? {} : { epoch: view.epoch }),
    },
    ...unanswered.values(),
  ];

  /**
   * Give a command its id.
   * @param {table.Command} command
   */
  const ask = (command) => {
    asked += 1;
    const whole = /** @type {Command} */ ({ ...command, id: `${prefix}-${asked}` });
    unanswered.set(whole.id, whole);
    return whole;
  };

  /**
   * Take a message of the server; null, or the milliseconds after which to say the opening again.
   * @param {ServerMessage} message
   * @returns {number | null}
   */
  const take = (message) => {
    if (message.type === "refused" && Object.hasOwn(RETRYABLE, message.code)) {
      return 1000 * Number(message.fields?.retry_after ?? 0) || RETRY_AFTER;
    }
    if (message.type === "done" || message.type === "refused") {
      const id = message.id ?? ""; // null where the server could not read a message
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

  return { opening, ask, take, isWaiting: () => unanswered.size > 0 };
}

/** An id that no other page makes up. */
function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
