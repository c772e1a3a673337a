// @ts-check
/** The story of a game in a few figures. */

/**
 * @typedef {import("./view.js").View} View
 * @typedef {{
 *   exact: readonly number[],
 *   streaks: readonly number[],
 *   best: {seat: number, round: number, points: number} | null,
 *   worst: {seat: number, round: number, points: number} | null,
 *   leads: number,
 * }} Figures
 */

/**
 * @param {View} view
 * @returns {Figures}
 */
export function figuresOf({ scores, options }) {
  const seats = Array.from({ length: options.players }, (_, seat) => seat);
  const made = seats.map((seat) => scores.map(({ bids, tricks }) => bids[seat] === tricks[seat]));
  const all = scores.flatMap(({ round, points }) =>
    points.map((gained, seat) => ({ seat, round, points: gained })),
  );
  return {
    exact: made.map((rounds) => rounds.filter(Boolean).length),
    streaks: made.map(longest),
    best: all.reduce(
      (/** @type {any} */ best, one) => (best && best.points >= one.points ? best : one),
      null,
    ),
    worst: all.reduce(
      (/** @type {any} */ worst, one) => (worst && worst.points <= one.points ? worst : one),
      null,
    ),
    leads: changes(scores.map(({ totals }) => totals.indexOf(Math.max(...totals)))),
  };
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

/** How often the lead changed hands. @param {readonly number[]} leaders */
const changes = (leaders) =>
  leaders.filter((leader, at) => at > 0 && leader !== leaders[at - 1]).length;
