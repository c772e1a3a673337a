/** What the game is made of, as types alone: nothing of this file is loaded by a page. */

import type { GameEvent, Options, RefusalBody, RoundScored } from "../wire.d.ts";

export type {
  BiddingClosed,
  BidMade,
  CardPlayed,
  DealerDrawn,
  Dealt,
  GameEvent,
  GameFinished,
  Legal,
  Options,
  RoundScored,
  TrickWon,
  TrumpChosen,
} from "../wire.d.ts";

/** `C1` to `C13`, `D…`, `H…`, `S…`, Wizards `Z1` to `Z4`, Jesters `N1` to `N4` (R1). */
export type Card = string;
/** `C`, `D`, `H` or `S`. */
export type Suit = string;
/** From 0, clockwise. */
export type Seat = number;

/** Why something is refused: a stable code, the clause that refuses, and the particulars. */
export type Refusal = RefusalBody;

export type Hands = readonly (readonly Card[] | null)[];
/** What happens between a deal and the score. */
export type RoundEvent = Exclude<
  GameEvent,
  { readonly type: "dealer_drawn" | "dealt" | "round_scored" | "finished" }
>;

/** What a seat asks for: a command of the wire, with the seat in place of the id. */
export type Action =
  | { readonly type: "choose_trump"; readonly seat: Seat; readonly suit: Suit }
  | { readonly type: "bid"; readonly seat: Seat; readonly bid: number }
  | { readonly type: "play"; readonly seat: Seat; readonly card: Card };

// The state of a game. A viewer's has the same shape, with null for what is not known.

export interface Trick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Who took it, once it is complete. */
  readonly winner: Seat | null;
}
export interface Round {
  /** From 1; 0 before the first deal. */
  readonly number: number;
  /** Cards dealt to each player. */
  readonly size: number;
  readonly dealer: Seat;
  /** The cards still held, in the order of the deck. */
  readonly hands: Hands;
  readonly turned: Card | null;
  readonly trump: Suit | null;
  /** null where not made, or unknown; see `hasBid`. */
  readonly bids: readonly (number | null)[];
  readonly hasBid: readonly boolean[];
  /** The tricks that have been won, in order. */
  readonly tricks: readonly Trick[];
  readonly taken: readonly number[];
  /** The trick on the table; null before play begins. */
  readonly trick: Trick | null;
}
export interface State {
  readonly options: Options;
  /** null for a viewer: from it follow all cards to come. */
  readonly seed: string | null;
  /** null until drawn (R3.1). */
  readonly firstDealer: Seat | null;
  readonly draws: readonly (readonly (Card | null)[])[];
  /** The current round, and the last one until the next is dealt. */
  readonly round: Round;
  /** The score pad: a row per round that is over. */
  readonly scores: readonly RoundScored[];
  /** Cards of earlier rounds that are out of the game (R9.4). */
  readonly spent: readonly Card[];
  /** Empty until the game is over (R8.4). */
  readonly winners: readonly Seat[];
}
/** What the game waits for, and the seats that are to act, clockwise from the dealer's left. */
export interface Phase {
  readonly type: "settling" | "choosing_trump" | "bidding" | "playing" | "finished";
  readonly seats: readonly Seat[];
}
/** What came of an action: events and the state after them, or a refusal, and nothing changed. */
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
/** What a shuffle was promised by, and made of. */
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
}
