// The time until a bot acts for a person, or may be asked to: counted from when a disconnected
// person left, or from when a connected person's turn began.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { TableView } from "./types.d.ts" */
import { HUMAN, isPlaying } from "./state.js";

/** Milliseconds before the deadline at which a connected person is urged to act. */
const LITTLE = 30_000;
/** Milliseconds of notice before others may let a bot play for a connected person. */
const SOON = 15_000;
/** Milliseconds of absence before others may let a bot play; fewer if the grace is short. */
const LEAST_ABSENCE = 15_000;

/** @type {(table: TableView, seat: Seat) => boolean} */
export const isGone = ({ seats, present }, seat) =>
  seats[seat]?.kind === HUMAN && present[seat] === false;

/**
 * Whether a bot plays for the viewer, who is connected, until they send a command.
 * @param {TableView} table
 */
export const isPlayedFor = ({ seat, seats }) => seat !== null && seats[seat]?.silent === true;

/**
 * The milliseconds until a bot acts for the person at a seat, 0 if it acts as soon as it is their
 * turn; null if no bot will act, or one already does. Times count from the server's last message on
 * whose turn it is, and on who is connected.
 * @type {(table: TableView, seat: Seat, sinceTurn: number, sincePresence: number) => number | null}
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
 * The milliseconds until others may let a bot play for the person at a seat, 0 if they may now;
 * null if there is nothing to wait for. The server also counts from a recently lost connection.
 * @type {(table: TableView, seat: Seat, sinceTurn: number, sincePresence: number) => number | null}
 */
export function allowedIn(table, seat, sinceTurn, sincePresence) {
  const { settings, toAct, waited, gone } = table;
  if (settings === null || botIn(table, seat, sinceTurn, sincePresence) === null) return null;
  if (isGone(table, seat)) {
    const least = Math.min(LEAST_ABSENCE, (1000 * settings.grace) / 3);
    return Math.max(0, least - 1000 * (gone[seat] ?? 0) - sincePresence);
  }
  if (!toAct.includes(seat) || !isAttended(table, seat)) return null;
  return Math.max(0, 1000 * (settings.silence - waited) - sinceTurn);
}

/**
 * @typedef {{seat: number, left: number, allowed: number | null, isGone: boolean}} Awaited a
 *   person, the milliseconds until a bot plays for them and until others may let it, and whether
 *   they are disconnected
 */

/**
 * The person for whom a bot plays next; null if no person has to be urged.
 * @type {(table: TableView, sinceTurn: number, sincePresence: number) => Awaited | null}
 */
export function awaitedAt(table, sinceTurn, sincePresence) {
  const awaited = table.seats.flatMap((_, seat) => {
    const remaining = botIn(table, seat, sinceTurn, sincePresence);
    if (remaining === null) return [];
    const allowed = allowedIn(table, seat, sinceTurn, sincePresence);
    const gone = isGone(table, seat);
    const isHurried = remaining <= LITTLE || (allowed !== null && allowed <= SOON);
    return gone || isHurried ? [{ seat, left: remaining, allowed, isGone: gone }] : [];
  });
  const byTime = (/** @type {Awaited} */ one, /** @type {Awaited} */ other) =>
    one.left - other.left;
  return awaited.sort(byTime)[0] ?? null;
}

/**
 * Whether a person other than the one at a seat is connected and plays; otherwise the table rests.
 * @type {(table: TableView, except?: Seat) => boolean}
 */
const isAttended = (table, except) =>
  table.seats.some((holder, seat) =>
    holder?.kind === HUMAN && !holder.silent && seat !== except && !isGone(table, seat)
  );
