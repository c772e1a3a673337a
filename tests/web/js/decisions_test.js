// The engine's decisions against the table in conformance/, and its errors for wrong questions.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { observe, settle } from "../../../src/foretell/web/static/core/dealing.js";
import { standardOptions, start } from "../../../src/foretell/web/static/core/index.js";
import { startEngine } from "../../../src/foretell/web/static/engine/engine.js";
import { engineFile, engineWithNetworks, run } from "./decisions.js";

const TABLE = new URL("../../../conformance/decisions.jsonl", import.meta.url);

/** @type {(seat: number, bot: string) => any} */
const question = (seat, bot) => {
  const { state } = settle(start({ ...standardOptions(3), first_dealer: 0 }, "2a"));
  return { bot, known: observe(state, seat), seat, seed: "2a" };
};

test("the engine decides as every bot does in Python", async () => {
  const { checked, failures } = await run({ lines: readFileSync(TABLE, "utf8") });
  assert.deepEqual(failures, []);
  assert.ok(checked >= 3000, `${checked} decisions`);
});

test("a bot whose networks are not loaded says so", async () => {
  const engine = await startEngine(await engineFile());
  assert.deepEqual(engine.missing("strongest"), ["best", "quick"]);
  assert.deepEqual(engine.missing("casual"), []);
  assert.throws(() => engine.decide(question(1, "learned")), /"best" is not loaded/);
  assert.throws(() => engine.load("best", new ArrayBuffer(8)), /no file of weights/);
});

test("unknown bots and styles, and seats that are not to act, are refused", async () => {
  const engine = await startEngine(await engineFile());
  assert.throws(() => engine.decide(question(1, "nobody")), /no bot "nobody"/);
  assert.throws(() => engine.decide(question(1, "casual:wild")), /no style "wild"/);
  assert.throws(() => engine.decide(question(2, "steady")), /seat 2 is not to act/);
});

test("a study yields ever more games, and one at a time", async () => {
  const engine = await engineWithNetworks();
  const study = engine.study(question(1, "strongest"));
  const first = study.next().value;
  assert.ok(first && first.games === 32 && first.values.length === 2);
  assert.throws(() => engine.decide(question(1, "steady")), /under way/);
  const last = [...study].at(-1);
  assert.ok(last && last.games > 32);
  assert.deepEqual(engine.decide(question(1, "strongest")), last.values[0].action);
});

test("a decision in little time takes fewer games rather than longer", async () => {
  let time = 0;
  const clock = () => (time += 5);
  const engine = await engineWithNetworks(clock);
  const games = (/** @type {number} */ milliseconds) =>
    [...engine.study({ ...question(1, "strongest"), milliseconds })].at(-1)?.games ?? 0;
  const [few, some, all] = [20, 400, Infinity].map(games);
  assert.ok(few > 0 && few < some && some <= all, `${few}, ${some}, ${all} games`);
});
