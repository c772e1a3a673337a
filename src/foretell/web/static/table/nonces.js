// What a game is shuffled from: the commitment, and what persons gave.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { TableState } from "./types.d.ts" */

/**
 * The state when somebody has had a say in the shuffle.
 * @template {TableState} T
 * @param {T} state
 * @param {Seat} seat
 * @param {string} nonce
 * @returns {T}
 */
export function withNonce(state, seat, nonce) {
  const { shuffle } = state;
  if (shuffle === null) return state;
  return { ...state, shuffle: { ...shuffle, nonces: { ...shuffle.nonces, [seat]: nonce } } };
}

/**
 * Before a game, what persons gave goes with their seats; after its start it stands.
 * @template {TableState} T
 * @param {T} state
 * @param {Readonly<Record<Seat, Seat | null>>} moved where seats have gone, null for nowhere
 * @returns {T}
 */
export function withNoncesMoved(state, moved) {
  const { shuffle } = state;
  if (shuffle === null || state.game !== null) return state;
  /** @type {Record<Seat, string>} */
  const nonces = {};
  for (const [name, nonce] of Object.entries(shuffle.nonces)) {
    const seat = Number(name);
    const place = seat in moved ? moved[seat] : seat;
    if (place !== null) nonces[place] = nonce;
  }
  return { ...state, shuffle: { ...shuffle, nonces } };
}
