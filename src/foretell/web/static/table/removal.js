// Removing somebody: the host's to ask; during a game, by consent of all others who are there.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { Removal } from "./types.d.ts" */

/**
 * The pending removal after somebody leaves: none, if that person was to be removed or to answer.
 * @param {Removal | null} removal
 * @param {Seat} seat
 * @returns {Removal | null}
 */
export function afterLeaving(removal, seat) {
  return removal?.target === seat || removal?.missing.includes(seat) ? null : removal;
}
