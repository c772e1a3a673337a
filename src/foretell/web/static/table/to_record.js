// The values to store of a table: its state before a shuffle, and the record of a game.

/** @import { Fair } from "../core/types.d.ts" */
/** @import { Shuffle, TableEvent, TableState } from "./types.d.ts" */
import { timeText, writeRecord } from "../core/record.js";
import { gameOf, noncesOf, optionsOf } from "./state.js";

/**
 * The seating, which is all that is stored of the games before a shuffle.
 * @type {(state: TableState, opened: TableEvent) => TableEvent[]}
 */
export function inShort(state, opened) {
  const seated = state.seats.flatMap((holder, seat) =>
    holder
      ? [{ type: /** @type {const} */ ("seated"), seat, name: holder.name, kind: holder.kind }]
      : []
  );
  return [opened, ...seated, { type: "host_changed", seat: state.host }];
}

/**
 * The record of a game so far, as the lines of a file, by the table's code and the time of its
 * start in milliseconds.
 * @type {(state: TableState, code: string, started: number) => string}
 */
export function recordOf(state, code, started) {
  const { number, state: game, events, hints, hintValues } = gameOf(state);
  const standIn = state.settings?.stand_in ?? "";
  const header = {
    id: `${code}-${number}`,
    options: optionsOf(state),
    players: state.seats.map((holder) => holder ?? { name: standIn, kind: standIn }),
    seed: game.seed ?? "",
    started: timeText(started),
  };
  const fair = state.shuffle && fairOf(state, state.shuffle);
  return writeRecord({ header: fair ? { ...header, fair } : header, events, hints, hintValues });
}

/** @type {(state: TableState, shuffle: Shuffle) => Fair} */
function fairOf(state, { commitment, seed = "", salt = "" }) {
  return { commitment, seed, salt, nonces: noncesOf(state) };
}
