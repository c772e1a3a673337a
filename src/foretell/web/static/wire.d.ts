/**
 * The types of messages between server and page; no page loads this file.
 * Written by scripts/wire_types.py from the server's structs.
 */

/** A command of a type: its id, and the version of the table on which it was decided. */
interface CommandOf<Type> {
  readonly type: Type;
  readonly id: string;
  readonly version?: number | null;
}

/** Add a note at a moment of the game that is over, for everybody to read. */
export interface AddNote extends CommandOf<"add_note"> {
  readonly game: number;
  readonly at: number;
  readonly text: string;
}

/** Agree to the removal that the host asks for, or refuse it. */
export type AnswerRemoval = CommandOf<"answer_removal"> & { readonly agree: boolean };

/** Agree to an undo, or refuse it. */
export type AnswerUndo = CommandOf<"answer_undo"> & { readonly agree: boolean };

/** Ask to take back one's own last action. */
export type AskUndo = CommandOf<"ask_undo">;

/** Bid (R6.1). */
export type Bid = CommandOf<"bid"> & { readonly bid: number; readonly hint?: Hint | null };

/** A seat bid; a hidden bid is null. */
export type BidMade = { readonly type: "bid"; readonly seat: number; readonly bid: number | null };

/** All seats have bid; these bids and hands became known. */
export interface BiddingClosed {
  readonly type: "bidding_closed";
  readonly bids: readonly (number | null)[];
  readonly hands: readonly (readonly string[] | null)[];
}

/** As the host: after a game, gather for another one. */
export type CallRematch = CommandOf<"rematch">;

/** A card was played. */
export type CardPlayed = { readonly type: "played"; readonly seat: number; readonly card: string };

/** The person at a seat appears as a character. */
export interface CharacterChosen {
  readonly type: "character_chosen";
  readonly seat: number;
  readonly character: string;
}

/** Appear as a character, for as long as one keeps the seat. */
export type ChooseCharacter = CommandOf<"choose_character"> & { readonly character: string };

/** Name the trump suit (R5.3): ``C``, ``D``, ``H`` or ``S``. */
export interface ChooseTrump extends CommandOf<"choose_trump"> {
  readonly suit: string;
  readonly hint?: Hint | null;
}

/** A clock per seat; once it has run out, a bot plays for the seat. */
export type ClockSettings = { readonly bank: number; readonly increment?: number };

/** The last message before the server closes the connection. */
export interface Closing {
  readonly type: "closing";
  readonly reason: "elsewhere" | "no_hello" | "restart" | "signed_out" | "too_much" | "too_slow" | "unavailable";
  readonly retry_after?: number;
}

/** The results of a deal of the day, the lowest points first. */
export interface DayDistribution {
  readonly date: string;
  readonly results: number;
  readonly points: readonly PointsOfDay[];
  readonly own?: number | null;
}

/** The draw for the first deal. */
export interface DealerDrawn {
  readonly type: "dealer_drawn";
  readonly draws: readonly (readonly (string | null)[])[];
  readonly dealer: number;
}

/** A round was dealt; hidden hands are null. */
export interface Dealt {
  readonly type: "dealt";
  readonly round: number;
  readonly dealer: number;
  readonly hands: readonly (readonly string[] | null)[];
  readonly turned: string | null;
  readonly trump: string | null;
}

/** A command was carried out; ``version`` is the number of entries after it. */
export type Done = { readonly type: "done"; readonly id: string; readonly version: number };

/** Entries in order; the first has the number ``since``. */
export interface Events {
  readonly type: "events";
  readonly since: number;
  readonly events: readonly TableEvent[];
  readonly to_act?: readonly number[];
  readonly legal?: Legal | null;
  readonly clocks?: readonly number[];
  readonly epoch?: number | null;
  readonly waited?: number;
}

/** A finished game. */
export interface FinishedGame {
  readonly number: number;
  readonly finished: number;
  readonly key: string;
}

/** Options for following a link. */
export type FollowLink = { readonly replace?: boolean };

