/** The shared state of a table's parts on the screen: the connection, and the viewer's pending choices. */

import { afterPaint } from "../../base/after_paint.js";
import { computed, signal } from "../../base/html.js";
import { createAnimationQueue } from "./animation_queue.js";

/** @import { Hint } from "../../../core/types.d.ts" */
/** @import { Command } from "../../../table/types.d.ts" */
/** @import { Pending } from "../../../net/table_session.js" */
/** @import { TableConnection } from "./table_connection.js" */

/**
 * @typedef {"pad" | "menu" | "tricks" | "keys" | "rules" | "hint" | null} Panel
 * @typedef {{id: number, text: string, kind: "trouble" | "note"}} Toast
 * @typedef {ReturnType<typeof createController>} Controller
 */

const TOAST_LASTS = 5000;
const MOST_TOASTS = 2;

/** @param {TableConnection} connection */
export function createController(connection) {
  const animations = createAnimationQueue(connection);
  /** The chosen card: to be confirmed, or to be played on the viewer's turn. */
  const chosen = signal(/** @type {string | null} */ (null));
  /** A card or bid that was sent and has no answer. */
  const asked = signal(/** @type {string | number | null} */ (null));
  /** The move among them that waits for a connection. */
  const waiting = computed(() => waitingMove(connection.pending.value));
  const panel = signal(/** @type {Panel} */ (null));
  /** The values of the last hint, and the version at which its turn began. */
  const shownHint = signal(/** @type {{turn: number, hint: Hint} | null} */ (null));
  const toasts = signal(/** @type {readonly Toast[]} */ ([]));
  /** The totals while they count up after a round. */
  const counting = signal(/** @type {readonly number[] | null} */ (null));
  /** The last positions of the hand's cards, where their flights begin. */
  const positions = new Map();
  let made = 0;

  /** @param {number} id */
  const forget = (id) =>
    (toasts.value = toasts.value.filter((/** @type {Toast} */ toast) => toast.id !== id));

  return {
    connection,
    animations,
    counting,
    chosen,
    asked,
    waiting,
    panel,
    shownHint,
    toasts,
    positions,
    forget,
    /**
     * Shows a toast, after the effect of the tap is painted.
     * @param {string} text
     * @param {"trouble" | "note"} [kind]
     */
    say: (text, kind = "note") => {
      made += 1;
      const id = made;
      afterPaint(() => {
        const others = toasts.value.filter((/** @type {Toast} */ toast) => toast.text !== text);
        toasts.value = [...others.slice(1 - MOST_TOASTS), { id, text, kind }];
      });
      setTimeout(() => forget(id), TOAST_LASTS + 30 * text.length);
    },
    /** @param {Panel} which */
    open: (which) => afterPaint(() => (panel.value = which)),
    /**
     * Sends a command to the table; animations and toasts end at once. It is sent in a separate
     * task, so that a tap may come between. It names the current version of the table, unless it has
     * one.
     * @param {Command} command
     */
    send: (command) => {
      const version = connection.table.peek()?.version;
      afterPaint(() => {
        animations.hurry();
        toasts.value = toasts.value.filter((/** @type {Toast} */ toast) => toast.kind === "note");
        setTimeout(() => connection.send({ ...(version ? { version } : {}), ...command }));
      });
    },
    /** Withdraws a command that waits for the connection. @param {string} id */
    withdraw: (id) => {
      const before = waiting.peek();
      connection.withdraw(id);
      if (before !== waiting.peek()) asked.value = null;
    },
    close: () => animations.close(),
  };
}

/** The card, bid or suit of a waiting command. @param {readonly Pending[]} pending */
function waitingMove(pending) {
  for (const { command, isSent } of pending) {
    if (isSent) continue;
    if (command.type === "play") return command.card;
    if (command.type === "bid") return command.bid;
    if (command.type === "choose_trump") return command.suit;
  }
  return null;
}
