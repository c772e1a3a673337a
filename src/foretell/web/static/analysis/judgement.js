// Judgement of a decision by what it lost.

/** @import { Judgement, Thresholds } from "./types.d.ts" */

/** Standard errors that a loss has to exceed to be named. */
export const SURE = 3;
/** The possible games from which on a loss is named. */
export const NAMED_FROM = 400;
/** @type {Thresholds} the default thresholds */
export const THRESHOLDS = Object.freeze({ inaccurate: 2, mistake: 5, blunder: 10 });

/**
 * Whether thresholds are positive and do not fall; of two equal ones, the milder name is skipped.
 * @type {(thresholds: Thresholds) => boolean}
 */
export const isRising = ({ inaccurate, mistake, blunder }) =>
  0 < inaccurate && inaccurate <= mistake && mistake <= blunder && blunder < Infinity;

/**
 * Whether a difference in points exceeds what chance explains.
 * @param {number} points
 * @param {number} error their standard error
 */
export const isSure = (points, error) => points > SURE * error;

/**
 * The name of a decision that lost points of the round, with their standard error and the possible
 * games behind them; null if the loss is too small or too uncertain.
 * @type {(loss: number, error: number, thresholds: Thresholds, games: number) => Judgement | null}
 */
export function judge(loss, error, thresholds, games) {
  if (loss < thresholds.inaccurate || !isSure(loss, error) || games < NAMED_FROM) return null;
  if (loss < thresholds.mistake) return "inaccurate";
  return loss < thresholds.blunder ? "mistake" : "blunder";
}
