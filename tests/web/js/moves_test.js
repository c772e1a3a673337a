// The viewer's moves: what a tap on a card does, what a card dropped on the table does, and what the
// page does by itself.

import "./page.js"; // first: what the others need of a page
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { signal } from "../../../src/foretell/web/static/ui/base/html.js";
import { DEFAULTS, settings } from "../../../src/foretell/web/static/ui/base/settings.js";
import { nameOf } from "../../../src/foretell/web/static/ui/parts/names.js";
import {
  chooseTrump,
  dropCard,
  makeBid,
  playByItself,
  reasonAgainst,
  takeCard,
  turnOf,
} from "../../../src/foretell/web/static/ui/table/play/moves.js";
import { loadLanguage, t } from "../../../src/foretell/web/static/words/words.js";
import { playUntil, tableOf } from "./home_table.js";

/** @import { Legal } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { TableView } from "../../../src/foretell/web/static/table/types.d.ts" */
/** @import { Settings } from "../../../src/foretell/web/static/keeper/stored.d.ts" */
/** @import { Controller } from "../../../src/foretell/web/static/ui/table/state/controller.js" */

await loadLanguage("en");
const home = await tableOf();
/** The game at its first bid of the person, their first play, and with two cards in their hand. */
await playUntil(home, () => home.view().legal?.bids !== undefined);
const BIDDING = home.view();
await playUntil(home, () => home.view().legal?.cards !== undefined);
const PLAYING = home.view();
const [CARD, OTHER] = heldIn(PLAYING);
const SPARE = "no card"; // of no hand

/** @param {TableView} table */
function heldIn(table) {
  return table.game?.state.round.hands[0] ?? [];
}

/**
 * The table while another seat is to play, before or after the viewer in the trick.
 * @param {boolean} isAfter
 */
function othersTurn(isAfter) {
  const { game } = PLAYING;
  assert.ok(game);
  const { state } = game;
  const { round } = state;
  const trick = { leader: isAfter ? 0 : 1, cards: isAfter ? ["S9"] : [], winner: null };
  const changed = { ...round, leader: 1, trick, tricks: [trick] };
  return {
    ...PLAYING,
    legal: null,
    toAct: [1],
    game: { ...game, state: { ...state, round: changed } },
  };
}

/**
 * A controller at a table, and what comes of it.
 * @param {TableView} table
 */
function controllerAt(table) {
  const calls = {
    /** @type {object[]} */
    sent: [],
    /** @type {string[]} */
    said: [],
    /** @type {string[]} */
    withdrawn: [],
  };
  const controller = {
    connection: {
      table: signal(table),
      pending: signal(/** @type {{command: {id: string, type: string}, isSent: boolean}[]} */ ([])),
    },
    chosen: signal(/** @type {string | null} */ (null)),
    asked: signal(/** @type {string | number | null} */ (null)),
    shownHint: signal(/** @type {object | null} */ (null)),
    waiting: signal(/** @type {string | number | null} */ (null)),
    say: (/** @type {string} */ text) => calls.said.push(text),
    send: (/** @type {object} */ command) => calls.sent.push(command),
    withdraw: (/** @type {string} */ id) => calls.withdrawn.push(id),
  };
  const typed = /** @type {Controller} */ (/** @type {unknown} */ (controller));
  return { ...calls, controller, typed };
}

/** @param {Partial<Settings>} chosen */
const prefer = (chosen) => (settings.value = { ...DEFAULTS, ...chosen });
beforeEach(() => prefer({ confirm: false, preselect: true, playOnly: false }));

test("a tap plays a card", () => {
  const { typed, controller, sent } = controllerAt(PLAYING);
  assert.equal(takeCard(typed, CARD), "played");
  assert.deepEqual(sent, [{ type: "play", card: CARD }]);
  assert.equal(controller.asked.value, CARD);
});

