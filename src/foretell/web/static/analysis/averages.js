// The mean points of a seat in a round, by options and hand size.

/** @import { Options } from "../core/types.d.ts" */

/**
 * @typedef {Readonly<Record<string, Readonly<Record<string, number>>>>} Means by the key of
 *   options, and by hand size
 */

/** @type {(options: Options) => string} */
export const keyOf = (options) =>
  [
    options.players,
    options.deal,
    options.bidding,
    options.even_bid === "never" ? "never" : "free",
    options.winning_wizard,
    ...(options.clairvoyance ? ["clairvoyance"] : []),
    ...(options.follow_after_wizard ? ["follow_after_wizard"] : []),
  ].join(" ");

/**
 * The mean points of a seat in a round, by the number of cards in each hand.
 * @type {(means: Means, options: Options, size: number) => number}
 */
export const averagePoints = (means, options, size) => means[keyOf(options)][size];
