// What a seat can tell of the cards that it does not hold.

/** @import { Card, Round, Seat, State } from "../../core/types.d.ts" */
/** @import { CardSet } from "./cardset.js" */
import { ownDeck, SUITS } from "../../core/cards.js";
import { bitCount, FULL, setOf, sizeOf, without } from "./cardset.js";

/**
 * The cards that a seat's own are up against.
 * @typedef {object} Sight
 * @property {CardSet} unseen cards that others may hold; with clairvoyance those that they do hold
 * @property {number} share how likely another player holds such a card
 * @property {number} trump the trump suit's place, or −1
 * @property {boolean} lastWizard the last of several Wizards wins (R9.3)
 * @property {boolean} oneSuitEach ranks count, whatever the suit (R9.7)
 */

/**
 * @param {State} known
 * @param {Seat} seat
 * @returns {Sight}
 */
export function sightOf(known, seat) {
  const { round, options } = known;
  const { players } = options;
  const oneSuitEach = options.deal === "one_suit";
  const others = Array.from({ length: players }, (_, other) => other).filter((one) => one !== seat);
  const decks = oneSuitEach ? setOf(others.flatMap(ownDeck)) : FULL;
  const unseen = options.clairvoyance
    ? handsOf(round, others)
    : without(decks, setOf([...(round.hands[seat] ?? []), ...gone(known)]));
  const onTable = round.trick ? round.trick.cards.length : 0;
  const held = (players - 1) * (round.size - round.tricks.length) - onTable;
  return {
    unseen,
    share: shareOf(held, unseen),
    trump: round.trump === null ? -1 : SUITS.indexOf(round.trump),
    lastWizard: options.winning_wizard === "last",
    oneSuitEach,
  };
}

/**
 * A seat's hand, or with clairvoyance all cards that can be in it (R9.6).
 * @param {State} known
 * @param {Seat} seat
 * @param {Sight} sight
 * @returns {CardSet}
 */
export function ownCards(known, seat, sight) {
  const hand = known.round.hands[seat];
  if (hand) return setOf(hand);
  const deck = sight.oneSuitEach ? setOf(ownDeck(seat)) : FULL;
  return without(without(deck, setOf(gone(known))), sight.unseen);
}

/**
 * The cards of seats whose hands are known, as one set.
 * @param {Round} round
 * @param {readonly Seat[]} seats
 * @returns {CardSet}
 */
export function handsOf(round, seats) {
  return setOf(seats.flatMap((seat) => round.hands[seat] ?? []));
}

/**
 * The chance that a card of a set is held, given the number of them that are held.
 * @param {number} held
 * @param {CardSet} cards
 * @returns {number}
 */
export function shareOf(held, cards) {
  const size = sizeOf(cards);
  return size ? held / size : 0;
}

/**
 * The number of cards of a set that beat a number card by rank (R7.4).
 * @param {number} suit of the card
 * @param {number} rank of the card, from 0
 * @param {CardSet} cards
 * @param {boolean} oneSuitEach
 * @returns {number}
 */
export function countHigher(suit, rank, cards, oneSuitEach) {
  const above = rank + 1;
  if (!oneSuitEach) return bitCount(cards[suit] >> above);
  return SUITS.reduce((count, _, other) => count + bitCount(cards[other] >> above), 0);
}

/**
 * The cards that nobody holds any more, for everybody to see.
 * @param {State} known
 * @returns {Card[]}
 */
function gone({ round, spent }) {
  const cards = [...spent, ...round.tricks.flatMap((trick) => trick.cards)];
  if (round.turned !== null) cards.push(round.turned);
  if (round.trick) cards.push(...round.trick.cards);
  return cards;
}
