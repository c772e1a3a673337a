/** The position of a puzzle as a table on the screen that accepts one action: the answer. */

import { legalFor } from "../../core/index.js";
import { start } from "../../core/state.js";
import { LOCAL_SETTINGS } from "../../net/live/local_settings.js";
import { NOTHING_SENT } from "../../net/table_view.js";
import { evolve } from "../../table/evolve.js";
import { HUMAN } from "../../table/state.js";
import { t } from "../../words/words.js";
import { characterName, opponentsOf } from "../parts/characters.js";
import { actionOf, readOnly } from "../table/state/table_connection.js";

/** @import { Action, GameEvent } from "../../core/types.d.ts" */
/** @import { Command, TableView } from "../../table/types.d.ts" */
/** @import { TableConnection } from "../table/state/table_connection.js" */
/** @import { Position } from "./position.js" */

/** The bots on the other seats, which do not affect the answer. */
const OTHERS = "learned";

/**
 * @param {Position} position
 * @param {(action: Action) => void} onAnswer called once
 * @returns {TableConnection}
 */
export function askAt(position, onAnswer) {
  const connection = { ...readOnly(), isFinal: true };
  connection.table.value = viewOf(position);
  const send = (/** @type {Command} */ command) => {
    const view = connection.table.peek();
    const action = actionOf(command, position.seat);
    if (action === null || !view?.legal) return;
    const after = evolve({ ...view, toAct: [], legal: null }, eventOf(action));
    connection.events.value = [eventOf(action)];
    connection.table.value = after;
    onAnswer(action);
  };
  return { ...connection, send };
}

/** @type {(position: Position) => TableView} */
function viewOf({ options, seat, known, events }) {
  const name = t("web-you");
  const others = opponentsOf(name, Array.from({ length: options.players - 1 }, () => OTHERS));
  const bots = others.map((who) => ({ name: characterName(who), kind: OTHERS }));
  const holders = [...bots.slice(0, seat), { name, kind: HUMAN }, ...bots.slice(seat)];
  return {
    ...NOTHING_SENT,
    code: "PUZZLE",
    seat,
    options,
    settings: { ...LOCAL_SETTINGS, hints: false },
    seats: holders.map((holder) => ({ ...holder, away: false, waits: false })),
    present: holders.map(() => true),
    version: events.length,
    game: { number: 1, state: known, events, round: { before: start(options, null), at: 0 }, hints: [] },
    toAct: [seat],
    legal: legalFor(known, seat),
    upToDate: true,
  };
}

/** @type {(action: Action) => GameEvent} */
function eventOf(action) {
  if (action.type === "play") return { ...action, type: "played" };
  return action.type === "bid" ? action : { ...action, type: "trump_chosen" };
}
