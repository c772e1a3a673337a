/** The ends of what-ifs, kept in this browser, the last ones first. */

import { keeper } from "../../keeper/here.js";
import { WHAT_IFS } from "../../keeper/kinds.js";

/** @import { RoundScored } from "../../core/types.d.ts" */

/**
 * A moment from which somebody plays on, and how its round ended in the game.
 * @typedef {object} WhatIf
 * @property {string} key of the game's review
 * @property {string} back the address of the moment
 * @property {number} at
 * @property {number} round
 * @property {number} seat
 * @property {"same" | "other"} deal the same deal, or one that agrees with what the seat knew
 * @property {End} original
 */
/** @typedef {{bid: number, taken: number, points: number}} End of a round, for a seat */
/** @typedef {End & Pick<WhatIf, "key" | "at" | "seat" | "deal">} KeptEnd */

/** The ends of a moment, for a seat. @param {Pick<WhatIf, "key" | "at" | "seat">} moment @returns {KeptEnd[]} */
export const endsAt = ({ key, at, seat }) =>
  keeper.all(WHAT_IFS).map(({ value }) => value)
    .filter((end) => end.key === key && end.at === at && end.seat === seat);

/** Keep how a round ended. @param {WhatIf} whatIf @param {End} end */
export function keepEnd({ key, at, seat, deal }, end) {
  keeper.add(WHAT_IFS, { key, at, seat, deal, ...end });
}

/** The end of a round for a seat. @param {RoundScored} score @param {number} seat @returns {End} */
export const endOf = ({ bids, tricks, points }, seat) => ({
  bid: bids[seat],
  taken: tricks[seat],
  points: points[seat],
});
