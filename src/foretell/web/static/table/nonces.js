// The sources of a shuffle: the commitment, and the nonces of the people.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { TableState } from "./types.d.ts" */

/**
 * Adds the nonce of a seat.
 * @type {<T extends TableState>(state: T, seat: Seat, nonce: string) => T}
 */
export function withNonce(state, seat, nonce) {
  const { shuffle } = state;
  if (shuffle === null) return state;
  return { ...state, shuffle: { ...shuffle, nonces: { ...shuffle.nonces, [seat]: nonce } } };
}

/**
 * Before a game, nonces move with their people to new seats, null for none; after its start they
 * stay.
 * @type {<T extends TableState>(state: T, targets: Readonly<Record<Seat, Seat | null>>) => T}
 */
export function withNoncesMoved(state, targets) {
  const { shuffle } = state;
  if (shuffle === null || state.game !== null) return state;
  /** @type {Record<Seat, string>} */
  const nonces = {};
  for (const [name, nonce] of Object.entries(shuffle.nonces)) {
    const seat = Number(name);
    const target = seat in targets ? targets[seat] : seat;
    if (target !== null) nonces[target] = nonce;
  }
  return { ...state, shuffle: { ...shuffle, nonces } };
}
