// The cards as Python draws them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { cardArt } from "../../../scripts/card_art.js";

const WRITTEN = new URL("../../../src/foretell/art/cards.json", import.meta.url);

test("Python has the cards as the page draws them: make generated mends it", () => {
  assert.equal(readFileSync(WRITTEN, "utf8"), `${cardArt()}\n`);
});

test("the cards need no style sheet", () => {
  assert.doesNotMatch(cardArt(), /var\(|undefined|class=/);
});
