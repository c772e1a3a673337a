/** Games that Python has played so far, as one seat knows them. */

import { act, observe, settle } from "/static/core/dealing.js";
import { legalFor, readOptions, seatsToAct, start } from "/static/core/index.js";
import { NOTHING_SENT } from "/static/net/table_view.js";

/** @import { Action, Seat } from "/static/core/types.d.ts" */
/** @import { TableView } from "/static/table/types.d.ts" */

/**
 * The view of a table at which a game has come to its last action, and this round of the seat is
 * marked for a hint.
 * @param {{options: Readonly<Record<string, unknown>>, seed: string, actions: readonly Action[], seat: Seat}} played
 * @returns {TableView}
 */
export function viewOf({ options, seed, actions, seat }) {
  const read = readOptions(options);
  if ("refusal" in read) throw new Error(read.refusal.code);
  let { state } = settle(start(read.options, seed));
  for (const action of actions) {
    const outcome = act(state, action);
    if ("refusal" in outcome) throw new Error(outcome.refusal.code);
    ({ state } = outcome);
  }
  const known = observe(state, seat);
  const names = Array.from({ length: read.options.players }, (_, other) => `Player ${other}`);
  return {
    ...NOTHING_SENT,
    seat,
    options: read.options,
    seats: names.map((name) => ({ name, kind: "human", away: false, waits: false })),
    present: names.map(() => true),
    game: {
      number: 1,
      state: known,
      events: [],
      round: { before: known, at: 0 },
      hints: [[seat, known.round.number]],
    },
    toAct: seatsToAct(known),
    legal: legalFor(known, seat),
    upToDate: true,
  };
}
