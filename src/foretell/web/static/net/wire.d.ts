/** What is said on the wire, as types alone: nothing of this file is loaded by a page. */

import type { Legal, Seat } from "../core/types.d.ts";
import type * as table from "../table/types.d.ts";

// Messages.

/** A command of a table under an id that the client makes up. */
export type Command = table.Command & { readonly id: string };
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  readonly since?: number;
  readonly seat?: Seat | null;
  readonly epoch?: number;
}
export type ClientMessage = Hello | { readonly type: "ping" } | Command;
export interface Welcome {
  readonly type: "welcome";
  readonly table: string;
  readonly seat: Seat | null;
  readonly since: number;
  readonly version: number;
  readonly epoch?: number;
}
export interface EventsMessage {
  readonly type: "events";
  readonly since: number;
  readonly events: readonly table.TableEvent[];
  readonly to_act?: readonly Seat[];
  readonly legal?: Legal;
  readonly clocks?: readonly number[];
  readonly epoch?: number;
}
export type ServerMessage =
  | Welcome
  | EventsMessage
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
    readonly reason:
      | "restart"
      | "too_slow"
      | "too_much"
      | "no_hello"
      | "elsewhere"
      | "unavailable"
      | "signed_out";
    /** Seconds to wait before connecting again. */
    readonly retry_after?: number;
  }
  | { readonly type: "pong" };
