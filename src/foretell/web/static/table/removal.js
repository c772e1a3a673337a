// Removal of a person: the host asks; during a game, all others present have to agree.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { Removal } from "./types.d.ts" */

/**
 * The pending removal after a person leaves: null if they were to be removed or to answer.
 * @type {(removal: Removal | null, seat: Seat) => Removal | null}
 */
export const afterLeaving = (removal, seat) =>
  removal?.target === seat || removal?.missing.includes(seat) ? null : removal;
