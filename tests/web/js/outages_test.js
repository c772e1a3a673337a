// A law over ten thousand outages: what a person decides on one turn is done on that turn, once, or not at all.

import assert from "node:assert/strict";
import { test } from "node:test";
import { standardOptions } from "../../../src/foretell/web/static/core/index.js";
import { localTable } from "../../../src/foretell/web/static/net/live/local_table.js";
import { createTableSession } from "../../../src/foretell/web/static/net/table_session.js";
import { NOTHING_SENT } from "../../../src/foretell/web/static/net/table_view.js";
import { think } from "./bots.js";

/** @import { Command as Asked } from "../../../src/foretell/web/static/table/types.d.ts" */
/** @import { Command, Legal, TableEvent } from "../../../src/foretell/web/static/wire.d.ts" */

const OUTAGES = 10_000;
const OWN = 0;
const OPTIONS = { ...standardOptions(3), hand_sizes: [1, 2] };

/**
 * Numbers that follow from a seed, each below a bound.
 * @type {(seed: number) => (bound: number) => number}
 */
function chance(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Wait until the table has sent its messages and bots have decided. */
const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await null;
};

/** @param {TableEvent} event */
const isOwnMove = (event) =>
  (event.type === "bid" || event.type === "played" || event.type === "trump_chosen") &&
  event.seat === OWN;

/**
 * The turn as a text: the game, the viewer's moves in it, and the number of actions taken back.
 * @param {readonly TableEvent[]} events
 */
function turnOf(events) {
  const start = events.findLastIndex(({ type }) => type === "game_started");
  const game = events.slice(start);
  const undone = game.filter(({ type }) => type === "taken_back").length;
  return `game at ${start}, move ${game.filter(isOwnMove).length}, ${undone} taken back`;
}

/** @type {(legal: Legal, below: (bound: number) => number) => Asked} */
function moveOf({ suits, bids, cards }, below) {
  if (suits) return { type: "choose_trump", suit: suits[below(suits.length)] };
  if (bids) return { type: "bid", bid: bids[below(bids.length)] };
  return { type: "play", card: (cards ?? [])[below(cards?.length ?? 0)] };
}

test("no command is carried out at another moment than it was decided on, over 10,000 outages", async () => {
  const below = chance(7);
  /** @type {TableEvent[]} all that has happened */
  const log = [];
  /** @type {Legal | null} what the viewer's seat may do now */
  let legal = null;
  /** @type {Map<string, string>} the turns on which commands were decided, by their ids */
  const decided = new Map();
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} the turns on which commands were carried out that were meant for others */
  const wrong = [];
  const tally = { done: 0, overtaken: 0, otherwise: 0, withdrawn: 0 };
  let view = NOTHING_SENT;
  let isUp = false;
  let act = () => {};

  const session = createTableSession("HOME", (table) => (view = table), ({ code }) => {
    tally[code === "command/overtaken" ? "overtaken" : "otherwise"] += 1;
  });
  const table = localTable({
    options: OPTIONS,
    name: "Ann",
    bots: ["random", "random"],
    seed: "5eed",
    think,
    later: (next) => {
      act = next;
      return () => (act = () => {});
    },
    onMessage: (message) => {
      if (message.type === "events") {
        for (const [at, event] of message.events.entries()) log[message.since + at] = event;
        legal = message.legal ?? null;
      } else if (message.type === "done" && !done.has(message.id)) {
        done.add(message.id);
        const turn = decided.get(message.id);
        if (turn !== undefined) {
          tally.done += 1;
          const before = log.slice(0, log.findLastIndex((one) => isOwnMove(one)));
          if (turnOf(before) !== turn) wrong.push(`${turnOf(before)}, not ${turn}`);
        }
      }
      if (isUp) session.take(message);
    },
  });

  const connect = () => {
    isUp = true;
    for (const message of session.opening()) table.send(message);
  };
  /** The person decides on what they see; the command may be lost, or wait. */
  const decide = () => {
    if (view.legal === null) return;
    const command = session.ask(moveOf(view.legal, below));
    decided.set(command.id, turnOf(log.slice(0, view.version)));
    if (isUp) table.send(command);
    else if (below(6) === 0 && session.withdraw(command.id)) tally.withdrawn += 1;
  };
  let others = 0;
  /** The game continues without the page: bots, and another device of the same person. */
  const goOn = async () => {
    const send = (/** @type {Asked} */ command) => {
      others += 1;
      table.send(/** @type {Command} */ ({ ...command, id: `other-${others}` }));
    };
    if (table.record() !== null) {
      send({ type: "rematch" });
      send({ type: "start" });
    } else if (legal !== null && below(3) > 0) send(moveOf(legal, below));
    else if (below(6) === 0) send({ type: "ask_undo" });
    else act();
    await settled();
  };

  connect();
  table.send({ type: "start", id: "start" });
  await settled();
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    if (below(2)) decide();
    if (below(2)) await settled();
    isUp = false;
    if (below(2)) decide(); // the page does not know yet, and sends it into nothing
    session.disconnected();
    for (let step = below(6); step > 0; step -= 1) {
      if (below(3) === 0) decide();
      await goOn();
    }
    connect();
    await settled();
    assert.deepEqual(wrong, []);
    assert.deepEqual(session.pending(), [], "every command is answered");
    if (below(2)) await goOn();
  }
  const { done: carriedOut, overtaken, withdrawn } = tally;
  assert.ok(carriedOut > 2_000 && overtaken > 2_000 && withdrawn > 300, JSON.stringify(tally));
});
