// The single writer of a table in the page, and the bots that act there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_ANSWERS, tableActor } from "../../../src/foretell/web/static/net/live/table_actor.js";
import { think } from "./bots.js";
import { SOON } from "./home_table.js";
import { contextOf, gathered, NOW } from "./live_table.js";

/** @import { Action } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { BotQuestion } from "../../../src/foretell/web/static/table/types.d.ts" */

/**
 * An actor at a table that has not begun; `pass` lets the time of a bot pass.
 * @param {(question: BotQuestion) => Action | Promise<Action>} [decide]
 */
function actorOf(decide = think) {
  const log = gathered();
  const seen = { woken: 0, waits: /** @type {number[]} */ ([]), stopped: 0 };
  let act = () => {};
  const actor = tableActor(log, {
    context: contextOf(),
    thinking: {
      think: decide,
      thought: (choices) => 100 * choices,
      later: (next, wait) => {
        act = next;
        seen.waits.push(wait);
        return () => (seen.stopped += 1);
      },
    },
    now: () => NOW,
    wake: () => (seen.woken += 1),
  });
  const pass = async () => {
    act();
    await SOON();
  };
  return { actor, log, seen, pass };
}

test("a command is carried out, shown and answered with the version that it leads to", () => {
  const { actor, log, seen } = actorOf();
  const answer = actor.ask({ type: "start", id: "1" });
  assert.deepEqual(answer, { type: "done", id: "1", version: log.events.length });
  assert.equal(seen.woken, 1);
  assert.equal(log.started, NOW);
});

test("a refused command changes nothing, and wakes nobody", () => {
  const { actor, log, seen } = actorOf();
  const before = log.state;
  const answer = actor.ask({ type: "play", card: "W1", id: "1" });
  assert.equal(answer.type, "refused");
  assert.equal(log.state, before);
  assert.equal(seen.woken, 0);
});

test("a command that is sent again has the first answer, and is not carried out again", () => {
  const { actor, log } = actorOf();
  const first = actor.ask({ type: "sit", seat: 1, id: "1" });
  const { version } = log.state;
  assert.equal(actor.ask({ type: "sit", seat: 2, id: "1" }), first);
  assert.equal(log.state.version, version);
});

test("a hundred answers are remembered, the last ones", () => {
  const { actor } = actorOf();
  const first = actor.ask({ type: "play", card: "W1", id: "0" });
  for (let id = 1; id < MOST_ANSWERS; id += 1) actor.ask({ type: "play", card: "W1", id: `${id}` });
  assert.equal(actor.ask({ type: "play", card: "W1", id: "0" }), first);
  actor.ask({ type: "play", card: "W1", id: "last" });
  assert.notEqual(actor.ask({ type: "play", card: "W1", id: "0" }), first);
});

test("a bot acts when its time has passed, by the number of its actions", async () => {
  const { actor, log, seen, pass } = actorOf();
  actor.ask({ type: "start", id: "1" });
  assert.deepEqual(seen.waits, [300]); // with two cards it bids 0, 1 or 2
  const { length } = log.events;
  await pass();
  assert.equal(log.events[length]?.type, "bid");
  assert.equal(seen.woken, 2);
});

test("a decision that was overtaken is dropped, however late it comes", async () => {
  /** @type {((action: Action) => void)[]} */
  const deciding = [];
  const { actor, log, seen, pass } = actorOf(() => new Promise((done) => deciding.push(done)));
  actor.ask({ type: "start", id: "1" });
  const late = pass();
  actor.commit([{ type: "bid", seat: 1, bid: 1 }]);
  const { length } = log.events;
  assert.equal(seen.stopped, 1);
  deciding[0]?.({ type: "bid", seat: 1, bid: 2 });
  await late;
  await SOON();
  assert.equal(log.events.length, length);
});

test("no bot acts at a table that was closed", async () => {
  const { actor, log, pass } = actorOf();
  actor.ask({ type: "start", id: "1" });
  const { length } = log.events;
  actor.close();
  await pass();
  assert.equal(log.events.length, length);
});

test("the failure of a bot whose decision was dropped is nobody's", async () => {
  const { actor } = actorOf(() => Promise.reject(new Error("no weights")));
  actor.ask({ type: "start", id: "1" });
  actor.commit([{ type: "bid", seat: 1, bid: 1 }]);
  actor.close();
  await SOON(); // a rejection without a handler would end the test
});
