/** Tricks of the lesson, by the rules of the game. */

import { DECK, indexOf } from "../../core/cards.js";
import { bestIn, ledIn, standardOptions } from "../../core/index.js";
import { legalPlays } from "../../core/rules.js";

/** @import { Card, Seat, Suit } from "../../core/types.d.ts" */

/** @typedef {readonly [Seat, Card]} Play a seat and its card */

export const SEATS = 4;
/** The learner's seat. */
export const SELF = 0;
/** Clubs are trump in the whole lesson. @type {Suit} */
export const TRUMP = "C";

const OPTIONS = standardOptions(SEATS);
const cardsOf = (/** @type {readonly Play[]} */ plays) => plays.map(([, card]) => card);

/**
 * The cards of a hand that may be played to a trick (R7.3), in the order of the hand.
 * @type {(hand: readonly Card[], plays: readonly Play[]) => Card[]}
 */
export const legalIn = (hand, plays) =>
  legalPlays(hand.map(indexOf), ledIn({ cards: cardsOf(plays) }, OPTIONS)).map((index) => DECK[index]);

/** The seat whose card wins a trick so far (R7.4). @type {(plays: readonly Play[]) => Seat} */
export const winnerOf = (plays) => plays[bestIn({ cards: cardsOf(plays) }, TRUMP, OPTIONS)][0];
