/** The types of a table; no page loads this file. */

import type { GameEvent, Hint, Legal, Options, Seat, State } from "../core/types.d.ts";
import type * as wire from "../wire.d.ts";

export type { TableEvent, TableSettings } from "../wire.d.ts";
import type { TableEvent, TableSettings } from "../wire.d.ts";

// The state of a table. A viewer's has the same shape, without what a viewer may not know.

export interface Holder {
  readonly name: string;
  /** `human`, or the name of a bot. */
  readonly kind: string;
  /** Whether a bot stands in until the person is back. */
  readonly away: boolean;
  /** Present while a bot plays for a person who is connected, until they send a command. */
  readonly silent?: true;
  /** Whether a bot plays this round out for the person, who plays from the next deal on. */
  readonly waits: boolean;
  /** The character as which a person appears, if they have chosen one. */
  readonly character?: string;
}
export interface Shuffle {
  readonly commitment: string;
  /** By seat. */
  readonly nonces: Readonly<Record<number, string>>;
  readonly seed?: string;
  readonly salt?: string;
}
/** A seat's wish to take something back, and the seats that have not answered yet. */
export interface Undo {
  readonly seat: Seat;
  readonly missing: readonly Seat[];
  /** Of the event that asked for it. */
  readonly number: number;
}
/** The host's wish to remove the person at the target seat, and the seats that have not answered yet. */
export interface Removal extends Undo {
  readonly target: Seat;
}
/** A person removed by the host, who cannot sit until a host readmits them. */
export interface Barred {
  /** Of the event that removed them. */
  readonly number: number;
  readonly name: string;
  /** The name of the host who did. */
  readonly by: string;
}
/** A note at a moment of the game that is over. */
export interface Note {
  /** Of the event that added it. */
  readonly number: number;
  /** The number of the game's events that have happened by then. */
  readonly at: number;
  /** Of the person who wrote it, at that time. */
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
}
/** The moment shown and the notes on the game that is over. */
export interface Review {
  /** The moment that the host shows: the number of events that have happened by then. */
  readonly at: number | null;
  /** The seat whose hand is shown; null for all hands. */
  readonly seat: Seat | null;
  readonly notes: readonly Note[];
  /** The seats that see what the host shows, ascending. */
  readonly following: readonly Seat[];
  /** The seats that look around by themselves, ascending. */
  readonly apart: readonly Seat[];
}
export interface Game {
  readonly number: number;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The start of the current round: the state then, and the number of its first event. */
  readonly round: { readonly before: State; readonly at: number };
  /** The seats that were given a hint, each with the number of the round. */
  readonly hints: readonly (readonly [Seat, number])[];
  /** The hints before decisions, each with the number of events before. Viewers know none. */
  readonly hintValues?: readonly (readonly [number, Hint])[];
}
/** The versions of a table at which something about a seat last changed. */
export interface Turn {
  /** Its turn began, ended, or passed from a person to a bot or back. */
  readonly turned: number;
  /** Its holder or the table's phase changed, or a bot stood in. */
  readonly seated: number;
}
export interface TableState {
  /** The number of events. */
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
  /** The number of games that have been started. */
  readonly games: number;
  readonly undo: Undo | null;
  readonly removal: Removal | null;
  /** In the order of removal. */
  readonly barred: readonly Barred[];
  /** null until a moment of the last game is shown, or a note added. */
  readonly review: Review | null;
  /** By seat. */
  readonly turns: readonly Turn[];
}

/** A table as a client knows it, folded from the server's messages. */
export interface TableView extends TableState {
  readonly code: string;
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** The seat that is drawn nearest to a spectator. */
  readonly bottom?: Seat;
  /** The history that these events belong to; null if the server has not named it. */
  readonly epoch: number | null;
  readonly toAct: readonly Seat[];
  /** The viewer's legal actions. */
  readonly legal: Legal | null;
  /** The name of the host who removed the viewer. */
  readonly barredBy: string | null;
  /** Milliseconds left, by seat. */
  readonly clocks: readonly number[];
  /** Seconds for which the seats to act have been waited for. */
  readonly waited: number;
  /** Whether the person of each seat is connected. */
  readonly present: readonly boolean[];
  /** Seconds for which each person has been disconnected. */
  readonly gone: readonly number[];
  /** Whether bots decide more slowly at the moment. */
  readonly botsWait: boolean;
  /** The people without a seat who take part in the review of the last game. */
  readonly watchers: {
    readonly following: number;
    readonly apart: number;
    readonly names: readonly string[];
  };
  /** Whether all events have arrived. */
  readonly upToDate: boolean;
  /** Whether the number of rounds is not shown. */
  readonly hidesLength?: boolean;
}

/** A table in the page as a plain JSON value. */
export interface SavedTable {
  form: 1;
  entries: TableEvent[];
  /** When its game began, in milliseconds since 1970. */
  started: number;
  /** The number of secrets that were drawn. */
  secrets: number;
  /** The seed of its game, if no seat committed to one. */
  seed?: string;
}

// The commands of a person, before they have the id under which they are sent.

type WithoutId<Command> = Command extends unknown ? Omit<Command, "id"> : never;
export type Move = WithoutId<wire.Move>;
export type Command = WithoutId<wire.Command>;

/** The context of a decision, passed in by the caller. */
export interface TableContext {
  /** The person's name. */
  readonly name: string;
  /** Makes 64 new digits that nobody can guess. */
  readonly secret: () => string;
  /** The names of the available bots. */
  readonly bots: readonly string[];
}

/** The question to a bot: its name, what its seat knows, and its seed. */
export interface BotQuestion {
  readonly bot: string;
  readonly known: State;
  readonly seat: Seat;
  readonly seed: string;
}
