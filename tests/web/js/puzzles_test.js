// Puzzles: their lines, their positions, the rating that moves, and which one is given next.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import "./page.js";
import { phaseOf } from "../../../src/foretell/web/static/core/state.js";
import {
  kindOf,
  positionOf,
  valuesOf,
} from "../../../src/foretell/web/static/ui/solving/position.js";
import { after } from "../../../src/foretell/web/static/ui/puzzles/progress.js";
import {
  bestOf,
  difficultyOf,
  linesOf,
  parsePuzzle,
  puzzleText,
} from "../../../src/foretell/web/static/ui/solving/puzzle.js";
import { FIRST, rated } from "../../../src/foretell/web/static/ui/puzzles/rating.js";
import { isOf, nextOf, SETS, sorted } from "../../../src/foretell/web/static/ui/puzzles/sets.js";

const FILE = new URL("../../../src/foretell/analysis/puzzles/found.puzzles", import.meta.url);
const LINES = linesOf(await readFile(FILE, "utf-8"));
const LINE = "4 10 4c0 134481240104001412210131010031000 214:44,593:99 u cfwe";

test("a line is read and written as it was", () => {
  for (const line of LINES) assert.equal(puzzleText(parsePuzzle(line)), line);
});

test("what is no puzzle is refused", () => {
  for (
    const line of ["", "4 10", `${LINE} `, LINE.replace("4 10", "7 10"), LINE.replace(",", ";")]
  ) {
    assert.throws(() => parsePuzzle(line));
  }
  assert.throws(() => linesOf("foretell/puzzles 2\n"));
});

test("every position is a decision with as many kinds of actions as values", () => {
  for (const line of LINES.filter((_, at) => at % 20 === 0)) {
    const puzzle = parsePuzzle(line);
    const { known, kinds, seat } = positionOf(puzzle);
    assert.ok(phaseOf(known).seats.includes(seat));
    assert.equal(kinds.length, puzzle.values.length);
    const [best, ...others] = valuesOf(puzzle.values, positionOf(puzzle));
    assert.equal(kindOf(best.action), kindOf(kinds[bestOf(puzzle)][0]));
    for (const other of others) {
      if (kindOf(other.action) !== kindOf(best.action)) assert.ok(other.behind >= 8);
    }
  }
});

test("a seat knows no cards of others at a puzzle", () => {
  const { known, seat, events } = positionOf(parsePuzzle(LINE));
  assert.deepEqual(
    known.round.hands.map((hand) => hand !== null),
    [0, 1, 2, 3].map((one) => one === seat),
  );
  const [dealt] = events;
  assert.ok(dealt.type === "dealt");
  assert.equal(dealt.hands.filter((hand) => hand !== null).length, 1);
});

test("equal Wizards and equal Jesters are one kind of action", () => {
  /** @param {string} card */
  const play = (card) => kindOf({ type: "play", seat: 0, card });
  assert.equal(play("Z1"), play("Z4"));
  assert.equal(play("N1"), play("N2"));
  assert.notEqual(play("Z1"), play("N1"));
  assert.notEqual(play("C1"), play("C2"));
});

test("a puzzle is the harder the fewer levels find it", () => {
  const all = parsePuzzle(LINE.replace(" u ", " v "));
  const none = parsePuzzle(LINE.replace(" u ", " 0 "));
  assert.equal(difficultyOf(all), 800);
  assert.equal(difficultyOf(parsePuzzle(LINE)), 900);
  assert.equal(difficultyOf(none), 1900);
});

test("a rating rises with a right answer, and the more the harder the puzzle", () => {
  const easy = rated(FIRST, 800, true);
  const hard = rated(FIRST, 1600, true);
  assert.ok(easy.value > FIRST.value && hard.value > easy.value);
  assert.ok(rated(FIRST, 800, false).value < rated(FIRST, 1600, false).value);
  assert.ok(rated(FIRST, 1600, false).value < FIRST.value);
});

test("a rating and its deviation are those of Glickman's formulas", () => {
  /** @type {[number, number, number, boolean, number, number][]} */
  const figures = [
    [1100, 200, 1300, true, 1231.58, 181.11],
    [1100, 200, 900, false, 968.42, 181.11],
    [1400, 60, 1400, true, 1409.44, 59.23],
    [1400, 56, 1400, false, 1391.75, 55.38],
    [1400, 55, 1400, true, 1407.97, 55],
  ];
  for (const [value, deviation, difficulty, isRight, ...expected] of figures) {
    const found = rated({ value, deviation }, difficulty, isRight);
    assert.ok(Math.abs(found.value - expected[0]) < 0.01, `${found.value}, not ${expected[0]}`);
    assert.ok(Math.abs(found.deviation - expected[1]) < 0.01, `${found.deviation}`);
  }
});

test("a rating settles, and still moves", () => {
  let rating = FIRST;
  for (let number = 0; number < 500; number += 1) {
    rating = rated(rating, 1000, number % 11 !== 5); // as a player of 1400 does
  }
  assert.ok(rating.deviation < 60);
  assert.ok(Math.abs(rating.value - 1400) < 120, String(rating.value));
  assert.ok(rated(rating, 1400, true).value - rating.value > 4);
});

test("the first answer to a puzzle counts, and no later one", () => {
  const none = { rating: FIRST, answered: [], right: [], streak: 0 };
  const wrong = after(none, { number: 3, difficulty: 900, isRight: false });
  assert.deepEqual(wrong.answered, [3]);
  assert.deepEqual(wrong.right, []);
  assert.equal(after(wrong, { number: 3, difficulty: 900, isRight: true }), wrong);
  const right = after(wrong, { number: 4, difficulty: 900, isRight: true });
  assert.deepEqual(right.right, [4]);
  assert.equal(right.streak, 1);
  assert.equal(after(right, { number: 5, difficulty: 900, isRight: false }).streak, 0);
});

test("every set has puzzles, and each puzzle is of one kind", () => {
  const { puzzles, numbers } = sorted(LINES);
  for (const set of SETS) assert.ok((numbers.get(set)?.length ?? 0) > 0, set);
  for (const puzzle of puzzles) {
    assert.equal(["bid", "card", "trump"].filter((set) => isOf(puzzle, set)).length, 1);
  }
});

test("the next puzzle is new, near to the rating, and there is none once all are answered", () => {
  const puzzles = ["v", "u", "0"].map((found) => parsePuzzle(LINE.replace(" u ", ` ${found} `)));
  let count = 0;
  const inTurn = () => ((count += 1) % 3) / 3;
  assert.equal(nextOf([0, 1, 2], puzzles, [], 1900, inTurn), 2);
  assert.equal(nextOf([0, 1, 2], puzzles, [], 700, inTurn), 0);
  assert.equal(nextOf([0, 1, 2], puzzles, [0, 2], 700, inTurn), 1);
  assert.equal(nextOf([0, 1, 2], puzzles, [0, 1, 2], 700, inTurn), null);
});
