/** Statistics of a player's games: the accuracy and bias of bids, the share of luck, and the rivals. */

import { accuracyOf } from "../../analysis/accuracy.js";
import { estimateOf, shareOf, spreadOf } from "../../analysis/intervals.js";

/** @import { Estimate } from "../../analysis/intervals.js" */
/** @import { Review } from "../../analysis/types.d.ts" */
/** @import { GameEvent, Header } from "../../core/types.d.ts" */

/**
 * A game of a player.
 * @typedef {object} PlayedGame
 * @property {number} started in milliseconds
 * @property {number} own the person's seat
 * @property {readonly string[]} names by seat
 * @property {readonly OwnRound[]} rounds
 * @property {readonly number[]} totals
 * @property {boolean} isOver
 * @property {Review | null} review null if there is none of all its decisions
 */
/**
 * @typedef {{size: number, order: number, bid: number, taken: number, points: number}} OwnRound
 *   `order` is the place in the bidding, from 1
 */
/**
 * The exactness of a group of rounds.
 * @typedef {object} Exactness
 * @property {number} label
 * @property {number} rounds
 * @property {Estimate} exact the share of bids made
 * @property {Estimate} points the mean
 */

/**
 * The rounds of a record, as one of its seats played them.
 * @param {string} text the lines of the record
 * @param {number} own
 * @returns {Omit<PlayedGame, "review"> | null} null for an invalid record
 */
export function gameIn(text, own) {
  try {
    const [header, ...lines] = text.trimEnd().split("\n").map((line) => JSON.parse(line));
    return played(header, lines, own);
  } catch {
    return null;
  }
}

/**
 * @type {(header: Header, lines: readonly GameEvent[], own: number) => Omit<PlayedGame, "review">}
 */
function played({ players, started }, lines, own) {
  /** @type {OwnRound[]} */
  const rounds = [];
  let dealt = { size: 0, dealer: 0 };
  let totals = players.map(() => 0);
  for (const line of lines) {
    if (line.type === "dealt") dealt = { size: line.hands[own]?.length ?? 0, dealer: line.dealer };
    if (line.type !== "round_scored") continue;
    const { bids, tricks, points } = line;
    totals = [...line.totals];
    const order = ((own - dealt.dealer - 1 + 2 * players.length) % players.length) + 1;
    rounds.push({ size: dealt.size, order, bid: bids[own], taken: tricks[own], points: points[own] });
  }
  const isOver = lines.at(-1)?.type === "finished";
  return { started: Date.parse(started), own, names: players.map(({ name }) => name), rounds, totals, isOver };
}

/**
 * The exactness of bids, grouped by a property of the rounds.
 * @type {(games: readonly PlayedGame[], by: "size" | "bid" | "order") => Exactness[]}
 */
export function exactBy(games, by) {
  const all = roundsOf(games);
  const labels = [...new Set(all.map((round) => round[by]))].sort((one, other) => one - other);
  return labels.map((label) => {
    const own = all.filter((round) => round[by] === label);
    const parts = games.map(({ rounds }) => {
      const points = rounds.flatMap((round) => round[by] === label ? [round.points] : []);
      return { sum: points.reduce((sum, one) => sum + one, 0), cases: points.length };
    });
    const { rounds, exact } = exactOf(own);
    return { label, rounds, exact: shareOf(exact, rounds), points: estimateOf(spreadOf(parts)) };
  });
}

/** @param {readonly PlayedGame[]} games */
export const roundsOf = (games) => games.flatMap(({ rounds }) => rounds);

/** @param {readonly OwnRound[]} rounds */
export function exactOf(rounds) {
  const exact = rounds.filter(({ bid, taken }) => bid === taken).length;
  return { rounds: rounds.length, exact, points: mean(rounds.map(({ points }) => points)) };
}

/**
 * The bias of bids: the mean of tricks bid minus tricks taken, and the number of rounds bid too
 * high and too low; `best` is the mean of tricks bid above the best known bid, null without a
 * reviewed bid.
 * @param {readonly PlayedGame[]} games
 */
export function biasOf(games) {
  const gaps = roundsOf(games).map(({ bid, taken }) => bid - taken);
  const reviewed = games.flatMap(({ review, own }) =>
    (review?.rounds ?? []).flatMap(({ decisions }) =>
      decisions.flatMap(({ seat, action, values }) => {
        const best = values[0].action;
        return seat === own && action.type === "bid" && best.type === "bid" ? [action.bid - best.bid] : [];
      }),
    ),
  );
  return {
    mean: mean(gaps),
    high: gaps.filter((gap) => gap > 0).length,
    low: gaps.filter((gap) => gap < 0).length,
    best: reviewed.length > 0 ? mean(reviewed) : null,
  };
}

/**
 * The reviewed games in order of time: points per round above the average, the part due to
 * decisions, and their accuracy.
 * @param {readonly PlayedGame[]} games
 */
export const formOf = (games) =>
  games
    .flatMap(({ started, own, review }) => {
      const seat = review?.seats[own];
      if (!review || seat?.decisions == null || seat.accuracy === null) return [];
      const rounds = Math.max(1, review.rounds.length);
      return [{
        started,
        above: (seat.points - seat.average) / rounds,
        decisions: seat.decisions / rounds,
        accuracy: seat.accuracy,
      }];
    })
    .sort((one, other) => one.started - other.started);

/**
 * The accuracy over all reviewed games, in which each counts by what was at stake; null without any.
 * @param {readonly PlayedGame[]} games
 */
export function accuracyOver(games) {
  const seats = games.flatMap(({ own, review }) => review?.seats[own] ?? []);
  const total = (/** @type {"decisions" | "at_stake"} */ of) => seats.reduce((sum, seat) => sum + (seat[of] ?? 0), 0);
  return accuracyOf(-total("decisions"), total("at_stake"));
}

/**
 * The other players, the most frequent first: the number of finished games, of those in which the
 * player was ahead, and the mean lead in points.
 * @param {readonly PlayedGame[]} games
 */
export function rivalsOf(games) {
  /** @type {Map<string, number[]>} */
  const leads = new Map();
  for (const { names, own, totals, isOver } of games) {
    if (!isOver) continue;
    for (const [seat, name] of names.entries()) {
      if (seat !== own) leads.set(name, [...(leads.get(name) ?? []), totals[own] - totals[seat]]);
    }
  }
  return [...leads]
    .map(([name, all]) => ({
      name,
      games: all.length,
      ahead: all.filter((lead) => lead > 0).length,
      lead: mean(all),
    }))
    .sort((one, other) => other.games - one.games || other.lead - one.lead);
}

/** The number of games won, including shared first places. @param {readonly PlayedGame[]} games */
export const wonOf = (games) =>
  games.filter(({ isOver, totals, own }) => isOver && totals[own] === Math.max(...totals)).length;

/** @param {readonly number[]} values */
const mean = (values) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
