/** The ends of what-ifs, kept in this browser, the last ones first. */

import { load, save } from "../storage.js";

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

const KEY = "foretell.what_ifs";
const MOST = 200;

/** The ends of a moment, for a seat. @param {Pick<WhatIf, "key" | "at" | "seat">} moment @returns {KeptEnd[]} */
export const endsAt = ({ key, at, seat }) =>
  load(KEY, /** @type {KeptEnd[]} */ ([])).filter((end) => end.key === key && end.at === at && end.seat === seat);

/** Keep how a round ended. @param {WhatIf} whatIf @param {End} end */
export function keepEnd({ key, at, seat, deal }, end) {
  save(KEY, [{ key, at, seat, deal, ...end }, ...load(KEY, /** @type {KeptEnd[]} */ ([]))].slice(0, MOST));
}

/** The end of a round for a seat. @param {RoundScored} score @param {number} seat @returns {End} */
export const endOf = ({ bids, tricks, points }, seat) => ({
  bid: bids[seat],
  taken: tricks[seat],
  points: points[seat],
});
