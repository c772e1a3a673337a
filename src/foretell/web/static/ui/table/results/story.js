/** The story of a game for one of its players: a place, a margin, and the round that made it. */

import { placeOf } from "../../parts/ranks.js";

/** @import { RoundScored } from "../../../core/types.d.ts" */

/**
 * @typedef {{kind: "won" | "shared", by: number, round: number, points: number}} Victory ahead by
 *   `by` points; the round won `points`
 * @typedef {{kind: "cost" | "outdone", place: number, by: number, round: number, points: number,
 *   winner: number}} Defeat `by` points behind the winner; the round cost `points`, or won the
 *   winner `points` more
 */

/**
 * @type {(game: {scores: readonly RoundScored[], totals: readonly number[], winners:
 *   readonly number[]}, seat: number) => Victory | Defeat}
 */
export function storyOf({ scores, totals, winners }, seat) {
  const first = totals[winners[0]];
  if (winners.includes(seat)) {
    const rivals = totals.map((total, at) => (at === seat ? -Infinity : total));
    const next = Math.max(...rivals);
    const rival = rivals.indexOf(next);
    const { round, points } = most(scores, (score) => score.points[seat] - score.points[rival]);
    const kind = winners.length > 1 ? "shared" : "won";
    return { kind, by: first - next, round, points: points[seat] };
  }
  const behind = { place: placeOf(totals, seat), by: first - totals[seat], winner: winners[0] };
  const worst = most(scores, ({ points }) => -points[seat]);
  const loss = -worst.points[seat];
  // without this loss the game would have been won
  if (loss >= behind.by) return { kind: "cost", ...behind, round: worst.round, points: loss };
  const { round, points } = most(scores, (score) => score.points[winners[0]] - score.points[seat]);
  return { kind: "outdone", ...behind, round, points: points[winners[0]] - points[seat] };
}

/**
 * The last of the rounds in which a figure is highest.
 * @type {(scores: readonly RoundScored[], figure: (score: RoundScored) => number) => RoundScored}
 */
function most(scores, figure) {
  return scores.reduce((best, score) => (figure(score) >= figure(best) ? score : best));
}
