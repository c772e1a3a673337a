/** The viewer's moves: taps become commands, or a reason why not. */

import { findRefusal } from "../../core/index.js";
import { gameOf } from "../../table/state.js";
import { t } from "../../words/words.js";
import { settings } from "../settings.js";
import { nameOf } from "./names.js";
import { gameViewOf } from "./game_view.js";
import { refusedAt } from "./refused.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { TableView } from "../../net/table_view.js" */
/** @import { Controller } from "./controller.js" */

/** @typedef {"played" | "chosen" | "dropped" | "refused"} Result */

/**
 * A card of the own hand was tapped, or put on the table, which needs no confirming.
 * @param {Controller} controller
 * @param {string} card
 * @param {{sure?: boolean}} [how]
 * @returns {Result}
 */
export function takeCard(controller, card, { sure = false } = {}) {
  const table = controller.connection.table.value;
  if (!table?.game || table.seat === null) return "refused";
  const view = gameViewOf(table);
  const { confirm, preselect } = settings.value;
  if (view.phase === "playing" && !view.toAct.includes(table.seat)) {
    if (preselect) return choose(controller, card);
    controller.say(t("table-not-your-turn", { who: nameOf(table, view.toAct[0]) }), "trouble");
    return "refused";
  }
  const reason = reasonAgainst(table, { type: "play", seat: table.seat, card });
  if (reason !== null) {
    controller.say(reason, "trouble");
    return "refused";
  }
  if (confirm && !sure && controller.chosen.value !== card) return choose(controller, card);
  playCard(controller, card);
  return "played";
}

/**
 * Choose a card for later, or no longer.
 * @param {Controller} controller
 * @param {string} card
 * @returns {Result}
 */
function choose({ chosen }, card) {
  chosen.value = chosen.value === card ? null : card;
  return chosen.value === null ? "dropped" : "chosen";
}

/** @param {Controller} controller @param {string} card */
export function playCard(controller, card) {
  if (controller.asked.value !== null) return;
  controller.chosen.value = null;
  controller.asked.value = card;
  controller.send({ type: "play", card });
}

/** @param {Controller} controller @param {number} bid */
export function makeBid(controller, bid) {
  const table = controller.connection.table.value;
  if (!table?.game || table.seat === null || controller.asked.value !== null) return;
  const reason = reasonAgainst(table, { type: "bid", seat: table.seat, bid });
  if (reason !== null) {
    controller.say(reason, "trouble");
    return;
  }
  controller.asked.value = bid;
  controller.send({ type: "bid", bid });
}

/** @param {Controller} controller @param {string} suit */
export function chooseTrump(controller, suit) {
  if (controller.asked.value !== null) return;
  controller.asked.value = suit;
  controller.send({ type: "choose_trump", suit });
}

/**
 * Why something may not be done now, as a sentence; null when it may.
 * @param {TableView} table
 * @param {Action} action
 */
export function reasonAgainst(table, action) {
  const view = gameViewOf(table);
  const waitsFor = view.toAct[0];
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
 * The move that the page makes for the viewer: the card chosen before, or the only one.
 * @param {Controller} controller
 */
export function playByItself(controller) {
  const table = controller.connection.table.value;
  const cards = table?.legal?.cards;
  if (!table || !cards || controller.asked.value !== null) return;
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
