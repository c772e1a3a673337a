// A card that was chosen ahead is meant for one's next turn in the trick on the table, and for no other.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDropped } from "../../../src/foretell/web/static/ui/table/play/own_turn.js";
import { playUntil, tableOf } from "./home_table.js";

/** @import { TableEvent } from "../../../src/foretell/web/static/wire.d.ts" */

const home = await tableOf();
await playUntil(home, () => home.view().legal?.cards !== undefined);
const TABLE = home.view();
const [CARD] = TABLE.game?.state.round.hands[0] ?? [];

for (const type of ["dealt", "handed_back", "stood_in", "taken_back", "trick_won", "vacated"]) {
  test(`a card that was chosen ahead is dropped when the table says ${type}`, () => {
    const events = /** @type {TableEvent[]} */ (/** @type {unknown} */ ([{ type }]));
    assert.equal(isDropped(TABLE, CARD, events), true);
  });
}

test("a card that was chosen ahead is kept while others play to the trick", () => {
  const events = /** @type {TableEvent[]} */ ([{ type: "played", seat: 1, card: "S9" }]);
  assert.equal(isDropped(TABLE, CARD, events), false);
  assert.equal(isDropped(TABLE, null, events), false);
});

test("a card that is no longer held is dropped", () => {
  assert.equal(isDropped(TABLE, "no card", []), true);
});
