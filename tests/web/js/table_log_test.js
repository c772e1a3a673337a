// The log of a table in the page: what is stored of it, and its record.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readRecord } from "../../../src/foretell/web/static/core/dealing.js";
import {
  emptyLog,
  extend,
  finishedRecord,
  recordSoFar,
  savedTable,
} from "../../../src/foretell/web/static/net/live/table_log.js";
import { beforeLastDecision, practiceFrom } from "../../../src/foretell/web/static/net/practice.js";
import { played } from "./home_table.js";
import { carryOut, gathered, NOW } from "./live_table.js";

test("the state follows from the events, one version each", () => {
  const log = gathered();
  assert.equal(log.state.version, log.events.length);
  assert.deepEqual(log.state.seats.map((holder) => holder?.name), ["Ann", "Bot 1", "Bot 2"]);
  assert.equal(log.started, 0);
  carryOut(log, { type: "start", id: "1" });
  assert.equal(log.state.version, log.events.length);
  assert.equal(log.started, NOW);
});

test("a saved table gives the same state again", () => {
  const log = carryOut(gathered(), { type: "start", id: "1" });
  const saved = JSON.parse(JSON.stringify(savedTable(log, 7)));
  assert.equal(saved.secrets, 7);
  assert.equal(saved.started, NOW);
  assert.ok(!("seed" in saved));
  const again = emptyLog("HOME");
  extend(again, saved.entries, NOW);
  assert.deepEqual(again.state.game, log.state.game);
  assert.deepEqual(again.state.seats, log.state.seats);
});

test("a game without a commitment has the seed that was saved, and keeps it", async () => {
  const record = await played();
  const { fair: _, ...header } = record.header;
  const saved = practiceFrom({ ...record, header: { ...header, seed: "5eed" } }, 0, 1, NOW);
  const log = emptyLog("HOME", saved.seed ?? null);
  extend(log, saved.entries, NOW);
  assert.equal(log.state.game?.state.seed, "5eed");
  assert.equal(log.state.game?.round.before.seed, "5eed");
  assert.equal(savedTable(log, 0).seed, "5eed");
});

test("games before the last shuffle are stored in short: who has which seat", async () => {
  const { header, events } = await played();
  const saved = practiceFrom({ header, events }, events.length, 0, NOW);
  const log = emptyLog("HOME");
  extend(log, saved.entries, NOW);
  assert.equal(savedTable(log, 0).entries.length, saved.entries.length);
  carryOut(log, { type: "rematch", id: "r" });
  const { entries } = savedTable(log, 0);
  assert.deepEqual(entries.map(({ type }) => type).slice(0, 6), [
    "opened",
    ...header.players.map(() => "seated"),
    "host_changed",
    "shuffle_committed",
  ]);
  assert.ok(entries.length < saved.entries.length);
  const again = emptyLog("HOME");
  extend(again, entries, NOW);
  assert.equal(again.state.game, null);
  assert.deepEqual(again.state.shuffle, log.state.shuffle);
});

test("a record begins with the game, and is finished with it", async () => {
  const log = gathered();
  assert.equal(recordSoFar(log), null);
  assert.equal(finishedRecord(log), null);
  carryOut(log, { type: "start", id: "1" });
  assert.ok("record" in readRecord(recordSoFar(log) ?? ""));
  assert.equal(finishedRecord(log), null);
  const { header, events } = await played();
  const whole = emptyLog("HOME");
  const saved = practiceFrom({ header, events }, events.length, 0, NOW);
  extend(whole, saved.entries, NOW);
  assert.equal(finishedRecord(whole), recordSoFar(whole));
  const before = beforeLastDecision(saved, 0, NOW);
  const open = emptyLog("HOME");
  extend(open, before?.entries ?? [], NOW);
  assert.equal(finishedRecord(open), null);
  assert.notEqual(recordSoFar(open), null);
});
