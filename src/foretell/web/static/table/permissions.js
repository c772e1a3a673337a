// Permissions: refusals of what a person, a seat or a table does not allow.

/** @import { Refused, Seat } from "../core/types.d.ts" */
/** @import { TableState } from "./types.d.ts" */
import { refusal } from "../core/refusal.js";
import { seatOfPerson } from "./state.js";

/** @type {(code: string, fields?: Record<string, unknown>) => Refused} */
export const refused = (code, fields) => ({ refusal: refusal(code, "", fields) });

/**
 * The refusal of a command that is the host's.
 * @type {(state: TableState) => Refused | null}
 */
export function notHost(state) {
  const seat = seatOfPerson(state);
  return seat === null || seat !== state.host ? refused("table/not_host") : null;
}

/**
 * The refusal of a command that has to come before a game.
 * @type {(state: TableState) => Refused | null}
 */
export const notGathering = ({ game }) => game ? refused("table/not_gathering") : null;

/**
 * The refusal of a seat that does not exist.
 * @type {(state: TableState, seat: Seat) => Refused | null}
 */
export function noSuchSeat({ seats }, seat) {
  const players = seats.length;
  return seat >= 0 && seat < players ? null : refused("table/no_such_seat", { seat, players });
}
