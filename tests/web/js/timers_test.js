// When a bot acts for a person, as the others see it.

import "./page.js"; // first: what the others need of a page
import assert from "node:assert/strict";
import { test } from "node:test";
import { allowedIn, awaitedAt, botIn } from "../../../src/foretell/web/static/table/timers.js";
import { runsFor } from "../../../src/foretell/web/static/ui/table/play/clock.js";
import { NOTHING_SENT } from "../../../src/foretell/web/static/net/table_view.js";

/** @import { TableView } from "../../../src/foretell/web/static/table/types.d.ts" */

/** @type {(name: string, more?: object) => any} */
const human = (name, more = {}) => ({ name, kind: "human", away: false, waits: false, ...more });

/** @type {TableView} a game of two people and a bot, at which the second person is to act */
const TABLE = /** @type {any} */ ({
  ...NOTHING_SENT,
  settings: { grace: 45, patience: 300, silence: 45 },
  seats: [human("Ada"), human("Bob"), { name: "steady", kind: "steady", away: false }],
  seat: 0,
  game: { state: { winners: [] } },
  toAct: [1],
  present: [true, true, true],
});
const GONE = { ...TABLE, present: [true, false, true] };

test("a bot plays for a person who thinks when the patience of the table is over", () => {
  assert.deepEqual(botIn(TABLE, 1, 20_000, 0), 280_000);
  assert.deepEqual(botIn({ ...TABLE, waited: 290 }, 1, 4_000, 0), 6_000);
  assert.deepEqual(botIn({ ...TABLE, clocks: [9, 15_000, 9] }, 1, 4_000, 0), 11_000);
  assert.deepEqual(botIn({ ...TABLE, waited: 400 }, 1, 0, 0), 0);
});

test("a bot stands in for a person who is gone after the time of grace", () => {
  assert.deepEqual(botIn(GONE, 1, 0, 5_000), 40_000);
  assert.deepEqual(botIn({ ...GONE, gone: [0, 30, 0] }, 1, 0, 5_000), 10_000);
  assert.deepEqual(botIn({ ...GONE, toAct: [0] }, 1, 0, 5_000), 40_000);
  assert.deepEqual(botIn({ ...GONE, toAct: [0], gone: [0, 60, 0] }, 1, 0, 0), 0);
});

test("nothing is counted down for bots, for those whom a bot replaces, or while nobody waits", () => {
  assert.deepEqual(botIn(TABLE, 0, 0, 0), null);
  assert.deepEqual(botIn({ ...TABLE, toAct: [2] }, 2, 0, 0), null);
  for (const more of [{ away: true }, { waits: true }]) {
    assert.deepEqual(
      botIn({ ...GONE, seats: [human("Ada"), human("Bob", more), null] }, 1, 0, 0),
      null,
    );
  }
  assert.deepEqual(botIn({ ...GONE, undo: { seat: 0, missing: [1], number: 9 } }, 1, 0, 0), null);
  assert.deepEqual(botIn({ ...GONE, present: [false, false, true] }, 1, 0, 0), null);
  assert.deepEqual(botIn({ ...GONE, game: null }, 1, 0, 0), null);
});

test("a clock runs for whoever is to act, and stands still while an undo is asked for", () => {
  assert.deepEqual([0, 1].map((seat) => runsFor(TABLE, seat)), [false, true]);
  assert.equal(runsFor({ ...TABLE, undo: { seat: 0, missing: [1], number: 9 } }, 1), false);
});

test("a table at which all who are connected are silent rests", () => {
  const seats = [human("Ada", { away: true, silent: true }), human("Bob"), null];
  assert.deepEqual(botIn({ ...GONE, seats }, 1, 0, 0), null);
  assert.deepEqual(botIn({ ...TABLE, seats }, 1, 0, 0), 300_000);
});

test("others may let a bot play after 15 s of absence, or a third of a shorter grace", () => {
  assert.deepEqual(allowedIn(GONE, 1, 90_000, 4_000), 11_000);
  assert.deepEqual(allowedIn({ ...GONE, gone: [0, 12, 0] }, 1, 0, 4_000), 0);
  const hasty = { ...GONE, settings: /** @type {any} */ ({ ...TABLE.settings, grace: 6 }) };
  assert.deepEqual(allowedIn(hasty, 1, 0, 500), 1_500);
});

test("others may let a bot play for a person who thinks after the table's silence", () => {
  assert.deepEqual(allowedIn({ ...TABLE, waited: 10 }, 1, 5_000, 0), 30_000);
  assert.deepEqual(allowedIn(TABLE, 1, 46_000, 0), 0);
  assert.deepEqual(allowedIn(TABLE, 0, 46_000, 0), null);
  assert.deepEqual(allowedIn({ ...TABLE, present: [false, true, true] }, 1, 46_000, 0), null);
});

test("whoever is gone is counted down at once, and whoever thinks only near a deadline", () => {
  assert.deepEqual(awaitedAt(TABLE, 29_000, 0), null);
  const soon = { seat: 1, left: 270_000, allowed: 15_000, isGone: false };
  assert.deepEqual(awaitedAt(TABLE, 30_000, 0), soon);
  const late = { seat: 1, left: 25_000, allowed: 0, isGone: false };
  assert.deepEqual(awaitedAt(TABLE, 275_000, 0), late);
  const gone = { seat: 1, left: 44_000, allowed: 14_000, isGone: true };
  assert.deepEqual(awaitedAt(GONE, 0, 1_000), gone);
});
