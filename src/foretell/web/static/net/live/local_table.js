/**
 * A table in the page: one person and bots, without a network. It speaks the server's protocol, so
 * that the same screens show it, and never sends hidden information.
 */

import { hexOf } from "../../core/sha256.js";
import { deriveSeed } from "../../core/stream.js";
import { opening } from "../../table/decide.js";
import { BOTS } from "../bots.js";
import { clientSession } from "./client_session.js";
import { LOCAL_SETTINGS } from "./local_settings.js";
import { tableActor } from "./table_actor.js";
import { emptyLog, finishedRecord, recordSoFar, savedTable } from "./table_log.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { SavedTable } from "../../table/types.d.ts" */
/** @import { ServerMessage } from "../../wire.d.ts" */
/** @import { Thinking } from "./thinker.js" */

/**
 * @typedef {object} Setup
 * @property {Options} options
 * @property {string} name of the person, who is the host and has the first seat
 * @property {readonly (string | { bot: string, name: string })[]} [bots] on the other seats
 * @property {string} [seed] determines all shuffles (default: random)
 * @property {Thinking["think"]} think
 * @property {Thinking["thought"]} [thought]
 * @property {Thinking["later"]} [later]
 * @property {string} [code] the table's
 * @property {SavedTable | null} [saved] a table to continue
 * @property {(message: ServerMessage) => void} onMessage
 * @property {() => number} [now] the time, in milliseconds since 1970
 */

/**
 * Opens a table, or continues a saved one; messages begin with the page's `hello`.
 * @param {Setup} setup
 */
export function localTable({
  options,
  name,
  bots = [],
  seed,
  think,
  thought = () => LOCAL_SETTINGS.pace,
  later = afterWait,
  code = "HOME",
  saved: value = null,
  onMessage,
  now = Date.now,
}) {
  const saved = value?.form === 1 ? value : null;
  const log = emptyLog(code, saved?.seed);
  let secrets = saved?.secrets ?? 0;
  const context = {
    name,
    bots: BOTS,
    secret: () => {
      secrets += 1;
      if (seed === undefined) return hexOf(crypto.getRandomValues(new Uint8Array(32)));
      return [0, 1].map((half) => deriveSeed(seed, `secret/${secrets}/${half}`)).join("");
    },
  };
  const thinking = { think, thought, later };
  const actor = tableActor(log, { context, thinking, now, wake: () => session.show() });
  const session = clientSession(log, { ask: actor.ask, isRestored: saved !== null, onMessage });
  actor.commit(saved?.entries ?? opening(options, LOCAL_SETTINGS, bots.map(named), context));
  if (saved) log.started = saved.started;

  return {
    send: session.take,
    /** The table now, to be continued by `localTable`. */
    save: () => savedTable(log, secrets),
    record: () => finishedRecord(log),
    recordSoFar: () => recordSoFar(log),
    /** Closes the table: no bot acts, and no message is delivered. */
    close: () => {
      session.close();
      actor.close();
    },
  };
}

/** @type {Thinking["later"]} */
function afterWait(act, wait) {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
}

/** @type {(bot: string | { bot: string, name: string }) => { bot: string, name: string }} */
const named = (bot) => (typeof bot === "string" ? { bot, name: bot } : bot);
