// A possible game: hands that agree with what a seat knows, from which a record can be played on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { observe } from "../../../src/foretell/web/static/core/redact.js";
import { fold, start } from "../../../src/foretell/web/static/core/index.js";
import { inOtherHands, practiceFrom } from "../../../src/foretell/web/static/net/practice.js";
import { phaseOf } from "../../../src/foretell/web/static/core/state.js";
import { engineWithNetworks } from "./decisions.js";
import { played, playUntil, tableOf } from "./home_table.js";

const engine = await engineWithNetworks();
const BOTS = ["searcher", "strongest"];

/** The hands that a bot believes in, before the first action that a seat takes in a round from a moment on. */
async function sampled(/** @type {string} */ bot, /** @type {string} */ seed, moment = 0) {
  const record = await played();
  const { header, events } = record;
  const at = events.findIndex((event, index) =>
    index >= moment && event.type === "played" && event.seat === 1
  );
  const state = fold(start(header.options, null), events.slice(0, at));
  const hands = engine.sampleWorld({ bot, known: observe(state, 1), seat: 1, seed });
  return { record, at, state, hands };
}

for (const bot of BOTS) {
  test(`a possible game of ${bot} has the own hand, and others of the same sizes without a card twice`, async () => {
    const { state, hands } = await sampled(bot, "5eed", 20);
    const { hands: real, turned, tricks, trick } = state.round;
    assert.deepEqual([...hands[1] ?? []].sort(), [...real[1] ?? []].sort());
    assert.deepEqual(hands.map((hand) => hand?.length), real.map((hand) => hand?.length));
    const seen = [...tricks, ...(trick ? [trick] : [])].flatMap(({ cards }) => cards);
    const all = [...hands.flatMap((hand) => hand ?? []), ...seen, ...(turned ? [turned] : [])];
    assert.equal(new Set(all).size, all.length);
  });
}

test("a possible game is found at every moment, also when others are to act", async () => {
  const { header, events } = await played();
  const { players } = header.options;
  for (let at = 2; at < events.length; at += 5) {
    const state = fold(start(header.options, null), events.slice(0, at));
    const phase = phaseOf(state).type;
    if (phase === "settling" || phase === "finished") continue;
    for (let seat = 0; seat < players; seat += 1) {
      const known = observe(state, seat);
      const hands = engine.sampleWorld({ bot: "searcher", known, seat, seed: "0a" });
      const real = state.round.hands;
      assert.deepEqual(
        [...hands[seat] ?? []].sort(),
        [...real[seat] ?? []].sort(),
        `${at} ${seat}`,
      );
      assert.deepEqual(hands.map((hand) => hand?.length), real.map((hand) => hand?.length));
    }
  }
});

test("the same seed gives the same possible game, and others give others", async () => {
  const answers = await Promise.all(
    ["0a", "0a", "0b", "0c"].map((seed) => sampled("searcher", seed)),
  );
  const [one, again, ...others] = answers.map(({ hands }) => JSON.stringify(hands));
  assert.equal(one, again);
  assert.ok(others.some((hands) => hands !== one));
});

test("a record is played on in other hands to its end, after all that had happened in them", async () => {
  const { record, at, hands } = await sampled("searcher", "0b", 20);
  const changed = inOtherHands(record, at, hands);
  assert.equal(changed.header.fair, undefined);
  const state = fold(start(changed.header.options, null), changed.events);
  assert.deepEqual(state.round.hands, hands);
  const table = await tableOf(practiceFrom(changed, at, 1, 0));
  assert.equal(table.view().seat, 1);
  await playUntil(table, () => table.table.record() !== null);
});
