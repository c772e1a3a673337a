/** The rounds of a game in which a person asked for a hint. */

import { signal } from "../html.js";

/** @import { Signal } from "../../libraries.d.ts" */
/** @import { TableView } from "../../net/table_view.js" */

/**
 * A table that gives hints: the rounds with one, by their numbers, and how the one under way is marked.
 * @typedef {{used: Signal<readonly number[]>, use: () => void}} Hints
 */

/**
 * Hints at a table; another game begins without any.
 * @param {Signal<TableView | null>} table
 * @param {readonly number[]} before the rounds of the game under way that are marked already
 * @returns {Hints}
 */
export function hintsOf(table, before) {
  const used = signal(before);
  /** @type {number | null} */
  let number = null;
  table.subscribe((/** @type {TableView | null} */ view) => {
    if (!view?.game) return;
    if (number !== null && number !== view.game.number) used.value = [];
    number = view.game.number;
  });
  return {
    used,
    use: () => {
      const round = table.peek()?.game?.state.round.number;
      if (round === undefined || used.peek().includes(round)) return;
      used.value = [...used.peek(), round];
    },
  };
}