/** The game is over. */
export interface GameFinished {
  readonly type: "finished";
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

/** A game started. */
export type GameStarted = { readonly type: "game_started"; readonly game: number };

/** The finished games of a table, in order. */
export type Games = { readonly games: readonly FinishedGame[] };

/** Contribute to the shuffle before the game starts (``docs/how-it-works/fair-shuffle.md``). */
export type GiveNonce = CommandOf<"give_nonce"> & { readonly nonce: string };

/** The person at a seat returned and acts again. */
export type HandedBack = { readonly type: "handed_back"; readonly seat: number };

/** The first message: the table to follow, and how much of it the client has already. */
export interface Hello {
  readonly type: "hello";
  readonly table: string;
  readonly since?: number;
  readonly seat?: number | null;
  readonly epoch?: number | null;
}

/** The values that a hint showed last, the best action first. */
export interface Hint {
  readonly games: number;
  readonly values: readonly (readonly [number | string, number, number, number, number, number, readonly number[]])[];
}

/** The person at a seat had been shown a hint before the decision that follows. */
export interface HintShown {
  readonly type: "hint_shown";
  readonly seat: number;
  readonly hint?: Hint | null;
}

/** The person at a seat was given a hint in this round of the game, once for all its hints. */
export interface HintUsed {
  readonly type: "hint_used";
  readonly seat: number;
  readonly round: number;
}

/** The person at this seat became the host; null if nobody did. */
export type HostChanged = { readonly type: "host_changed"; readonly seat: number | null };

/** The legal actions of the client's seat; kinds that are omitted are not legal now. */
export interface Legal {
  readonly suits?: readonly string[];
  readonly bids?: readonly number[];
  readonly cards?: readonly string[];
}

/** Let a bot stand in at once for the person at this seat, who is not connected. */
export type LetBotPlay = CommandOf<"let_bot_play"> & { readonly seat: number };

/** A single-use link for signing in on another device, valid for ``expires_in`` seconds. */
export interface LinkBody {
  readonly code: string;
  readonly url: string;
  readonly expires_in: number;
  readonly qr: string;
}

/** The effect of following a link. */
export interface LinkPreview {
  readonly name: string;
  readonly here: string;
  readonly is_same: boolean;
}

/** A table in the lobby. */
export interface ListedTable {
  readonly code: string;
  readonly phase: "finished" | "gathering" | "playing";
  readonly players: number;
  readonly taken: number;
  readonly host: string;
  readonly options: Options;
  readonly rounds: RoundsBody;
  readonly clock: ClockSettings | null;
  readonly hints: boolean;
}

/** The listed tables, most recently active first. */
export type Lobby = { readonly tables: readonly ListedTable[] };

/** The host showed a moment of the game that is over. */
export interface MomentShown {
  readonly type: "moment_shown";
  readonly at: number;
  readonly seat?: number | null;
}

/** The result of a deal of the day: all choices of the person, in the order of the game. */
export type NewDayResult = { readonly id: string; readonly choices: readonly (number | string)[] };

/** A link to create. */
export type NewLink = { readonly table?: string };

/** A new person. */
export interface NewPerson {
  readonly name: string;
  readonly token?: "bearer" | "cookie";
  readonly label?: string;
}

/** The requested settings of a new table. */
export interface NewSettings {
  readonly listed?: boolean;
  readonly clock?: ClockSettings | null;
  readonly grace?: number;
  readonly pace?: number;
  readonly stand_in?: string;
  readonly silence?: number;
  readonly hints?: boolean;
  readonly patience?: number | null;
}

/** A table to open: a preset or the standard game, single options, and its settings. */
export interface NewTable {
  readonly preset?: string | null;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly settings?: NewSettings;
}

/** A person contributed to the shuffle. */
export interface NonceGiven {
  readonly type: "nonce_given";
  readonly seat: number;
  readonly nonce: string;
}

/** The person at a seat added a note at a moment of the game that is over. */
export interface NoteAdded {
  readonly type: "note_added";
  readonly seat: number;
  readonly at: number;
  readonly text: string;
  readonly person?: string;
}

/** The note that this entry added was removed. */
export type NoteRemoved = { readonly type: "note_removed"; readonly note: number };

/** The table was opened, with the options of all its games. */
export interface Opened {
  readonly type: "opened";
  readonly options: Options;
  readonly settings: TableSettings;
}

/** The options; later ones only where they are not standard. */
export interface Options {
  readonly players: number;
  readonly deal: "shared" | "one_suit";
  readonly bidding: "open" | "hidden" | "secret";
  readonly even_bid: "free" | "not_leader" | "never";
  readonly winning_wizard: "first" | "last";
  readonly clairvoyance: boolean;
  readonly follow_after_wizard: boolean;
  readonly first_dealer: number | "draw";
  readonly hand_sizes: readonly number[] | null;
  readonly edition: "classic" | "fantasy";
  readonly clairvoyant_rounds?: "all" | "first";
  readonly even_bid_from?: number;
}

/** A table at which the person has a seat. */
export interface OwnTable {
  readonly code: string;
  readonly phase: "finished" | "gathering" | "playing";
  readonly host: string;
  readonly people: readonly string[];
  readonly your_turn: boolean;
}

/** The person's unfinished tables, most recently active first. */
export type OwnTables = { readonly tables: readonly OwnTable[] };

/** The person at a seat takes part in the review, or left it. */
export interface PartTaken {
  readonly type: "part_taken";
  readonly seat: number;
  readonly part: "apart" | "follow" | null;
}

/** The person signed in; ``token`` is returned only once, and only to programs. */
export interface PersonBody {
  readonly name: string;
  readonly token?: string;
  readonly before?: string;
}

/** A request for a ``pong``. */
export type Ping = { readonly type: "ping" };

/** Play a card (R7): ``C1`` to ``S13``, ``Z1`` to ``Z4``, ``N1`` to ``N4``. */
export type Play = CommandOf<"play"> & { readonly card: string; readonly hint?: Hint | null };

/** The number of results with the same points. */
export type PointsOfDay = { readonly points: number; readonly results: number };

/** The answer to ``ping``. */
export type Pong = { readonly type: "pong" };

/** Whether the holder of each seat is connected, and whether bots are slowed down. */
export interface Presence {
  readonly type: "presence";
  readonly seats: readonly boolean[];
  readonly bots_wait?: boolean;
  readonly gone?: readonly number[];
  readonly watchers?: Watchers;
}

/** As the host: let a person whom this event removed take a seat again. */
export type Readmit = CommandOf<"readmit"> & { readonly removed: number };

/** The host readmitted a person who had been removed by this entry. */
export type Readmitted = { readonly type: "readmitted"; readonly removed: number };

/** A refusal. */
export interface RefusalBody {
  readonly code: string;
  readonly clause: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A message was refused, and nothing has changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: string | null;
  readonly code: string;
  readonly clause?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** The table gathers for another game with the same seats. */
export type RematchCalled = { readonly type: "rematch_called" };

/** A seat agreed to the removal, or refused, which ends the request. */
export interface RemovalAnswered {
  readonly type: "removal_answered";
  readonly seat: number;
  readonly agree: boolean;
}

/** The host asked to remove the person at the target seat; ``of`` are the seats to agree. */
export interface RemovalAsked {
  readonly type: "removal_asked";
  readonly seat: number;
  readonly target: number;
  readonly of: readonly number[];
}

/** The request for a removal expired. */
export type RemovalLapsed = { readonly type: "removal_lapsed" };

/** As the host: vacate the seat of a bot or another person, who is barred from the table. */
export type Remove = CommandOf<"remove"> & { readonly seat: number };

/** Remove one's own note, or as the host anybody's. */
export type RemoveNote = CommandOf<"remove_note"> & { readonly note: number };

/** People are present again after nobody was; turns and clocks restarted. */
export type Resumed = { readonly type: "resumed" };

/** A round is over. */
export interface RoundScored {
  readonly type: "round_scored";
  readonly round: number;
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly trump: string | null;
}

/** The rounds of a game: their number, and whether they are standard for its options. */
export type RoundsBody = { readonly number: number; readonly kind: "own" | "standard" };

/** The holder of a seat: a name and a kind, both empty for an open seat. */
export type SeatBody = { readonly name: string; readonly kind: string; readonly present: boolean };

/** As the host: give an open seat to a bot. */
export type SeatBot = CommandOf<"seat_bot"> & { readonly seat: number; readonly bot: string };

/** A person or a bot took a seat. */
export interface Seated {
  readonly type: "seated";
  readonly seat: number;
  readonly name: string;
  readonly kind: string;
  readonly person?: string;
  readonly waits?: boolean;
}

/** A signed-in device or program of the person. Times are in ms since 1970. */
export interface SessionBody {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly used: number;
  readonly expires: number;
  readonly current: boolean;
}

/** The person's sessions, most recently used first. */
export type Sessions = { readonly sessions: readonly SessionBody[] };

/** As the host: show everybody a moment of the game that is over. */
export interface ShowMoment extends CommandOf<"show_moment"> {
  readonly game: number;
  readonly at: number;
  readonly seat?: number | null;
}

/** The server committed to the next game's cards (``docs/how-it-works/fair-shuffle.md``). */
export interface ShuffleCommitted {
  readonly type: "shuffle_committed";
  readonly game: number;
  readonly commitment: string;
  readonly seed?: string;
  readonly salt?: string;
}

/** The secrets of the shuffle were published after the game. */
export interface ShuffleRevealed {
  readonly type: "shuffle_revealed";
  readonly seed: string;
  readonly salt: string;
}

/** Take this open seat, or the first one if it is null. */
export type Sit = CommandOf<"sit"> & { readonly seat?: number | null };

/** Leave the seat. */
export type Stand = CommandOf<"stand">;

/** As the host: start the game; bots take the open seats. */
export type Start = CommandOf<"start">;

/** A bot took over for a person who is away, until they return. */
export interface StoodIn {
  readonly type: "stood_in";
  readonly seat: number;
  readonly silent?: boolean;
}

/** As the host: swap the holders of two seats. */
export type Swap = CommandOf<"swap"> & { readonly seats: readonly [number, number] };

/** Two seats swapped their holders. */
export type Swapped = { readonly type: "swapped"; readonly seats: readonly [number, number] };

/** The public information about a table. */
export interface TableBody {
  readonly code: string;
  readonly phase: "finished" | "gathering" | "playing";
  readonly options: Options;
  readonly settings: TableSettings;
  readonly seats: readonly SeatBody[];
  readonly host: number | null;
  readonly games: number;
  readonly version: number;
}

/** The table that was opened. */
export type TableCreated = { readonly code: string; readonly url: string };

/** The settings of a table. */
export interface TableSettings {
  readonly listed: boolean;
  readonly clock: ClockSettings | null;
  readonly grace: number;
  readonly pace: number;
  readonly stand_in: string;
  readonly silence: number;
  readonly hints: boolean;
  readonly patience: number;
}

/** Take part in the review of the game that is over, or leave it. */
export interface TakePart extends CommandOf<"take_part"> {
  readonly game: number;
  readonly part: "apart" | "follow" | null;
}

/** The last ``events`` events of the game were undone. */
export interface TakenBack {
  readonly type: "taken_back";
  readonly seat: number;
  readonly events: number;
}

/** A trick belongs to a seat. */
export type TrickWon = { readonly type: "trick_won"; readonly seat: number };

/** The dealer names trump. */
export interface TrumpChosen {
  readonly type: "trump_chosen";
  readonly seat: number;
  readonly suit: string;
}

/** A seat agreed to the undo, or refused, which ends the request. */
export interface UndoAnswered {
  readonly type: "undo_answered";
  readonly seat: number;
  readonly agree: boolean;
}

/** A seat asked to take back its last action; ``of`` are the seats to agree. */
export interface UndoAsked {
  readonly type: "undo_asked";
  readonly seat: number;
  readonly of: readonly number[];
}

/** The request for an undo expired. */
export type UndoLapsed = { readonly type: "undo_lapsed" };

/** An entry of a later version: it is counted, but changes nothing here. */
export type Unknown = { readonly type: "unknown"; readonly kind: string };

/** Mark the round as one in which this seat is given hints; show none before it is done. */
export type UseHint = CommandOf<"use_hint">;

/** A seat became open; during a game a bot stands in. */
export interface Vacated {
  readonly type: "vacated";
  readonly seat: number;
  readonly by: "host" | "self";
  readonly barred?: boolean;
}

/** The people without a seat who take part in the review of the game that is over. */
export interface Watchers {
  readonly following?: number;
  readonly apart?: number;
  readonly names?: readonly string[];
}

/** The answer to ``hello``, sent again when the client's seat or bar changes. */
export interface Welcome {
  readonly type: "welcome";
  readonly table: string;
  readonly seat: number | null;
  readonly since: number;
  readonly version: number;
  readonly epoch?: number | null;
  readonly barred_by?: string | null;
}

export type Move =
  | ChooseTrump
  | Bid
  | Play;

export type Command =
  | Move
  | Sit
  | ChooseCharacter
  | Stand
  | SeatBot
  | Swap
  | LetBotPlay
  | Remove
  | AnswerRemoval
  | Readmit
  | GiveNonce
  | Start
  | CallRematch
  | AskUndo
  | AnswerUndo
  | UseHint
  | ShowMoment
  | AddNote
  | RemoveNote
  | TakePart;

export type ClientMessage =
  | Command
  | Hello
  | Ping;

export type GameEvent =
  | DealerDrawn
  | Dealt
  | TrumpChosen
  | BidMade
  | BiddingClosed
  | CardPlayed
  | TrickWon
  | RoundScored
  | GameFinished;

export type TableEvent =
  | GameEvent
  | Seated
  | CharacterChosen
  | Vacated
  | Readmitted
  | Swapped
  | HostChanged
  | StoodIn
  | HandedBack
  | UndoAsked
  | UndoAnswered
  | UndoLapsed
  | TakenBack
  | RemovalAsked
  | RemovalAnswered
  | RemovalLapsed
  | Opened
  | ShuffleCommitted
  | NonceGiven
  | GameStarted
  | Resumed
  | ShuffleRevealed
  | RematchCalled
  | Unknown
  | HintUsed
  | HintShown
  | MomentShown
  | NoteAdded
  | NoteRemoved
  | PartTaken;

export type ServerMessage =
  | Welcome
  | Events
  | Done
  | Refused
  | Presence
  | Closing
  | Pong;

export type RetryableCode = "frame/hello_first" | "frame/too_many" | "table/busy";
