// The score sheet of a game with real cards: what is entered, and what it comes to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readOptions } from "../../../src/foretell/web/static/core/index.js";
import { ranking } from "../../../src/foretell/web/static/ui/parts/ranks.js";
import {
  allMade,
  bidAgainstRule,
  biddersOf,
  bidForbiddenTo,
  bidSum,
  correct,
  dealerOf,
  endCorrection,
  entered,
  fromOld,
  isComplete,
  isOver,
  newSheet,
  nextCell,
  nextRound,
  openEntry,
  openRound,
  openSize,
  scoresOf,
  totalsOf,
  tricksOf,
  wrongSum,
} from "../../../src/foretell/web/static/ui/pad/sheet.js";

/** @import { Sheet } from "../../../src/foretell/web/static/keeper/stored.d.ts" */

/** @type {(values?: Record<string, unknown>) => Sheet} */
const sheetOf = (values = {}) => {
  const reading = readOptions({ players: 3, first_dealer: 0, ...values });
  assert.ok("options" in reading);
  const names = ["Ada", "Ben", "Cleo", "Dov"].slice(0, reading.options.players);
  return newSheet({ id: "0", names, options: reading.options });
};
const NEW = sheetOf();

/** @type {(sheet: Sheet, bids: number[], taken: number[]) => Sheet} */
const filled = (sheet, bids, taken) => {
  const after = bids.reduce((all, bid, seat) => entered(all, { seat, kind: "bids" }, bid), sheet);
  return taken.reduce((all, one, seat) => entered(all, { seat, kind: "taken" }, one), after);
};
/** @type {(sheet: Sheet, bids: number[], taken: number[]) => Sheet} */
const played = (sheet, bids, taken) => nextRound(filled(sheet, bids, taken));
const TWO_ROUNDS = played(played(NEW, [1, 0, 0], [1, 0, 0]), [1, 0, 2], [0, 1, 1]);

test("a new sheet has an empty entry for each round of its game", () => {
  assert.equal(NEW.rounds.length, 20);
  assert.equal(sheetOf({ hand_sizes: [1, 3, 5] }).rounds.length, 3);
  assert.deepEqual(openEntry(NEW), { bids: [null, null, null], taken: [null, null, null] });
  assert.deepEqual(scoresOf(NEW), Array(20).fill(null));
  assert.deepEqual(totalsOf(NEW), [0, 0, 0]);
});

test("the deal passes to the left, and the dealer bids last", () => {
  assert.deepEqual([0, 1, 2, 3].map((round) => dealerOf(NEW, round)), [0, 1, 2, 0]);
  assert.deepEqual(biddersOf(NEW), [1, 2, 0]);
  assert.deepEqual(biddersOf(TWO_ROUNDS), [0, 1, 2]);
});

test("the cells are asked for in the order of bids, then of tricks, until one seat is left", () => {
  const questions = [];
  let sheet = played(NEW, [0, 0, 1], [0, 0, 1]);
  for (let cell = nextCell(sheet); cell !== null; cell = nextCell(sheet)) {
    questions.push([cell.seat, cell.kind]);
    sheet = entered(sheet, cell, 0);
  }
  assert.deepEqual(questions, [[2, "bids"], [0, "bids"], [1, "bids"], [2, "taken"], [0, "taken"]]);
  assert.deepEqual(tricksOf(openEntry(sheet), 2), [0, 2, 0]);
});

test("entering a number leaves the sheet before as it was, and null removes the number", () => {
  const after = entered(NEW, { seat: 2, kind: "bids" }, 0);
  assert.deepEqual(openEntry(after).bids, [null, null, 0]);
  assert.deepEqual(openEntry(NEW).bids, [null, null, null]);
  assert.deepEqual(entered(after, { seat: 2, kind: "bids" }, null), NEW);
});

test("a round stays open until somebody closes it", () => {
  const full = filled(NEW, [1, 0, 0], [1, 0, 0]);
  assert.equal(openRound(full), 0);
  assert.equal(openRound(nextRound(full)), 1);
});

test("each round's points are added to the totals before", () => {
  const [first, second, third] = scoresOf(TWO_ROUNDS);
  assert.deepEqual(first?.totals, [30, 20, 20]);
  assert.deepEqual(second?.totals, [20, 10, 10]);
  assert.equal(third, null);
});

test("tricks are wrong if there are too many, or too few once all are entered", () => {
  const second = (/** @type {(number | null)[]} */ taken) =>
    wrongSum({ bids: [0, 0, 0], taken }, 2);
  assert.equal(second([1, 1, 0]), null);
  assert.equal(second([2, 1, null]), 3);
  assert.equal(second([1, null, null]), null);
  assert.equal(second([1, 0, 0]), 1);
});

test("a round is complete once every bid and every trick is entered and the tricks add up", () => {
  assert.equal(isComplete({ bids: [0, 1], taken: [0, 1] }, 1), true);
  assert.equal(isComplete({ bids: [0, 1], taken: [0, null] }, 1), true);
  assert.equal(isComplete({ bids: [0, null], taken: [0, 1] }, 1), false);
  assert.equal(isComplete({ bids: [0, 1], taken: [null, null] }, 1), false);
  assert.equal(isComplete({ bids: [0, 1], taken: [1, 1] }, 1), false);
});

test("one entry makes every bid of a round, if they can all be made", () => {
  const sheet = allMade(filled(nextRound(NEW), [1, 0, 1], []));
  assert.equal(bidSum(openEntry(sheet)), openSize(sheet));
  assert.equal(isComplete(openEntry(sheet), openSize(sheet)), true);
});

