/** The orders of a hand. */

import { indexOf, SUITS } from "../../../core/index.js";

/** Suits side by side whose colours differ, in both editions. */
const SIDE_BY_SIDE = ["S", "H", "C", "D"];

/**
 * Sorts a hand, highest cards first: Wizards, the suits, Jesters.
 * @type {(cards: readonly string[], order: "suits" | "trump_first" | "ranks", trump: string | null)
 *   => string[]}
 */
export function inOrder(cards, order, trump) {
  return [...cards].sort((one, other) => place(other, order, trump) - place(one, order, trump));
}

/**
 * @type {(card: string, order: "suits" | "trump_first" | "ranks", trump: string | null) => number}
 */
function place(card, order, trump) {
  if (card[0] === "Z") return 1000 - indexOf(card);
  if (card[0] === "N") return -indexOf(card);
  const rank = Number(card.slice(1));
  const suit = suitPlace(card[0], order === "suits" ? null : trump);
  return order === "ranks" ? 10 * rank + suit : 20 * suit + rank;
}

/** @param {string} suit @param {string | null} trump */
function suitPlace(suit, trump) {
  if (suit === trump) return SUITS.length + 1;
  const from = trump === null ? 0 : SIDE_BY_SIDE.indexOf(trump);
  const step = (SIDE_BY_SIDE.indexOf(suit) - from + SUITS.length) % SUITS.length;
  return SUITS.length - step;
}
