/** The conversation of the page with its table, in the messages of the server. */

import { newSubscriber, nextFor } from "./broadcaster.js";

/** @import { ClientMessage, Command, ServerMessage } from "../../wire.d.ts" */
/** @import { Subscriber } from "./broadcaster.js" */
/** @import { TableLog } from "./table_log.js" */

/**
 * A session, whose messages are delivered after the call that causes them, in order.
 * @param {TableLog} log
 * @param {object} table
 * @param {(command: Command) => ServerMessage} table.ask returns the answer to a command
 * @param {boolean} table.isRestored whether the numbers of events known to the page before are void
 * @param {(message: ServerMessage) => void} table.onMessage
 */
export function clientSession(log, { ask, isRestored, onMessage }) {
  /** @type {Subscriber | null} */
  let subscriber = null;
  /** @type {ServerMessage[]} */
  let outbox = [];
  let isClosed = false;

  const post = (/** @type {ServerMessage} */ message) => {
    if (outbox.push(message) > 1) return;
    queueMicrotask(() => {
      const messages = outbox;
      outbox = [];
      for (const sent of messages) if (!isClosed) onMessage(sent);
    });
  };

  /** Sends everything new. */
  const show = () => {
    if (subscriber === null) return;
    for (let next = nextFor(log, subscriber); next !== null; next = nextFor(log, subscriber)) {
      const [message, after] = next;
      subscriber = after;
      post(message);
    }
  };

  const take = (/** @type {ClientMessage} */ message) => {
    if (isClosed) return;
    if (message.type === "ping") post({ type: "pong" });
    else if (message.type === "hello") {
      const since = isRestored && subscriber === null ? 0 : (message.since ?? 0);
      subscriber = newSubscriber(message.seat ?? null, since);
      show();
    } else if (subscriber === null) {
      post({ type: "refused", id: message.id, code: "frame/hello_first" });
    } else post(ask(message));
  };

  return {
    take,
    show,
    close: () => {
      isClosed = true;
    },
  };
}
