// How the tables are called at which this browser has been.

import assert from "node:assert/strict";
import { test } from "node:test";
import { hostOf } from "../../../src/foretell/web/static/ui/home/recent.js";

/** @import { TableBody } from "../../../src/foretell/web/static/wire.d.ts" */

test("a table is remembered by its host's name, by its code where it has none", () => {
  const seats = ["Ada", "Ben"].map((name) => ({ name, kind: "human", present: true }));
  const table = { code: "T1", seats, host: 0 };
  const hosts = [table, { ...table, host: 1 }, { ...table, host: null }].map((one) =>
    hostOf(/** @type {TableBody} */ (/** @type {unknown} */ (one)))
  );
  assert.deepEqual(hosts, ["Ada", "Ben", "T1"]);
});
