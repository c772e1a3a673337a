// Judgement of a decision by what it lost.

/** @import { Judgement } from "./types.d.ts" */

/** The standard errors that a loss has to exceed to be named. */
const SURE = 2;
/** The least losses, in points of the round, that are named. */
export const THRESHOLDS = Object.freeze({ inaccurate: 2, mistake: 5, blunder: 10 });

/**
 * The name of a decision, or null if it lost too little, or not surely.
 * @param {number} loss the points of the round that it was worth less than the best known one
 * @param {number} error the standard error of the loss
 * @returns {Judgement | null}
 */
export function judge(loss, error) {
  if (loss < THRESHOLDS.inaccurate || loss <= SURE * error) return null;
  if (loss < THRESHOLDS.mistake) return "inaccurate";
  return loss < THRESHOLDS.blunder ? "mistake" : "blunder";
}
