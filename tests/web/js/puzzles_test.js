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
import {
  after,
  NONE,
  ratingAt,
  upgraded,
} from "../../../src/foretell/web/static/ui/puzzles/progress.js";
import {
  bestOf,
  decisionsOf,
  linesOf,
  parsePuzzle,
  puzzleText,
} from "../../../src/foretell/web/static/ui/solving/puzzle.js";
import {
  aged,
  FIRST,
  intervalOf,
  isGuess,
  rated,
} from "../../../src/foretell/web/static/ui/puzzles/rating.js";
import { isOf, nextOf, SETS, sorted } from "../../../src/foretell/web/static/ui/puzzles/sets.js";

const FILE = new URL("../../../src/foretell/analysis/puzzles/found.puzzles", import.meta.url);
const LINES = linesOf(await readFile(FILE, "utf-8"));
const LINE = "4 10 4c0 134481240104001412210131010031000 214:44,593:99 u cfwe 914";
const TWO_MOVES = LINES.find((line) => line.split(" ").length === 10) ?? "";

test("a line is read and written as it was", () => {
  for (const line of LINES) assert.equal(puzzleText(parsePuzzle(line)), line);
});

test("what is no puzzle is refused", () => {
  for (
    const line of [
      "",
      "4 10",
      `${LINE} `,
      LINE.replace("4 10", "7 10"),
      LINE.replace(",", ";"),
      LINE.replace(" 914", ""),
      `${LINE} 01`,
    ]
  ) {
    assert.throws(() => parsePuzzle(line));
  }
  assert.throws(() => linesOf("foretell/puzzles 1\n"));
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

test("each right answer leads to the next decision of the same seat, with a clear best action", () => {
  for (const line of LINES.filter((one) => one.split(" ").length > 8)) {
    const puzzle = parsePuzzle(line);
    /** @type {import("../../../src/foretell/web/static/core/types.d.ts").Action[]} */
    const answers = [];
    const { seat } = positionOf(puzzle);
    for (const { values } of decisionsOf(puzzle)) {
      const position = positionOf(puzzle, answers);
      const [best, ...others] = valuesOf(values, position);
      assert.equal(position.seat, seat);
      assert.ok(phaseOf(position.known).seats.includes(seat));
      assert.equal(position.kinds.length, values.length);
      const next = others.find(({ action }) => kindOf(action) !== kindOf(best.action));
      assert.ok((next?.behind ?? 0) >= 8, line);
      answers.push(best.action);
    }
  }
});

test("a decision that follows continues the events of the one before", () => {
  const puzzle = parsePuzzle(TWO_MOVES);
  const before = positionOf(puzzle);
  const answer = before.kinds[bestOf(puzzle)][0];
  const after = positionOf(puzzle, [answer]);
  assert.deepEqual(after.events.slice(0, before.events.length), before.events);
  const [own] = after.events.slice(before.events.length);
  assert.equal("seat" in own && own.seat, before.seat);
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

test("a rating rises with a right answer, and the more the harder the puzzle", () => {
  const easy = rated(FIRST, 800, true);
  const hard = rated(FIRST, 1600, true);
  assert.ok(easy.value > FIRST.value && hard.value > easy.value);
  assert.ok(rated(FIRST, 800, false).value < rated(FIRST, 1600, false).value);
  assert.ok(rated(FIRST, 1600, false).value < FIRST.value);
});

test("a rating and its deviation are those of Glickman's formulas", () => {
  /** @type {[number, number, number, boolean][]} */
  const cases = [
    [1200, 250, 1400, true],
    [1100, 200, 900, false],
    [1400, 60, 1400, true],
    [1400, 56, 1400, false],
  ];
  const q = Math.LN10 / 400;
  for (const [value, deviation, difficulty, isRight] of cases) {
    // of one game, with the puzzle's deviation of 200 as the opponent's
    const g = 1 / Math.sqrt(1 + 3 * q ** 2 * 200 ** 2 / Math.PI ** 2);
    const expected = 1 / (1 + 10 ** (-g * (value - difficulty) / 400));
    const d2 = 1 / (q ** 2 * g ** 2 * expected * (1 - expected));
    const weight = q / (1 / deviation ** 2 + 1 / d2);
    const found = rated({ value, deviation }, difficulty, isRight);
    assert.ok(Math.abs(found.value - (value + weight * g * (Number(isRight) - expected))) < 1e-9);
    const least = Math.max(55, Math.sqrt(1 / (1 / deviation ** 2 + 1 / d2)));
    assert.ok(Math.abs(found.deviation - least) < 1e-9);
  }
});

test("after ten answers no single one moves a rating by more than 60", () => {
  for (const results of [0b1111111111, 0, 0b1010101010, 0b1111100000]) {
    let rating = FIRST;
    for (let place = 0; place < 10; place += 1) {
      rating = rated(rating, rating.value, Boolean(results >> place & 1));
    }
    for (const difficulty of [800, 1200, 2200]) {
      for (const isRight of [true, false]) {
        const change = rated(rating, difficulty, isRight).value - rating.value;
        assert.ok(Math.abs(change) < 60, `${change} at ${difficulty}`);
      }
    }
  }
});

test("a rating settles within its interval, and still moves", () => {
  let rating = FIRST;
  for (let number = 0; number < 500; number += 1) {
    rating = rated(rating, 1000, number % 11 !== 5); // as a player of 1400 does, but for the doubt
  }
  assert.ok(rating.deviation < 70 && !isGuess(rating));
  const { from, to } = intervalOf(rating);
  assert.ok(from < 1430 && 1430 < to, `${from} to ${to}`);
  assert.ok(Math.abs(to - from - 2 * 1.96 * rating.deviation) < 1e-9);
  assert.ok(rated(rating, 1400, true).value - rating.value > 4);
});

test("a new rating is a guess, with an interval of 800 points", () => {
  assert.ok(isGuess(FIRST));
  const { from, to } = intervalOf(FIRST);
  assert.equal(Math.round(to - from), 784);
});

test("a rating is less certain after a rest, and never less than at the first", () => {
  const settled = { value: 1500, deviation: 55 };
  const day = 24 * 60 * 60_000;
  assert.deepEqual(aged(settled, 0), settled);
  assert.deepEqual(aged(settled, -day), settled);
  const month = aged(settled, 30 * day);
  assert.equal(month.value, 1500);
  assert.ok(month.deviation > 60 && month.deviation < 75, String(month.deviation));
  assert.equal(aged(settled, 9 * 365 * day).deviation, FIRST.deviation);
  const progress = { ...NONE, rating: settled };
  assert.equal(ratingAt(progress, day), settled);
  assert.ok(ratingAt({ ...progress, at: 0 }, day).deviation > 55);
});

test("the first answer to a puzzle counts, and no later one", () => {
  const wrong = after(NONE, { seed: "a3", difficulty: 900, isRight: false, now: 7 });
  assert.deepEqual(wrong.answered, ["a3"]);
  assert.deepEqual(wrong.counts, { answered: 1, right: 0 });
  assert.equal(wrong.at, 7);
  assert.equal(after(wrong, { seed: "a3", difficulty: 900, isRight: true, now: 8 }), wrong);
  const right = after(wrong, { seed: "a4", difficulty: 900, isRight: true, now: 9 });
  assert.deepEqual(right.counts, { answered: 2, right: 1 });
  assert.equal(right.streak, 1);
  const missed = after(right, { seed: "a5", difficulty: 900, isRight: false, now: 10 });
  assert.equal(missed.streak, 0);
});

test("the rating and the numbers of an earlier version remain, with more doubt", () => {
  const old = {
    rating: { value: 1340, deviation: 55 },
    answered: [1, 5, 9],
    right: [5, 9],
    streak: 2,
  };
  const now = upgraded(old);
  assert.deepEqual(now.rating, { value: 1340, deviation: 120 });
  assert.deepEqual(now.counts, { answered: 3, right: 2 });
  assert.equal(now.streak, 2);
  assert.deepEqual(now.answered, []);
  assert.equal(upgraded(now), now);
  assert.equal(upgraded(null), NONE);
});

test("every set has puzzles, and each puzzle is of one kind", () => {
  const { puzzles, numbers } = sorted(LINES);
  for (const set of SETS) assert.ok((numbers.get(set)?.length ?? 0) > 0, set);
  for (const puzzle of puzzles) {
    assert.equal(["bid", "card", "trump"].filter((set) => isOf(puzzle, set)).length, 1);
  }
});

test("the next puzzle is new, near to the rating, and there is none once all are answered", () => {
  const puzzles = [800, 900, 1900].map((difficulty, at) =>
    parsePuzzle(LINE.replace(" 914", ` ${difficulty}`).replace("4c0", `4c${at}`))
  );
  let count = 0;
  const inTurn = () => ((count += 1) % 3) / 3;
  assert.equal(nextOf([0, 1, 2], puzzles, [], 1900, inTurn), 2);
  assert.equal(nextOf([0, 1, 2], puzzles, [], 700, inTurn), 0);
  assert.equal(nextOf([0, 1, 2], puzzles, ["4c0", "4c2"], 700, inTurn), 1);
  assert.equal(nextOf([0, 1, 2], puzzles, ["4c0", "4c1", "4c2"], 700, inTurn), null);
});

test("no two puzzles share a deal, and their difficulties differ", () => {
  const puzzles = LINES.map(parsePuzzle);
  assert.equal(new Set(puzzles.map(({ seed }) => seed)).size, puzzles.length);
  assert.ok(new Set(puzzles.map(({ difficulty }) => difficulty)).size > 500);
});
