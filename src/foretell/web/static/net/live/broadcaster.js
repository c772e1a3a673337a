/** The messages to the viewer of a table in the page, read from the log at a cursor. */

import { legalFor } from "../../core/legal.js";
import { seatsToAct } from "../../core/state.js";
import { redactEvent } from "../../table/redact.js";
import { optionsOf, seatOfPerson } from "../../table/state.js";

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { TableState } from "../../table/types.d.ts" */
/** @import { ServerMessage } from "../../wire.d.ts" */
/** @import { TableLog } from "./table_log.js" */

/** Events in one message; a longer log is sent in parts. */
const LARGEST_BATCH = 200;

/**
 * A viewer, and what they have received.
 * @typedef {object} Subscriber
 * @property {Seat | null} seat at which they were welcomed, or were before they connected
 * @property {number} since the number of events that they have
 * @property {boolean} isWelcomed
 * @property {boolean} knowsTurn
 * @property {boolean} knowsPresence
 */

/**
 * A viewer who has just connected, with the seat and the number of events that they had before.
 * @type {(seat: Seat | null, since: number) => Subscriber}
 */
export const newSubscriber = (seat, since) => ({
  seat,
  since,
  isWelcomed: false,
  knowsTurn: false,
  knowsPresence: false,
});

/**
 * The next message, and the subscriber after it; null if the subscriber is up to date.
 * @type {(log: TableLog, subscriber: Subscriber) => readonly [ServerMessage, Subscriber] | null}
 */
export function nextFor(log, subscriber) {
  const { code, state, events } = log;
  const seat = seatOfPerson(state);
  const { isWelcomed, since, knowsTurn, knowsPresence } = subscriber;
  if (!isWelcomed || seat !== subscriber.seat) {
    const shared = !isWelcomed && seat === subscriber.seat ? Math.min(since, events.length) : 0;
    const { version } = state;
    return [
      { type: "welcome", table: code, seat, since: shared, version },
      { seat, since: shared, isWelcomed: true, knowsTurn: false, knowsPresence: false },
    ];
  }
  if (since < events.length || !knowsTurn) {
    const until = Math.min(since + LARGEST_BATCH, events.length);
    const batch = events.slice(since, until);
    const visible = batch.map((event) => redactEvent(event, seat, optionsOf(state)));
    const turn = until === events.length ? turnFor(state, seat) : {};
    return [
      { type: "events", since, events: visible, ...turn },
      { ...subscriber, since: until, knowsTurn: true },
    ];
  }
  if (knowsPresence) return null;
  const presence = { type: /** @type {const} */ ("presence"), seats: state.seats.map(() => true) };
  return [presence, { ...subscriber, knowsPresence: true }];
}

/**
 * The seats to act and the legal actions of a viewer, as in a message of events.
 * @param {TableState} state
 * @param {Seat | null} viewer
 */
export function turnFor({ game }, viewer) {
  const seats = game ? seatsToAct(game.state) : [];
  const legal = game && viewer !== null ? legalFor(game.state, viewer) : null;
  return { ...(seats.length ? { to_act: seats } : {}), ...(legal ? { legal } : {}) };
}
