/** The log of a table in the page, and the state that follows from it. */

import { evolve } from "../../table/evolve.js";
import { gameOf, isPlaying, UNOPENED } from "../../table/state.js";
import { inShort, recordOf } from "../../table/to_record.js";

/** @import { SavedTable, TableEvent, TableState } from "../../table/types.d.ts" */

/**
 * @typedef {object} TableLog
 * @property {string} code the table's
 * @property {TableEvent[]} events all events, in order
 * @property {TableState} state
 * @property {number} started when the last game began, in milliseconds since 1970
 * @property {string | null} seed of a saved game without a commitment
 * @property {{ entries: TableEvent[], length: number }} past the table before the last shuffle in
 *   short, and the number of events it replaces
 */

/** @type {(code: string, seed?: string | null) => TableLog} */
export const emptyLog = (code, seed = null) => ({
  code,
  events: [],
  state: UNOPENED,
  started: 0,
  seed,
  past: { entries: [], length: 0 },
});

/**
 * Appends events at a time, in milliseconds since 1970.
 * @type {(log: TableLog, events: readonly TableEvent[], now: number) => void}
 */
export function extend(log, events, now) {
  for (const event of events) {
    if (event.type === "game_started") log.started = now;
    if (event.type === "shuffle_committed") {
      log.past = { entries: inShort(log.state, log.events[0]), length: log.events.length };
    }
    log.state = evolve(log.state, event);
    if (event.type === "game_started" && log.state.shuffle === null) {
      log.state = withSeed(log.state, log.seed);
    }
    log.events.push(event);
  }
}

/**
 * The table as a value to store, without the games before the last shuffle, and with the number of
 * secrets drawn.
 * @type {(log: TableLog, secrets: number) => SavedTable}
 */
export const savedTable = ({ events, started, seed, past }, secrets) => ({
  form: 1,
  entries: [...past.entries, ...events.slice(past.length)],
  started,
  secrets,
  ...(seed === null ? {} : { seed }),
});

/**
 * The record of a finished game, as the lines of a file; null before its end.
 * @param {TableLog} log
 */
export const finishedRecord = (log) => (isPlaying(log.state) ? null : recordSoFar(log));

/**
 * The record of the game up to now; null before it starts.
 * @param {TableLog} log
 */
export const recordSoFar = ({ code, state, started }) =>
  state.game && recordOf(state, code, started);

/**
 * A game that has just started, with its seed.
 * @type {(state: TableState, seed: string | null) => TableState}
 */
function withSeed(state, seed) {
  const game = gameOf(state);
  const first = { ...game.state, seed };
  return { ...state, game: { ...game, state: first, round: { before: first, at: 0 } } };
}
