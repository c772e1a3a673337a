// Turns: the versions at which each seat's turn and holder last changed. Python's `clocks.py`
// tracks them with the clocks for each row; between two rows they are the same.

/** @import { Seat } from "../core/types.d.ts" */
/** @import { TableEvent, TableState, Turn } from "./types.d.ts" */
import { seatsToAct } from "../core/state.js";

/** @type {Turn} */
const UNTURNED = { turned: 0, seated: 0 };

/**
 * The turns after an event, from the state before and from the one after with the old turns and
 * version.
 * @type {(before: TableState, after: TableState, event: TableEvent) => readonly Turn[]}
 */
export function turnsAfter(before, after, event) {
  const version = before.version + 1;
  const [current, previous] = [toAct(after), toAct(before)];
  return after.seats.map((_, seat) => {
    const { turned, seated } = before.turns[seat] ?? UNTURNED;
    const turns = changesTurn(event, seat) || current.includes(seat) !== previous.includes(seat);
    return {
      turned: turns ? version : turned,
      seated: changesHolder(event, seat) ? version : seated,
    };
  });
}

/** @param {TableState} table */
const toAct = ({ game }) => (game ? seatsToAct(game.state) : []);

/**
 * Whether a seat's turn has ended or passed to or from a bot.
 * @type {(event: TableEvent, seat: Seat) => boolean}
 */
function changesTurn(event, seat) {
  switch (event.type) {
    case "taken_back":
      return true;
    case "trump_chosen":
    case "bid":
    case "played":
      return event.seat === seat;
    default:
      return passes(event, seat);
  }
}

/**
 * Whether a seat's holder or the table's phase has changed.
 * @type {(event: TableEvent, seat: Seat) => boolean}
 */
function changesHolder(event, seat) {
  switch (event.type) {
    case "game_started":
    case "finished":
    case "rematch_called":
      return true;
    case "swapped":
      return event.seats.includes(seat);
    default:
      return passes(event, seat);
  }
}

/**
 * Whether a seat has passed to another holder, or to or from a bot.
 * @type {(event: TableEvent, seat: Seat) => boolean}
 */
const passes = (event, seat) =>
  (event.type === "seated" || event.type === "vacated" || event.type === "stood_in" ||
    event.type === "handed_back") && event.seat === seat;
