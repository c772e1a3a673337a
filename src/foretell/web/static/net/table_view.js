// A table as a client knows it, folded from the messages of the server. Everything that a screen
// shows follows from this value.

/** @import { TableView } from "../table/types.d.ts" */
/** @import { Events, Presence, ServerMessage, Welcome } from "../wire.d.ts" */
import { evolve } from "../table/evolve.js";
import { OutOfSync } from "../table/refusals.js";
import { UNOPENED } from "../table/state.js";

/** @type {TableView} */
export const NOTHING_SENT = Object.freeze({
  ...UNOPENED,
  code: "",
  seat: null,
  epoch: null,
  toAct: [],
  legal: null,
  barredBy: null,
  clocks: [],
  waited: 0,
  present: [],
  gone: [],
  botsWait: false,
  watchers: { following: 0, apart: 0, names: [] },
  upToDate: false,
});

/**
 * The view after a message of the server; answers to commands leave it unchanged.
 * @type {(view: TableView, message: ServerMessage) => TableView}
 */
export function reduce(view, message) {
  switch (message.type) {
    case "welcome":
      return welcomed(view, message);
    case "events":
      return extended(view, message);
    case "presence":
      return attended(view, message);
    case "done":
    case "refused":
    case "closing":
    case "pong":
      return view;
    default:
      /** @satisfies {never} */ (message);
      return view; // from a later version of the server
  }
}

/**
 * Whether a bot plays this round out for the viewer's seat.
 * @param {TableView} view
 */
export const waits = ({ seat, seats }) => seat !== null && seats[seat]?.waits === true;

/** @type {(view: TableView, message: Welcome) => TableView} */
function welcomed(view, { table, seat, since, version, epoch = null, barred_by = null }) {
  const startsOver = since < view.version || table !== view.code;
  if (startsOver && since > 0) throw new OutOfSync(`welcomed from event ${since} on`);
  const before = startsOver ? NOTHING_SENT : view;
  const upToDate = version === before.version;
  return { ...before, code: table, seat, epoch, barredBy: barred_by, upToDate };
}

/** @type {(view: TableView, message: Presence) => TableView} */
function attended(view, { seats, gone = [], bots_wait = false, watchers = {} }) {
  const { following = 0, apart = 0, names = [] } = watchers;
  return {
    ...view,
    present: seats,
    gone,
    botsWait: bots_wait,
    watchers: { following, apart, names },
  };
}

/** @type {(view: TableView, message: Events) => TableView} */
function extended(view, { since, events, epoch, ...message }) {
  if (since !== view.version) {
    throw new OutOfSync(`events from ${since} on do not follow on ${view.version}`);
  }
  const { to_act: toAct = [], legal = null, clocks = [], waited = 0 } = message;
  const turn = { toAct, legal, clocks, waited, upToDate: true };
  return { ...events.reduce(evolve, view), epoch: epoch ?? view.epoch, ...turn };
}
