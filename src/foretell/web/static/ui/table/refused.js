/** Why something is not done at a table, in the words of that table. */

import { refusalText } from "../../words/refusal.js";
import { settings } from "../settings.js";
import { lookOf } from "./game_view.js";
import { nameOf } from "./names.js";

/** @import { TableView } from "../../net/table_view.js" */

/**
 * The sentence for a refusal at a table: its cards have the table's names, its seats those of their players.
 * @param {{code: string, fields?: Record<string, unknown>}} refusal
 * @param {TableView | null} table null before anything is known of it
 */
export function refusedAt(refusal, table) {
  if (!table?.options) return refusalText(refusal, { edition: "classic", faces: "letters" });
  const seated = { nameOf: (/** @type {number} */ seat) => nameOf(table, seat), own: table.seat };
  return refusalText(refusal, lookOf(table, settings.peek().faces), seated);
}
