// Seats: their holders, and the host.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { Holder, TableState } from "./types.d.ts" */
import { withNoncesMoved } from "./nonces.js";

/**
 * The state with another holder of a seat; null opens it.
 * @type {<T extends TableState>(state: T, seat: Seat, holder: Holder | null) => T}
 */
export function withHolder(state, seat, holder) {
  return { ...state, seats: state.seats.map((one, place) => (place === seat ? holder : one)) };
}

/**
 * The state after a bot starts or stops standing in for the person at a seat; they are silent if they
 * are connected and let their turn pass.
 * @type {<T extends TableState>(state: T, seat: Seat, away: boolean, silent?: boolean) => T}
 */
export function withAway(state, seat, away, silent = false) {
  const person = state.seats[seat];
  if (!person) return state;
  const { silent: _, ...holder } = person;
  return withHolder(state, seat, { ...holder, away, ...(silent && { silent }) });
}

/** @type {<T extends TableState>(state: T, seat: Seat, character: string) => T} */
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
 * @type {<T extends TableState>(state: T) => T}
 */
export function newcomersJoin(state) {
  if (!state.seats.some((holder) => holder?.waits)) return state;
  return { ...state, seats: state.seats.map((holder) => holder && { ...holder, waits: false }) };
}
