/** The viewer's moves: taps become commands, or reasons why not. */

import { findRefusal } from "../../../core/index.js";
import { gameOf } from "../../../table/state.js";
import { isPlayedFor } from "../../../table/timers.js";
import { t } from "../../../words/words.js";
import { settings } from "../../base/settings.js";
import { nameOf } from "../../parts/names.js";
import { gameViewOf } from "../state/game_view.js";
import { refusedAt } from "./refused.js";

/** @import { Action } from "../../../core/types.d.ts" */
/** @import { Pending } from "../../../net/table_session.js" */
/** @import { Move, TableView } from "../../../table/types.d.ts" */
/** @import { Controller } from "../state/controller.js" */
/** @import { GameView } from "../state/game_view.js" */

/** @typedef {"played" | "chosen" | "dropped" | "refused"} Result */

/**
 * Plays a tapped card, or chooses it if it has to be confirmed or its turn is yet to come.
 * @type {(controller: Controller, card: string) => Result}
 */
export const takeCard = (controller, card) => take(controller, card, { isSure: false });

/**
 * Plays a card that was dragged onto the table, which needs no confirmation.
 * @param {Controller} controller
 * @param {string} card
 * @param {number} [version] of the table when it was picked up
 * @returns {Result}
 */
export const dropCard = (controller, card, version) =>
  take(controller, card, { isSure: true, version });

/**
 * @type {(controller: Controller, card: string, how: {isSure: boolean, version?: number}) =>
 *   Result}
 */
function take(controller, card, { isSure, version }) {
  const table = controller.connection.table.value;
  if (!table?.game || table.seat === null) return "refused";
  if (!isSure && isWithdrawn(controller, card)) return "dropped";
  const view = gameViewOf(table);
  const { confirm, preselect } = settings.value;
  if (view.phase === "playing" && !view.toAct.includes(table.seat)) {
    if (preselect && isToCome(view, table.seat)) return choose(controller, card);
    controller.say(t("table-not-your-turn", { who: nameOf(table, view.toAct[0]) }), "trouble");
    return "refused";
  }
  const reason = reasonAgainst(table, { type: "play", seat: table.seat, card });
  if (reason !== null) {
    controller.say(reason, "trouble");
    return "refused";
  }
  if (confirm && !isSure && controller.chosen.value !== card) return choose(controller, card);
  playCard(controller, card, version);
  return "played";
}

/**
 * Whether a seat has yet to play to the current trick; a card is chosen ahead for this one only.
 * @type {(view: GameView, seat: number) => boolean}
 */
function isToCome({ trick, options: { players } }, seat) {
  return trick !== null && (seat - trick.leader + players) % players >= trick.cards.length;
}

/** @type {(controller: Controller, card: string) => Result} */
function choose({ chosen }, card) {
  chosen.value = chosen.value === card ? null : card;
  return chosen.value === null ? "dropped" : "chosen";
}

/** @param {Controller} controller @param {string} card @param {number} [version] */
export function playCard(controller, card, version) {
  if (isOnItsWay(controller)) return;
  controller.chosen.value = null;
  ask(controller, card, { type: "play", card }, version);
}

/** @param {Controller} controller @param {number} bid @param {number} [version] */
export function makeBid(controller, bid, version) {
  const table = controller.connection.table.value;
  if (!table?.game || table.seat === null) return;
  if (isWithdrawn(controller, bid) || isOnItsWay(controller)) return;
  const reason = reasonAgainst(table, { type: "bid", seat: table.seat, bid });
  if (reason !== null) {
    controller.say(reason, "trouble");
    return;
  }
  ask(controller, bid, { type: "bid", bid }, version);
}

/** @param {Controller} controller @param {string} suit @param {number} [version] */
export function chooseTrump(controller, suit, version) {
  if (isWithdrawn(controller, suit) || isOnItsWay(controller)) return;
  ask(controller, suit, { type: "choose_trump", suit }, version);
}

/**
 * @param {Controller} controller
 * @param {string | number} what
 * @param {Move} move
 * @param {number} [version] on which it was decided (default: the newest)
 */
function ask(controller, what, move, version) {
  controller.asked.value = what;
  const table = controller.connection.table.peek();
  const shown = controller.shownHint.peek();
  const hint = shown && table && shown.turn === turnOf(table) ? { hint: shown.hint } : {};
  controller.send({ ...move, ...hint, ...(version === undefined ? {} : { version }) });
}

/** The version at which the viewer's turn began. @param {TableView} table */
export const turnOf = ({ turns, seat }) => (seat === null ? null : turns[seat]?.turned);

/**
 * Withdraws a waiting move that is asked for again.
 * @type {(controller: Controller, what: string | number) => boolean}
 */
function isWithdrawn(controller, what) {
  if (controller.waiting.peek() !== what) return false;
  const move = moveOf(controller, false);
  if (move) controller.withdraw(move.command.id);
  return true;
}

/**
 * Whether a move was sent and has no answer; one that waits for the connection can be replaced.
 * @param {Controller} controller
 */
function isOnItsWay(controller) {
  if (controller.asked.peek() === null || controller.waiting.peek() !== null) return false;
  if (moveOf(controller, true)) controller.say(t("table-on-its-way"), "trouble");
  return true;
}

/**
 * The unanswered move, while there is no connection.
 * @type {(controller: Controller, sent: boolean) => Pending | undefined}
 */
const moveOf = ({ connection }, sent) =>
  connection.pending.peek().find(({ command, isSent }) => isSent === sent && isMove(command));

/** @param {Pending["command"]} command */
const isMove = ({ type }) => type === "play" || type === "bid" || type === "choose_trump";

/**
 * The reason why an action is impossible now, as a sentence; null if it is possible.
 * @type {(table: TableView, action: Action) => string | null}
 */
export function reasonAgainst(table, action) {
  const view = gameViewOf(table);
  const waitsFor = view.toAct[0];
  if (table.undo) return t("table-undo-pause");
  if (view.phase === "settling" || view.phase === "finished") return t("table-nothing-to-do");
  if (waitsFor !== undefined && !view.toAct.includes(action.seat)) {
    return t("table-not-your-turn", { who: nameOf(table, waitsFor) });
  }
  if (action.type === "play" && view.phase === "bidding") return t("table-bid-first");
  if (action.type === "play" && view.phase === "choosing_trump") return t("table-trump-first");
  const refusal = findRefusal(gameOf(table).state, action);
  return refusal && refusedAt(refusal, table);
}

/**
 * Plays for the viewer: the card chosen before, or the only legal one.
 * @param {Controller} controller
 */
export function playByItself(controller) {
  const table = controller.connection.table.value;
  const cards = table?.legal?.cards;
  if (!table || !cards || controller.asked.value !== null || isPlayedFor(table)) return;
  const chosen = controller.chosen.value;
  const { preselect, playOnly, confirm } = settings.value;
  if (preselect && chosen !== null && !confirm) {
    if (cards.includes(chosen)) playCard(controller, chosen);
    else {
      controller.chosen.value = null;
      controller.say(t("table-chosen-not-now"), "trouble");
    }
  } else if (playOnly && cards.length === 1) {
    playCard(controller, cards[0]);
  }
}
