// A table's differences from the classic game, and the line that sums them up.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { PRESETS } from "../../../src/foretell/web/static/core/declaration.js";
import { clausesInPlay } from "../../../src/foretell/web/static/core/clauses.js";
import { tableSummary, variantsOf } from "../../../src/foretell/web/static/ui/choice/variants.js";
import { has, loadLanguage } from "../../../src/foretell/web/static/words/words.js";

await loadLanguage("en");

test("the classic game has nothing that is different", () => {
  for (const players of [3, 4, 5, 6]) assert.deepEqual(variantsOf(standardOptions(players)), []);
});

test("each preset of a variant is described by its own clause, which is in play, in words of its own", () => {
  for (const { language, clause, options: wanted } of PRESETS) {
    if (language !== null) continue;
    const options = { ...standardOptions(wanted.players), ...wanted };
    const variants = variantsOf(options);
    assert.deepEqual(variants.map((one) => one.clause), [clause]);
    assert.ok(clausesInPlay(options).includes(clause));
    assert.ok(has(variants[0].words), variants[0].words);
  }
});

test("several variants are told together", () => {
  const options = { ...standardOptions(), clairvoyance: true, follow_after_wizard: true };
  assert.deepEqual(variantsOf(options).map(({ clause }) => clause), ["R7.5", "R9.6"]);
});

test("clairvoyance in the first round only is named beside clairvoyance", () => {
  const options = {
    ...standardOptions(),
    clairvoyance: true,
    clairvoyant_rounds: /** @type {const} */ ("first"),
  };
  const clauses = variantsOf(options).map(({ clause }) => clause);
  assert.deepEqual(clauses, ["R9.6", "R9.9"]);
  assert.ok(tableSummary(options, {}).endsWith("Clairvoyance · Only the first round"));
});

test("a house rule with a number says it, and is described", () => {
  const options = {
    ...standardOptions(),
    even_bid: /** @type {const} */ ("never"),
    even_bid_from: 4,
  };
  assert.deepEqual(variantsOf(options).map(({ clause }) => clause), ["R9.8", "R9.10"]);
  assert.ok(tableSummary(options, {}).endsWith("Any bid in rounds of fewer than 4 cards"));
});

test("a line sums up players, length, bids, variants and the clock", () => {
  const options = {
    ...standardOptions(),
    clairvoyance: true,
    edition: /** @type {const} */ ("fantasy"),
  };
  const clock = { bank: 180, increment: 3 };
  assert.equal(
    tableSummary(options, { clock }),
    "4 players, 15 rounds, about 35 minutes, open bids · Fantasy · Clairvoyance · " +
      "3 minutes each, plus 3 seconds per move",
  );
});

test("the line says that a table is played without hints, not that it gives some", () => {
  const line = "4 players, 15 rounds, about 35 minutes, open bids";
  assert.equal(tableSummary(standardOptions(), { hints: true }), line);
  assert.equal(tableSummary(standardOptions(), { hints: false }), `${line} · no hints`);
});
