// Every number that `steady` goes by. A test holds this table to the server's.

/** No number card is in less danger. */
export const SAFEST = 0.01;
/** The weight of a card of the suit in another hand, which keeps trumps away from it. */
export const GUARD = 1.2;
/** The share by which a bid moves towards what the others' bids leave, all being known. */
export const HEED = 0.75;
/** The most tricks by which it moves. */
export const HEED_AT_MOST = 0.6;
/** The weight, as a rival for a trick, of a player who needs no more tricks. */
export const UNWILLING = 0.25;
/** The weight of uncertainty against that of being off the bid. */
export const DOUBT = 1.75;
/** The weight of this trick against a card's later chances, when all or none are needed. */
export const RESOLVE = 10;
/** For a Wizard on the table, when the last one wins: each Wizard that may still come. */
export const DARK = 0.1;

/**
 * The weights of the things that can beat a card.
 * @typedef {object} Dangers
 * @property {number} higher_card
 * @property {number} higher_trump
 * @property {number} own_trump
 * @property {number} ruff
 * @property {number} rare_lead
 */
/**
 * The numbers for one number of players.
 * @typedef {object} Weights
 * @property {Dangers} bidding
 * @property {Dangers} playing
 * @property {number} steering
 * @property {number} boldness
 * @property {number} rivalry
 * @property {number} early_cost
 */

/** @type {(card: number, trump: number, own: number, ruff: number, lead: number) => Dangers} */
const dangers = (higher_card, higher_trump, own_trump, ruff, rare_lead) => ({
  higher_card,
  higher_trump,
  own_trump,
  ruff,
  rare_lead,
});

/**
 * For 2 to 6 players.
 * @type {readonly Weights[]}
 */
export const SHARED = [
  {
    bidding: dangers(0.31, 0.21, 0, 0.16, 1.12),
    playing: dangers(2.82, 2.84, 2.29, 1.25, 0.22),
    steering: -0.07,
    boldness: -0.15,
    rivalry: 0.15,
    early_cost: 1.88,
  },
  {
    bidding: dangers(0.21, 0.3, 0, 0.15, 6.47),
    playing: dangers(2.51, 1.53, 1.01, 1.56, 0.37),
    steering: 0.39,
    boldness: -0.28,
    rivalry: 0.38,
    early_cost: 0.44,
  },
  {
    bidding: dangers(0.35, 0.3, 0, 0.42, 5.48),
    playing: dangers(1.63, 1.2, 0.76, 2.17, 0.8),
    steering: 0.48,
    boldness: -0.3,
    rivalry: 0.32,
    early_cost: 0.25,
  },
  {
    bidding: dangers(0.54, 0.2, 0, 0.88, 1.86),
    playing: dangers(2.03, 1.42, 0.4, 3.05, 0.66),
    steering: 0.31,
    boldness: -0.34,
    rivalry: 0.3,
    early_cost: 0.17,
  },
  {
    bidding: dangers(0.91, 0.32, 0, 1.05, 1.29),
    playing: dangers(4.51, 1.79, 0.02, 2.99, 1.36),
    steering: 0.72,
    boldness: -0.34,
    rivalry: 0.35,
    early_cost: 0.02,
  },
];

/**
 * For 3 and 4 players with one suit each (R9.7).
 * @type {readonly Weights[]}
 */
export const ONE_SUIT = [
  {
    bidding: dangers(0.05, 0, 0, 0, 3.49),
    playing: dangers(0.61, 0, 0, 0, 0),
    steering: -0.18,
    boldness: 0.18,
    rivalry: 0.05,
    early_cost: 0.4,
  },
  {
    bidding: dangers(0.08, 0, 0, 0, 3.6),
    playing: dangers(0.34, 0, 0, 0, 0),
    steering: -0.14,
    boldness: 0.19,
    rivalry: 0.01,
    early_cost: 0.07,
  },
];

/**
 * The numbers for a game.
 * @param {number} players
 * @param {boolean} oneSuitEach
 * @returns {Weights}
 */
export function weightsFor(players, oneSuitEach) {
  return oneSuitEach ? ONE_SUIT[players - 3] : SHARED[players - 2];
}
