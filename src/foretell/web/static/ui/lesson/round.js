/** The round at the end of the lesson, with fixed cards and deterministic opponents. */

import { points } from "../../core/index.js";
import { legalIn, SEATS, SELF, winnerOf } from "./plays.js";

/** @import { Card } from "../../core/types.d.ts" */
/** @import { Play } from "./plays.js" */

/** By seat; the learner's is the one that suits the hand. */
export const BIDS = Object.freeze([2, 0, 1, 1]);
/** Opponents play their first legal card. */
const HANDS = Object.freeze([
  ["Z1", "C12", "D3"],
  ["C3", "H9", "D8"],
  ["C13", "S6", "D11"],
  ["C5", "H4", "D9"],
]);
export const OWN_HAND = HANDS[SELF];
const FIRST_LEADER = 1;

/**
 * @typedef {{ readonly tricks: readonly (readonly Play[])[], readonly trick: readonly Play[],
 *   readonly hand: readonly Card[], readonly taken: readonly number[], }} PlayedRound the complete
 *   tricks, the current trick, the learner's hand, and each seat's tricks
 */

/**
 * The round after some cards of the learner, each of them legal.
 * @type {(played: readonly Card[]) => PlayedRound}
 */
export function roundAfter(played) {
  const hands = HANDS.map((hand) => [...hand]);
  const taken = hands.map(() => 0);
  /** @type {Play[][]} */
  const tricks = [];
  /** @type {Play[]} */
  let trick = [];
  let seat = FIRST_LEADER;
  let own = 0;
  while (tricks.length < OWN_HAND.length && (seat !== SELF || own < played.length)) {
    const card = seat === SELF ? played[own++] : legalIn(hands[seat], trick)[0];
    hands[seat] = hands[seat].filter((held) => held !== card);
    trick.push([seat, card]);
    seat = (seat + 1) % SEATS;
    if (trick.length < SEATS) continue;
    seat = winnerOf(trick);
    taken[seat] += 1;
    tricks.push(trick);
    trick = [];
  }
  return { tricks, trick, hand: hands[SELF], taken };
}

/** The points of all seats once the round is over. @param {readonly number[]} taken */
export const pointsOf = (taken) => taken.map((tricks, seat) => points(BIDS[seat], tricks));

/** Whether the learner's bid is made. @param {readonly number[]} taken */
export const isMade = (taken) => taken[SELF] === BIDS[SELF];
