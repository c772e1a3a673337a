// The tables that this browser remembers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_SENT } from "../../../src/foretell/web/static/net/table_view.js";
import {
  forgetTable,
  recentOf,
  recentTables,
  rememberTable,
} from "../../../src/foretell/web/static/ui/stored/recent.js";
import { forgetEverything } from "./storage.js";

/** @import { TableView } from "../../../src/foretell/web/static/table/types.d.ts" */

const holder = (/** @type {string} */ name, kind = "human") => ({
  name,
  kind,
  away: false,
  waits: false,
});
/** @type {TableView} */
const TABLE = {
  ...NOTHING_SENT,
  code: "T1",
  seat: 1,
  host: 0,
  seats: [holder("Ada"), holder("Ben"), holder("Bot 1", "seasoned"), null],
};

test("a table is remembered by the other people at it, and by its host", () => {
  const expected = { code: "T1", host: "Ada", people: ["Ada"], seen: 7, isOver: false };
  assert.deepEqual(recentOf(TABLE, 7), expected);
  assert.deepEqual(recentOf({ ...TABLE, seat: null }, 7).people, ["Ada", "Ben"]);
  assert.deepEqual(recentOf({ ...TABLE, host: null }, 7).host, "");
});

test("a table whose game is over is remembered as such", () => {
  const game = /** @type {TableView["game"]} */ (/** @type {unknown} */ ({
    state: { winners: [2] },
  }));
  assert.equal(recentOf({ ...TABLE, game }, 7).isOver, true);
});

test("a table keeps the people who have left it, until it is removed from the list", () => {
  forgetEverything();
  const old = [{ code: "OLD", name: "Table of OLD" }]; // without its people and its date
  localStorage.setItem("foretell.tables", JSON.stringify(old));
  assert.deepEqual(recentTables(), []);
  rememberTable(recentOf(TABLE, 7));
  rememberTable(recentOf({ ...TABLE, seats: [null, holder("Ben")], host: null }, 8));
  const [{ people, host, seen }] = recentTables();
  assert.deepEqual({ people, host, seen }, { people: ["Ada"], host: "Ada", seen: 8 });
  forgetTable("T1");
  assert.deepEqual(recentTables(), []);
});
