// Hints in the record of a game at a table of the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecord, writeRecord } from "../../../src/foretell/web/static/core/dealing.js";
import { hasChoice } from "../../../src/foretell/web/static/core/legal.js";
import { played, playUntil, SOON, tableOf } from "./home_table.js";

test("the record of a game says in which rounds a hint was used, and reads as it was written", async () => {
  const home = await tableOf();
  await playUntil(
    home,
    () => home.view().game?.state.round.number === 2 && home.view().legal !== null,
  );
  home.table.send({ type: "use_hint", id: "hint" });
  await playUntil(home, () => home.table.record() !== null);
  const text = home.table.record() ?? "";
  const scored = text.split("\n").filter((line) => line.includes("round_scored"));
  assert.deepEqual(scored.map((line) => JSON.parse(line).hints), [undefined, [0]]);
  const reading = readRecord(text);
  assert.ok("record" in reading);
  assert.deepEqual(reading.record.hints, [[0, 2]]);
  assert.equal(writeRecord(reading.record), text);
});

test("a hint for the only legal card marks nothing", async () => {
  const home = await tableOf();
  await playUntil(home, () => home.view().legal?.cards?.length === 1);
  const { game, seat } = home.view();
  assert.ok(game && seat !== null && !hasChoice(game.state, seat));
  const before = home.view().version;
  home.table.send({ type: "use_hint", id: "hint" });
  await SOON();
  assert.equal(home.view().version, before);
  assert.deepEqual(home.view().game?.hints, []);
});

test("a record names only seats that there are as having used a hint, each once a round", async () => {
  const { header, events } = await played();
  const lines = writeRecord({ header, events }).trimEnd().split("\n").map((line) =>
    JSON.parse(line)
  );
  const marked = lines.map((line) =>
    JSON.stringify({ ...line, hints: [1, 1, 3, -1, 0.5, "2", null] })
  );
  const reading = readRecord(marked.join("\n"));
  assert.ok("record" in reading);
  assert.deepEqual(reading.record.events, events);
  assert.deepEqual(reading.record.hints, [[1, 1], [1, 2]]);
});
