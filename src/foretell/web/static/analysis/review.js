// The review of a game: its luck at once, then the decisions of some seats one by one.

/** @import { GameRecord, Seat } from "../core/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Means } from "./averages.js" */
/** @import { Move, PlayedRound } from "./moves.js" */
/** @import { Positions } from "../engine/values.js" */
/** @import { DecisionReview, Kind, Review, RoundReview, RoundSeat } from "./types.d.ts" */
import { hasChoice } from "../core/legal.js";
import { inRound } from "../core/options.js";
import { atStakeIn } from "./accuracy.js";
import { questionOf, settled, valueOf } from "./appraisal.js";
import { averagePoints } from "./averages.js";
import { judge, THRESHOLDS } from "./judgement.js";
import { playedRounds } from "./moves.js";
import { summed, VALUES } from "./sums.js";

const Z_95 = 1.96;
/** @type {Readonly<Record<string, Kind>>} */
const KINDS = { bid: "bid", choose_trump: "trump", play: "card" };

/**
 * A stage of a review: first the luck of all seats, then one decision at a time.
 * @typedef {{ readonly type: "luck", readonly review: Review, readonly left: number } | {
 *   readonly type: "decision", readonly round: number, readonly decision: DecisionReview,
 *   readonly left: number }} Stage `left` is the number of decisions still to come
 */

/**
 * Yields the review of a game, the same one on every device. A decision takes about a tenth of a
 * second. Run only one at a time.
 * @param {Engine} engine with both networks
 * @param {Means} means
 * @param {GameRecord} record may be incomplete
 * @param {readonly Seat[]} seats those whose decisions are reviewed
 * @param {ReadonlySet<number>} [known] decisions that need not be valued again, by their `at`
 * @param {() => number} [shown] the moment that is shown: the decisions from there on come first
 * @returns {Generator<Stage, void, void>}
 */
export function* reviewed(engine, means, record, seats, known = new Set(), shown = () => 0) {
  const rounds = playedRounds(record);
  const positions = rounds.map(({ start, moves }) =>
    engine.roundValues(start, moves.map(({ action }) => action))
  );
  const pending = rounds.flatMap(({ moves }, round) =>
    moves.flatMap((move, number) => {
      const isReviewed = seats.includes(move.action.seat) && !known.has(move.at);
      if (!isReviewed || !hasChoice(move.known, move.action.seat)) return [];
      return [{ round, move, state: positions[round].states[number] }];
    })
  );
  const luck = rounds.map((round, place) => luckOf(record, means, round, positions[place]));
  yield { type: "luck", review: summed(headOf(record, seats), luck), left: pending.length };
  while (pending.length > 0) {
    const next = pending.findIndex(({ move }) => move.at >= shown());
    const [{ round, move, state }] = pending.splice(Math.max(0, next), 1);
    const decision = decisionOf(engine, move, state);
    yield { type: "decision", round, decision, left: pending.length };
  }
}

/** @type {(record: GameRecord, seats: readonly Seat[]) => Omit<Review, "seats" | "rounds">} */
const headOf = ({ header, events }, seats) => ({
  type: "review",
  version: 2,
  values: VALUES,
  id: header.id,
  complete: events.at(-1)?.type === "finished",
  players: header.players,
  reviewed: [...seats].sort((one, other) => one - other),
});

/**
 * @type {(record: GameRecord, means: Means, round: PlayedRound, positions: Positions) => RoundReview}
 */
function luckOf({ header }, means, { dealt, start, moves, scored }, { values }) {
  const { number, size } = start.round;
  const average = averagePoints(means, inRound(header.options, number), size);
  const seats = header.players.map((_, seat) => {
    let own = 0;
    let others = 0;
    for (const [number, { action }] of moves.entries()) {
      const change = values[number + 1][seat] - values[number][seat];
      if (action.seat === seat) own += change;
      else others += change;
    }
    /** @type {RoundSeat} */
    const result = {
      seat,
      bid: scored.bids[seat],
      taken: scored.tricks[seat],
      points: scored.points[seat],
      average,
      cards: values[0][seat] - average,
      others,
      own,
      decisions: null,
      hidden: null,
      at_stake: null,
      accuracy: null,
    };
    return result;
  });
  return { round: dealt.round, size, dealer: dealt.dealer, seats, decisions: [] };
}

/** @type {(engine: Engine, move: Move, state: BigInt64Array) => DecisionReview} */
function decisionOf(engine, { at, action, known, trick, hint }, state) {
  const { seat } = action;
  const study = settled(engine, known, action, { hint });
  const { values, games } = study;
  const taken = valueOf(study, action);
  const question = questionOf(known, seat, games);
  const actions = values.map((value) => value.action);
  const hindsight = engine.hindsight(known, seat, state, actions);
  const error = taken.behindMargin / Z_95;
  return {
    at,
    seat,
    kind: KINDS[action.type],
    trick,
    action,
    values: values.map((value, place) => ({
      action: value.action,
      points: value.points,
      makes_bid: value.makesBid,
      margin: value.margin,
      behind: value.behind,
      behind_margin: value.behindMargin,
      tricks: value.tricks,
      hindsight: hindsight[place],
    })),
    games,
    loss: taken.behind,
    error,
    at_stake: atStakeIn(values),
    judgement: judge(taken.behind, error, THRESHOLDS, games),
    reasons: engine.explain(question, values, taken),
    against: taken.behind > 0 ? engine.faults(question, taken, values[0]) : [],
  };
}
