/** What is said on the wire, as types alone: nothing of this file is loaded by a page. */

import type { Card, GameEvent, Legal, Options, Seat, Suit } from "../core/types.d.ts";

export interface TableSettings {
  readonly listed: boolean;
  readonly clock: { readonly bank: number; readonly increment: number } | null;
  readonly grace: number;
  readonly patience: number;
  /** Milliseconds that bots let pass before they act. */
  readonly pace: number;
  readonly stand_in: string;
}

// Entries, exactly as they are sent; a field that only who deals knows is left out.

interface Opened {
  readonly type: "opened";
  readonly options: Options;
  readonly settings: TableSettings;
}
interface Seated {
  readonly type: "seated";
  readonly seat: Seat;
  readonly name: string;
  readonly kind: string;
  /** A bot plays this round out for them; they play from the next deal on. */
  readonly waits?: boolean;
}
interface Vacated {
  readonly type: "vacated";
  readonly seat: Seat;
  readonly by: "self" | "host";
}
interface Swapped {
  readonly type: "swapped";
  readonly seats: readonly [Seat, Seat];
}
interface HostChanged {
  readonly type: "host_changed";
  readonly seat: Seat | null;
}
interface ShuffleCommitted {
  readonly type: "shuffle_committed";
  readonly game: number;
  readonly commitment: string;
  readonly seed?: string;
  readonly salt?: string;
}
interface NonceGiven {
  readonly type: "nonce_given";
  readonly seat: Seat;
  readonly nonce: string;
}
interface GameStarted {
  readonly type: "game_started";
  readonly game: number;
}
interface ShuffleRevealed {
  readonly type: "shuffle_revealed";
  readonly seed: string;
  readonly salt: string;
}
interface UndoAsked {
  readonly type: "undo_asked";
  readonly seat: Seat;
  readonly of: readonly Seat[];
}
interface UndoAnswered {
  readonly type: "undo_answered";
  readonly seat: Seat;
  readonly agree: boolean;
}
interface TakenBack {
  readonly type: "taken_back";
  readonly seat: Seat;
  readonly events: number;
}
interface StoodIn {
  readonly type: "stood_in";
  readonly seat: Seat;
}
interface HandedBack {
  readonly type: "handed_back";
  readonly seat: Seat;
}
interface RemovalAsked {
  readonly type: "removal_asked";
  readonly seat: Seat;
  readonly target: Seat;
  readonly of: readonly Seat[];
}
interface RemovalAnswered {
  readonly type: "removal_answered";
  readonly seat: Seat;
  readonly agree: boolean;
}
/** Something that only a later version of the server knows. */
interface Unknown {
  readonly type: "unknown";
  readonly kind: string;
}
interface Plain {
  readonly type: "undo_lapsed" | "removal_lapsed" | "resumed" | "rematch_called";
}
export type Entry =
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

// Messages.

export type Move =
  | { readonly type: "choose_trump"; readonly id: string; readonly suit: Suit }
  | { readonly type: "bid"; readonly id: string; readonly bid: number }
  | { readonly type: "play"; readonly id: string; readonly card: Card };
export type Command =
  | Move
  | { readonly type: "sit"; readonly id: string; readonly seat?: Seat | null }
  | { readonly type: "stand" | "start" | "rematch" | "ask_undo"; readonly id: string }
  | { readonly type: "seat_bot"; readonly id: string; readonly seat: Seat; readonly bot: string }
  | { readonly type: "remove"; readonly id: string; readonly seat: Seat }
  | { readonly type: "swap"; readonly id: string; readonly seats: readonly [Seat, Seat] }
  | { readonly type: "give_nonce"; readonly id: string; readonly nonce: string }
  | {
      readonly type: "answer_undo" | "answer_removal";
      readonly id: string;
      readonly agree: boolean;
    };
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  readonly since?: number;
  readonly seat?: Seat | null;
  readonly epoch?: number;
}
export type ClientMessage = Hello | { readonly type: "ping" } | Command;
export type ServerMessage =
  | {
      readonly type: "welcome";
      readonly table: string;
      readonly seat: Seat | null;
      readonly since: number;
      readonly version: number;
      readonly epoch?: number;
    }
  | {
      readonly type: "events";
      readonly since: number;
      readonly events: readonly Entry[];
      readonly to_act?: readonly Seat[];
      readonly legal?: Legal;
      readonly clocks?: readonly number[];
      readonly epoch?: number;
    }
  | { readonly type: "done"; readonly id: string; readonly version: number }
  | {
      readonly type: "refused";
      readonly id: string | null;
      readonly code: string;
      readonly clause?: string;
      readonly fields?: Readonly<Record<string, unknown>>;
    }
  | { readonly type: "presence"; readonly seats: readonly boolean[]; readonly bots_wait?: boolean }
  | {
      readonly type: "closing";
      readonly reason: "restart" | "too_slow" | "too_much" | "no_hello" | "elsewhere" | "unavailable" | "signed_out";
      /** Seconds to wait before connecting again. */
      readonly retry_after?: number;
    }
  | { readonly type: "pong" };
