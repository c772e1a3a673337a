// The button that asks to take an action back: whether it can be used.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { NOTHING_SENT } from "../../../src/foretell/web/static/net/table_view.js";
import { canUndo } from "../../../src/foretell/web/static/ui/table/play/undo.js";

/**
 * A game in which Ada has just bid; Bruno is to bid.
 * @param {object} changes
 * @param {object} [ada]
 */
const table = (changes = {}, ada = {}) => /** @type {any} */ ({
  ...NOTHING_SENT,
  seats: ["Ada", "Bruno", "Cleo"].map((name, seat) => ({
    name,
    kind: "human",
    away: false,
    waits: false,
    ...(seat === 0 ? ada : {}),
  })),
  seat: 0,
  game: {
    number: 1,
    state: { options: standardOptions(3), winners: [], round: { number: 1 } },
    events: [{ type: "bid", seat: 0, bid: 1 }],
  },
  ...changes,
});

test("the viewer's last action can be taken back, and nobody else's", () => {
  assert.equal(canUndo(table()), true);
  assert.equal(canUndo(table({ seat: 1 })), false);
  assert.equal(canUndo(table({ seat: null })), false);
  assert.equal(canUndo(table({ game: null })), false);
});

test("no second undo can be asked for, and none by a person who waits for the next deal", () => {
  assert.equal(canUndo(table({ undo: { seat: 1, missing: [0], number: 3 } })), false);
  assert.equal(canUndo(table({}, { waits: true })), false);
});

test("nothing can be taken back after the end of the game", () => {
  const { game } = table();
  const over = { ...game, state: { ...game.state, winners: [0] } };
  assert.equal(canUndo(table({ game: over })), false);
});
