/** The game of a position in one line (docs/build/notation.md). */

import { observe } from "../../core/dealing.js";
import { seatsToAct, totalsOf } from "../../core/index.js";
import { wrong } from "../../core/position_parts.js";
import { readPosition } from "../../core/position_reading.js";
import { EVERYTHING } from "../../core/position_text.js";
import { refusal } from "../../core/refusal.js";

/** @import { Refused } from "../../core/types.d.ts" */
/** @import { Setup } from "./course.js" */

/**
 * The game as a seat knows it at a position: the viewer's, or the seat to act if everything is
 * shown.
 * @type {(text: string) => Setup | Refused}
 */
export function setupAt(text) {
  const read = readPosition(text);
  if ("refusal" in read) return read;
  const { viewer, state } = read;
  const [toAct] = seatsToAct(state);
  if (toAct === undefined) return { refusal: refusal("advise/round_is_over") };
  if (viewer === null) return wrong("viewer", "-");
  const seat = viewer === EVERYTHING ? toAct : viewer;
  const { options, round } = state;
  return {
    options,
    names: Array(options.players).fill(""),
    seat,
    suits: [],
    round: round.number,
    dealer: round.dealer,
    totals: totalsOf(state),
    bids: [],
    sheet: null,
    position: observe(state, seat),
  };
}
