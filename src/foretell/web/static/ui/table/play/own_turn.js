/** Updates the viewer's choices when the table changes: a card chosen ahead is played or dropped. */

import { t } from "../../../words/words.js";
import { useFollowed, useRef } from "../../base/html.js";
import { gameViewOf } from "../state/game_view.js";
import { playByItself } from "./moves.js";

/** @import { TableView } from "../../../table/types.d.ts" */
/** @import { TableEvent } from "../../../wire.d.ts" */
/** @import { Controller } from "../state/controller.js" */

/**
 * The events that end the validity of a card chosen ahead: another trick or round, cards taken
 * back, a seat that passed to or from a bot.
 * @type {ReadonlySet<TableEvent["type"]>}
 */
const ENDS = new Set(["dealt", "handed_back", "stood_in", "taken_back", "trick_won", "vacated"]);

/** @param {Controller} controller */
export function useOwnTurn(controller) {
  const version = useRef(-1);
  useFollowed(controller.connection.table, (table) => {
    if (!table?.game || table.version === version.current) return;
    version.current = table.version;
    controller.asked.value = null;
    const events = controller.connection.events.peek();
    if (isDropped(table, controller.chosen.peek(), events)) {
      controller.chosen.value = null;
      if (events.length > 0) controller.say(t("table-chosen-dropped"));
    }
    // the whole page renders the new state before the card is played
    if (table.legal?.cards) queueMicrotask(() => playByItself(controller));
  }, [controller]);
}

/**
 * Whether a chosen card is no longer valid, or no longer held.
 * @param {TableView} table after the events
 * @param {string | null} chosen
 * @param {readonly TableEvent[]} events
 */
export function isDropped(table, chosen, events) {
  if (chosen === null) return false;
  const view = gameViewOf(table);
  const hand = view.me === null ? [] : (view.hands[view.me] ?? []);
  return !hand.includes(chosen) || events.some(({ type }) => ENDS.has(type));
}
