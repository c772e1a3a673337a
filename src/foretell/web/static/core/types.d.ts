/** The types of a game; no page loads this file. */

import type { GameEvent, Options, RefusalBody, RoundScored } from "../wire.d.ts";
export type {
  BidMade,
  Dealt,
  GameEvent,
  GameFinished,
  Legal,
  Options,
  RoundScored,
} from "../wire.d.ts";

/** The kind of an option's values: see `Kind` in rules/declaration.py. */
export type Kind = "choice" | "switch" | "number" | "dealer" | "sizes";
/** The declaration of an option: see `Option` there. */
export interface Declared {
  readonly name: keyof Options;
  readonly kind: Kind;
  /** Of a choice. */
  readonly values?: readonly string[];
  /** Of a number, as is `most`; null is the largest hand. */
  readonly least?: number;
  readonly most?: number | null;
  readonly standard: unknown;
  readonly forTwo: unknown;
  readonly clause: string;
  readonly letters: Readonly<Record<string, unknown>>;
  readonly place: number;
  readonly refines: keyof Options | null;
  readonly isLater: boolean;
}
/** Conditions on options, or on what follows from them, all of which have to hold. */
export type Conditions = Readonly<
  Record<string, { readonly is?: readonly unknown[]; readonly not?: readonly unknown[] }>
>;
/** A clause of the rules, and when it applies. */
export type Clause = readonly [string, Conditions];
/** A refusal of options that do not go together, and the cases for it. */
export interface Clash {
  readonly code: string;
  readonly clause: string;
  readonly fields: readonly (keyof Options)[];
  readonly cases: readonly Conditions[];
}
/** Named options: of a published rule sheet, or of a variant that several of them print. */
export interface Preset {
  readonly name: string;
  readonly clause: string;
  readonly faces: "letters" | "numbers";
  readonly language: string | null;
  readonly options: Partial<Options>;
}

/** `C1` to `C13`, `D…`, `H…`, `S…`, Wizards `Z1` to `Z4`, Jesters `N1` to `N4` (R1). */
export type Card = string;
/** `C`, `D`, `H` or `S`. */
export type Suit = string;
/** From 0, clockwise. */
export type Seat = number;

/** A refusal: a stable code, the clause that refuses, and the particulars. */
export type Refusal = RefusalBody;

export type Hands = readonly (readonly Card[] | null)[];
/** An event between a deal and the score. */
export type RoundEvent = Exclude<
  GameEvent,
  { readonly type: "dealer_drawn" | "dealt" | "round_scored" | "finished" }
>;

/** An action of a seat: a command of the wire, with the seat in place of the id. */
export type Action =
  | { readonly type: "choose_trump"; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: "bid"; readonly seat: Seat; readonly bid: number }
  | { readonly type: "play"; readonly seat: Seat; readonly card: Card };

// The state of a game. A viewer's has the same shape, with null for values hidden from the viewer.

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** The seat that took the trick, once it is complete. */
  readonly winner: Seat | null;
}
export interface Round {
  /** From 1; 0 before the first deal. */
  readonly number: number;
  /** Cards dealt to each player. */
  readonly size: number;
  readonly dealer: Seat;
  /** The cards still held, in the order of the deck; null where unknown. */
  readonly hands: Hands;
  readonly turned: Card | null;
  readonly trump: Suit | null;
  /** The bids; null for those not made or unknown (see `hasBid`). */
  readonly bids: readonly (number | null)[];
  readonly hasBid: readonly boolean[];
  /** The complete tricks, in order. */
  readonly tricks: readonly Trick[];
  readonly taken: readonly number[];
  /** The trick on the table; null before play begins. */
  readonly trick: Trick | null;
}
export interface State {
  readonly options: Options;
  /** The seed of all deals; null in a viewer's state. */
  readonly seed: string | null;
  /** The first dealer's seat; null until drawn (R3.1). */
  readonly firstDealer: Seat | null;
  readonly draws: readonly (readonly (Card | null)[])[];
  /** The current round, or the last one until the next is dealt. */
  readonly round: Round;
  /** The score pad: a row per completed round. */
  readonly scores: readonly RoundScored[];
  /** Cards of earlier rounds that are out of the game (R9.4). */
  readonly spent: readonly Card[];
  /** The winners' seats; empty until the game is over (R8.4). */
  readonly winners: readonly Seat[];
}
/** The phase of a game, and the seats to act, clockwise from the dealer's left. */
export interface Phase {
  readonly type: "settling" | "choosing_trump" | "bidding" | "playing" | "finished";
  readonly seats: readonly Seat[];
}
/** The outcome of an action: events and the state after them, or a refusal that changes nothing. */
export type Outcome = { readonly events: GameEvent[]; readonly state: State } | Refused;
export interface Refused {
  readonly refusal: Refusal;
}

// A record.

export interface Player {
  readonly name: string;
  /** `human`, or the name of a bot. */
  readonly kind: string;
}
/** The commitment made before a game, and the secrets that it commits to. */
export interface Fair {
  readonly commitment: string;
  readonly seed: string;
  readonly salt: string;
  readonly nonces: readonly (string | null)[];
}
export interface Header {
  readonly id: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly seed: string;
  /** RFC 3339, in UTC. */
  readonly started: string;
  readonly fair?: Fair;
}
export interface GameRecord {
  readonly header: Header;
  readonly events: readonly GameEvent[];
  /** The seats that used a hint, each with the number of the round. */
  readonly hints?: readonly (readonly [Seat, number])[];
  /** The hints before decisions, each with the number of events before. */
  readonly hintValues?: readonly (readonly [number, Hint])[];
}
/**
 * The action as in records (the bid, the letter of the suit, or the card); its points in hundredths,
 * the chance to make the bid in ten-thousandths, half the 95 % interval of the points, the gap to the
 * best and its half interval, in hundredths; in how many games the seat took 0, 1, 2, … tricks.
 */
export type HintValue = readonly [
  action: number | string,
  points: number,
  makesBid: number,
  margin: number,
  behind: number,
  behindMargin: number,
  tricks: readonly number[],
];
/** The values that a hint showed last, the best action first. */
export interface Hint {
  /** The number of possible games behind them. */
  readonly games: number;
  readonly values: readonly HintValue[];
}
