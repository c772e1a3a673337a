// Which card `steady` plays (R7): the one after which the hand fits the bid best.

/** @import { CardSet } from "./cardset.js" */
/** @import { Sight } from "./sight.js" */
/** @import { Weights } from "./weights.js" */
import { FIRST_JESTER, FIRST_WIZARD, RANKS } from "../../core/cards.js";
import { beats } from "../../core/rules.js";
import { bitCount, SPECIAL, WIZARDS } from "./cardset.js";
import { chanceOf, threatTo, tricksIn } from "./chances.js";
import { countHigher } from "./sight.js";
import { DARK, DOUBT, RESOLVE } from "./weights.js";

/**
 * The cards of a seat, and its aim.
 * @typedef {object} Hand
 * @property {CardSet} cards
 * @property {readonly number[]} allowed the indices of those that it may play: at least two
 * @property {number} left how many tricks are not complete
 * @property {number} need how many of them it still has to take for its bid
 */
/**
 * The trick on the table: who has to be beaten, and who may still do it.
 * @typedef {object} Contest
 * @property {number} best the card that wins so far; −1 when the seat leads
 * @property {CardSet | null} behind what those who play after the seat may hold; null for the last
 * @property {number} share how likely one of them has such a card and a will to win
 */

/**
 * The index of the card that a seat, whose turn it is, plays.
 * @param {Hand} hand
 * @param {Contest} contest
 * @param {Sight} sight
 * @param {Weights} weights
 * @returns {number}
 */
export function chooseCard({ cards, allowed, left, need }, contest, sight, weights) {
  const open = need > 0 && need < left;
  const surplus = open ? tricksIn(cards, sight, weights.playing, left - 1, 0) - need : 0;
  const earlyCost = contest.best >= 0 ? weights.early_cost : 0;
  let choice = -1;
  let most = -Infinity;
  for (const card of allowed) {
    const later = laterChance(card, cards, sight, weights, left - 1);
    const now = chanceToTake(card, contest, sight, weights.rivalry);
    const off = surplus - later + now;
    let worth = DOUBT * later * (1 - later) - off * off - earlyCost * now;
    if (need <= 0) worth = later - RESOLVE * now;
    else if (need >= left) worth = RESOLVE * now - later;
    if (worth > most) {
      choice = card;
      most = worth;
    }
  }
  return choice;
}

/** @type {(card: number, cards: CardSet, sight: Sight, by: Weights, tricks: number) => number} */
function laterChance(card, cards, sight, { playing }, tricks) {
  if (card >= FIRST_WIZARD) return card < FIRST_JESTER ? 1 : 0;
  const suit = Math.floor(card / RANKS);
  const threat = threatTo(suit, cards, sight, playing, tricks);
  return chanceOf(suit, card % RANKS, threat, sight);
}

/**
 * The chance that the seat takes the trick with a card.
 * @param {number} card
 * @param {Contest} contest
 * @param {Sight} sight
 * @param {number} rivalry how much each card counts that is above it
 * @returns {number}
 */
function chanceToTake(card, { best, behind, share }, { trump, lastWizard, oneSuitEach }, rivalry) {
  if (best >= 0 && !beats(card, best, trump, lastWizard, oneSuitEach)) return 0;
  if (!behind || behind.every((word) => word === 0)) return 1;
  if (card >= FIRST_JESTER) return 0;
  let danger = 0;
  if (card < FIRST_WIZARD) {
    const suit = Math.floor(card / RANKS);
    danger = rivalry * share * countHigher(suit, card % RANKS, behind, oneSuitEach);
  } else if (lastWizard) {
    danger = DARK * share * bitCount(behind[SPECIAL] & WIZARDS);
  }
  const safety = 1 / (1 + danger);
  return safety * safety;
}
