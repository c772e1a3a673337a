/** What the parts of a table on the screen share: its connection, and what a person is about to do. */

import { afterPaint } from "../after_paint.js";
import { signal } from "../html.js";
import { createAnimationQueue } from "./animation_queue.js";

/** @import { Command } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table_connection.js" */

/**
 * @typedef {"pad" | "menu" | "tricks" | "keys" | null} Panel
 * @typedef {{id: number, text: string, kind: "trouble" | "note"}} Toast
 * @typedef {ReturnType<typeof createController>} Controller
 */

const TOAST_LASTS = 5000;
const MOST_TOASTS = 2;

/**
 * @param {TableConnection} connection
 */
export function createController(connection) {
  const animations = createAnimationQueue(connection);
  /** The card that is chosen: to be confirmed, or to be played when the turn comes. */
  const chosen = signal(/** @type {string | null} */ (null));
  /** A card or bid that has been sent and not been answered. */
  const asked = signal(/** @type {string | number | null} */ (null));
  const panel = signal(/** @type {Panel} */ (null));
  const toasts = signal(/** @type {readonly Toast[]} */ ([]));
  /** Where the own cards last lay, so that they fly from there. */
  const lay = new Map();
  let made = 0;

  /** @param {number} id */
  const forget = (id) =>
    (toasts.value = toasts.value.filter((/** @type {Toast} */ toast) => toast.id !== id));

  return {
    connection,
    animations,
    chosen,
    asked,
    panel,
    toasts,
    lay,
    forget,
    /**
     * Say something in passing.
     * @param {string} text
     * @param {"trouble" | "note"} [kind]
     */
    say: (text, kind = "note") => {
      made += 1;
      const id = made;
      const others = toasts.value.filter((/** @type {Toast} */ toast) => toast.text !== text);
      toasts.value = [...others.slice(1 - MOST_TOASTS), { id, text, kind }];
      setTimeout(() => forget(id), TOAST_LASTS + 30 * text.length);
    },
    /** Show a sheet. @param {Panel} which */
    open: (which) => afterPaint(() => (panel.value = which)),
    /**
     * Send a command to the table: what was still being shown is shown at once.
     * @param {Command} command
     */
    send: (command) => {
      afterPaint(() => {
        animations.hurry();
        animations.scored.value = null;
        connection.send(command);
      });
    },
    close: () => animations.close(),
  };
}