test("a correction that does not add up falsifies no total: the totals from there on are marked", () => {
  const open = correct(TWO_ROUNDS, 0);
  const wrong = entered(open, { seat: 1, kind: "taken" }, 1);
  assert.deepEqual(scoresOf(wrong).map((score) => score?.totals), [
    [30, 20, 20],
    [20, 10, 10],
    ...Array(18).fill(undefined),
  ]);
  assert.deepEqual(scoresOf(wrong).slice(0, 2).map((score) => score?.isMarked), [true, true]);
  const later = entered(correct(TWO_ROUNDS, 1), { seat: 0, kind: "taken" }, 2);
  assert.deepEqual(scoresOf(later).slice(0, 2).map((score) => score?.isMarked), [false, true]);
});

test("a correction that adds up counts at once in every later total, and is kept or dropped", () => {
  const wrong = entered(correct(TWO_ROUNDS, 0), { seat: 1, kind: "taken" }, 1);
  const right = entered(wrong, { seat: 0, kind: "taken" }, 0);
  assert.deepEqual(totalsOf(right), [-20, -20, 10]);
  assert.equal(scoresOf(right).some((score) => score?.isMarked), false);
  assert.deepEqual(totalsOf(endCorrection(right, { keep: true })), [-20, -20, 10]);
  assert.deepEqual(endCorrection(right, { keep: false }), TWO_ROUNDS);
});

test("after a correction the round in play is open as it was", () => {
  const half = entered(TWO_ROUNDS, { seat: 0, kind: "bids" }, 3);
  const ended = endCorrection(correct(half, 0), { keep: true });
  assert.deepEqual(ended, half);
});

test("only the dealer is forbidden a bid, once all others have bid", () => {
  const never = nextRound(filled(sheetOf({ even_bid: "never" }), [0, 0, 0], [1, 0, 0]));
  const others = entered(
    entered(never, { seat: 2, kind: "bids" }, 1),
    { seat: 0, kind: "bids" },
    0,
  );
  assert.equal(bidForbiddenTo(others, 1), 1);
  assert.equal(bidForbiddenTo(others, 0), -1);
  assert.equal(bidForbiddenTo(never, 1), -1);
  assert.equal(bidForbiddenTo(entered(NEW, { seat: 1, kind: "bids" }, 0), 0), -1);
});

test("in rounds of fewer cards than the table has chosen no bid is forbidden", () => {
  const first = sheetOf({ even_bid: "never", even_bid_from: 2 });
  assert.equal(bidAgainstRule(filled(first, [1, 0, 0], [])), null);
  const second = nextRound(filled(first, [0, 0, 0], [1, 0, 0]));
  const others = entered(
    entered(second, { seat: 2, kind: "bids" }, 1),
    { seat: 0, kind: "bids" },
    0,
  );
  assert.equal(bidForbiddenTo(others, 1), 1);
});

test("the whole round is checked for the forbidden bid, in every order of entry", () => {
  const never = sheetOf({ even_bid: "never" });
  const bids = [1, 0, 0];
  for (const order of [[1, 2, 0], [0, 1, 2], [2, 0, 1], [0, 2, 1]]) {
    let sheet = never;
    for (const seat of order) {
      assert.equal(bidAgainstRule(sheet), null);
      sheet = entered(sheet, { seat, kind: "bids" }, bids[seat]);
    }
    assert.deepEqual(bidAgainstRule(sheet), { seat: 0, bid: 1 });
    assert.equal(bidAgainstRule(entered(sheet, { seat: 2, kind: "bids" }, 1)), null);
    const whole = filled(sheet, [], [1, 0, 0]);
    assert.equal(isComplete(openEntry(whole), 1), true); // what was played can be written down
    assert.notEqual(bidAgainstRule(correct(nextRound(whole), 0)), null);
  }
  assert.equal(bidAgainstRule(filled(NEW, [1, 0, 0], [])), null); // the standard game has no such rule
});

test("a dealer who does not lead may make the bids even where only the leader may not", () => {
  const behind = played(sheetOf({ even_bid: "not_leader" }), [0, 1, 0], [1, 0, 0]);
  const leading = played(sheetOf({ even_bid: "not_leader" }), [0, 1, 0], [0, 1, 0]);
  for (const [sheet, forbidden] of /** @type {const} */ ([[behind, -1], [leading, 2]])) {
    const others = filled(sheet, [0], []);
    assert.equal(bidForbiddenTo(entered(others, { seat: 2, kind: "bids" }, 0), 1), forbidden);
  }
});

test("equal totals share a place", () => {
  assert.deepEqual(ranking([10, 40, 10, -20]).map(({ seat, place }) => [seat, place]), [
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test("a game is over once its last round is closed", () => {
  const sheet = sheetOf({ hand_sizes: [1, 1] });
  const last = played(sheet, [0, 0, 0], [1, 0, 0]);
  assert.equal(isOver(last), false);
  assert.equal(isOver(played(last, [0, 0, 0], [0, 1, 0])), true);
});

test("a sheet kept by an earlier version is opened at its first round that is not complete", () => {
  const none = () => ({ bids: [null, null, null], taken: [null, null, null] });
  const lines = [{ bids: [1, 0, 0], taken: [1, 0, 0] }, ...Array.from({ length: 19 }, none)];
  const names = ["Ada", "Ben", "Cleo"];
  const sizes = Array.from({ length: 20 }, (_, round) => round + 1);
  const sheet = fromOld({ names, sizes, lines }, "7");
  assert.equal(sheet?.round, 1);
  assert.deepEqual(sheet && totalsOf(sheet), [30, 20, 20]);
  assert.equal(fromOld({ names, sizes: [99], lines: lines.slice(0, 1) }, "7"), null);
});
