// Hints in the record of a game at a table of the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecord, writeRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { played, playUntil, tableOf } from "./home_table.js";

test("the record of a game says in which rounds a hint was used, and reads as it was written", async () => {
  const at = await tableOf();
  await playUntil(at, () => at.view().game?.state.round.number === 2 && at.view().legal !== null);
  at.table.send({ type: "use_hint", id: "hint" });
  await playUntil(at, () => at.table.record() !== null);
  const text = at.table.record() ?? "";
  const scored = text.split("\n").filter((line) => line.includes("round_scored"));
  assert.deepEqual(scored.map((line) => JSON.parse(line).hints), [undefined, [0]]);
  const read = readRecord(text);
  assert.ok("record" in read);
  assert.deepEqual(read.record.hints, [[0, 2]]);
  assert.equal(writeRecord(read.record), text);
});

test("a record names only seats that there are as having used a hint, each once a round", async () => {
  const { header, events } = await played();
  const lines = writeRecord({ header, events }).trimEnd().split("\n").map((line) =>
    JSON.parse(line)
  );
  const told = lines.map((line) =>
    JSON.stringify({ ...line, hints: [1, 1, 3, -1, 0.5, "2", null] })
  );
  const read = readRecord(told.join("\n"));
  assert.ok("record" in read);
  assert.deepEqual(read.record.events, events);
  assert.deepEqual(read.record.hints, [[1, 1], [1, 2]]);
});
