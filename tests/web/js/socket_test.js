// When a page connects again, with a socket and a clock that are played by the test.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  HANDSHAKE,
  openSocket,
  PING_AFTER,
  PROBE_EVERY,
  SILENCE,
  SILENCE_WOKEN,
} from "../../../src/foretell/web/static/net/socket.js";

/** A socket that the test opens, closes and speaks through. */
class Played {
  static CONNECTING = 0;
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
/** The network of a phone. */
const connection = Object.assign(new EventTarget(), { type: "wifi" });
/** Milliseconds between looks at the connection while timers are on time. */
const LOOK = 500;
/** The milliseconds that the page waits each time, and what it does then. */
let waits = /** @type {{wait: number, act: () => void}[]} */ ([]);
let pulse = () => {};
let now = 0;
let luck = 0.5;
/** Whether the server answers requests, and how many there were. */
let isThere = false;
let probes = 0;

const page = {
  WebSocket: Played,
  document: outside,
  navigator: { connection },
  addEventListener: outside.addEventListener.bind(outside),
  removeEventListener: outside.removeEventListener.bind(outside),
  location: { href: "https://wizard.example/t/T1" },
  clearTimeout: () => {},
  clearInterval: () => {},
  setInterval: (/** @type {() => void} */ act) => void (pulse = act),
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ wait) =>
    waits.push({ wait, act }),
  fetch: () => {
    probes += 1;
    if (!isThere) return Promise.reject(new TypeError("no network"));
    return Promise.resolve(new Response());
  },
};
for (const [name, value] of Object.entries(page)) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
Date.now = () => now;
Math.random = () => luck;

