// The suit led in a trick, and its best card.

/** @import { Options, Suit, Trick } from "./types.d.ts" */
import { indexOf, SUITS } from "./cards.js";
import { beats, ledAfter, ledAtStart } from "./rules.js";

/**
 * The suit led: its place, or a code of `rules.js` (R7.2).
 * @type {(trick: Pick<Trick, "cards">, options: Options) => number}
 */
export const ledIn = ({ cards }, options) =>
  cards.reduce(
    (led, card) => ledAfter(led, indexOf(card), options.follow_after_wizard),
    ledAtStart(options.deal === "one_suit"),
  );

/**
 * The place, from 0, of the card that wins a trick so far; it must have one (R7.4).
 * @type {(trick: Pick<Trick, "cards">, trump: Suit | null, options: Options) => number}
 */
export function bestIn({ cards }, trump, options) {
  const indices = cards.map(indexOf);
  const suit = trump === null ? -1 : SUITS.indexOf(trump);
  const last = options.winning_wizard === "last";
  const oneSuit = options.deal === "one_suit";
  return indices.reduce(
    (best, card, place) => (beats(card, indices[best], suit, last, oneSuit) ? place : best),
    0,
  );
}
