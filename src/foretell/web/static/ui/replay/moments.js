/** The moments at which a replay stops, its rounds, and the missed bids. */

/** @import { GameEvent, RoundScored } from "../../core/types.d.ts" */

/**
 * @typedef {{number: number, at: number, score: RoundScored | null}} PlayedRound `at` is its first
 *   moment
 */

/** Events shown together with the next or the previous one. */
const UNSEEN = ["dealer_drawn"];
const WITH_THE_LAST = ["bidding_closed"];

/**
 * The moments that show something new, each as the number of events that have happened.
 * @type {(events: readonly GameEvent[]) => number[]}
 */
export function stopsOf(events) {
  return events.flatMap(({ type }, index) => {
    const next = events[index + 1]?.type ?? "";
    const goesOn = WITH_THE_LAST.includes(next) || (type === "trick_won" && next === "round_scored");
    return UNSEEN.includes(type) || goesOn ? [] : [index + 1];
  });
}

/**
 * The last stop that is not after a moment; otherwise the first.
 * @type {(stops: readonly number[], at: number) => number}
 */
export const stopAt = (stops, at) => Math.max(0, stops.findLastIndex((stop) => stop <= at));

/** The rounds that have been dealt. @type {(events: readonly GameEvent[]) => PlayedRound[]} */
export function roundsIn(events) {
  return events.flatMap((event, index) => {
    if (event.type !== "dealt") return [];
    const score = events.find((one) => one.type === "round_scored" && one.round === event.round);
    return [{ number: event.round, at: index + 1, score: score?.type === "round_scored" ? score : null }];
  });
}

/** The index of the round at a moment. @param {readonly PlayedRound[]} rounds @param {number} at */
export const roundAt = (rounds, at) => Math.max(0, rounds.findLastIndex((round) => round.at <= at));

/**
 * The seats that missed their bids in a round; null while it is not scored.
 * @type {(round: PlayedRound, seats: readonly number[]) => number[] | null}
 */
export function missedBy({ score }, seats) {
  return score && seats.filter((seat) => score.bids[seat] !== score.tricks[seat]);
}

/**
 * The next round in which one of the seats missed a bid; the search wraps around.
 * @param {readonly PlayedRound[]} rounds
 * @param {number} now the index of the current round
 * @param {readonly number[]} seats
 * @returns {PlayedRound | null} null if there is no other
 */
export function nextMissed(rounds, now, seats) {
  const ahead = [...rounds.slice(now + 1), ...rounds.slice(0, now)];
  return ahead.find((round) => missedBy(round, seats)?.length) ?? null;
}

/**
 * The moment in an address: `?at=40`, `#round-3`, or else the first deal.
 * @type {(at: string | null, hash: string, rounds: readonly PlayedRound[]) => number}
 */
export function momentIn(at, hash, rounds) {
  if (at !== null) return Math.max(0, Math.trunc(Number(at)) || 0);
  const number = Number(/^#round-(\d+)$/.exec(hash)?.[1]);
  return (rounds.find((round) => round.number === number) ?? rounds[0]).at;
}