beforeEach(() => {
  Played.all = [];
  waits = [];
  now = 0;
  luck = 0.5;
  isThere = false;
  probes = 0;
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

/**
 * Return the milliseconds that a page waits before each attempt.
 * @param {(() => void)[]} lives
 */
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
  "a server that is gone for long is tried every few seconds": [
    [refused, refused, refused, refused, refused],
    1,
    [375, 750, 1500, 2400, 2400],
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

/**
 * Let time go by, in which the page looks at its connection.
 * @param {number} milliseconds
 * @param {number} [every]
 */
function pass(milliseconds, every = LOOK) {
  for (const end = now + milliseconds; now < end;) {
    now = Math.min(now + every, end);
    pulse();
  }
}

/** A connection that has been open for a while, in which the server has answered everything. */
function settled() {
  const socket = connected();
  last().open();
  last().sent.length = 0;
  return socket;
}

/** Let the answers to requests arrive. */
const answered = () => new Promise((resolve) => setImmediate(resolve));

const pong = () => last().say({ type: "pong" });

test("a silent connection is asked for a sign of life, and one that answers stays", () => {
  const socket = settled();
  for (let round = 1; round <= 20; round += 1) {
    pass(PING_AFTER);
    assert.equal(last().sent.length, round);
    pong();
  }
  assert.deepEqual([Played.all.length, socket.states], [1, ["connecting", "open"]]);
  socket.close();
});

test("a connection on which something arrives is asked for nothing", () => {
  const socket = settled();
  for (let round = 0; round < 20; round += 1) {
    pass(PING_AFTER - LOOK);
    last().say({ type: "events" });
  }
  assert.deepEqual(last().sent, []);
  socket.close();
});

test("a dead connection is given up after the longest silence, and another one is tried", () => {
  const socket = settled();
  pass(SILENCE - 1);
  assert.deepEqual(socket.states, ["connecting", "open"]);
  pass(LOOK);
  assert.deepEqual(socket.states, ["connecting", "open", "lost"]);
  assert.equal(last().readyState, 3);
  assert.deepEqual(waits.map(({ wait }) => wait), [250]);
  socket.close();
});

test("a dead connection is noticed within the longest silence and a look, whenever the last message came", () => {
  for (let after = 0; after < LOOK; after += 100) {
    now = 0;
    const socket = settled();
    now = after;
    last().say({ type: "events" });
    now = LOOK;
    pulse();
    while (socket.states.at(-1) !== "lost") pass(LOOK);
    assert.ok(now - after <= SILENCE + LOOK, `${now - after} ms`);
    socket.close();
  }
});

test("timers that run once a minute, as in a tab behind others, give up no live connection", () => {
  const socket = settled();
  for (let round = 0; round < 10; round += 1) {
    pass(60_000, 60_000);
    assert.equal(last().sent.at(-1), "ping");
    pong();
  }
  assert.deepEqual(socket.states, ["connecting", "open"]);
  socket.close();
});

test("a dead connection is given up even if timers run once a minute", () => {
  const socket = settled();
  pass(120_000, 60_000);
  assert.equal(socket.states.at(-1), "lost");
  socket.close();
});

test("after sleep a connection has to show at once that it lives", () => {
  const socket = settled();
  now += 3_600_000;
  pulse();
  assert.deepEqual(last().sent, ["ping"]);
  assert.equal(socket.states.at(-1), "open", "it may well live");
  pass(SILENCE_WOKEN);
  assert.equal(socket.states.at(-1), "lost");
  socket.close();
});

test("a clock that is set back hides no dead connection", () => {
  const socket = settled();
  now -= 3_600_000;
  pass(SILENCE);
  assert.equal(socket.states.at(-1), "lost");
  socket.close();
});

/** @type {Record<string, () => void>} */
const RETURNS = {
  "the browser is online again": () => outside.dispatchEvent(new Event("online")),
  "the page is looked at again": () => outside.dispatchEvent(new Event("visibilitychange")),
  "the page comes back from the browser's memory": () =>
    outside.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
  "the phone goes to another network": () => {
    connection.type = connection.type === "wifi" ? "cellular" : "wifi";
    connection.dispatchEvent(new Event("change"));
  },
};
for (const [name, happens] of Object.entries(RETURNS)) {
  test(`an attempt that hangs is replaced at once when ${name}`, () => {
    const socket = connected();
    const hanging = last();
    now += 1000;
    happens();
    assert.deepEqual([Played.all.length, hanging.readyState], [2, 3]);
    hanging.onopen();
    assert.deepEqual(new Set(socket.states), new Set(["connecting"]), "it is too late");
    last().open();
    assert.equal(socket.states.at(-1), "open");
    socket.close();
  });

  test(`a pause between attempts ends when ${name}`, () => {
    const socket = connected();
    last().onclose();
    happens();
    assert.equal(Played.all.length, 2);
    socket.close();
  });

  test(`an open connection has to show that it lives when ${name}`, () => {
    const socket = settled();
    now += 1000;
    happens();
    assert.deepEqual(last().sent, ["ping"]);
    pass(SILENCE_WOKEN);
    assert.equal(socket.states.at(-1), "lost");
    socket.close();
  });
}

test("several events of one return make one attempt, and one sign of life", () => {
  const socket = connected();
  now += 1000;
  for (const happens of Object.values(RETURNS)) happens();
  assert.equal(Played.all.length, 2);
  last().open();
  now += 1000;
  last().sent.length = 0;
  for (const happens of Object.values(RETURNS)) happens();
  assert.deepEqual(last().sent, ["ping"]);
  socket.close();
});

test("a new estimate of the network's speed drops nothing", () => {
  const socket = connected();
  now += 1000;
  connection.dispatchEvent(new Event("change"));
  assert.equal(Played.all.length, 1);
  socket.close();
});

test("a page that is shown for the first time drops no attempt", () => {
  const socket = connected();
  now += 1000;
  outside.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  assert.equal(Played.all.length, 1);
  socket.close();
});

test("a handshake without an answer is given up, and begun anew soon", () => {
  const socket = connected();
  pass(HANDSHAKE - 1);
  assert.deepEqual([last().sent, socket.states], [[], ["connecting"]]);
  pass(LOOK);
  assert.equal(last().readyState, 3);
  assert.deepEqual(waits.map(({ wait }) => wait), [250]);
  socket.close();
});

test("an attempt that hangs is replaced once the server answers a request", async () => {
  const socket = connected();
  const hanging = last();
  pass(PROBE_EVERY);
  await answered();
  assert.deepEqual([probes, Played.all.length], [1, 1], "there is no network");
  isThere = true;
  pass(PROBE_EVERY);
  await answered();
  assert.deepEqual([Played.all.length, hanging.readyState], [2, 3]);
  last().open();
  assert.equal(socket.states.at(-1), "open");
  socket.close();
});

test("a slow handshake with a server that answers requests is left to finish", async () => {
  isThere = true;
  const socket = connected();
  pass(PROBE_EVERY);
  await answered();
  const slow = last();
  for (const before = now; now < before + HANDSHAKE - LOOK;) {
    pass(LOOK);
    await answered();
  }
  assert.deepEqual([probes, Played.all.length, last()], [1, 2, slow]);
  slow.open();
  assert.equal(socket.states.at(-1), "open");
  socket.close();
});

test("a page that has left asks nothing of a server that answers late", async () => {
  isThere = true;
  const socket = connected();
  pass(PROBE_EVERY);
  socket.close();
  await answered();
  assert.equal(Played.all.length, 1);
});

test("a connection that was open once is lost until it is open again", () => {
  const socket = settled();
  last().onclose();
  waits[0].act();
  last().onclose();
  waits[1].act();
  assert.equal(socket.states.at(-1), "lost");
  last().open();
  assert.equal(socket.states.at(-1), "open");
  socket.close();
});

test("a connection that was given up is not listened to", () => {
  let count = 0;
  const socket = openSocket("/socket", {
    opening: () => [],
    take: () => ((count += 1), null),
    onState: () => {},
  });
  last().open();
  pass(SILENCE + LOOK);
  const page = last();
  page.say({ type: "events" });
  assert.equal(count, 0);
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
