// The cards as Python draws them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { cardArt } from "../../../scripts/card_art.js";

const WRITTEN = new URL("../../../src/foretell/art/cards.json.gz", import.meta.url);

test("Python has the cards as the page draws them: make generated mends it", () => {
  assert.equal(gunzipSync(readFileSync(WRITTEN)).toString(), `${cardArt()}\n`);
});

test("the cards need no style sheet", () => {
  assert.doesNotMatch(cardArt(), /var\(|undefined|class=/);
});
