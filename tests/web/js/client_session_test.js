// The conversation of the page with its own table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { clientSession } from "../../../src/foretell/web/static/net/live/client_session.js";
import { carryOut, gathered } from "./live_table.js";
import { SOON } from "./home_table.js";

/** @import { Command, ServerMessage } from "../../../src/foretell/web/static/wire.d.ts" */

/** A session at a table that has not begun, and what it delivers. */
function sessionOf({ isRestored = false } = {}) {
  const log = gathered();
  /** @type {ServerMessage[]} */
  const heard = [];
  /** @type {Command[]} */
  const asked = [];
  const session = clientSession(log, {
    ask: (command) => {
      asked.push(command);
      carryOut(log, command);
      session.show();
      return { type: "done", id: command.id, version: log.state.version };
    },
    isRestored,
    onMessage: (message) => heard.push(message),
  });
  return { session, log, heard, asked };
}

test("a command before the hello is refused and not carried out", async () => {
  const { session, heard, asked } = sessionOf();
  session.take({ type: "start", id: "1" });
  session.show();
  await SOON();
  assert.deepEqual(heard, [{ type: "refused", id: "1", code: "frame/hello_first" }]);
  assert.deepEqual(asked, []);
});

test("a ping has its answer at any time", async () => {
  const { session, heard } = sessionOf();
  session.take({ type: "ping" });
  await SOON();
  assert.deepEqual(heard, [{ type: "pong" }]);
});

test("messages come after the call that causes them, the events before the answer", async () => {
  const { session, heard } = sessionOf();
  session.take({ type: "hello", table: "HOME" });
  session.take({ type: "start", id: "1" });
  assert.deepEqual(heard, []);
  await SOON();
  assert.deepEqual(heard.map(({ type }) => type), [
    "welcome",
    "events",
    "presence",
    "events",
    "done",
  ]);
});

test("a page that comes back is sent what it does not have yet", async () => {
  const { session, heard, log } = sessionOf();
  session.take({ type: "hello", table: "HOME", seat: 0, since: 2 });
  await SOON();
  assert.deepEqual(heard[0], {
    type: "welcome",
    table: "HOME",
    seat: 0,
    since: 2,
    version: log.events.length,
  });
});

test("what a page knew before its table was restored counts for nothing, the first time", async () => {
  const { session, heard } = sessionOf({ isRestored: true });
  session.take({ type: "hello", table: "HOME", seat: 0, since: 2 });
  await SOON();
  session.take({ type: "hello", table: "HOME", seat: 0, since: 2 });
  await SOON();
  const welcomes = heard.flatMap((one) => (one.type === "welcome" ? [one.since] : []));
  assert.deepEqual(welcomes, [0, 2]);
});

test("a closed session takes nothing, and what was on its way is not delivered", async () => {
  const { session, heard, asked } = sessionOf();
  session.take({ type: "hello", table: "HOME" });
  session.close();
  session.take({ type: "start", id: "1" });
  await SOON();
  assert.deepEqual(heard, []);
  assert.deepEqual(asked, []);
});
