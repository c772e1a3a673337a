// The messages to a viewer of a table in the page, from any version they were at.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  newSubscriber,
  nextFor,
  turnFor,
} from "../../../src/foretell/web/static/net/live/broadcaster.js";
import { extend } from "../../../src/foretell/web/static/net/live/table_log.js";
import { carryOut, gathered, NOW } from "./live_table.js";

/** @import { Subscriber } from "../../../src/foretell/web/static/net/live/broadcaster.js" */
/** @import { TableLog } from "../../../src/foretell/web/static/net/live/table_log.js" */
/** @import { ServerMessage } from "../../../src/foretell/web/static/wire.d.ts" */

const started = () => carryOut(gathered(), { type: "start", id: "1" });

/**
 * All messages until a subscriber is up to date.
 * @param {TableLog} log
 * @param {Subscriber} subscriber
 */
function sent(log, subscriber) {
  /** @type {ServerMessage[]} */
  const messages = [];
  for (let next = nextFor(log, subscriber); next !== null; next = nextFor(log, subscriber)) {
    messages.push(next[0]);
    subscriber = next[1];
  }
  return { messages, subscriber };
}

/** @param {ServerMessage[]} messages */
const outlined = (messages) =>
  messages.map((one) =>
    one.type === "events"
      ? [one.since, one.events.length]
      : one.type === "welcome"
      ? [one.seat, one.since]
      : one.type
  );

test("a newcomer is welcomed, sent everything, and told that everybody is connected", () => {
  const log = started();
  const { messages } = sent(log, newSubscriber(null, 0));
  assert.deepEqual(outlined(messages), [[0, 0], [0, log.events.length], "presence"]);
  const [welcome, events, presence] = messages;
  assert.ok(welcome.type === "welcome" && events.type === "events" && presence.type === "presence");
  assert.equal(welcome.table, "HOME");
  assert.equal(welcome.version, log.events.length);
  assert.deepEqual(presence.seats, [true, true, true]);
});

test("one who was here before is sent what is new, and the turn if nothing is", () => {
  const log = started();
  const { length } = log.events;
  assert.deepEqual(outlined(sent(log, newSubscriber(0, length - 1)).messages), [
    [0, length - 1],
    [length - 1, 1],
    "presence",
  ]);
  const { messages: [, events] } = sent(log, newSubscriber(0, length));
  assert.deepEqual(events, { type: "events", since: length, events: [], to_act: [1] });
});

test("a cursor beyond the log, or of another seat, is not believed", () => {
  const log = started();
  const { length } = log.events;
  assert.deepEqual(outlined(sent(log, newSubscriber(0, length + 9)).messages)[0], [0, length]);
  assert.deepEqual(outlined(sent(log, newSubscriber(1, length)).messages)[0], [0, 0]);
  assert.deepEqual(outlined(sent(log, newSubscriber(null, length)).messages)[0], [0, 0]);
});

test("a change of the own seat begins again: other cards may be seen from there", () => {
  const log = gathered();
  const { subscriber } = sent(log, newSubscriber(0, 0));
  assert.equal(nextFor(log, subscriber), null);
  extend(log, [{ type: "vacated", seat: 0, by: "self" }], NOW);
  assert.deepEqual(outlined(sent(log, subscriber).messages), [
    [null, 0],
    [0, log.events.length],
    "presence",
  ]);
});

test("a long log is sent in parts of 200, the turn with the last of them alone", () => {
  const log = started();
  const { length } = log.events;
  const notes = Array.from({ length: 450 - length }, () => ({
    type: /** @type {const} */ ("character_chosen"),
    seat: 0,
    character: "magnus",
  }));
  extend(log, notes, NOW);
  const { messages } = sent(log, newSubscriber(0, 0));
  assert.deepEqual(outlined(messages).slice(1, -1), [[0, 200], [200, 200], [400, 50]]);
  assert.deepEqual(messages.map((one) => "to_act" in one), [false, false, false, true, false]);
});

test("nobody is sent the cards of others, nor the seed of the shuffle", () => {
  const log = started();
  const text = JSON.stringify(sent(log, newSubscriber(0, 0)).messages);
  const dealt = log.events.find((event) => event.type === "dealt");
  assert.ok(dealt?.type === "dealt");
  for (const card of dealt.hands[0] ?? []) assert.ok(text.includes(`"${card}"`), card);
  for (const card of [...dealt.hands[1] ?? [], ...dealt.hands[2] ?? []]) {
    assert.ok(!text.includes(`"${card}"`), card);
  }
  const committed = log.events.find((event) => event.type === "shuffle_committed");
  assert.ok(committed?.type === "shuffle_committed" && committed.seed);
  assert.ok(!text.includes(committed.seed));
});

test("the legal actions are those of the viewer, and of no spectator", () => {
  const { state } = started();
  assert.deepEqual(Object.keys(turnFor(state, 1)), ["to_act", "legal"]);
  assert.deepEqual(turnFor(state, 0), { to_act: [1] });
  assert.deepEqual(turnFor(state, null), { to_act: [1] });
  assert.deepEqual(turnFor(gathered().state, 0), {});
});
