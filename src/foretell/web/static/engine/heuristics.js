// The bots that decide by heuristics: `steady`, and the lower levels.

/** @import { Action } from "../core/types.d.ts" */
/** @import { Memory } from "./memory.js" */
/** @import { Situation } from "./situation.js" */
import { DECK } from "../core/cards.js";
import { bytesOf } from "../core/sha256.js";
import { stream } from "../core/stream.js";
import { BID_NOISE, LEVELS } from "./layout.js";
import { actionOf } from "./situation.js";

/** @typedef {keyof typeof LEVELS} HeuristicLevel */

/** @type {(memory: Memory, situation: Situation) => Action} */
export const steadyAction = ({ exports }, { known, seat, addresses }) =>
  actionOf(known, seat, exports.steady(...addresses));

/**
 * The action of a level; its style is 1 for bold bids, −1 for careful ones, else 0.
 * @type {(memory: Memory, situation: Situation, level: HeuristicLevel, style: number) => Action}
 */
export function heuristicAction(memory, situation, level, style) {
  const { known, seat, seed, addresses } = situation;
  const { forgetful, counting, heeds, horizon, bid_noise } = LEVELS[level];
  const { byte } = stream(bytesOf(seed), `memory/round/${known.round.number}`);
  const code = memory.exports.heuristic(
    ...addresses,
    forgetful,
    counting,
    heeds,
    horizon,
    bid_noise,
    memory.intsOf(DECK.map(byte)).address,
    bidShift(situation, bid_noise, style),
  );
  return actionOf(known, seat, code);
}

/**
 * The shift of a level's bids in this round, in tricks; the noise is at most the amplitude.
 * @type {(situation: Situation, amplitude: number, style: number) => number}
 */
export function bidShift({ known, seed }, amplitude, style) {
  const { byte } = stream(bytesOf(seed), `mood/round/${known.round.number}`);
  const noise = (byte() + byte() - 255) / 256;
  return amplitude * noise + BID_NOISE.style.bias * style;
}
