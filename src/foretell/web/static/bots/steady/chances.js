// The chance of a card to take a trick. What can beat a card adds up to its danger `d`, a number
// from 0, which leaves a chance of 1 / (1 + d)².

/** @import { CardSet } from "./cardset.js" */
/** @import { Sight } from "./sight.js" */
/** @import { Dangers } from "./weights.js" */
import { RANKS } from "../../core/cards.js";
import { bitCount, SPECIAL, WIZARDS } from "./cardset.js";
import { countHigher } from "./sight.js";
import { GUARD, SAFEST } from "./weights.js";

/** @typedef {{ start: number, step: number }} Threat to a suit, and by each higher card */

/**
 * The sum of the chances of a set of cards.
 * @param {CardSet} cards in hand
 * @param {Sight} sight
 * @param {Dangers} dangers
 * @param {number} tricks how many are to come
 * @param {number} steering how much more an unsure card counts than by its chance
 * @returns {number}
 */
export function tricksIn(cards, sight, dangers, tricks, steering) {
  let total = bitCount(cards[SPECIAL] & WIZARDS);
  for (let suit = 0; suit < SPECIAL; suit += 1) {
    if (!cards[suit]) continue;
    const threat = threatTo(suit, cards, sight, dangers, tricks);
    for (let rank = 0; rank < RANKS; rank += 1) {
      if (!((cards[suit] >> rank) & 1)) continue;
      const chance = chanceOf(suit, rank, threat, sight);
      total += chance + steering * chance * (1 - chance);
    }
  }
  return total;
}

/**
 * The dangers to the number cards of a suit.
 * @param {number} suit
 * @param {CardSet} cards in hand
 * @param {Sight} sight
 * @param {Dangers} dangers
 * @param {number} tricks how many are to come
 * @returns {Threat}
 */
export function threatTo(suit, cards, { unseen, share, trump }, dangers, tricks) {
  if (suit === trump) {
    const own = bitCount(cards[suit]);
    return { start: -dangers.own_trump * (own - 1), step: share * dangers.higher_trump };
  }
  let start = dangers.rare_lead / tricks;
  if (trump >= 0) {
    const trumps = share * bitCount(unseen[trump]);
    const others = share * bitCount(unseen[suit]);
    start += (dangers.ruff * trumps) / (1 + GUARD * others);
  }
  return { start, step: share * dangers.higher_card };
}

/**
 * The chance that a number card in hand takes one of the tricks to come.
 * @param {number} suit
 * @param {number} rank from 0
 * @param {Threat} threat
 * @param {Sight} sight
 * @returns {number}
 */
export function chanceOf(suit, rank, { start, step }, { unseen, oneSuitEach }) {
  const danger = start + step * countHigher(suit, rank, unseen, oneSuitEach);
  const safety = 1 / (1 + (danger > SAFEST ? danger : SAFEST));
  return safety * safety;
}
