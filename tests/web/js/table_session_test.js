// The page's side of the protocol, without a socket: what it says on a new connection, and when again.

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