test("a move brings what the last hint showed in the same turn, and nothing of an earlier one", () => {
  const { typed, controller, sent } = controllerAt(PLAYING);
  const hint = { games: 70, values: [] };
  const turn = turnOf(PLAYING);
  controller.shownHint.value = { turn, hint };
  takeCard(typed, CARD);
  controller.asked.value = null;
  controller.shownHint.value = { turn: Number(turn) + 1, hint };
  takeCard(typed, CARD);
  assert.deepEqual(sent, [{ type: "play", card: CARD, hint }, { type: "play", card: CARD }]);
});

test("where cards are confirmed, a tap chooses a card and the second one plays it", () => {
  prefer({ confirm: true });
  const { typed, controller, sent } = controllerAt(PLAYING);
  assert.equal(takeCard(typed, CARD), "chosen");
  assert.deepEqual(sent, []);
  assert.equal(controller.chosen.value, CARD);
  assert.equal(takeCard(typed, CARD), "played");
  assert.deepEqual(sent, [{ type: "play", card: CARD }]);
  assert.equal(controller.chosen.value, null);
});

test("a card that is dropped on the table is played at once, confirmed or not", () => {
  for (const confirm of [false, true]) {
    prefer({ confirm });
    const { typed, sent } = controllerAt(PLAYING);
    assert.equal(dropCard(typed, CARD, 7), "played");
    assert.deepEqual(sent, [{ type: "play", card: CARD, version: 7 }]);
  }
});

test("a card that may not be played is refused with the reason, tapped or dropped", () => {
  for (const take of [takeCard, dropCard]) {
    const { typed, controller, sent, said } = controllerAt(PLAYING);
    assert.equal(take(typed, SPARE), "refused");
    assert.deepEqual(sent, []);
    assert.equal(said.length, 1);
    assert.equal(controller.chosen.value, null);
  }
});

test("before one's turn in a trick a tap chooses a card, and the next one puts it back", () => {
  const { typed, controller, sent } = controllerAt(othersTurn(false));
  assert.equal(takeCard(typed, CARD), "chosen");
  assert.equal(controller.chosen.value, CARD);
  assert.equal(takeCard(typed, OTHER), "chosen");
  assert.equal(controller.chosen.value, OTHER);
  assert.equal(takeCard(typed, OTHER), "dropped");
  assert.equal(controller.chosen.value, null);
  assert.deepEqual(sent, []);
});

test("no card is chosen for a trick to which one has played, nor where one does not want to", () => {
  for (const [table, preselect] of [[othersTurn(true), true], [othersTurn(false), false]]) {
    prefer({ preselect: Boolean(preselect) });
    const { typed, controller, said } = controllerAt(/** @type {TableView} */ (table));
    assert.equal(takeCard(typed, CARD), "refused");
    assert.equal(controller.chosen.value, null);
    assert.equal(said.length, 1);
  }
});

test("a move that is on its way is not sent again", () => {
  const { typed, controller, sent, said } = controllerAt(PLAYING);
  takeCard(typed, CARD);
  takeCard(typed, OTHER);
  assert.equal(sent.length, 1);
  assert.deepEqual(said, []);
  controller.connection.pending.value = [{ command: { id: "1", type: "play" }, isSent: true }];
  takeCard(typed, OTHER);
  assert.deepEqual(said, [t("table-on-its-way")]);
});

test("a card that waits for the connection is withdrawn by a tap, and replaced by another card", () => {
  const { typed, controller, sent, withdrawn } = controllerAt(PLAYING);
  controller.connection.pending.value = [
    { command: { id: "hint", type: "use_hint" }, isSent: false },
    { command: { id: "1", type: "play" }, isSent: false },
  ];
  controller.asked.value = CARD;
  controller.waiting.value = CARD;
  assert.equal(takeCard(typed, CARD), "dropped");
  assert.deepEqual([sent, withdrawn], [[], ["1"]]);
  assert.equal(takeCard(typed, OTHER), "played");
  assert.deepEqual(sent, [{ type: "play", card: OTHER }]);
});

