/** What belongs to sitting at a table, as long as it is on the screen. */

import { afterPaint } from "../after_paint.js";
import { signal } from "../html.js";
import { createStage } from "./stage.js";

/** @import { Command } from "../../table/types.d.ts" */
/** @import { SeatAt } from "../seat_at.js" */

/**
 * @typedef {"pad" | "menu" | "tricks" | "keys" | null} Panel
 * @typedef {{id: number, text: string, kind: "trouble" | "note"}} Toast
 * @typedef {ReturnType<typeof createSitting>} Sitting
 */

const TOAST_LASTS = 5000;
const MOST_TOASTS = 2;

/**
 * @param {SeatAt} seat
 */
export function createSitting(seat) {
  const stage = createStage(seat);
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
    seat,
    stage,
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
     * Say something to the table. Who goes on has seen what there was to see.
     * @param {Command} command
     */
    send: (command) => {
      afterPaint(() => {
        stage.hurry();
        stage.scored.value = null;
        seat.send(command);
      });
    },
    close: () => stage.close(),
  };
}
