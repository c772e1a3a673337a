// Requests that end in time, and attempts until the server can be reached; time is played by the test.

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";

/** Events from outside the page. */
const outside = Object.assign(new EventTarget(), { visibilityState: "visible" });
/** The pauses that were begun. */
let waits = /** @type {{wait: number, act: () => void}[]} */ ([]);
/** The deadlines that were set: each passes when the test lets it. */
let deadlines = /** @type {AbortController[]} */ ([]);
/** The answers to requests, in order, as functions of their signal. */
let answers = /** @type {((signal: AbortSignal) => Promise<Response>)[]} */ ([]);
let now = 0;

const page = {
  document: outside,
  navigator: {},
  addEventListener: outside.addEventListener.bind(outside),
  removeEventListener: outside.removeEventListener.bind(outside),
  clearTimeout: () => {},
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ wait) =>
    waits.push({ wait, act }),
  fetch: (/** @type {string} */ _, /** @type {RequestInit} */ { signal }) =>
    (answers.shift() ?? assert.fail("not expected"))(/** @type {AbortSignal} */ (signal)),
};
for (const [name, value] of Object.entries(page)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
Date.now = () => now;
AbortSignal.timeout = (wait) => {
  assert.equal(wait, ANSWER_WITHIN);
  const deadline = new AbortController();
  deadlines.push(deadline);
  return deadline.signal;
};

const { isUnreachable, lobby, me, record, recordKey, Refused } = await import(
  "../../../src/foretell/web/static/net/api.js"
);
const { ANSWER_WITHIN, fetchWhole } = await import(
  "../../../src/foretell/web/static/network/network.js"
);
const { untilReached } = await import("../../../src/foretell/web/static/net/until_reached.js");

beforeEach(() => {
  [waits, deadlines, answers, now] = [[], [], [], 0];
});
afterEach(() => assert.deepEqual(answers, []));

/** Let the promises that can settle do so. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await null;
};
const pass = (/** @type {AbortController} */ deadline) =>
  deadline.abort(new DOMException("late", "TimeoutError"));

/**
 * A network that answers nothing: the request ends with its signal.
 * @param {AbortSignal} signal
 */
const hole = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
/** An answer whose body comes in parts, as the test sends them. */
function slow() {
  /** @type {ReadableStreamDefaultController} */
  let parts = /** @type {any} */ (null);
  const body = new ReadableStream({ start: (controller) => void (parts = controller) });
  return {
    send: (/** @type {string} */ text) => parts.enqueue(new TextEncoder().encode(text)),
    end: () => parts.close(),
    answer: (/** @type {AbortSignal} */ signal) => {
      signal.addEventListener("abort", () => parts.error(signal.reason));
      return Promise.resolve(new Response(body));
    },
  };
}
const json = (/** @type {unknown} */ value, status = 200) => () =>
  Promise.resolve(new Response(JSON.stringify(value), { status }));
const text = (/** @type {string} */ body, status = 200) => () =>
  Promise.resolve(new Response(body, { status }));

test("a request without an answer is refused as unreachable, after the time for an answer", async () => {
  answers = [hole];
  const asking = assert.rejects(lobby(), isUnreachable);
  await settle();
  assert.equal(deadlines.length, 1);
  pass(deadlines[0]);
  await asking;
});

test("an answer that stops in its middle is refused as unreachable, too", async () => {
  const answer = slow();
  answers = [answer.answer];
  const asking = assert.rejects(lobby(), isUnreachable);
  answer.send('{"tables":');
  await settle();
  pass(deadlines[0]);
  await asking;
});

test("a page of somebody else in place of an answer is no answer", async () => {
  answers = [text("<html>Log in to this network</html>")];
  await assert.rejects(me(), isUnreachable);
});

