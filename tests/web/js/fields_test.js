// The fields of a set-up: what is typed into them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkOptions, standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { sizes } from "../../../src/foretell/web/static/ui/choice/fields.js";

/** @type {[string, readonly number[] | null][]} */
const LISTS = [
  ["", null],
  ["  ", null],
  ["1, 3, 5", [1, 3, 5]],
  ["1 3;5", [1, 3, 5]],
  ["1-3", [1, 2, 3]],
  ["3 – 1, 7", [3, 2, 1, 7]],
  ["2..4", [2, 3, 4]],
];
for (const [text, list] of LISTS) {
  test(`"${text}" is the schedule ${JSON.stringify(list)}`, () => {
    assert.deepEqual(sizes(text), list);
  });
}

for (const text of ["abc", "1, x, 3", "1-", "1.5", "-", "1-2-3", "five"]) {
  test(`"${text}" is not a list of hand sizes, and is refused as it was typed`, () => {
    const options = { ...standardOptions(4), hand_sizes: sizes(text) };
    const refusal = checkOptions(options);
    assert.equal(refusal?.code, "options/invalid");
    assert.deepEqual(refusal?.fields, { option: "hand_sizes", value: text, allowed: "1–15" });
  });
}
