// Preconditions of commands: a command must not be carried out once its moment has passed. It names
// the version of the table on which it was decided; how long its moment lasts depends on the command.

/** @import { Refused, Seat } from "../core/types.d.ts" */
/** @import { Command, TableState, Turn } from "./types.d.ts" */
import { refused } from "./permissions.js";

/**
 * The refusal of a command whose moment has passed; null for one without a version. The seat is the
 * person's.
 * @type {(state: TableState, command: Command, seat: Seat | null) => Refused | null}
 */
export function overtaken(state, command, seat) {
  const { version } = command;
  if (version === undefined || version === null) return null;
  const isMeantForNow = changedAt(state, command, seat) <= version && version <= state.version;
  return isMeantForNow ? null : refused("command/overtaken");
}

/**
 * The last version that changed what a command depends on.
 * @type {(state: TableState, command: Command, seat: Seat | null) => number}
 */
function changedAt(state, command, seat) {
  const { turns } = state;
  const turn = seat === null ? null : turns[seat];
  switch (command.type) {
    case "choose_trump":
    case "bid":
    case "play":
    case "ask_undo":
    case "use_hint":
      return turn?.turned ?? 0;
    case "answer_undo":
      return askedAt(state, state.undo);
    case "answer_removal":
      return askedAt(state, state.removal);
    case "let_bot_play":
      return lastOf(turns, [command.seat], ({ turned, seated }) => Math.max(turned, seated));
    case "sit":
      return command.seat == null ? phaseAt(turns) : seatedAt(turns, [command.seat]);
    case "remove":
    case "seat_bot":
      return seatedAt(turns, [command.seat]);
    case "swap":
      return seatedAt(turns, command.seats);
    case "stand":
    case "choose_character":
      return turn?.seated ?? 0;
    case "readmit":
    case "give_nonce":
    case "start":
    case "rematch":
    case "show_moment":
    case "add_note":
    case "remove_note":
    case "take_part":
      return phaseAt(turns);
    default:
      /** @satisfies {never} */ (command);
      return 0; // from a later version of the page
  }
}

/**
 * A question that has not been asked has passed.
 * @type {(state: TableState, question: {number: number} | null) => number}
 */
const askedAt = ({ version }, question) => (question === null ? version : question.number + 1);

/**
 * A change of phase counts for all seats, so this is the last one or later.
 * @param {readonly Turn[]} turns
 */
const phaseAt = (turns) => Math.min(...turns.map(({ seated }) => seated));

/** @type {(turns: readonly Turn[], seats: readonly Seat[]) => number} */
const seatedAt = (turns, seats) => lastOf(turns, seats, ({ seated }) => seated);

/**
 * The last version at which any of some seats changed; missing seats are ignored.
 * @type {(turns: readonly Turn[], seats: readonly Seat[], version: (turn: Turn) => number) => number}
 */
const lastOf = (turns, seats, version) =>
  Math.max(0, ...seats.flatMap((seat) => (turns[seat] ? [version(turns[seat])] : [])));
