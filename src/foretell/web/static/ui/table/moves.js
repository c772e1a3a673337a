/** What a person does at the table: taps become commands, or a reason why not. */

import { findRefusal } from "../../core/index.js";
import { gameOf } from "../../table/state.js";
import { refusalText } from "../../words/refusal.js";
import { t } from "../../words/words.js";
import { settings } from "../settings.js";
import { nameOf } from "./names.js";
import { lookOf, viewOf } from "./view.js";

/** @import { Action } from "../../core/types.d.ts" */
/** @import { TableView } from "../../net/table_view.js" */
/** @import { Sitting } from "./sitting.js" */

/** @typedef {"played" | "chosen" | "dropped" | "refused"} Result */

/**
 * A card of the own hand was tapped, or put on the table, which needs no confirming.
 * @param {Sitting} sitting
 * @param {string} card
 * @param {{sure?: boolean}} [how]
 * @returns {Result}
 */
export function takeCard(sitting, card, { sure = false } = {}) {
  const story = sitting.seat.story.value;
  if (!story?.game || story.seat === null) return "refused";
  const view = viewOf(story);
  const { confirm, preselect } = settings.value;
  if (view.phase === "playing" && !view.toAct.includes(story.seat)) {
    if (preselect) return choose(sitting, card);
    sitting.say(t("table-not-your-turn", { who: nameOf(story, view.toAct[0]) }), "trouble");
    return "refused";
  }
  const reason = reasonAgainst(story, { type: "play", seat: story.seat, card });
  if (reason !== null) {
    sitting.say(reason, "trouble");
    return "refused";
  }
  if (confirm && !sure && sitting.chosen.value !== card) return choose(sitting, card);
  playCard(sitting, card);
  return "played";
}

/**
 * Choose a card for later, or no longer.
 * @param {Sitting} sitting
 * @param {string} card
 * @returns {Result}
 */
function choose({ chosen }, card) {
  chosen.value = chosen.value === card ? null : card;
  return chosen.value === null ? "dropped" : "chosen";
}

/** @param {Sitting} sitting @param {string} card */
export function playCard(sitting, card) {
  if (sitting.asked.value !== null) return;
  sitting.chosen.value = null;
  sitting.asked.value = card;
  sitting.send({ type: "play", card });
}

/** @param {Sitting} sitting @param {number} bid */
export function makeBid(sitting, bid) {
  const story = sitting.seat.story.value;
  if (!story?.game || story.seat === null || sitting.asked.value !== null) return;
  const reason = reasonAgainst(story, { type: "bid", seat: story.seat, bid });
  if (reason !== null) {
    sitting.say(reason, "trouble");
    return;
  }
  sitting.asked.value = bid;
  sitting.send({ type: "bid", bid });
}

/** @param {Sitting} sitting @param {string} suit */
export function chooseTrump(sitting, suit) {
  if (sitting.asked.value !== null) return;
  sitting.asked.value = suit;
  sitting.send({ type: "choose_trump", suit });
}

/**
 * Why something may not be done now, as a sentence; null when it may.
 * @param {TableView} story
 * @param {Action} action
 */
export function reasonAgainst(story, action) {
  const view = viewOf(story);
  const waitsFor = view.toAct[0];
  if (view.phase === "settling" || view.phase === "finished") return t("table-nothing-to-do");
  if (waitsFor !== undefined && !view.toAct.includes(action.seat)) {
    return t("table-not-your-turn", { who: nameOf(story, waitsFor) });
  }
  if (action.type === "play" && view.phase === "bidding") return t("table-bid-first");
  if (action.type === "play" && view.phase === "choosing_trump") return t("table-trump-first");
  const refusal = findRefusal(gameOf(story).state, action);
  return refusal && refusalText(refusal, lookOf(story, settings.value.faces));
}

/**
 * What the page does by itself when it is the own turn: the card chosen before, or the only one.
 * @param {Sitting} sitting
 */
export function playByItself(sitting) {
  const story = sitting.seat.story.value;
  const cards = story?.legal?.cards;
  if (!story || !cards || sitting.asked.value !== null) return;
  const chosen = sitting.chosen.value;
  const { preselect, playOnly, confirm } = settings.value;
  if (preselect && chosen !== null && !confirm) {
    if (cards.includes(chosen)) playCard(sitting, chosen);
    else {
      sitting.chosen.value = null;
      sitting.say(t("table-chosen-not-now"), "trouble");
    }
  } else if (playOnly && cards.length === 1) {
    playCard(sitting, cards[0]);
  }
}
