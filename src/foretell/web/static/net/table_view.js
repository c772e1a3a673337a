// A table as a client knows it: what the server has sent, folded. Everything that a screen shows
// follows from this value.

/** @import { Legal, Seat } from "../core/types.d.ts" */
/** @import { TableState } from "../table/types.d.ts" */
/** @import { Events, ServerMessage, Welcome } from "../wire.d.ts" */
import { evolve } from "../table/evolve.js";
import { OutOfSync } from "../table/refusals.js";
import { UNOPENED } from "../table/state.js";

/**
 * The table, with its code, the own seat, the history that this is of (null where no
 * server has said), whose turn it is and what the own seat may do, milliseconds left by seat, who
 * is connected, whether bots decide more slowly for now, and whether all has been sent.
 * @typedef {TableState & {
 *   code: string,
 *   seat: Seat | null,
 *   epoch: number | null,
 *   toAct: readonly Seat[],
 *   legal: Legal | null,
 *   clocks: readonly number[],
 *   present: readonly boolean[],
 *   botsWait: boolean,
 *   upToDate: boolean,
 * }} TableView
 */

/** @type {TableView} */
export const NOTHING_SENT = Object.freeze({
  ...UNOPENED,
  code: "",
  seat: null,
  epoch: null,
  toAct: [],
  legal: null,
  clocks: [],
  present: [],
  botsWait: false,
  upToDate: false,
});

/**
 * The view after a message of the server; answers to commands leave it as it is.
 * @param {TableView} view
 * @param {ServerMessage} message
 * @returns {TableView}
 */
export function reduce(view, message) {
  switch (message.type) {
    case "welcome":
      return welcomed(view, message);
    case "events":
      return extended(view, message);
    case "presence":
      return { ...view, present: message.seats, botsWait: message.bots_wait ?? false };
    case "done":
    case "refused":
    case "closing":
    case "pong":
      return view;
    default:
      /** @satisfies {never} */ (message);
      return view; // only a later version of the server knows it
  }
}

/** Whether a bot plays this round out for the own seat. @param {TableView} view */
export const waits = ({ seat, seats }) => seat !== null && seats[seat]?.waits === true;

/** @type {(view: TableView, message: Welcome) => TableView} */
function welcomed(view, { table, seat, since, version, epoch = null }) {
  const again = since < view.version || table !== view.code;
  if (again && since > 0) throw new OutOfSync(`welcomed from event ${since} on`);
  const before = again ? NOTHING_SENT : view;
  return { ...before, code: table, seat, epoch, upToDate: version === before.version };
}

/** @type {(view: TableView, message: Events) => TableView} */
function extended(view, { since, events, to_act = [], legal = null, clocks = [], epoch }) {
  if (since !== view.version) {
    throw new OutOfSync(`events from ${since} on do not follow on ${view.version}`);
  }
  const after = events.reduce(evolve, view);
  return {
    ...after,
    epoch: epoch ?? view.epoch,
    toAct: to_act,
    legal,
    clocks,
    upToDate: true,
  };
}
