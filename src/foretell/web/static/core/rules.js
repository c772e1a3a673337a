// The rules on plain numbers (R5 to R9). A card is its index (`cards.js`), a hand a list of
// indices, a suit its place, 0 to 3. *Led* is a suit or one of four codes below 0.

import { FIRST_JESTER, FIRST_WIZARD, RANKS } from "./cards.js";

/** No card has been played to the trick. */
export const LED_NOTHING = -1;
/** Jesters only so far: no suit is led yet. */
export const LED_JESTERS = -2;
/** No suit is led, to the end of the trick. */
export const LED_NO_SUIT = -3;
/** House rule R7.5: a Wizard led, the first number card sets the suit to follow. */
export const LED_WIZARD = -4;
/** In place of a trump suit. */
export const NO_TRUMP = -1;
/** In place of a bid that may not be made. */
export const NO_BID = -1;

/**
 * The suit led before a trick's first card (R7.2, R9.7).
 * @param {boolean} oneSuitEach
 */
export const ledAtStart = (oneSuitEach) => oneSuitEach ? LED_NO_SUIT : LED_NOTHING;

/**
 * The suit led after a card is played, `led` before it (R7.2, R7.5).
 * @type {(led: number, card: number, followAfterWizard: boolean) => number}
 */
export function ledAfter(led, card, followAfterWizard) {
  if (led >= 0 || led === LED_NO_SUIT) return led;
  if (card < FIRST_WIZARD) return Math.floor(card / RANKS);
  if (led === LED_WIZARD) return led;
  if (card >= FIRST_JESTER) return LED_JESTERS;
  return followAfterWizard && led === LED_NOTHING ? LED_WIZARD : LED_NO_SUIT;
}

/**
 * The cards of a hand that may be played (R7.3).
 * @type {(hand: readonly number[], led: number) => readonly number[]}
 */
export function legalPlays(hand, led) {
  const first = RANKS * led;
  const follows = (/** @type {number} */ card) => card >= first && card < first + RANKS;
  if (led < 0 || !hand.some(follows)) return hand;
  return hand.filter((card) => card >= FIRST_WIZARD || follows(card));
}

/**
 * Whether a card takes the trick from the best card before it (R7.4, R9.3, R9.7).
 * @type {(card: number, best: number, trump: number, lastWizard: boolean, oneSuitEach: boolean) =>
 *   boolean}
 */
export function beats(card, best, trump, lastWizard, oneSuitEach) {
  if (card >= FIRST_JESTER) return false;
  if (card >= FIRST_WIZARD) return best < FIRST_WIZARD || best >= FIRST_JESTER || lastWizard;
  if (best >= FIRST_JESTER) return true;
  if (best >= FIRST_WIZARD) return false;
  if (oneSuitEach) return card % RANKS > best % RANKS;
  const suit = Math.floor(card / RANKS);
  return suit === Math.floor(best / RANKS) ? card > best : suit === trump;
}

/**
 * The points of a player for a round (R8.1, R8.2).
 * @type {(bid: number, taken: number) => number}
 */
export const points = (bid, taken) => bid === taken ? 20 + 10 * taken : -10 * Math.abs(taken - bid);

/**
 * The one bid that the last bidder may not make, or `NO_BID` (R9.5, R9.8), by the sum of all other
 * bids, the bidder's score and the highest of the others'.
 * @type {(handSize: number, others: number, evenBid: "free" | "not_leader" | "never", total:
 *   number, bestOther: number) => number}
 */
export function forbiddenBid(handSize, others, evenBid, total, bestOther) {
  if (evenBid === "free" || others > handSize) return NO_BID;
  if (evenBid === "not_leader" && total <= bestOther) return NO_BID;
  return handSize - others;
}
