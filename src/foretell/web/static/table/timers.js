// The time until a bot acts for a person: after the grace for one who is disconnected, at the
// deadline for one who is thinking.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { TableView } from "../net/table_view.js" */
import { HUMAN, isPlaying } from "./state.js";

/** Milliseconds before the deadline from which on a connected person is hurried. */
const LITTLE = 30_000;

/** Whether the person at a seat is not connected. @param {TableView} table @param {Seat} seat */
export const isGone = ({ seats, present }, seat) =>
  seats[seat]?.kind === HUMAN && present[seat] === false;

/**
 * The milliseconds until a bot acts for the person at a seat, 0 when it does so as soon as it is
 * their turn; null when no bot is to act, or one does already.
 * @param {TableView} table
 * @param {Seat} seat
 * @param {number} sinceTurn milliseconds since the server last told whose turn it is
 * @param {number} sincePresence milliseconds since it last told who is connected
 * @returns {number | null}
 */
export function botIn(table, seat, sinceTurn, sincePresence) {
  const { settings, seats, toAct, clocks, waited, gone, undo } = table;
  const holder = seats[seat];
  if (!isPlaying(table) || settings === null || undo !== null) return null;
  if (holder?.kind !== HUMAN || holder.away || holder.waits || !isAttended(table)) return null;
  const due = [];
  if (isGone(table, seat)) due.push(1000 * (settings.grace - (gone[seat] ?? 0)) - sincePresence);
  if (toAct.includes(seat)) {
    due.push(1000 * (settings.patience - waited) - sinceTurn);
    if (clocks[seat] !== undefined) due.push(clocks[seat] - sinceTurn);
  }
  return due.length > 0 ? Math.max(0, Math.min(...due)) : null;
}

/**
 * @typedef {{seat: number, left: number, isGone: boolean}} Awaited a person, the milliseconds until
 *   a bot plays for them, and whether they are not connected
 */

/**
 * The person for whom a bot plays next, null when nobody is to be hurried.
 * @param {TableView} table
 * @param {number} sinceTurn
 * @param {number} sincePresence
 * @returns {Awaited | null}
 */
export function awaitedAt(table, sinceTurn, sincePresence) {
  const found = table.seats.flatMap((_, seat) => {
    const left = botIn(table, seat, sinceTurn, sincePresence);
    const gone = isGone(table, seat);
    return left !== null && (gone || left <= LITTLE) ? [{ seat, left, isGone: gone }] : [];
  });
  const byTime = (/** @type {Awaited} */ one, /** @type {Awaited} */ other) =>
    one.left - other.left;
  return found.sort(byTime)[0] ?? null;
}

/** Whether somebody who sits here is there; else the table rests. @param {TableView} table */
const isAttended = (table) =>
  table.seats.some((holder, seat) => holder?.kind === HUMAN && !isGone(table, seat));
