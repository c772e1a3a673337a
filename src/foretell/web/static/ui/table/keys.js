/** Single keys: text read aloud on demand, bids by digits, the help. */

import { cardName } from "../../words/cards.js";
import { t } from "../../words/words.js";
import { html, useEffect } from "../base/html.js";
import { prefer, settings } from "../base/settings.js";
import { inOrder } from "./play/hand_order.js";
import { givesHints } from "../../table/hints.js";
import { askHint, forbiddenText } from "./hints/hint_button.js";
import { makeBid } from "./play/moves.js";
import { plateText } from "./play/plate.js";
import { nameOf } from "../parts/names.js";
import { sumText } from "./play/sum.js";
import { promptText, trickText } from "./play/announcements.js";
import { trumpText } from "./play/trump.js";
import { lookOf, gameViewOf } from "./state/game_view.js";

/** @import { FieldEvent } from "../base/html.js" */
/** @import { TableView } from "../../table/types.d.ts" */
/** @import { Announcer } from "./play/announcer.js" */
/** @import { Controller } from "./state/controller.js" */
/** @import { GameView } from "./state/game_view.js" */

/** Milliseconds to wait for a second digit, if both make a possible bid. */
const SECOND_DIGIT = 900;

/** @type {Record<string, (view: GameView) => string>} */
const READINGS = {
  h: handText,
  t: trickText,
  b: (view) =>
    `${sumText(view)} ${view.table.seats.map((_, seat) => plateText(view, seat)).join(" ")}`,
  s: (view) =>
    view.table.seats
      .map((_, seat) =>
        t("table-told-total", { who: nameOf(view.table, seat), total: view.totals[seat] }),
      )
      .join(" "),
  u: trumpText,
  w: (view) => promptText(view.table),
};

/**
 * Handles single keys during a game, unless the person has turned them off, for instance because
 * they dictate.
 * @type {(controller: Controller, announcer: Announcer) => void}
 */
export function useKeys(controller, announcer) {
  useEffect(() => {
    let typed = "";
    let version = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const bid = () => {
      clearTimeout(timer);
      if (typed !== "") makeBid(controller, Number(typed), version);
      typed = "";
    };
    /** @param {string} digit @param {number} most */
    const digit = (digit, most) => {
      if (typed === "") version = controller.connection.table.peek()?.version ?? 0;
      typed = Number(typed + digit) <= most ? typed + digit : digit;
      const button = document.querySelector(`[data-bid="${Number(typed)}"]`);
      if (button instanceof HTMLElement) button.focus();
      clearTimeout(timer);
      if (Number(`${typed}0`) > most || typed === "0") bid();
      else timer = setTimeout(bid, SECOND_DIGIT);
    };
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const table = controller.connection.table.peek();
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !table?.game) return;
      if (!settings.peek().keys || isTyping(event.target)) return;
      if (controller.panel.peek() !== null) return;
      const view = gameViewOf(table);
      const key = event.key.toLowerCase();
      if (key === "?") controller.open("keys");
      else if (key === "a") askHint(controller);
      else if (table.legal?.bids && /^\d$/.test(key)) digit(key, view.size);
      else if (key === "enter" && typed !== "") bid();
      else if (key in READINGS) announcer.announce([READINGS[key](view)]);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", onKey);
    };
  }, [controller, announcer]);
}

/** @param {GameView} view */
function handText(view) {
  const look = lookOf(view.table, settings.peek().faces);
  const name = (/** @type {string} */ card) => cardName(card, look);
  const sorted = (/** @type {readonly string[]} */ hand) => inOrder(hand, settings.peek().order, view.trump);
  const hand = view.me === null ? null : view.hands[view.me];
  if (!hand) return othersHandsText(view, (cards) => sorted(cards).map(name).join(", ")) || t("table-hand-unseen");
  if (hand.length === 0) return t("table-hand-empty");
  const cards = sorted(hand);
  const legal = view.table.legal?.cards;
  const held = t("table-told-hand", { cards: cards.map(name).join(", ") });
  if (!legal || legal.length === cards.length) return held;
  return `${held} ${t("table-told-legal", { cards: legal.map(name).join(", ") })}`;
}

/** @param {GameView} view @param {(cards: readonly string[]) => string} named */
const othersHandsText = ({ hands, table }, named) =>
  hands
    .flatMap((hand, seat) =>
      hand?.length ? `${t("table-told-pair", { who: nameOf(table, seat), what: named(hand) })}.` : [],
    )
    .join(" ");

/** The labels of keys that are the same in every language. */
const ALWAYS = { arrows: "← → ↑ ↓", enter: "" };
const SINGLE = { h: "H", t: "T", b: "B", s: "S", u: "U", w: "W", help: "?" };
const OWN = { ...ALWAYS, digits: "0–9", a: "A" };

/**
 * The keys and what they do.
 * @param {{table: TableView, always?: Readonly<Record<string, string>>}} props `always`: the keys
 *   of a finished game
 */
export function KeysHelp({ table, always }) {
  const { keys } = settings.value;
  const shown = always ?? (keys ? OWN : ALWAYS);
  const effect = (/** @type {string} */ key) =>
    key === "a" && !givesHints(table) ? forbiddenText(table) : t(`table-key-${key}`);
  return html`<label class="menu-switch">
      <input type="checkbox" checked=${keys}
        onChange=${(/** @type {FieldEvent} */ event) => prefer({ keys: event.currentTarget.checked })} />
      <span>${t("web-set-keys")}</span>
    </label>
    <dl class="keys">
      ${Object.entries(keys ? { ...shown, ...SINGLE } : shown).map(
        ([key, cap]) => html`<div key=${key}>
        <dt><kbd>${cap || t(`table-key-${key}.name`)}</kbd></dt><dd>${effect(key)}</dd>
      </div>`,
      )}
    </dl>`;
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return (
    target instanceof Element &&
    target.closest("input, select, textarea, [contenteditable]") !== null
  );
}
