/** Example tricks, and the reasons why their cards win. */

import { bestIn, standardOptions } from "../../core/index.js";

/** @import { Card, Suit } from "../../core/types.d.ts" */

/**
 * @typedef {{readonly cards: readonly Card[], readonly trump: Suit | null}} Example the cards in
 *   the order of play
 * @typedef {"wizard" | "jesters" | "trump" | "after-jester" | "led"} Reason
 */

/** One example for each reason, and some that are easily missed. */
/** @type {readonly Example[]} */
export const TRICKS = [
  { cards: ["H5", "H11", "H2", "C13"], trump: "D" },
  { cards: ["C12", "C13", "D1", "C4"], trump: "D" },
  { cards: ["S13", "Z2", "N1", "Z4"], trump: "S" },
  { cards: ["N2", "H3", "H9", "D13"], trump: "C" },
  { cards: ["D9", "S2", "S10", "H13"], trump: "S" },
  { cards: ["N1", "N3", "N2", "N4"], trump: "H" },
  { cards: ["Z1", "D13", "H1", "D7"], trump: "D" },
  { cards: ["C8", "H13", "D13", "C6"], trump: null },
];

/** The place, from 0, of the card that wins. @param {Example} trick */
export const bestOf = ({ cards, trump }) =>
  bestIn({ cards: [...cards] }, trump, standardOptions(cards.length));

/** The reason why the best card wins (R7.2, R7.4). @type {(trick: Example) => Reason} */
export function reasonOf(trick) {
  const [kind] = trick.cards[bestOf(trick)];
  if (kind === "Z") return "wizard";
  if (kind === "N") return "jesters";
  if (kind === trick.trump) return "trump";
  return trick.cards[0][0] === "N" ? "after-jester" : "led";
}
