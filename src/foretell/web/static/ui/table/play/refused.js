/** Reasons for refusals, in the words of a table. */

import { refusalText } from "../../../words/refusal.js";
import { settings } from "../../base/settings.js";
import { lookOf } from "../state/game_view.js";
import { nameOf } from "../../parts/names.js";

/** @import { TableView } from "../../../table/types.d.ts" */

/**
 * The sentence for a refusal at a table, with its names for cards and seats.
 * @param {{code: string, fields?: Record<string, unknown>}} refusal
 * @param {TableView | null} table null before the table is known
 */
export function refusedAt(refusal, table) {
  if (!table?.options) return refusalText(refusal, { edition: "classic", faces: "letters" });
  const seated = { nameOf: (/** @type {number} */ seat) => nameOf(table, seat), own: table.seat };
  return refusalText(refusal, lookOf(table, settings.peek().faces), seated);
}
