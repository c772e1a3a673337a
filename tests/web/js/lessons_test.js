// The lessons after the first: their positions, the table of a round, and how far somebody is.

import "./page.js";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { seatsToAct, totalsOf } from "../../../src/foretell/web/static/core/state.js";
import { kindOf, valuesOf } from "../../../src/foretell/web/static/ui/solving/position.js";
import {
  decisionAt,
  FIRST,
  lessonsIn,
  OWN,
  stateAt,
} from "../../../src/foretell/web/static/ui/lesson/lessons.js";
import * as made from "../../../src/foretell/web/static/ui/lesson/progress.js";
import { tableAt } from "../../../src/foretell/web/static/ui/lesson/round_table.js";
import { verdictOf } from "../../../src/foretell/web/static/ui/lesson/verdict.js";
import { playUntil, tableOf } from "./home_table.js";
import { forgetEverything } from "./storage.js";

const FILE = new URL("../../../src/foretell/web/lessons.json", import.meta.url);
const LESSONS = lessonsIn(await readFile(FILE, "utf-8"));
const [LESSON] = LESSONS;

test("every puzzle is a decision with a value for each kind of action, one of them best", () => {
  for (const { puzzles, aim } of LESSONS) {
    for (const puzzle of puzzles) {
      const { position, values } = decisionAt(puzzle);
      assert.deepEqual(seatsToAct(position.known).includes(position.seat), true);
      assert.equal(position.kinds.length, values.length);
      const [best, ...others] = valuesOf(values, position);
      for (const other of others) {
        if (kindOf(other.action) !== kindOf(best.action)) assert.ok(other.behind >= 8);
      }
      if (aim === "win") assert.equal(best.points, 0);
    }
  }
});

test("every board is a position that the learner sees", () => {
  for (const { boards } of LESSONS) {
    for (const { position, at } of boards) {
      const { state, seat } = stateAt(position);
      assert.equal(seat, OWN);
      const cards = [...(state.round.hands[OWN] ?? []), ...(state.round.trick?.cards ?? [])];
      for (const one of at) {
        assert.ok(cards.includes(one) || /^(hand|turned|trick|seat \d)$/.test(one), one);
      }
    }
  }
});

for (const lesson of LESSONS) {
  test(`the round of ${lesson.id} is played to its end from its position`, async () => {
    const { state } = stateAt(lesson.round);
    const { players } = state.options;
    const bots = Array.from({ length: players - 1 }, (_, at) => `Bot ${at}`);
    const home = await tableOf(tableAt(lesson.round, { name: "You", bots, started: 0 }));
    const dealt = home.view().game?.state ?? assert.fail("nothing is dealt");
    assert.equal(dealt.round.number, state.round.number);
    assert.deepEqual(dealt.round.hands[OWN], state.round.hands[OWN]);
    assert.deepEqual(totalsOf(dealt), totalsOf(state));
    assert.deepEqual(dealt.spent, state.spent);
    const scored = () => home.view().game?.state.scores[state.round.number - 1];
    await playUntil(home, () => scored() !== undefined);
    assert.equal(scored()?.tricks.reduce((sum, one) => sum + one, 0), state.round.size);
    home.table.close();
  });
}

test("a lesson goes from its boards to its puzzles to its round", () => {
  let progress = made.BEGIN;
  const parts = [];
  for (let step = 0; step < made.stepsOf(LESSON); step += 1) {
    const place = made.placeOf(LESSON, progress);
    assert.equal(made.stepAt(LESSON, place), step);
    parts.push(place.part);
    progress = place.part === "theory"
      ? made.turned(progress, place.number + 1)
      : place.part === "puzzle"
      ? made.answered(progress, place.number, place.number !== 2)
      : made.done(progress);
  }
  assert.deepEqual(parts, [...Array(3).fill("theory"), ...Array(6).fill("puzzle"), "round"]);
  assert.deepEqual(progress, {
    read: 3,
    answers: [true, true, false, true, true, true],
    isDone: true,
    most: 5,
  });
});

test("only the first answer to a puzzle counts, and the best attempt is remembered", () => {
  const once = made.answered({ ...made.BEGIN, read: 3 }, 0, true);
  assert.equal(made.answered(once, 0, false), once);
  const anew = made.again(made.done(once));
  assert.deepEqual(anew, { read: 0, answers: [], isDone: true, most: 1 });
  assert.equal(made.answered(anew, 0, false).most, 1);
});

test("the next lesson is the first that is not done", () => {
  const done = { ...made.BEGIN, isDone: true };
  assert.equal(made.nextLesson(LESSONS, {}), FIRST);
  assert.equal(made.nextLesson(LESSONS, { [FIRST]: done }), "zero");
  assert.equal(made.nextLesson(LESSONS, { [FIRST]: done, zero: made.BEGIN }), "zero");
  const all = Object.fromEntries([FIRST, ...LESSONS.map(({ id }) => id)].map((id) => [id, done]));
  assert.equal(made.nextLesson(LESSONS, all), null);
});

test("progress is stored under the lesson, and changed from its last value", () => {
  forgetEverything();
  made.keepProgress("duck", (now) => made.turned(now, 3));
  made.keepProgress("duck", (now) => made.answered(now, 0, true));
  assert.deepEqual(made.lessonsProgress(), {
    duck: { read: 3, answers: [true], isDone: false, most: 1 },
  });
  assert.equal(made.isUnderWay(made.lessonsProgress().duck), true);
  assert.equal(made.isUnderWay(made.lessonsProgress().zero), false);
});

test("a round is judged by its bid, and by the place where only that counts", () => {
  /** @type {(bid: number, taken: number, totals?: number[]) => any} */
  const score = (bid, taken, totals = [0, 0]) => ({ bids: [bid, 0], tricks: [taken, 0], totals });
  assert.equal(verdictOf({}, score(2, 2), 0), "made");
  assert.equal(verdictOf({}, score(2, 3), 0), "near");
  assert.equal(verdictOf({}, score(2, 0), 0), "missed");
  assert.equal(verdictOf({ aim: "win" }, score(2, 0, [50, 50]), 0), "won");
  assert.equal(verdictOf({ aim: "win" }, score(2, 2, [50, 60]), 0), "not-won");
});
