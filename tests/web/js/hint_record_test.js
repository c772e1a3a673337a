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

test("what was shown before decisions is read, and written as Python writes it", async () => {
  const file = new URL("../../../conformance/records/hints.jsonl", import.meta.url);
  const text = await (await fetch(file)).text();
  const reading = readRecord(text);
  assert.ok("record" in reading);
  const { events, hintValues = [] } = reading.record;
  assert.ok(hintValues.length > 2);
  for (const [at] of hintValues) assert.ok(["bid", "played"].includes(events[at].type));
  assert.equal(writeRecord(reading.record), text);
});

test("a wrong hint is ignored, and the game is read", async () => {
  const { header, events } = await played();
  const at = events.findIndex(({ type }) => type === "bid");
  const hint = { games: 70, values: [[0, 2000, 9000, 150, 0, 0, [60, 10]]] };
  /** @type {(wrong: unknown) => number} */
  const read = (wrong) => {
    const hintValues = /** @type {any} */ ([[at, wrong]]);
    const reading = readRecord(writeRecord({ header, events, hintValues }));
    assert.ok("record" in reading);
    return reading.record.hintValues?.length ?? 0;
  };
  const row = hint.values[0];
  const rows = [
    [0.5, ...row.slice(1)],
    ["H100", ...row.slice(1)],
    [0, 2000.5, ...row.slice(2)],
    [0, 2000, 10001, ...row.slice(3)],
    [0, 2000, 9000, -1, 0, 0, []],
    [0, 2000, 9000, 150, 1, 0, []],
    [0, 2000, 9000, 150, 0, 0, Array(65).fill(0)],
    [0, 2000, 9000, 150, 0, 0, [-1]],
    [0, 2000],
    "0",
  ];
  assert.equal(read(hint), 1);
  for (const wrong of rows) assert.equal(read({ ...hint, values: [wrong] }), 0, `${wrong}`);
  for (const games of [0, 1.5, "70", 1e7]) assert.equal(read({ ...hint, games }), 0, `${games}`);
  for (const values of [[], Array(65).fill(row), {}]) assert.equal(read({ ...hint, values }), 0);
  for (const wrong of ["70", 70, [], true]) assert.equal(read(wrong), 0);
});

test("a move taken back takes what was shown before it along, and nobody is sent any of it", async () => {
  const home = await tableOf();
  await playUntil(home, () => (home.view().legal?.bids?.length ?? 0) > 1);
  const hint = { games: 70, values: [/** @type {const} */ ([0, 2000, 9000, 150, 0, 0, [60, 10]])] };
  home.table.send({ type: "bid", id: "bid", bid: 0, hint });
  await SOON();
  const { game } = home.view();
  assert.deepEqual(game?.hints, [[0, 1]]);
  assert.equal(game?.hintValues, undefined);
  const shown = () => home.table.recordSoFar()?.includes('"hint":') ?? false;
  assert.equal(shown(), true);
  home.table.send({ type: "ask_undo", id: "undo" });
  await SOON();
  assert.equal(shown(), false);
});
