// The reasons for an action, as sentences.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonText } from "../../../src/foretell/web/static/ui/table/hints/reasons.js";
import { loadLanguage, loadWords } from "../../../src/foretell/web/static/words/words.js";

await loadLanguage("en");
await loadWords("reasons");

/** @type {(code: string, fields: Record<string, string | number>) => string} */
const sentence = (code, fields) =>
  reasonText({ code, fields }, { edition: "classic", faces: "letters" });

test("a reason calls cards and suits by their names", () => {
  assert.equal(
    sentence("reason/bid_high_cards", { cards: "H12 Z1" }),
    "Likeliest to take a trick: king of hearts, Wizard.",
  );
  assert.equal(sentence("reason/trump_not_held", { suit: "S" }), "You hold no card of spades.");
});

test("a reason rounds points and tricks to one decimal, and has counts as they are", () => {
  assert.equal(
    sentence("reason/next_bid", { bid: 2, points: 3 }),
    "The next best bid, 2, is worth 3.0 points less.",
  );
});
