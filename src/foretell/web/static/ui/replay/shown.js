/** The table of a replay at a moment of the game. */

import { redactEvent } from "../../core/dealing.js";
import { fold, seatsToAct, start } from "../../core/index.js";
import { NOTHING_SENT } from "../../net/table_view.js";
import { evolve } from "../../table/evolve.js";
import { useLayoutEffect, useRef } from "../base/html.js";
import { stopAt } from "./moments.js";

/** @import { GameRecord } from "../../core/types.d.ts" */
/** @import { TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */

/**
 * @typedef {{at: number, seat: number | null}} Moment `at` counts events; `seat` is the one with
 *   the visible hand, null for all
 */

/**
 * Shows a moment: the one before it at once, then the events since, animated as at a table.
 * @param {TableConnection} connection
 * @param {GameRecord} record
 * @param {readonly number[]} stops
 * @param {Moment} moment
 * @param {number} bottom
 * @param {boolean} hidesLength whether the number of rounds is hidden
 */
export function useShown(connection, record, stops, { at, seat }, bottom, hidesLength) {
  const shown = useRef({ at: -1, version: 0 });
  useLayoutEffect(() => {
    const isNew = shown.current.at !== at;
    const from = isNew ? (stops[stopAt(stops, at) - 1] ?? 0) : at;
    const { options } = record.header;
    const since = record.events
      .slice(from, at)
      .map((event) => (seat === null ? event : redactEvent(event, seat, options)));
    const version = shown.current.version + stops.length; // of another history, which has no way to it
    const before = { ...viewAt(record, from, seat, bottom), version, hidesLength };
    connection.events.value = [];
    connection.table.value = before;
    if (since.length > 0) {
      const after = since.reduce(evolve, before);
      connection.events.value = since;
      connection.table.value = { ...after, toAct: seatsToAct(after.game.state) };
    }
    shown.current = { at, version: version + since.length };
  }, [record, at, seat, hidesLength]);
}

/**
 * The table at a moment of a finished game, with the hand of a seat or with all.
 * @param {GameRecord} record
 * @param {number} at the number of events that have happened
 * @param {number | null} seat
 * @param {number} bottom
 * @returns {TableView & {game: NonNullable<TableView["game"]>}}
 */
export function viewAt({ header, events, hints = [] }, at, seat, bottom) {
  const before = start(header.options, null);
  const past = events.slice(0, at);
  const visible = seat === null ? past : past.map((event) => redactEvent(event, seat, header.options));
  const state = fold(before, visible);
  return {
    ...NOTHING_SENT,
    code: header.id,
    seat,
    bottom,
    options: header.options,
    seats: header.players.map((one) => ({ ...one, away: false, waits: false })),
    present: header.players.map(() => true),
    game: { number: 1, state, events: visible, round: { before, at: 0 }, hints },
    toAct: seatsToAct(state),
    upToDate: true,
  };
}
