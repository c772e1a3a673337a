// A score sheet as a file for spreadsheets.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { csvOf } from "../../../src/foretell/web/static/ui/pad/csv.js";
import { newSheet } from "../../../src/foretell/web/static/ui/pad/sheet.js";
import { loadLanguage } from "../../../src/foretell/web/static/words/words.js";

await loadLanguage("en");

/**
 * The first line of a sheet with these names.
 * @param {...string} names
 */
const headOf = (...names) =>
  csvOf(newSheet({ id: "1", names, options: standardOptions(names.length) })).split("\r\n")[0];

test("a name that a spreadsheet would take for a formula is marked as text", () => {
  for (const sign of ["=", "+", "-", "@"]) {
    const head = headOf(`${sign}Ada`, "Bruno", "Cleo");
    assert.ok(head.includes(`,'${sign}Ada: `), head);
    assert.ok(head.includes(",Bruno: "), head);
  }
});

test("a name with a comma or a quote is quoted as RFC 4180 has it", () => {
  const head = headOf("Ada, B.", 'The "Fox"', "Cleo");
  assert.ok(head.includes(',"Ada, B.: '), head);
  assert.ok(head.includes(',"The ""Fox"": '), head);
});
