/** The ends of what-ifs, stored in this browser, the last ones first. */

import { keeper } from "../../keeper/here.js";
import { WHAT_IFS } from "../../keeper/kinds.js";

/** @import { RoundScored } from "../../core/types.d.ts" */
/** @import { RoundEnd, WhatIf, WhatIfResult } from "../../keeper/stored.d.ts" */

/** @type {(moment: Pick<WhatIf, "key" | "at" | "seat">) => WhatIfResult[]} */
export const endsAt = ({ key, at, seat }) =>
  keeper.all(WHAT_IFS).map(({ value }) => value)
    .filter((end) => end.key === key && end.at === at && end.seat === seat);

/** Stores the end of a round. @param {WhatIf} whatIf @param {RoundEnd} end */
export function keepEnd({ key, at, seat, deal }, end) {
  keeper.add(WHAT_IFS, { key, at, seat, deal, ...end });
}

/** @type {(score: RoundScored, seat: number) => RoundEnd} */
export const endOf = ({ bids, tricks, points }, seat) => ({
  bid: bids[seat],
  taken: tricks[seat],
  points: points[seat],
});
