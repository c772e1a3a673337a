/** What a table is made of, as types alone: nothing of this file is loaded by a page. */

import type { Action, Card, GameEvent, Options, Seat, State, Suit } from "../core/types.d.ts";

export interface TableSettings {
  readonly listed: boolean;
  readonly clock: { readonly bank: number; readonly increment: number } | null;
  readonly grace: number;
  readonly patience: number;
  /** Milliseconds that bots let pass before they act. */
  readonly pace: number;
  readonly stand_in: string;
}

// Events, exactly as they are sent and kept; a field that only the dealing side knows is left out.

export interface Opened {
  readonly type: "opened";
  readonly options: Options;
  readonly settings: TableSettings;
}
export interface Seated {
  readonly type: "seated";
  readonly seat: Seat;
  readonly name: string;
  readonly kind: string;
  /** A bot plays this round out for them; they play from the next deal on. */
  readonly waits?: boolean;
}
export interface Vacated {
  readonly type: "vacated";
  readonly seat: Seat;
  readonly by: "self" | "host";
}
export interface Swapped {
  readonly type: "swapped";
  readonly seats: readonly [Seat, Seat];
}
export interface HostChanged {
  readonly type: "host_changed";
  readonly seat: Seat | null;
}
export interface ShuffleCommitted {
  readonly type: "shuffle_committed";
  readonly game: number;
  readonly commitment: string;
  readonly seed?: string;
  readonly salt?: string;
}
export interface NonceGiven {
  readonly type: "nonce_given";
  readonly seat: Seat;
  readonly nonce: string;
}
export interface GameStarted {
  readonly type: "game_started";
  readonly game: number;
}
export interface ShuffleRevealed {
  readonly type: "shuffle_revealed";
  readonly seed: string;
  readonly salt: string;
}
export interface UndoAsked {
  readonly type: "undo_asked";
  readonly seat: Seat;
  readonly of: readonly Seat[];
}
export interface UndoAnswered {
  readonly type: "undo_answered";
  readonly seat: Seat;
  readonly agree: boolean;
}
export interface TakenBack {
  readonly type: "taken_back";
  readonly seat: Seat;
  readonly events: number;
}
export interface StoodIn {
  readonly type: "stood_in";
  readonly seat: Seat;
}
export interface HandedBack {
  readonly type: "handed_back";
  readonly seat: Seat;
}
export interface RemovalAsked {
  readonly type: "removal_asked";
  readonly seat: Seat;
  readonly target: Seat;
  readonly of: readonly Seat[];
}
export interface RemovalAnswered {
  readonly type: "removal_answered";
  readonly seat: Seat;
  readonly agree: boolean;
}
/** Something that only a later version of the server knows. */
export interface Unknown {
  readonly type: "unknown";
  readonly kind: string;
}
export interface Plain {
  readonly type: "undo_lapsed" | "removal_lapsed" | "resumed" | "rematch_called";
}
export type TableEvent =
  | GameEvent
  | Opened
  | Seated
  | Vacated
  | Swapped
  | HostChanged
  | StoodIn
  | HandedBack
  | ShuffleCommitted
  | NonceGiven
  | GameStarted
  | ShuffleRevealed
  | UndoAsked
  | UndoAnswered
  | TakenBack
  | RemovalAsked
  | RemovalAnswered
  | Unknown
  | Plain;

// The state of a table. A viewer's has the same shape, without what a viewer may not know.

export interface Holder {
  readonly name: string;
  /** `human`, or the name of a bot. */
  readonly kind: string;
  /** Whether a bot stands in until the person is back. */
  readonly away: boolean;
  /** Whether a bot plays this round out for the person, who plays from the next deal on. */
  readonly waits: boolean;
}
export interface Shuffle {
  readonly commitment: string;
  /** By seat. */
  readonly nonces: Readonly<Record<number, string>>;
  readonly seed?: string;
  readonly salt?: string;
}
/** A seat's wish to take something back, and who has not answered yet. */
export interface Undo {
  readonly seat: Seat;
  readonly missing: readonly Seat[];
}
/** The host's wish to remove the person at the target seat, and who has not answered yet. */
export interface Removal extends Undo {
  readonly target: Seat;
}
export interface Game {
  readonly number: number;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Where the round that is on begins: the state then, and the number of its first event. */
  readonly round: { readonly before: State; readonly at: number };
}
export interface TableState {
  /** How many events there have been. */
  readonly version: number;
  /** null before the table is opened, like the settings. */
  readonly options: Options | null;
  readonly settings: TableSettings | null;
  /** null for an open seat. */
  readonly seats: readonly (Holder | null)[];
  readonly host: Seat | null;
  readonly shuffle: Shuffle | null;
  /** null while people gather. */
  readonly game: Game | null;
  /** How many games have been started. */
  readonly games: number;
  readonly undo: Undo | null;
  readonly removal: Removal | null;
}

// What a person may ask for, as messages of the wire name it.

export type Move =
  | { readonly type: "choose_trump"; readonly suit: Suit }
  | { readonly type: "bid"; readonly bid: number }
  | { readonly type: "play"; readonly card: Card };
export type Command =
  | Move
  | { readonly type: "sit"; readonly seat?: Seat | null }
  | { readonly type: "stand" }
  | { readonly type: "start" }
  | { readonly type: "rematch" }
  | { readonly type: "ask_undo" }
  | { readonly type: "seat_bot"; readonly seat: Seat; readonly bot: string }
  | { readonly type: "remove"; readonly seat: Seat }
  | { readonly type: "swap"; readonly seats: readonly [Seat, Seat] }
  | { readonly type: "give_nonce"; readonly nonce: string }
  | { readonly type: "answer_undo"; readonly agree: boolean }
  | { readonly type: "answer_removal"; readonly agree: boolean };

/** What deciding needs besides the table, passed in by whoever runs it. */
export interface TableContext {
  /** The person's name. */
  readonly name: string;
  /** Makes 64 fresh digits that nobody can guess. */
  readonly secret: () => string;
  /** The names of the bots that there are. */
  readonly bots: readonly string[];
  /** The action of a bot for what its seat knows; its numbers follow from the seed. */
  readonly botAction: (bot: string, seen: State, seat: Seat, seed: string) => Action;
}
