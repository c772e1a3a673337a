/** @import { Options } from "./types.d.ts" */
import { leavesStock, scheduleOf } from "./options.js";

/**
 * The clauses of the rules that hold at a table with these options, in their order.
 * @param {Options} options
 * @returns {string[]}
 */
export function clausesInPlay(options) {
  const { players, deal, bidding, even_bid, hand_sizes } = options;
  const shared = deal === "shared";
  const reshuffled = shared && players !== 2;
  const sizes = scheduleOf(options);
  const turned = sizes.some((size) => leavesStock(options, size));
  const exhausted = sizes.some((size) => !leavesStock(options, size));
  const heard = bidding !== "secret";
  /** @type {[string, boolean][]} */
  const clauses = [
    ["R0.1 R0.2", true],
    ["R0.3", turned],
    ["R1.1 R1.2 R1.3 R2.1", true],
    ["R2.2", reshuffled && hand_sizes === null],
    ["R2.3", true],
    [options.first_dealer === "draw" ? "R3.1" : "R3.2", true],
    ["R3.3", true],
    ["R4.1", reshuffled],
    ["R4.2 R5.1 R5.2 R5.3", turned],
    ["R5.4", reshuffled && exhausted],
    ["R5.5", turned],
    ["R6.1", true],
    ["R6.2", even_bid === "free"],
    ["R6.3 R6.4", heard],
    ["R7.1", true],
    ["R7.2 R7.3 R7.4", shared],
    ["R7.5", options.follow_after_wizard],
    ["R8.1 R8.2 R8.3 R8.4", true],
    ["R9.1", bidding === "hidden"],
    ["R9.2", !heard],
    ["R9.3", options.winning_wizard === "last"],
    ["R9.4", players === 2],
    ["R9.5", even_bid === "not_leader"],
    ["R9.6", options.clairvoyance],
    ["R9.7", !shared],
    ["R9.8", even_bid === "never"],
    ["R11.1", hand_sizes !== null],
    ["R13.1", true],
  ];
  return clauses.flatMap(([names, inPlay]) => (inPlay ? names.split(" ") : []));
}
