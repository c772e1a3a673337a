/** The ends of what-ifs, kept in this browser, the last ones first. */

import { keeper } from "../../keeper/here.js";
import { WHAT_IFS } from "../../keeper/kinds.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { RoundEnd, WhatIf, WhatIfResult } from "../../keeper/stored.d.ts" */


/** The ends of a moment, for a seat. @param {Pick<WhatIf, "key" | "at" | "seat">} moment @returns {WhatIfResult[]} */
export const endsAt = ({ key, at, seat }) =>
  keeper.all(WHAT_IFS).map(({ value }) => value)
    .filter((end) => end.key === key && end.at === at && end.seat === seat);

/** Keep how a round ended. @param {WhatIf} whatIf @param {RoundEnd} end */
export function keepEnd({ key, at, seat, deal }, end) {
  keeper.add(WHAT_IFS, { key, at, seat, deal, ...end });
}

/** The end of a round for a seat. @param {RoundScored} score @param {number} seat @returns {RoundEnd} */
export const endOf = ({ bids, tricks, points }, seat) => ({
  bid: bids[seat],
  taken: tricks[seat],
  points: points[seat],
});
