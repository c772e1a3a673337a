// Drills: the deals are of the kind that was asked for, matter, and are the same each time.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOf, DEALS, OWN } from "../../../src/foretell/web/static/analysis/drills.js";
import { groupOf, groupsOf, idOf } from "../../../src/foretell/web/static/analysis/occasions.js";
import { act, observe, settle } from "../../../src/foretell/web/static/core/dealing.js";
import { fold, legalFor, start } from "../../../src/foretell/web/static/core/index.js";
import { engineWithNetworks } from "./decisions.js";

/** @import { Players } from "../../../src/foretell/web/static/analysis/drills.js" */

const engine = await engineWithNetworks();
/** @type {Players} */
const PLAYERS = {
  decide: engine.decide,
  estimate: (question) => [...engine.study(question)].at(-1)?.values ?? [],
};

/** @param {string} id @param {number} deal @param {number} [players] */
const deal = (id, deal, players = 4) => dealOf(groupOf(id), { players, drill: 1, deal }, PLAYERS);

for (
  const id of [
    ...["bid", "bid/1-2", "bid/6-8/last", "bid//between", "bid/9-/first", "bid//unseen"],
    ...["trump", "lead", "follow", "duck", "discard", "ending", "even"],
  ]
) {
  test(`a drill on ${id} deals decisions of that kind, which a player has to make`, async () => {
    for (const players of [3, 6]) {
      const found = await deal(id, 0, players);
      assert.ok(found, String(players));
      const { known, events, options, seed } = found;
      assert.ok(groupsOf(known, OWN).map(idOf).includes(id));
      const { suits, bids, cards } = legalFor(known, OWN) ?? {};
      assert.ok((suits ?? bids ?? cards ?? []).length > 1);
      const state = fold(start(options, seed), events);
      assert.deepEqual(observe(state, OWN), known);
      assert.deepEqual(settle(state).events, []);
    }
  });
}

test("a drill deals the same each time, and something else in each deal", async () => {
  const seeds = [];
  for (let number = 0; number < DEALS; number += 1) {
    seeds.push((await deal("bid/3-5/last", number))?.seed);
  }
  assert.equal(new Set(seeds).size, DEALS);
  assert.equal((await deal("bid/3-5/last", 0))?.seed, seeds[0]);
  const another = { players: 4, drill: 2, deal: 0 };
  const next = await dealOf(groupOf("bid/3-5/last"), another, PLAYERS);
  assert.notEqual(next?.seed, seeds[0]);
});

test("the best bid of a drill is ahead of every other", async () => {
  const found = await deal("bid/6-8", 0);
  assert.ok(found);
  const question = { bot: "learned", known: found.known, seat: OWN, seed: found.seed };
  const [, second] = await PLAYERS.estimate(question);
  assert.ok(second.behind >= 2);
});

test("a round of a drill can be played to its end from the decision", async () => {
  const found = await deal("lead", 0);
  assert.ok(found);
  let state = fold(start(found.options, found.seed), found.events);
  while (state.winners.length === 0) {
    const seat = state.options.players - 1 - [...Array(state.options.players).keys()].reverse()
      .findIndex((one) => legalFor(state, one) !== null);
    const bot = { bot: "steady", known: observe(state, seat), seat, seed: found.seed };
    const outcome = act(state, engine.decide(bot));
    assert.ok("state" in outcome);
    state = outcome.state;
  }
  assert.equal(state.scores.length, 1);
});
