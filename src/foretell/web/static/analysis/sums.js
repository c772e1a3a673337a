// The sums of a review: over the decisions of a round, and over the rounds of a game.

/** @import { DecisionReview, FirstReview, GameSeat, Judgement, Kind, Review, RoundReview, RoundSeat, Thresholds } from "./types.d.ts" */
import { accuracyOf, atStakeIn } from "./accuracy.js";
import { judge } from "./judgement.js";

/** The name and version of the value function, part of every review. */
export const VALUES = "analyst-1";

/** @type {(head: Omit<Review, "seats" | "rounds">, rounds: readonly RoundReview[]) => Review} */
export function summed(head, rounds) {
  const whole = rounds.map((round) => ({
    ...round,
    seats: round.seats.map((seat) => inRound(seat, round, head.reviewed.includes(seat.seat))),
  }));
  const seats = head.players.map((_, seat) => inGame(seat, whole, head.reviewed.includes(seat)));
  return { ...head, seats, rounds: whole };
}

/**
 * Adds a decision to a round of a review, by its place, or replaces the one at the same event.
 * @type {(review: Review, place: number, decision: DecisionReview) => Review}
 */
export function withDecision(review, place, decision) {
  const { seats: _, rounds, ...head } = review;
  const changed = rounds.map((round, number) => {
    if (number !== place) return round;
    const others = round.decisions.filter(({ at }) => at !== decision.at);
    const decisions = [...others, decision].sort((one, other) => one.at - other.at);
    return { ...round, decisions };
  });
  return summed(head, changed);
}

/**
 * Names the decisions of a review by other thresholds.
 * @type {(review: Review, thresholds: Thresholds) => Review}
 */
export function judgedBy({ seats: _, rounds, ...head }, thresholds) {
  const named = (/** @type {DecisionReview} */ decision) => ({
    ...decision,
    judgement: judge(decision.loss, decision.error, thresholds, decision.games),
  });
  return summed(head, rounds.map((round) => ({ ...round, decisions: round.decisions.map(named) })));
}

/**
 * A review in the current version: one of version 1 gets accuracies on the present scale.
 * @type {(review: Review | FirstReview) => Review}
 */
export function upgraded(review) {
  if (review.version === 2) return review;
  const { seats: _, rounds, ...head } = review;
  const staked = rounds.map((round) => ({
    ...round,
    decisions: round.decisions.map((one) => ({ ...one, at_stake: atStakeIn(one.values) })),
  }));
  return summed({ ...head, version: 2 }, staked);
}

/** @type {(seat: RoundSeat, round: RoundReview, isReviewed: boolean) => RoundSeat} */
function inRound(seat, { decisions }, isReviewed) {
  if (!isReviewed) {
    return { ...seat, decisions: null, hidden: null, at_stake: null, accuracy: null };
  }
  const own = decisions.filter((decision) => decision.seat === seat.seat);
  const lost = -lossOf(own) + 0;
  return { ...seat, decisions: lost, hidden: seat.own - lost, ...accuracyIn(own) };
}

/** @type {(seat: number, rounds: readonly RoundReview[], isReviewed: boolean) => GameSeat} */
function inGame(seat, rounds, isReviewed) {
  const own = rounds.map(({ seats }) => seats[seat]);
  const decisions = rounds.flatMap((round) => round.decisions.filter((one) => one.seat === seat));
  const total = (/** @type {(one: RoundSeat) => number | null} */ figure) =>
    own.reduce((sum, one) => sum + (figure(one) ?? 0), 0);
  const named = (/** @type {Judgement} */ name) =>
    decisions.filter(({ judgement }) => judgement === name).length;
  const lost = (/** @type {Kind} */ kind) => lossOf(decisions.filter((one) => one.kind === kind));
  return {
    seat,
    points: total(({ points }) => points),
    average: total(({ average }) => average),
    cards: total(({ cards }) => cards),
    others: total(({ others }) => others),
    own: total((one) => one.own),
    decisions: isReviewed ? total((one) => one.decisions) : null,
    hidden: isReviewed ? total(({ hidden }) => hidden) : null,
    ...(isReviewed ? accuracyIn(decisions) : { at_stake: null, accuracy: null }),
    judgements: {
      inaccurate: named("inaccurate"),
      mistake: named("mistake"),
      blunder: named("blunder"),
    },
    lost_by: { bid: lost("bid"), trump: lost("trump"), card: lost("card") },
  };
}

const lossOf = (/** @type {readonly DecisionReview[]} */ decisions) =>
  decisions.reduce((sum, { loss }) => sum + loss, 0);

/** @param {readonly DecisionReview[]} decisions */
function accuracyIn(decisions) {
  const stake = decisions.reduce((sum, one) => sum + one.at_stake, 0);
  return { at_stake: stake, accuracy: accuracyOf(lossOf(decisions), stake) };
}
