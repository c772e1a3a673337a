/** The expression of a seat's portrait: what its holder does, and how they fare. */

import { winningCard } from "../state/game_view.js";
import { isAway, isWaiting } from "../../parts/names.js";

/** @import { Mood } from "../../../art/portraits/moods.js" */
/** @import { Lying } from "../state/animation_queue.js" */
/** @import { GameView } from "../state/game_view.js" */

/**
 * The mood of a seat, from public information. The viewer's own portrait never shows thinking.
 * @param {GameView} view
 * @param {number} seat
 * @param {number | null} scored the round with visible points, null for none
 * @param {Lying | null} [lying] the trick that was just taken
 * @returns {Mood}
 */
export function moodOf(view, seat, scored, lying = null) {
  const { table, winners, totals, toAct, me, bids, taken } = view;
  if (isAway(table, seat) || isWaiting(table, seat)) return "asleep";
  if (winners.length > 0) {
    if (winners.includes(seat)) return "happy";
    return totals[seat] === Math.min(...totals) ? "dismayed" : "neutral";
  }
  if (toAct.includes(seat) && seat !== me) return "thinking";
  const score = view.scores.find(({ round }) => round === scored);
  if (score) return score.points[seat] > 0 ? "happy" : "dismayed";
  const bid = bids[seat];
  if (lying !== null && lying.trick.winner === seat) return moodOfTaker(view, seat, lying);
  return bid !== null && taken[seat] > bid ? "dismayed" : "neutral";
}

/**
 * The mood after taking a trick: with a Wizard, the last one bid, or one too many.
 * @type {(view: GameView, seat: number, lying: Lying) => Mood}
 */
function moodOfTaker({ bids, taken, options }, seat, { trick, gathers }) {
  const now = taken[seat] + (gathers ? 0 : 1);
  const bid = bids[seat];
  if (bid !== null && now > bid) return "dismayed";
  return now === bid || winningCard(trick, options.players).startsWith("Z") ? "happy" : "neutral";
}
