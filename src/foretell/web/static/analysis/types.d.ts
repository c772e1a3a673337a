/**
 * The review of a game, as types alone. `foretell review --json` writes the same, but for `at`,
 * which is the line of a file there.
 */

import type { Action, Player, Seat } from "../core/types.d.ts";
import type { Reason } from "../engine/reasons.js";

export type Judgement = "inaccurate" | "mistake" | "blunder";
export type Kind = "bid" | "trump" | "card";

/** A legal action: what it was worth to a seat, and the points that it would have brought. */
export interface ActionReview {
  readonly action: Action;
  readonly points: number;
  readonly makes_bid: number;
  readonly margin: number;
  readonly behind: number;
  readonly behind_margin: number;
  /** In how many possible games the seat took 0, 1, 2, … tricks of the round. */
  readonly tricks: readonly number[];
  /** The points of the round after it, in the hands as they were. */
  readonly hindsight: number;
}
/** A decision between actions that are not all alike. */
export interface DecisionReview {
  /** The number of the game's events that had happened before: the moment that a replay shows. */
  readonly at: number;
  readonly seat: Seat;
  readonly kind: Kind;
  /** The number of the trick in the round, from 0; null before play. */
  readonly trick: number | null;
  readonly action: Action;
  /** All legal actions, the best first. */
  readonly values: readonly ActionReview[];
  /** The number of possible games in which they were tried. */
  readonly games: number;
  readonly loss: number;
  readonly error: number;
  /** The mean loss of a random legal action, in points. */
  readonly at_stake: number;
  readonly judgement: Judgement | null;
  /** The reasons for the best known action. */
  readonly reasons: readonly Reason[];
  /** The reasons against the action taken. */
  readonly against: readonly Reason[];
}
/** The sources of points; null for those that were not reviewed. */
export interface Luck {
  readonly points: number;
  readonly average: number;
  readonly cards: number;
  readonly others: number;
  readonly own: number;
  readonly decisions: number | null;
  readonly hidden: number | null;
  /** The points at stake in its decisions. */
  readonly at_stake: number | null;
  /** 0 to 100; null also if too little was at stake. */
  readonly accuracy: number | null;
}
export interface RoundSeat extends Luck {
  readonly seat: Seat;
  readonly bid: number;
  readonly taken: number;
}
/** The least losses that are named, in points of the round. */
export type Thresholds = Readonly<Record<Judgement, number>>;
export interface RoundReview {
  readonly round: number;
  readonly size: number;
  readonly dealer: Seat;
  readonly seats: readonly RoundSeat[];
  readonly decisions: readonly DecisionReview[];
}
export interface GameSeat extends Luck {
  readonly seat: Seat;
  readonly judgements: Readonly<Record<Judgement, number>>;
  readonly lost_by: Readonly<Record<Kind, number>>;
}
export interface Review {
  readonly type: "review";
  readonly version: 2;
  /** The name and version of the value function. */
  readonly values: string;
  readonly id: string;
  /** Whether the game was played to its end. */
  readonly complete: boolean;
  readonly players: readonly Player[];
  readonly reviewed: readonly Seat[];
  readonly seats: readonly GameSeat[];
  readonly rounds: readonly RoundReview[];
}
/** A review of version 1, which had another scale of accuracy, as browsers may still store it. */
export interface FirstReview extends Omit<Review, "version" | "rounds"> {
  readonly version: 1;
  readonly rounds: readonly (Omit<RoundReview, "decisions"> & {
    readonly decisions: readonly Omit<DecisionReview, "at_stake">[];
  })[];
}
