// A replay: where it stops, which round is on, and which bids were missed.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  missedBy,
  momentIn,
  nextMissed,
  roundAt,
  roundsIn,
  stopAt,
  stopsOf,
} from "../../../src/foretell/web/static/ui/replay/moments.js";

/** @type {any[]} a game of two rounds between two, cut off in the third */
const EVENTS = [
  { type: "dealer_drawn" },
  { type: "dealt", round: 1 },
  { type: "bid" },
  { type: "bid" },
  { type: "bidding_closed" },
  { type: "played" },
  { type: "played" },
  { type: "trick_won" },
  { type: "round_scored", round: 1, bids: [1, 0], tricks: [1, 0] },
  { type: "dealt", round: 2 },
  { type: "bid" },
  { type: "round_scored", round: 2, bids: [1, 0], tricks: [1, 1] },
  { type: "dealt", round: 3 },
];

test("a replay stops where something new is to be seen, and nowhere else", () => {
  assert.deepEqual(stopsOf(EVENTS), [2, 3, 5, 6, 7, 9, 10, 11, 12, 13]);
});

test("a moment between two stops is shown as the stop before it", () => {
  const stops = stopsOf(EVENTS);
  assert.deepEqual([0, 2, 4, 5, 99].map((at) => stops[stopAt(stops, at)]), [2, 2, 3, 5, 13]);
});

test("every round begins with its deal and has its score once there is one", () => {
  const rounds = roundsIn(EVENTS);
  assert.deepEqual(rounds.map(({ number, at }) => [number, at]), [[1, 2], [2, 10], [3, 13]]);
  assert.deepEqual(rounds.map((round) => missedBy(round, [0, 1])), [[], [1], null]);
  assert.deepEqual([0, 2, 9, 10, 12].map((at) => roundAt(rounds, at)), [0, 0, 0, 1, 1]);
});

test("the next missed bid is that of the seats shown, from the end on from the beginning", () => {
  const rounds = roundsIn(EVENTS);
  assert.equal(nextMissed(rounds, 0, [0, 1])?.number, 2);
  assert.equal(nextMissed(rounds, 2, [1])?.number, 2);
  assert.equal(nextMissed(rounds, 0, [0]), null);
  assert.equal(nextMissed(rounds, 1, [0, 1]), null);
});

test("an address names an event or a round, and any other begins with the first deal", () => {
  const rounds = roundsIn(EVENTS);
  const addresses = [["7", "#round-2"], [null, "#round-2"], [null, "#round-9"], [null, ""], [
    "x",
    "",
  ]];
  assert.deepEqual(
    addresses.map(([at, hash]) => momentIn(at, hash ?? "", rounds)),
    [7, 10, 2, 2, 0],
  );
});
