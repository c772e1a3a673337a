/** A game in a few figures. */

/** @import { GameView } from "../state/game_view.js" */

/**
 * @typedef {{seat: number, round: number, points: number}} Result of a seat in a round
 * @typedef {{
 *   exact: readonly number[],
 *   streaks: readonly number[],
 *   best: Result | null,
 *   worst: Result | null,
 *   leads: number,
 * }} Figures
 */

/** @type {(view: GameView) => Figures} */
export function figuresOf({ scores, options }) {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const made = seats.map((seat) => scores.map(({ bids, tricks }) => bids[seat] === tricks[seat]));
  const all = scores.flatMap(({ round, points }) =>
    points.map((gained, seat) => ({ seat, round, points: gained })),
  );
  return {
    exact: made.map((rounds) => rounds.filter(Boolean).length),
    streaks: made.map(longest),
    best: foremost(all, (one, other) => one.points > other.points),
    worst: foremost(all, (one, other) => one.points < other.points),
    leads: changes(scores.map(({ totals }) => totals.indexOf(Math.max(...totals)))),
  };
}

/**
 * The first of the best results; null if there is none.
 * @type {(results: readonly Result[], goesBefore: (one: Result, other: Result) => boolean) =>
 *   Result | null}
 */
function foremost(results, goesBefore) {
  const best = results.find((one) => !results.some((other) => goesBefore(other, one)));
  return best ?? null;
}

/** The most rounds in a row. @param {readonly boolean[]} rounds */
function longest(rounds) {
  let run = 0;
  let most = 0;
  for (const made of rounds) {
    run = made ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** The number of times that the lead changed hands. @param {readonly number[]} leaders */
const changes = (leaders) =>
  leaders.filter((leader, at) => at > 0 && leader !== leaders[at - 1]).length;
