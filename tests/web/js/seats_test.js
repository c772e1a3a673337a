// Seats at a table of the page: removal, and the traces that a person leaves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { decide } from "../../../src/foretell/web/static/table/decide.js";
import { evolve } from "../../../src/foretell/web/static/table/evolve.js";
import { contextOf, gathered } from "./live_table.js";

test("the host cannot remove themselves, but a bot", () => {
  const { state } = gathered();
  const own = decide(state, { type: "remove", seat: 0 }, contextOf());
  assert.equal("refusal" in own && own.refusal.code, "table/own_seat");
  const bot = decide(state, { type: "remove", seat: 1 }, contextOf());
  assert.deepEqual(bot, [{ type: "vacated", seat: 1, by: "host" }]);
});

test("a person who leaves no longer takes part in a shared replay", () => {
  const review = { at: 4, seat: null, following: [1, 2], apart: [0], notes: [] };
  const after = evolve({ ...gathered().state, review }, { type: "vacated", seat: 1, by: "self" });
  assert.deepEqual(after.review, { ...review, following: [2] });
});
