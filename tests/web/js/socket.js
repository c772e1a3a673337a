// When a page connects again, with a socket and a clock that are played by the test.

import { openSocket } from "../../../src/foretell/web/static/net/socket.js";
import { checks } from "./checks.js";

/** A socket that the test opens, closes and speaks through. */
class Played {
  static OPEN = 1;
  /** @type {Played} */
  static last;
  readyState = 0;
  onopen = () => {};
  onclose = () => {};
  /** @type {(event: {data: string}) => void} */
  onmessage = () => {};

  constructor() {
    Played.last = this;
  }

  open() {
    this.readyState = Played.OPEN;
    this.onopen();
  }

  /** @param {object} message */
  say(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }

  send() {}

  close() {
    this.readyState = 3;
  }
}

/**
 * Return the milliseconds that a page waits before each attempt to connect.
 * @param {(() => void)[]} lives what each connection goes through before it is lost
 * @param {number} luck what ``Math.random`` returns
 */
function waits(lives, luck) {
  const page = /** @type {any} */ (globalThis);
  const real = { WebSocket: page.WebSocket, setInterval, setTimeout };
  const { random } = Math;
  const found = /** @type {number[]} */ ([]);
  let next = () => {};
  Object.assign(page, {
    WebSocket: Played,
    setInterval: () => 0,
    setTimeout: (/** @type {() => void} */ act, /** @type {number} */ wait) => {
      found.push(wait);
      next = act;
    },
  });
  Math.random = () => luck;
  try {
    const talk = { opening: () => [], take: () => null, onConnection: () => {} };
    const socket = openSocket("/socket", talk);
    for (const live of lives) {
      live();
      Played.last.onclose();
      next();
    }
    socket.close();
  } finally {
    Object.assign(page, real);
    Math.random = random;
  }
  return found;
}

const refused = () => {};
const opened = () => Played.last.open();
const welcomed = () => {
  Played.last.open();
  Played.last.say({ type: "welcome" });
};
/** @type {(wait?: number) => () => void} */
const closing = (wait) => () => {
  welcomed();
  Played.last.say({ type: "closing", reason: "restart", retry_after: wait });
};

/** @type {Record<string, [(() => void)[], number, number[]]>} */
const TESTS = {
  "a server that is gone is tried more and more seldom": [[refused, refused, refused], 0.5, [
    250,
    500,
    1000,
  ]],
  "sooner or later, by chance": [[refused, refused], 0, [125, 250]],
  "a server that only opens connections is no better": [[opened, opened, opened], 0.5, [
    250,
    500,
    1000,
  ]],
  "a welcome begins anew": [[refused, refused, welcomed], 0.5, [250, 500, 250]],
  "a server is left alone for as long as it asks, once": [[closing(4), refused], 0.5, [4000, 500]],
  "about as long": [[closing(4)], 0, [2000]],
  "and never for ever": [[closing(1e9)], 0.5, [30000]],
  "it need not ask": [[closing()], 0.5, [250]],
};

/** Give Node what a page has. */
function beAPage() {
  const page = /** @type {any} */ (globalThis);
  page.location ??= { href: "https://wizard.example/t/T1" };
  page.document ??= { addEventListener() {}, removeEventListener() {} };
  page.addEventListener ??= () => {};
  page.removeEventListener ??= () => {};
}

export function run() {
  beAPage();
  const check = checks();
  for (const [name, [lives, luck, expected]] of Object.entries(TESTS)) {
    check.attempt(name, () => check.same(name, waits(lives, luck), expected));
  }
  return check.result();
}
