// What `steady` bids and makes trump (R5.3, R6): by the tricks it expects, with an eye on the bids
// of others.

/** @import { CardSet } from "./cardset.js" */
/** @import { Sight } from "./sight.js" */
/** @import { Weights } from "./weights.js" */
import { SUITS } from "../../core/cards.js";
import { beats } from "../../core/rules.js";
import { indicesOf, sizeOf } from "./cardset.js";
import { tricksIn } from "./chances.js";
import { HEED, HEED_AT_MOST } from "./weights.js";

/**
 * The basis of a seat's bid, besides the cards of others.
 * @typedef {object} Bidder
 * @property {CardSet} cards its hand, or with clairvoyance all cards that can be in it (R9.6)
 * @property {number} size cards in a hand
 * @property {number} players
 * @property {boolean} leads it leads the first trick
 * @property {number} bidsKnown how many bids of others it knows
 * @property {number} bidSum
 * @property {number} forbidden the bid that does not stand, or −1
 */

/**
 * The bid nearest to the tricks aimed at, or the next one where that is forbidden.
 * @param {Bidder} bidder
 * @param {Sight} sight
 * @param {Weights} weights
 * @returns {number}
 */
export function chooseBid(bidder, sight, weights) {
  const { cards, size } = bidder;
  const aim = size === 1 && bidder.leads
    ? chanceToLeadAndWin(cards, sight, bidder.players - 1)
    : heedOthers(expectedTricks(cards, size, sight, weights), bidder) + weights.boldness;
  let choice = -1;
  let nearest = size + aim + 2;
  for (let bid = 0; bid <= size; bid += 1) {
    if (bid !== bidder.forbidden && Math.abs(bid - aim) < nearest) {
      choice = bid;
      nearest = Math.abs(bid - aim);
    }
  }
  return choice;
}

/**
 * The suit, by its place, with which a seat's hand promises most tricks; with clairvoyance the one
 * in which the others are weak.
 * @param {CardSet} cards
 * @param {number} size
 * @param {Sight} sight
 * @param {Weights} weights
 * @returns {number}
 */
export function chooseTrump(cards, size, sight, weights) {
  const tricks = SUITS.map((_, trump) => expectedTricks(cards, size, { ...sight, trump }, weights));
  return tricks.indexOf(Math.max(...tricks));
}

/**
 * The tricks that a hand of this size, out of these cards, promises by itself.
 * @param {CardSet} cards
 * @param {number} size
 * @param {Sight} sight
 * @param {Weights} weights
 * @returns {number}
 */
function expectedTricks(cards, size, sight, weights) {
  return (tricksIn(cards, sight, weights.bidding, size, weights.steering) * size) / sizeOf(cards);
}

/**
 * The tricks expected, moved towards what the bids that are known leave.
 * @param {number} expected
 * @param {Bidder} bidder
 * @returns {number}
 */
function heedOthers(expected, { size, players, bidsKnown, bidSum }) {
  const others = players - 1;
  const left = size - bidSum - ((others - bidsKnown) * size) / players;
  const shift = ((HEED * bidsKnown) / others) * (left - expected);
  return expected + Math.max(-HEED_AT_MOST, Math.min(HEED_AT_MOST, shift));
}

/**
 * The chance to win the only trick of a round by leading it; nobody has a choice.
 * @param {CardSet} cards
 * @param {Sight} sight
 * @param {number} others
 * @returns {number}
 */
function chanceToLeadAndWin(cards, sight, others) {
  let total = 0;
  for (const card of indicesOf(cards)) total += chanceUnbeaten(card, sight, others);
  return total / sizeOf(cards);
}

/**
 * The chance that none of a number of cards, drawn from those unseen, beats a card.
 * @param {number} card
 * @param {Sight} sight
 * @param {number} others
 * @returns {number}
 */
function chanceUnbeaten(card, { unseen, trump, lastWizard, oneSuitEach }, others) {
  const all = indicesOf(unseen);
  const lower = all.filter((other) => !beats(other, card, trump, lastWizard, oneSuitEach)).length;
  let chance = 1;
  for (let drawn = 0; drawn < Math.min(others, lower + 1); drawn += 1) {
    chance *= (lower - drawn) / (all.length - drawn);
  }
  return chance;
}
