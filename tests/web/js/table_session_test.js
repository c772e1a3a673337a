// The page's side of the protocol, without a socket: its messages on a new connection, and repeats.

import assert from "node:assert/strict";
import { test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { createTableSession } from "../../../src/foretell/web/static/net/table_session.js";

/** @import { ServerMessage } from "../../../src/foretell/web/static/wire.d.ts" */

/** A session, what it was refused, and what it makes of messages, those of later versions too. */
function begun() {
  /** @type {string[]} */
  const refused = [];
  const session = createTableSession("T1", () => {}, ({ code }) => refused.push(code));
  const take = (/** @type {object} */ message) =>
    session.take(/** @type {ServerMessage} */ (message));
  return { ...session, take, refused, hello: () => session.opening()[0] };
}

const WELCOME = { type: "welcome", table: "T1", seat: 1, since: 0, version: 3, epoch: 7 };
const OPENED = {
  type: "opened",
  options: standardOptions(3),
  settings: { listed: false, later: { more: 1 } },
  mood: "fine",
};
const THREE = [OPENED, { type: "waved", seat: 1 }, { type: "host_changed", seat: 0, why: 1 }];

test("a new session knows nothing of the table", () => {
  assert.deepEqual(begun().hello(), { type: "hello", table: "T1", since: 0, seat: null });
});

test("a session comes back for what it has not seen, messages of later versions and all", () => {
  const { take, hello } = begun();
  take(WELCOME);
  take({ type: "chat", text: "what only a later version says" });
  assert.equal(take({ type: "events", since: 0, events: THREE }), null);
  assert.deepEqual(hello(), { type: "hello", table: "T1", since: 3, seat: 1, epoch: 7 });
});

test("the epoch is that of the last message that told one", () => {
  const { take, hello } = begun();
  take(WELCOME);
  take({ type: "events", since: 0, events: THREE });
  take({ type: "events", since: 3, events: [{ type: "unknown", kind: "waved" }], epoch: 9 });
  assert.deepEqual([hello().since, hello().epoch], [4, 9]);
  take({ type: "events", since: 4, events: [] });
  assert.equal(hello().epoch, 9);
});

test("a history that the server has lost is forgotten", () => {
  const { take, hello } = begun();
  take(WELCOME);
  take({ type: "events", since: 0, events: [...THREE, { type: "unknown", kind: "waved" }] });
  assert.equal(take({ ...WELCOME, since: 3 }), 0);
  assert.deepEqual([hello().since, "epoch" in hello()], [0, false]);
});

test("a server that tells no epoch is told none", () => {
  const { take, hello } = begun();
  assert.equal(take({ ...WELCOME, version: 0, epoch: undefined }), null);
  assert.equal("epoch" in hello(), false);
});

test("a gap in the events is asked for at once", () => {
  const { take } = begun();
  take({ ...WELCOME, version: 0 });
  assert.equal(take({ type: "events", since: 0, events: [] }), null);
  assert.equal(take({ type: "events", since: 7, events: [] }), 0);
});

for (
  const [code, fields, wait] of /** @type {const} */ ([
    ["frame/too_many", { retry_after: 3 }, 3000],
    ["frame/too_many", {}, 500],
    ["table/busy", undefined, 500],
    ["frame/hello_first", undefined, 500],
  ])
) {
  test(`${code} is no answer: the command is said again after ${wait} ms`, () => {
    const { ask, take, opening, hello, refused } = begun();
    const sit = ask({ type: "sit" });
    assert.equal(take({ type: "refused", id: sit.id, code, fields }), wait);
    assert.deepEqual(opening(), [hello(), sit]);
    assert.deepEqual(refused, []);
  });
}

test("a hello that came too soon is said again, too", () => {
  const { take } = begun();
  const refused = { type: "refused", id: null, code: "frame/too_many", fields: { retry_after: 3 } };
  assert.equal(take(refused), 3000);
});

test("a command that was answered is not said again", () => {
  const { ask, take, opening, refused } = begun();
  const [sit, stand] = [ask({ type: "sit" }), ask({ type: "stand" })];
  assert.equal(take({ type: "refused", id: sit.id, code: "table/full" }), null);
  assert.equal(take({ type: "done", id: stand.id, version: 0 }), null);
  assert.deepEqual(refused, ["table/full"]);
  assert.equal(opening().length, 1);
});

/** A session at version 3, without a connection unless it is given one. */
function seated() {
  const session = begun();
  session.opening();
  session.take(WELCOME);
  session.take({ type: "events", since: 0, events: THREE });
  session.disconnected();
  return session;
}
const PLAY = /** @type {const} */ ({ type: "play", card: "C2" });
const waitingIn = (/** @type {ReturnType<typeof seated>} */ { pending }) =>
  pending().map(({ command: { id: _, ...command }, isSent }) => ({ ...command, isSent }));

test("a command names the version that it was decided on, however late it is sent", () => {
  const { ask, opening, take } = seated();
  const card = ask(PLAY);
  take({ type: "events", since: 3, events: [{ type: "waved", seat: 1 }] });
  assert.equal(card.version, 3);
  assert.deepEqual(opening()[1], card);
  assert.equal(ask({ type: "ask_undo", version: 2 }).version, 2);
});

test("before anything is known of the table, a command names no version", () => {
  assert.equal("version" in begun().ask({ type: "sit" }), false);
});

test("a later command replaces one of its kind that waits for the connection", () => {
  const session = seated();
  session.ask({ type: "bid", bid: 1 });
  session.ask({ type: "answer_undo", agree: true });
  session.ask(PLAY);
  session.ask({ type: "answer_undo", agree: false });
  assert.deepEqual(waitingIn(session), [
    { ...PLAY, version: 3, isSent: false },
    { type: "answer_undo", agree: false, version: 3, isSent: false },
  ]);
});

test("commands about different seats and notes wait side by side, each once", () => {
  const session = seated();
  const note = /** @type {const} */ ({ type: "add_note", game: 1, at: 4, text: "Why?" });
  for (const seat of [1, 2, 1]) session.ask({ type: "remove", seat });
  session.ask(note);
  session.ask({ ...note, text: "Ah." });
  const commands = session.pending().map(({ command }) => command);
  assert.deepEqual(commands.map((one) => "seat" in one ? one.seat : "text" in one && one.text), [
    2,
    1,
    "Why?",
    "Ah.",
  ]);
});

test("a command that waits for the connection is withdrawn, and never sent", () => {
  const { ask, opening, withdraw, hello } = seated();
  assert.equal(withdraw(ask(PLAY).id), true);
  assert.deepEqual(opening(), [hello()]);
});

test("a command that was sent cannot be withdrawn or replaced, and is sent again under its id", () => {
  const session = seated();
  session.opening();
  const sent = session.ask(PLAY);
  session.disconnected();
  assert.equal(session.withdraw(sent.id), false);
  const other = session.ask({ type: "play", card: "C3" });
  assert.deepEqual(waitingIn(session).map(({ isSent }) => isSent), [true, false]);
  assert.deepEqual(session.opening().slice(1), [sent, other]);
  session.disconnected();
  assert.deepEqual(waitingIn(session).map(({ isSent }) => isSent), [true, true]);
});

test("an answered command is pending no more", () => {
  const { ask, opening, pending, take, refused } = seated();
  const card = ask(PLAY);
  opening();
  take({ type: "refused", id: card.id, code: "command/overtaken" });
  assert.deepEqual([pending(), refused], [[], ["command/overtaken"]]);
});
