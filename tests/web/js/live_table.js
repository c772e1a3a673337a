// A log of a table in the page, for the tests of what writes and reads it.

import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { LOCAL_SETTINGS } from "../../../src/foretell/web/static/net/live/local_settings.js";
import { emptyLog, extend } from "../../../src/foretell/web/static/net/live/table_log.js";
import { decide, opening } from "../../../src/foretell/web/static/table/decide.js";

/** @import { TableLog } from "../../../src/foretell/web/static/net/live/table_log.js" */
/** @import { Command } from "../../../src/foretell/web/static/wire.d.ts" */

/** Ann, who deals, and two bots: the first bot is to act once the game starts. */
export const OPTIONS = { ...standardOptions(3), hand_sizes: [2, 3], first_dealer: 0 };
export const NOW = 1896114600123;

/** A context whose secrets are known beforehand. */
export function contextOf() {
  let count = 0;
  return { name: "Ann", bots: ["steady"], secret: () => `${count += 1}`.padStart(64, "5") };
}

/**
 * The first events of the table.
 * @param {ReturnType<typeof contextOf>} context
 */
export const openingOf = (context) =>
  opening(
    OPTIONS,
    LOCAL_SETTINGS,
    [1, 2].map((number) => ({ bot: "steady", name: `Bot ${number}` })),
    context,
  );

/**
 * A table at which people gather.
 * @param {ReturnType<typeof contextOf>} [context]
 */
export function gathered(context = contextOf()) {
  const log = emptyLog("HOME");
  extend(log, openingOf(context), NOW);
  return log;
}

/**
 * Carry out commands of the person.
 * @param {TableLog} log
 * @param {...Command} commands
 */
export function carryOut(log, ...commands) {
  for (const command of commands) {
    const events = decide(log.state, command, contextOf());
    if ("refusal" in events) throw new Error(events.refusal.code);
    extend(log, events, NOW);
  }
  return log;
}
