/** The position of a puzzle as a table on the screen that accepts an action: the answer. */

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
 * @param {(action: Action) => void} onAnswer called once for each decision
 * @returns {TableConnection & {goOn: (next: Position) => void}} `goOn` shows what the others did after
 *   an answer, and asks at the next decision of the same seat
 */
export function askAt(position, onAnswer) {
  const connection = { ...readOnly(), isFinal: true };
  connection.table.value = viewOf(position);
  /** @type {(events: readonly GameEvent[], asked: Partial<TableView>) => void} */
  const show = (events, asked) => {
    const view = /** @type {TableView} */ (connection.table.peek());
    const after = events.reduce((table, event) => evolve(table, event), view);
    connection.events.value = events;
    connection.table.value = { ...after, ...asked };
  };
  const send = (/** @type {Command} */ command) => {
    const action = actionOf(command, position.seat);
    if (action === null || !connection.table.peek()?.legal) return;
    show([eventOf(action)], { toAct: [], legal: null });
    onAnswer(action);
  };
  const goOn = (/** @type {Position} */ next) => {
    const { version } = /** @type {TableView} */ (connection.table.peek());
    show(next.events.slice(version), askedAt(next));
  };
  return { ...connection, send, goOn };
}

/** @type {(position: Position) => Pick<TableView, "toAct" | "legal">} */
const askedAt = ({ seat, known }) => ({ toAct: [seat], legal: legalFor(known, seat) });

/** @type {(position: Position) => TableView} */
function viewOf(position) {
  const { options, seat, known, events } = position;
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
    ...askedAt(position),
    upToDate: true,
  };
}

/** @type {(action: Action) => GameEvent} */
function eventOf(action) {
  if (action.type === "play") return { ...action, type: "played" };
  return action.type === "bid" ? action : { ...action, type: "trump_chosen" };
}
