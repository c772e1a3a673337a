// When a page connects again, with a socket and a clock that are played by the test.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { openSocket } from "../../../src/foretell/web/static/net/socket.js";

/** A socket that the test opens, closes and speaks through. */
class Played {
  static OPEN = 1;
  /** @type {Played[]} */
  static all = [];
  /** @type {string[]} */
  sent = [];
  readyState = 0;
  onopen = () => {};
  onclose = () => {};
  /** @type {(event: {data: string}) => void} */
  onmessage = () => {};

  constructor() {
    Played.all.push(this);
  }

  open() {
    this.readyState = Played.OPEN;
    this.onopen();
  }

  /** @param {object} message */
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text).type);
  }

  close() {
    this.readyState = 3;
  }
}

/** Events from outside the page: it becomes visible, the network comes back. */
const outside = Object.assign(new EventTarget(), { visibilityState: "visible" });
/** The milliseconds that the page waits each time, and what it does then. */
let waits = /** @type {{wait: number, act: () => void}[]} */ ([]);
let pulse = () => {};
let now = 0;
let luck = 0.5;

const given = {
  WebSocket: Played,
  document: outside,
  addEventListener: outside.addEventListener.bind(outside),
  removeEventListener: outside.removeEventListener.bind(outside),
  location: { href: "https://wizard.example/t/T1" },
  clearTimeout: () => {},
  clearInterval: () => {},
  setInterval: (/** @type {() => void} */ act) => void (pulse = act),
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ wait) =>
    waits.push({ wait, act }),
};
for (const [name, value] of Object.entries(given)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
Date.now = () => now;
Math.random = () => luck;

beforeEach(() => {
  Played.all = [];
  waits = [];
  now = 0;
  luck = 0.5;
});

const last = () => /** @type {Played} */ (Played.all.at(-1));

/** @param {number | null} [answer] what the session makes of a message */
function connected(answer = null) {
  /** @type {string[]} */
  const states = [];
  const socket = openSocket("/socket", {
    opening: () => [{ type: "ping" }],
    take: () => answer,
    onState: (state) => states.push(state),
  });
  return { ...socket, states };
}

/** Return the milliseconds that a page waits before each attempt. @param {(() => void)[]} lives */
function waitsBetween(lives) {
  const socket = connected();
  for (const live of lives) {
    live();
    last().onclose();
    /** @type {{act: () => void}} */ (waits.at(-1)).act();
  }
  socket.close();
  return waits.map(({ wait }) => wait);
}

const refused = () => {};
const opened = () => last().open();
const welcomed = () => {
  last().open();
  last().say({ type: "welcome" });
};
/** @type {(wait?: number) => () => void} */
const closing = (wait) => () => {
  welcomed();
  last().say({ type: "closing", reason: "restart", retry_after: wait });
};

/** @type {Record<string, [(() => void)[], number, number[]]>} */
const WAITS = {
  "a server that is gone is tried more and more seldom": [
    [refused, refused, refused],
    0.5,
    [250, 500, 1000],
  ],
  "a page tries again sooner or later, by chance": [[refused, refused], 0, [125, 250]],
  "a server that only opens connections is no better than none": [
    [opened, opened, opened],
    0.5,
    [250, 500, 1000],
  ],
  "after a welcome the waits begin anew": [[refused, refused, welcomed], 0.5, [250, 500, 250]],
  "a server is left alone for as long as it asks, once": [[closing(4), refused], 0.5, [4000, 500]],
  "a server is left alone for about as long as it asks": [[closing(4)], 0, [2000]],
  "a server is not left alone for ever": [[closing(1e9)], 0.5, [30000]],
  "a server need not ask to be left alone": [[closing()], 0.5, [250]],
};
for (const [name, [lives, chance, expected]] of Object.entries(WAITS)) {
  test(name, () => {
    luck = chance;
    assert.deepEqual(waitsBetween(lives), expected);
  });
}

test("a connection that has been silent for too long is replaced", () => {
  const socket = connected();
  last().open();
  now += 20_000;
  pulse();
  assert.deepEqual(last().sent, ["ping", "ping"], "the opening, and a sign of life");
  now += 6_000;
  pulse();
  assert.deepEqual(socket.states, ["connecting", "open", "lost"]);
  assert.equal(last().readyState, 3);
  socket.close();
});

test("a connection that is not open yet is neither pinged nor given up", () => {
  const socket = connected();
  now += 60_000;
  pulse();
  assert.deepEqual([last().sent, socket.states], [[], ["connecting"]]);
  socket.close();
});

test("a page that is looked at again connects at once", () => {
  const socket = connected();
  last().onclose();
  outside.dispatchEvent(new Event("visibilitychange"));
  assert.equal(Played.all.length, 2);
  socket.close();
});

test("a page that is not looked at waits", () => {
  const socket = connected();
  last().onclose();
  outside.visibilityState = "hidden";
  outside.dispatchEvent(new Event("online"));
  outside.visibilityState = "visible";
  assert.equal(Played.all.length, 1);
  socket.close();
});

test("what was put off is said again once, on the same connection", () => {
  const socket = connected(3000);
  last().open();
  last().say({ type: "refused" });
  last().say({ type: "refused" });
  assert.deepEqual(waits.map(({ wait }) => wait), [3000]);
  waits[0].act();
  assert.deepEqual(last().sent, ["ping", "ping"]);
  socket.close();
});

test("nothing is sent before a connection is open", () => {
  const socket = connected();
  socket.send({ type: "ping" });
  assert.deepEqual(last().sent, []);
  socket.close();
});

test("a page that has left does not come back", () => {
  const socket = connected();
  socket.close();
  last().onclose();
  outside.dispatchEvent(new Event("online"));
  assert.deepEqual([Played.all.length, waits], [1, []]);
});
