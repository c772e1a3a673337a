// The bots that decide by heuristics: `steady`, and the lower levels.

/** @import { Action } from "../core/types.d.ts" */
/** @import { Exports } from "./exports.d.ts" */
/** @import { Memory } from "./memory.js" */
/** @import { Situation } from "./situation.js" */
import { DECK } from "../core/cards.js";
import { bytesOf } from "../core/sha256.js";
import { stream } from "../core/stream.js";
import { BID_NOISE, LEVELS } from "./layout.js";
import { actionOf } from "./situation.js";

/** @typedef {keyof typeof LEVELS} HeuristicLevel */

/** @type {(exports: Exports, situation: Situation) => Action} */
export function steadyAction(exports, { known, seat, settings, information }) {
  return actionOf(known, seat, exports.steady(settings.at, information.at));
}

/**
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {HeuristicLevel} level
 * @param {number} bias the style: 1 for bold bids, −1 for careful ones, else 0
 * @returns {Action}
 */
export function heuristicAction(exports, memory, situation, level, bias) {
  const { known, seat, seed, settings, information } = situation;
  const { forgetful, counting, heeds, horizon, bid_noise } = LEVELS[level];
  const { byte } = stream(bytesOf(seed), `memory/round/${known.round.number}`);
  const code = exports.heuristic(
    settings.at,
    information.at,
    forgetful,
    counting,
    heeds,
    horizon,
    bid_noise,
    memory.intsOf(DECK.map(byte)).at,
    bidShift(situation, bid_noise, bias),
  );
  return actionOf(known, seat, code);
}

/**
 * The shift of a level's bids in this round, in tricks.
 * @param {Situation} situation
 * @param {number} amplitude the largest noise
 * @param {number} bias the style
 */
export function bidShift({ known, seed }, amplitude, bias) {
  const { byte } = stream(bytesOf(seed), `mood/round/${known.round.number}`);
  const noise = (byte() + byte() - 255) / 256;
  return amplitude * noise + BID_NOISE.style.bias * bias;
}
