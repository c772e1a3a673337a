// A hint from the view that a server sends to a seat: whatever the options hide, every legal action
// has a value.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { indexOf, legalFor, SUITS } from "../../../src/foretell/web/static/core/index.js";
import { LOCAL_SETTINGS } from "../../../src/foretell/web/static/net/live/local_settings.js";
import { NOTHING_SENT, reduce } from "../../../src/foretell/web/static/net/table_view.js";
import { gameOf, HUMAN } from "../../../src/foretell/web/static/table/state.js";
import { engineWithNetworks } from "./decisions.js";

/** @import { Action, Legal, Seat } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { TableView } from "../../../src/foretell/web/static/table/types.d.ts" */
/** @import { TableEvent } from "../../../src/foretell/web/static/wire.d.ts" */

/** @typedef {{viewers: (Seat | null)[], event: TableEvent}[]} Seen an event, as each viewer is sent it */

const FILES = new URL("../../../conformance/", import.meta.url);
const engine = await engineWithNetworks();

/**
 * The lines of a file.
 * @param {string} file
 */
const linesOf = (file) =>
  readFileSync(new URL(file, FILES), "utf-8").trimEnd().split("\n").map((line) => JSON.parse(line));

/**
 * The actions of a hint, as a server lists what is legal.
 * @type {(actions: readonly Action[]) => Legal}
 */
function legalIn(actions) {
  const suits = actions.flatMap((one) => one.type === "choose_trump" ? [one.suit] : []);
  const bids = actions.flatMap((one) => one.type === "bid" ? [one.bid] : []);
  const cards = actions.flatMap((one) => one.type === "play" ? [one.card] : []);
  if (suits.length > 0) return { suits: suits.sort((a, b) => SUITS.indexOf(a) - SUITS.indexOf(b)) };
  if (bids.length > 0) return { bids: bids.sort((a, b) => a - b) };
  return { cards: cards.sort((a, b) => indexOf(a) - indexOf(b)) };
}

/**
 * Ask for a hint, and check that it is about what the seat may do.
 * @param {TableView} view
 * @param {Legal} legal
 */
function checkHint(view, legal) {
  const known = gameOf(view).state;
  const question = { bot: "strongest:4", known, seat: Number(view.seat), seed: "00" };
  const values = [...engine.study(question)].at(-1)?.values ?? [];
  assert.deepEqual(legalIn(values.map(({ action }) => action)), legal);
  for (const { points, makesBid } of values) {
    assert.ok(Number.isFinite(points) && makesBid >= 0 && makesBid <= 1, `${points} ${makesBid}`);
  }
}

/**
 * The view after what a viewer is sent of events.
 * @param {TableView} view
 * @param {Seen[]} seen
 * @param {Seat | null} viewer
 */
function told(view, seen, viewer) {
  const events = seen.flatMap((one) => {
    const own = one.find(({ viewers }) => viewers.includes(viewer));
    const found = own ?? one.find(({ viewers }) => viewers.includes(null));
    return found ? [found.event] : [];
  });
  return reduce(view, { type: "events", since: view.version, events });
}

for (const file of readdirSync(new URL("redactions/", FILES)).sort()) {
  test(`a seat's own view of a game is enough for a hint: ${file}`, () => {
    const [{ options }, ...lines] = linesOf(`redactions/${file}`);
    let hints = 0;
    for (let seat = 0; seat < options.players; seat += 1) {
      /** @type {TableEvent[]} */
      const opening = [
        { type: "opened", options, settings: LOCAL_SETTINGS },
        { type: "game_started", game: 1 },
      ];
      let view = reduce({ ...NOTHING_SENT, seat }, { type: "events", since: 0, events: opening });
      for (const { seen } of lines) {
        view = told(view, [seen], seat);
        const legal = legalFor(gameOf(view).state, seat);
        if (legal === null) continue;
        checkHint(view, legal);
        hints += 1;
      }
    }
    assert.ok(hints >= 12, `${hints}`);
  });
}

for (const file of readdirSync(new URL("tables/", FILES)).sort()) {
  test(`a seat's own view is enough for a hint when people come and go: ${file}`, () => {
    let spectator = NOTHING_SENT;
    /** @type {Map<Seat, TableView>} */
    let views = new Map();
    let hints = 0;
    for (const { events, table } of linesOf(`tables/${file}`)) {
      const seen = events.map((/** @type {{seen: Seen}} */ one) => one.seen);
      /** @type {Map<Seat, TableView>} */
      const next = new Map();
      for (const [seat, holder] of table.seats.entries()) {
        if (holder?.kind !== HUMAN) continue;
        const before = views.get(seat) ?? { ...spectator, seat };
        next.set(seat, told(before, seen, seat));
      }
      spectator = told(spectator, seen, null);
      views = next;
      for (const [seat, legal] of Object.entries(table.legal)) {
        checkHint(/** @type {TableView} */ (views.get(Number(seat))), legal);
        hints += 1;
      }
    }
    assert.ok(hints >= 12, `${hints}`);
  });
}
