/** Which words fit a moment of the first game. */

/** @import { TableView } from "../../net/table_view.js" */

/**
 * The name of the lesson for a moment, null where there is nothing to say.
 * @param {TableView | null} table
 * @returns {string | null}
 */
export function lessonFor(table) {
  if (!table?.game) return null;
  const { state } = table.game;
  if (state.winners.length > 0) return "end";
  const { number } = state.round;
  const { legal } = table;
  if (legal?.suits) return "choose-trump";
  if (legal?.bids) return number === 1 ? "bid-first" : number === 2 ? "bid-trump" : "bid-more";
  if (legal?.cards) {
    const hand = state.round.hands[table.seat ?? 0];
    const must = legal.cards.length < (hand?.length ?? 0);
    if (number === 1) return "play-first";
    if (must) return "follow";
    if (legal.cards.some((card) => card[0] === "Z")) return "wizard";
    if (legal.cards.some((card) => card[0] === "N")) return "jester";
    return number === 2 ? "play-lead" : "play-count";
  }
  if (state.scores.length > 0 && !state.round.trick && number === state.scores.length) return "score";
  return null;
}
