// Sharing by the system's sheet: a closed sheet is a choice, anything else a failure.

import assert from "node:assert/strict";
import { test } from "node:test";
import { shared } from "../../../src/foretell/web/static/ui/base/share.js";

/** @param {unknown} problem what sharing ends with; null where it succeeds */
const sharing = (problem) => {
  const share = () => problem === null ? Promise.resolve() : Promise.reject(problem);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
};

test("what is shared, or whose sheet is closed, needs nothing more", async () => {
  sharing(null);
  assert.equal(await shared({ text: "a" }), true);
  sharing(new DOMException("closed", "AbortError"));
  assert.equal(await shared({ text: "a" }), true);
});

test("what the system refuses to share has to be brought on in another way", async () => {
  for (const name of ["NotAllowedError", "InvalidStateError", "DataError"]) {
    sharing(new DOMException("refused", name));
    assert.equal(await shared({ text: "a" }), false, name);
  }
  sharing(new TypeError("nothing to share"));
  assert.equal(await shared({}), false);
});
