// The tricks of the rules page: what wins them, and why.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bestOf, reasonOf, TRICKS } from "../../../src/foretell/web/static/ui/rules/tricks.js";

test("the best cards and their reasons are those of the rules", () => {
  assert.deepEqual(
    TRICKS.map((trick) => [trick.cards[bestOf(trick)], reasonOf(trick)]),
    [
      ["H11", "led"],
      ["D1", "trump"],
      ["Z2", "wizard"],
      ["H9", "after-jester"],
      ["S10", "trump"],
      ["N1", "jesters"],
      ["Z1", "wizard"],
      ["C8", "led"],
    ],
  );
});

test("no trick has a card twice", () => {
  for (const { cards } of TRICKS) assert.equal(new Set(cards).size, cards.length);
});