test("a refusal keeps its code, and one without a code has its status", async () => {
  answers = [json({ code: "request/too_often" }, 429), text("<html>", 502)];
  const codes = /** @type {unknown[]} */ ([]);
  for (let asked = 0; asked < 2; asked += 1) {
    await lobby().catch(({ refusal }) => codes.push(refusal));
  }
  assert.deepEqual(codes, [
    { code: "request/too_often" },
    { code: "net/failed", fields: { status: 502 } },
  ]);
});

test("a record that is not there is none, and one that cannot be reached is asked for again", async () => {
  answers = [text("", 404), () => Promise.reject(new TypeError("network"))];
  assert.equal(await record("T1", 1, ""), null);
  await assert.rejects(record("T1", 1, ""), isUnreachable);
});

test("a key that a server does not say is empty", async () => {
  answers = [json({ code: "table/unknown" }, 404), json({ games: [] }), hole];
  assert.deepEqual([await recordKey("T1", 1), await recordKey("T1", 1)], ["", ""]);
  const asking = assert.rejects(recordKey("T1", 1), isUnreachable);
  await settle();
  pass(/** @type {AbortController} */ (deadlines.at(-1)));
  await asking;
});

test("a large file may take any time while more of it arrives", async () => {
  const answer = slow();
  answers = [answer.answer];
  const file = fetchWhole("/large");
  for (const part of ["one ", "two ", "three"]) {
    await settle();
    answer.send(part);
    await settle();
    pass(deadlines[deadlines.length - 2]); // that of the part before
  }
  answer.end();
  assert.equal(new TextDecoder().decode(await file), "one two three");
  pass(/** @type {AbortController} */ (deadlines.at(-1)));
});

test("a large file of which nothing more arrives is given up", async () => {
  const answer = slow();
  answers = [answer.answer];
  const file = assert.rejects(fetchWhole("/large"), { name: "TimeoutError" });
  answer.send("one ");
  await settle();
  pass(/** @type {AbortController} */ (deadlines.at(-1)));
  await file;
});

/** Attempts whose outcomes the test decides. */
function attempts() {
  /** @type {{resolve: () => void, reject: (error: Error) => void}[]} */
  const begun = [];
  const ends = /** @type {string[]} */ ([]);
  const stop = untilReached(
    () => new Promise((resolve, reject) => void begun.push({ resolve, reject })),
    ({ refusal }) => ends.push(`away ${refusal.code}`),
    ({ refusal }) => ends.push(`refused ${refusal.code}`),
  );
  return { begun, ends, stop };
}
const away = () => new Refused({ code: "net/unreachable" });
const online = () => outside.dispatchEvent(new Event("online"));

test("while the server cannot be reached, it is tried again every few seconds", async () => {
  const { begun, ends, stop } = attempts();
  for (let number = 0; number < 4; number += 1) {
    begun[number].reject(away());
    await settle();
    waits[number].act();
  }
  assert.deepEqual(waits.map(({ wait }) => wait), [1000, 2000, 3000, 3000]);
  assert.deepEqual(ends, Array(4).fill("away net/unreachable"));
  stop();
});

test("an attempt that hangs is not waited for when the network is back", async () => {
  const { begun, ends, stop } = attempts();
  now += 1000;
  online();
  assert.equal(begun.length, 2);
  online();
  assert.equal(begun.length, 2, "of the same return");
  begun[0].reject(away());
  await settle();
  assert.deepEqual([ends, waits], [[], []]);
  begun[1].resolve();
  await settle();
  now += 1000;
  online();
  assert.equal(begun.length, 2, "it has succeeded");
  stop();
});

test("a pause ends when the network is back", async () => {
  const { begun, stop } = attempts();
  begun[0].reject(away());
  await settle();
  online();
  assert.equal(begun.length, 2);
  stop();
});

test("a refusal ends the attempts", async () => {
  const { begun, ends } = attempts();
  begun[0].reject(new Refused({ code: "table/unknown" }));
  await settle();
  now += 1000;
  online();
  assert.deepEqual([ends, begun.length], [["refused table/unknown"], 1]);
});
