// Reviews made up for tests: of one seat, with no more in them than is asked for.

import { summed } from "../../../src/foretell/web/static/analysis/sums.js";

/** @import { DecisionReview, Kind, Review, RoundReview, RoundSeat } from "../../../src/foretell/web/static/analysis/types.d.ts" */

const BID = /** @type {const} */ ({ type: "bid", seat: 0, bid: 1 });
/** @type {RoundSeat} */
const SEAT = {
  seat: 0,
  bid: 1,
  taken: 1,
  points: 30,
  average: 20,
  cards: 0,
  others: 0,
  own: 0,
  decisions: 0,
  hidden: 0,
  at_stake: 0,
  accuracy: null,
};

/**
 * A mistake that lost some points.
 * @param {number} at
 * @param {number} loss
 * @param {Kind} [kind]
 * @returns {DecisionReview}
 */
export function mistake(at, loss, kind = "card") {
  return {
    at,
    seat: 0,
    kind,
    trick: kind === "card" ? 0 : null,
    action: { ...BID, bid: 2 },
    values: [],
    games: 400,
    loss,
    error: 0,
    at_stake: 2 * loss,
    judgement: "mistake",
    reasons: [],
    against: [],
  };
}

/**
 * @param {number} number
 * @param {Partial<RoundSeat>} seat
 * @param {readonly DecisionReview[]} [decisions]
 * @returns {RoundReview}
 */
export const round = (number, seat, decisions = []) => ({
  round: number,
  size: number,
  dealer: 0,
  seats: [{ ...SEAT, ...seat }],
  decisions,
});

/** @type {(rounds: readonly RoundReview[]) => Review} */
export function reviewOf(rounds) {
  const head = {
    type: /** @type {const} */ ("review"),
    version: /** @type {const} */ (2),
    values: "strongest-2",
    id: "made",
    complete: true,
    players: [{ name: "Ada", kind: "human" }],
    reviewed: [0],
  };
  return { ...summed(head, rounds), rounds };
}
