// Back closes what is open before it leaves the screen, and leaves no entry in the history.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { bytesOf } from "../../../src/foretell/web/static/core/sha256.js";
import { stream } from "../../../src/foretell/web/static/core/stream.js";

const SITE = "http://foretell.test";
const SCREENS = ["/", "/solo", "/t/K7MPX2", "/pad", "/replay/file?at=3"];

/** A browser's history, which travels a moment after it is asked to, as browsers do. */
const entries = [{ state: /** @type {unknown} */ (null), address: `${SITE}/` }];
let at = 0;
/** @type {((event: {state: unknown}) => void)[]} */
const followers = [];
const moveTo = (/** @type {string} */ address) => {
  Object.defineProperty(globalThis, "location", { value: new URL(address), configurable: true });
};
const travel = (/** @type {number} */ by) => {
  setTimeout(() => {
    if (!(at + by in entries)) return;
    at += by;
    moveTo(entries[at].address);
    for (const follow of followers) follow({ state: entries[at].state });
  });
};
const history = {
  get state() {
    return entries[at].state;
  },
  back: () => travel(-1),
  pushState: (/** @type {unknown} */ state, /** @type {unknown} */ _, /** @type {string} */ to) => {
    entries.splice(at + 1, entries.length, { state, address: new URL(to, location.href).href });
    at += 1;
    moveTo(entries[at].address);
  },
  replaceState: (
    /** @type {unknown} */ state,
    /** @type {unknown} */ _,
    /** @type {string} */ to,
  ) => {
    entries[at] = { state, address: new URL(to, location.href).href };
    moveTo(entries[at].address);
  },
};
Object.assign(globalThis, {
  history,
  scrollTo: () => {},
  addEventListener: (/** @type {string} */ type, /** @type {() => void} */ follow) =>
    type === "popstate" && followers.push(follow),
});
const { go, openLayer, rewrite, route } = await import(
  "../../../src/foretell/web/static/ui/base/route.js"
);

/** All that is under way in the browser is over. */
const settled = async () => {
  for (let turn = 0; turn < 8; turn += 1) await new Promise((done) => setTimeout(done));
};
const shown = () => {
  const { path, query } = route.value;
  return query.size > 0 ? `${path}?${query}` : path;
};
const paths = () => entries.map(({ address }) => address.slice(SITE.length));

/** Something that is open, as a sheet is: closing it takes a moment. */
function open() {
  const layer = { isOpen: true, close: () => {} };
  const closed = openLayer(() => void setTimeout(layer.close));
  layer.close = () => {
    layer.isOpen = false;
    closed();
  };
  return layer;
}

test("Back closes what is open, then leaves", async () => {
  go("/t/K7MPX2");
  await settled();
  const sheet = open();
  await settled();
  travel(-1);
  await settled();
  assert.deepEqual([sheet.isOpen, shown()], [false, "/t/K7MPX2"]);
  travel(1);
  await settled();
  assert.equal(shown(), "/t/K7MPX2"); // there is nothing ahead
  travel(-1);
  await settled();
  assert.equal(shown(), "/");
});

test("what closes in another way takes its entry with it", async () => {
  go("/pad");
  await settled();
  const before = at;
  const sheet = open();
  await settled();
  assert.equal(at, before + 1);
  sheet.close();
  await settled();
  assert.equal(at, before);
});

test("a sheet that takes the place of another shares its entry", async () => {
  go("/solo");
  await settled();
  const before = at;
  const menu = open();
  await settled();
  menu.close();
  const tricks = open();
  await settled();
  assert.equal(at, before + 1);
  travel(-1);
  await settled();
  assert.deepEqual([tricks.isOpen, at, shown()], [false, before, "/solo"]);
});

test("a link in a sheet leads on from the screen below it", async () => {
  go("/solo");
  await settled();
  const before = paths().slice(0, at + 1);
  const menu = open();
  await settled();
  go("/pad");
  menu.close(); // with its screen
  await settled();
  assert.deepEqual(paths(), [...before, "/pad"]);
  travel(-1);
  await settled();
  assert.equal(shown(), "/solo");
});

test("an address that changes under a sheet is the screen's after it", async () => {
  go("/replay/file?at=3");
  await settled();
  const sheet = open();
  await settled();
  rewrite("/replay/file?at=9");
  travel(-1);
  await settled();
  assert.deepEqual([sheet.isOpen, location.search, paths()[at]], [
    false,
    "?at=9",
    "/replay/file?at=9",
  ]);
});

test("whatever is opened, closed and gone to, the history has the screens and nothing else", async () => {
  const { below } = stream(bytesOf("route"), "steps");
  /** @type {ReturnType<typeof open>[]} */
  let layers = [];
  const leave = () => {
    for (const layer of layers) layer.close();
    layers = [];
  };
  go("/");
  await settled();
  entries.splice(0, at);
  at = 0;
  /** The screens, as a person would count them. */
  let screens = ["/"];
  for (let step = 0; step < 150; step += 1) {
    const kind = below(6);
    const to = SCREENS[below(SCREENS.length)];
    const isHasty = below(5) < 2;
    layers = layers.filter(({ isOpen }) => isOpen);
    if (kind < 2) layers.push(open());
    else if (kind === 2) layers.at(-1)?.close();
    else if (kind === 3 && to !== shown()) {
      go(to);
      leave();
      screens = [...screens, to];
    } else if (kind === 4 && to !== shown()) {
      go(to, { replace: true });
      leave();
      screens = [...screens.slice(0, -1), to];
    } else if (kind === 5 && (layers.length > 0 || screens.length > 1)) {
      await settled();
      if (layers.length === 0) screens = screens.slice(0, -1);
      travel(-1);
      await settled();
      layers = layers.filter(({ isOpen }) => isOpen);
    }
    if (isHasty) continue;
    await settled();
    const guards = layers.some(({ isOpen }) => isOpen) ? 1 : 0;
    assert.equal(shown(), screens.at(-1), `step ${step}`);
    assert.deepEqual(paths().slice(0, at + 1 - guards), screens, `step ${step}`);
  }
});
