/** The figures of a review: its headline, its curve, the costliest moments, the verdicts on rounds. */

import { isEnding } from "../../analysis/occasions.js";

/** @import { DecisionReview, GameSeat, Review, RoundReview } from "../../analysis/types.d.ts" */
/** @import { GameEvent } from "../../core/types.d.ts" */

/**
 * @typedef {{round: number, size: number, decision: DecisionReview}} Moment a decision, and the
 *   round in which it was made
 */
/**
 * The verdict on a round of a seat: `made`, or `lucky` if it was made in spite of losses; otherwise
 * what lost the bid: the bid, the play, both, or only the cards.
 * @typedef {"made" | "lucky" | "bid" | "play" | "both" | "cards"} Verdict
 */
/**
 * @typedef {{round: number, points: number, best: number}} CurvePoint sums of points above the
 *   average: as played, and with the best known decisions
 */

/**
 * The least accuracy of excellent decisions, between the bots `learned` and `strongest`, and of
 * solid ones, about that of `seasoned`.
 */
const EXCELLENT = 90;
const SOLID = 75;
/** The rounds per mistake in solid decisions, at least. */
const ROUNDS_A_MISTAKE = 4;
/** The least points of luck per round that are worth a word. */
const LUCKY = 2;
/** The points that a bid, or the play, has to lose in a round to take the blame. */
const BLAMED = 2;

/**
 * The headline; null while decisions are unknown. A game with a blunder is never solid, nor one
 * with a mistake excellent.
 * @type {(seat: Pick<GameSeat, "accuracy" | "judgements" | "cards" | "others" | "hidden">, rounds:
 *   number) => {luck: "good" | "even" | "bad", skill: "excellent" | "solid" | "mixed" | "weak",
 *   blunders: number} | null}
 */
export function headlineOf(seat, rounds) {
  if (seat.accuracy === null) return null;
  const luck = luckOf(seat) / Math.max(1, rounds);
  return {
    luck: luck > LUCKY ? "good" : luck < -LUCKY ? "bad" : "even",
    skill: skillOf(seat.accuracy, seat.judgements, rounds),
    blunders: seat.judgements.blunder,
  };
}

/**
 * @type {(accuracy: number, judgements: GameSeat["judgements"], rounds: number) => "excellent" |
 *   "solid" | "mixed" | "weak"}
 */
function skillOf(accuracy, { mistake, blunder }, rounds) {
  if (accuracy < SOLID) return "weak";
  if (blunder > 0 || ROUNDS_A_MISTAKE * mistake > rounds) return "mixed";
  return accuracy >= EXCELLENT && mistake === 0 ? "excellent" : "solid";
}

/**
 * The points that a seat did not control: the cards, the others, and hidden information.
 * @param {Pick<GameSeat, "cards" | "others" | "hidden">} seat
 */
export const luckOf = ({ cards, others, hidden }) => cards + others + (hidden ?? 0);

/** @type {(review: Review, seat: number) => CurvePoint[]} */
export function curveOf({ rounds }, seat) {
  const points = [{ round: 0, points: 0, best: 0 }];
  for (const { round, seats } of rounds) {
    const { points: won, average, decisions } = seats[seat];
    const last = points[points.length - 1];
    const above = last.points + won - average;
    points.push({ round, points: above, best: last.best + won - average - (decisions ?? 0) });
  }
  return points;
}

/** @type {(review: Review, seat: number) => Moment[]} */
export const decisionsOf = ({ rounds }, seat) =>
  rounds.flatMap(({ round, size, decisions }) =>
    decisions.filter((one) => one.seat === seat).map((decision) => ({ round, size, decision })),
  );

/**
 * The decisions of a seat with a judgement, in order.
 * @type {(review: Review, seat: number) => Moment[]}
 */
export const mistakesOf = (review, seat) =>
  decisionsOf(review, seat).filter(({ decision }) => decision.judgement !== null);

/** @param {Review} review @param {number} seat @param {number} most */
export const costliest = (review, seat, most) =>
  mistakesOf(review, seat)
    .sort((one, other) => other.decision.loss - one.decision.loss)
    .slice(0, most);

/**
 * The verdict on a round of a seat; null while its decisions are unknown.
 * @type {(round: RoundReview, seat: number) => Verdict | null}
 */
export function verdictOf({ seats, decisions }, seat) {
  const { bid, taken, decisions: lost } = seats[seat];
  if (lost === null) return null;
  const own = decisions.filter((one) => one.seat === seat);
  const isBlamed = (/** @type {boolean} */ isPlay) =>
    own.filter(({ kind }) => (kind === "card") === isPlay).reduce((sum, { loss }) => sum + loss, 0) >= BLAMED;
  const [bidding, play] = [isBlamed(false), isBlamed(true)];
  if (bid === taken) return bidding || play ? "lucky" : "made";
  if (bidding && play) return "both";
  return bidding ? "bid" : play ? "play" : "cards";
}

/** The kinds by which mistakes are filtered; one in the ending is neither a lead nor a discard. */
export const FILTERS = Object.freeze(["bid", "trump", "lead", "discard", "ending"]);

/** @param {Moment} moment @param {readonly number[]} leads the events that lead tricks */
export function filterOf({ size, decision: { at, kind, trick } }, leads) {
  if (kind !== "card") return kind;
  if (isEnding(size, Number(trick))) return "ending";
  return leads.includes(at) ? "lead" : "discard";
}

/** The indices of the events that lead tricks. @param {readonly GameEvent[]} events */
export const leadsIn = (events) =>
  events.flatMap(({ type }, at) => (type === "played" && events[at - 1].type !== "played" ? [at] : []));
