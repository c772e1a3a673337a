// The effect of each message of a server on a client's view of a table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { OutOfSync } from "../../../src/foretell/web/static/table/refusals.js";

/** @import { Events, ServerMessage } from "../../../src/foretell/web/static/wire.d.ts" */

const SETTINGS = {
  listed: false,
  clock: { bank: 60, increment: 5 },
  grace: 45,
  pace: 700,
  stand_in: "steady",
  patience: 300,
  silence: 45,
  hints: true,
};
/** @type {Events} */
const EVENTS = {
  type: "events",
  since: 0,
  events: [{ type: "opened", options: standardOptions(3), settings: SETTINGS }],
  to_act: [1, 2],
  legal: { bids: [0, 1] },
  clocks: [60_000, 59_000, 58_000],
  epoch: 4,
};

/** @param {ServerMessage[]} messages */
const after = (...messages) => messages.reduce(reduce, NOTHING_SENT);

test("events come with whose turn it is, the legal actions, the clocks and the epoch", () => {
  const view = after(EVENTS);
  assert.equal(view.version, 1);
  assert.deepEqual(view.toAct, [1, 2]);
  assert.deepEqual(view.legal, { bids: [0, 1] });
  assert.deepEqual(view.clocks, [60_000, 59_000, 58_000]);
  assert.equal(view.epoch, 4);
  assert.equal(view.upToDate, true);
});

test("what later events leave out is over, but the epoch stays", () => {
  const view = after(EVENTS, { type: "events", since: 1, events: [] });
  assert.deepEqual([view.toAct, view.legal, view.clocks, view.epoch], [[], null, [], 4]);
});

test("presence says who is connected, and whether bots are slow for now", () => {
  const busy = after({ type: "presence", seats: [true, false], bots_wait: true });
  assert.deepEqual([busy.present, busy.botsWait], [[true, false], true]);
  assert.equal(reduce(busy, { type: "presence", seats: [true] }).botsWait, false);
});

test("presence says how many people without a seat follow a review, and which of them", () => {
  const one = after({
    type: "presence",
    seats: [true],
    watchers: { following: 2, names: ["Emil"] },
  });
  assert.deepEqual(one.watchers, { following: 2, apart: 0, names: ["Emil"] });
  const none = reduce(one, { type: "presence", seats: [true] });
  assert.deepEqual(none.watchers, { following: 0, apart: 0, names: [] });
});

test("a welcome to a table of another code forgets what was known", () => {
  const welcome = /** @type {const} */ ({ type: "welcome", table: "T2", seat: 1, since: 0 });
  const view = after(EVENTS, { ...welcome, version: 0 });
  assert.deepEqual([view.version, view.code, view.seat, view.options], [0, "T2", 1, null]);
});

test("a welcome to what is known keeps it, and says whether more is to come", () => {
  const welcome = /** @type {const} */ ({ type: "welcome", table: "", seat: 1, since: 1 });
  assert.equal(after(EVENTS, { ...welcome, version: 1 }).upToDate, true);
  const behind = after(EVENTS, { ...welcome, version: 2 });
  assert.deepEqual([behind.version, behind.upToDate], [1, false]);
});

test("events that do not follow on what is known are out of sync", () => {
  assert.throws(() => after({ ...EVENTS, since: 3 }), OutOfSync);
});

test("answers to commands leave the view as it is", () => {
  const view = after(EVENTS);
  for (
    const message of /** @type {ServerMessage[]} */ ([
      { type: "done", id: "a", version: 9 },
      { type: "refused", id: "a", code: "table/full" },
      { type: "closing", reason: "restart" },
      { type: "pong" },
    ])
  ) assert.equal(reduce(view, message), view);
});
