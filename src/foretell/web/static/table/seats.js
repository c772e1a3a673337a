// Seats: taken, left, swapped; and the host.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { Holder, TableState } from "./types.d.ts" */
import { withNoncesMoved } from "./nonces.js";

/**
 * The state with another holder of a seat; null opens it.
 * @template {TableState} T
 * @param {T} state
 * @param {Seat} seat
 * @param {Holder | null} holder
 * @returns {T}
 */
export const withHolder = (state, seat, holder) => ({
  ...state,
  seats: state.seats.map((one, at) => (at === seat ? holder : one)),
});

/**
 * The state after a bot starts or stops standing in for the person at a seat.
 * @template {TableState} T
 * @param {T} state
 * @param {Seat} seat
 * @param {boolean} away
 * @param {boolean} silent whether they are connected and let their turn pass
 * @returns {T}
 */
export function withAway(state, seat, away, silent = false) {
  const before = state.seats[seat];
  if (!before) return state;
  const { silent: _, ...holder } = before;
  return withHolder(state, seat, { ...holder, away, ...(silent && { silent }) });
}

/**
 * @template {TableState} T
 * @param {T} state
 * @param {Seat} seat
 * @param {string} character
 * @returns {T}
 */
export function withCharacter(state, seat, character) {
  const holder = state.seats[seat];
  return holder ? withHolder(state, seat, { ...holder, character }) : state;
}

/** @type {<T extends TableState>(state: T, seats: readonly [Seat, Seat]) => T} */
export function swapped(state, [one, other]) {
  const seats = [...state.seats];
  [seats[one], seats[other]] = [seats[other], seats[one]];
  /** @type {Record<Seat, Seat>} */
  const moved = { [one]: other, [other]: one };
  const host = state.host === null ? null : (moved[state.host] ?? state.host);
  return { ...withNoncesMoved(state, moved), seats, host };
}

/**
 * Lets everyone who waits for the next deal join.
 * @template {TableState} T
 * @param {T} state
 * @returns {T}
 */
export function newcomersJoin(state) {
  if (!state.seats.some((holder) => holder?.waits)) return state;
  return { ...state, seats: state.seats.map((holder) => holder && { ...holder, waits: false }) };
}