test("a bid is sent with the version on which it was decided; one that is not allowed, never", () => {
  const { typed, sent, said } = controllerAt(BIDDING);
  const [bid] = BIDDING.legal?.bids ?? [];
  makeBid(typed, 9);
  assert.deepEqual([sent.length, said.length], [0, 1]);
  makeBid(typed, bid, 4);
  assert.deepEqual(sent, [{ type: "bid", bid, version: 4 }]);
  makeBid(typed, bid);
  assert.equal(sent.length, 1);
});

test("a trump suit is sent once", () => {
  const { typed, controller, sent } = controllerAt(PLAYING);
  chooseTrump(typed, "H", 3);
  chooseTrump(typed, "S");
  assert.deepEqual(sent, [{ type: "choose_trump", suit: "H", version: 3 }]);
  assert.equal(controller.asked.value, "H");
});

test("the reason against a move names what is due instead", () => {
  /** @type {(table: TableView) => string | null} */
  const against = (table) => reasonAgainst(table, { type: "play", seat: 0, card: CARD });
  assert.equal(against(PLAYING), null);
  assert.equal(against(BIDDING), t("table-bid-first"));
  assert.equal(
    against(othersTurn(false)),
    t("table-not-your-turn", { who: nameOf(PLAYING, 1) }),
  );
  const undo = { seat: 1, missing: [0], number: 3 };
  assert.equal(against({ ...PLAYING, undo }), t("table-undo-pause"));
});

/**
 * The table with other legal cards.
 * @param {Legal["cards"]} cards
 */
const withLegal = (cards) => ({ ...PLAYING, legal: cards ? { cards } : null });

test("a card that was chosen ahead is played when its turn comes", () => {
  const { typed, controller, sent } = controllerAt(PLAYING);
  controller.chosen.value = CARD;
  playByItself(typed);
  assert.deepEqual(sent, [{ type: "play", card: CARD }]);
  assert.equal(controller.chosen.value, null);
});

test("a card that was chosen ahead and may not be played now is put back, and the page says so", () => {
  const { typed, controller, sent, said } = controllerAt(withLegal([OTHER]));
  controller.chosen.value = CARD;
  playByItself(typed);
  assert.deepEqual(sent, []);
  assert.equal(controller.chosen.value, null);
  assert.deepEqual(said, [t("table-chosen-not-now")]);
});

test("a card that was chosen ahead waits for its confirmation where cards are confirmed", () => {
  prefer({ confirm: true });
  const { typed, controller, sent } = controllerAt(PLAYING);
  controller.chosen.value = CARD;
  playByItself(typed);
  assert.deepEqual(sent, []);
  assert.equal(controller.chosen.value, CARD);
});

test("the only card is played by itself if one wants that, and never one of two", () => {
  prefer({ playOnly: true });
  for (const [cards, count] of [[[CARD], 1], [[CARD, OTHER], 0]]) {
    const { typed, sent } = controllerAt(withLegal(/** @type {string[]} */ (cards)));
    playByItself(typed);
    assert.equal(sent.length, count);
  }
  prefer({ playOnly: false });
  const { typed, sent } = controllerAt(withLegal([CARD]));
  playByItself(typed);
  assert.deepEqual(sent, []);
});

test("the page plays nothing while a move is on its way, on another's turn, or while a bot plays", () => {
  prefer({ playOnly: true });
  const asked = controllerAt(withLegal([CARD]));
  asked.controller.asked.value = OTHER;
  const others = controllerAt(withLegal(undefined));
  const [own, ...rest] = PLAYING.seats;
  assert.ok(own);
  const silent = {
    ...withLegal([CARD]),
    seats: [{ ...own, silent: /** @type {const} */ (true) }, ...rest],
  };
  const bots = controllerAt(silent);
  for (const { typed, sent } of [asked, others, bots]) {
    playByItself(typed);
    assert.deepEqual(sent, []);
  }
});
