// The trick that is in the page before any script has loaded.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { trickShow } from "../../../src/foretell/web/static/art/trick_show.js";

const WRITTEN = new URL(
  "../../../src/foretell/web/static/art/trick_show.html",
  import.meta.url,
);

test("the page has the trick as it is drawn: make generated mends it", () => {
  assert.equal(readFileSync(WRITTEN, "utf8"), `${trickShow()}\n`);
});

test("the trick has all that its drawings refer to, once", () => {
  const drawing = trickShow();
  const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  const referred = [...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  assert.deepEqual([...new Set(referred)].filter((id) => !ids.includes(id)), []);
});
