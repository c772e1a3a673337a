/** A game in one sentence. */

import { scheduleOf } from "../../core/index.js";
import { t } from "../../words/words.js";
import { minutesOf } from "./choice.js";

/** @import { Options } from "../../core/types.d.ts" */

/**
 * The number of players and rounds, the duration, and the way of bidding.
 * @param {Options} options
 * @param {number} [people] the number of players who are people (default: all)
 */
export const summaryOf = (options, people = options.players) =>
  t("web-summary", {
    players: options.players,
    rounds: scheduleOf(options).length,
    minutes: minutesOf(options, people),
    bidding: options.bidding,
  });
