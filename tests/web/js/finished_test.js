// The games that a browser keeps: the last ones, as many as there is room for.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import {
  finishedGames,
  finishedRecord,
  keepFinished,
} from "../../../src/foretell/web/static/ui/stored/finished.js";
import { MOST_GAMES } from "../../../src/foretell/web/static/keeper/kinds.js";
import { placeOf } from "../../../src/foretell/web/static/ui/parts/ranks.js";
import { forgetEverything } from "./storage.js";

/**
 * The record of a game, cut short.
 * @param {number} second at which it began
 */
const record = (second) =>
  [
    {
      started: new Date(1000 * second).toISOString(),
      players: [{ name: "You" }, { name: "Bot 1" }],
    },
    { type: "finished", totals: [second, 20] },
  ].map((line) => `${JSON.stringify(line)}\n`).join("");

test("a finished game is listed with its players and totals, and its record is kept", () => {
  forgetEverything();
  assert.equal(keepFinished(record(9), 0), "/replay/here/9000");
  keepFinished(record(30), 1);
  assert.deepEqual(finishedGames(), [
    { id: 30000, players: ["You", "Bot 1"], totals: [30, 20], seat: 1 },
    { id: 9000, players: ["You", "Bot 1"], totals: [9, 20], seat: 0 },
  ]);
  assert.equal(finishedRecord(9000), record(9));
});

test("practice and hints are kept with a finished game, and nothing of either without them", () => {
  forgetEverything();
  keepFinished(record(1), 0, { isPractice: true, hasHints: true });
  keepFinished(record(2), 0, { hasHints: false });
  const marks = finishedGames().map(({ isPractice, hasHints }) => [isPractice, hasHints]);
  assert.deepEqual(marks, [[undefined, undefined], [true, true]]);
});

test("a game that is shown again after a reload is listed once", () => {
  forgetEverything();
  keepFinished(record(9), 0);
  keepFinished(record(9), 0);
  assert.equal(finishedGames().length, 1);
});

test("no more than the last games are kept, nor any record beside theirs", () => {
  const { items } = forgetEverything();
  for (let second = 1; second <= MOST_GAMES + 3; second += 1) keepFinished(record(second), 0);
  assert.equal(finishedGames().length, MOST_GAMES);
  assert.equal(items.size, 2 * MOST_GAMES);
  assert.equal(finishedRecord(3000), null);
  assert.equal(finishedRecord(4000), record(4));
});

test("the oldest games are removed when the storage is full", () => {
  forgetEverything().room = 2_000;
  for (let second = 1; second <= 20; second += 1) keepFinished(record(second), 0);
  const games = finishedGames();
  assert.equal(games[0].id, 20_000);
  assert.ok(games.length > 1 && games.length < 12, String(games.length));
  for (const { id } of games) assert.notEqual(finishedRecord(id), null);
});

test("a game that finds no room can be replayed until the page is closed", () => {
  const store = forgetEverything();
  store.room = 0;
  assert.equal(keepFinished(record(9), 0), "/replay/here/9000");
  assert.equal(finishedRecord(9000), record(9));
  assert.equal(store.items.size, 0);
});

test("players with equal totals share a place", () => {
  assert.deepEqual([0, 1, 2, 3].map((seat) => placeOf([50, 80, 50, 10], seat)), [2, 1, 2, 4]);
});
