// A hint: its values and reasons for each action, and how they improve.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { standardOptions, start } from "../../../src/foretell/web/static/core/index.js";
import {
  adviceOf,
  adviceText,
  barOf,
  pointsText,
} from "../../../src/foretell/web/static/ui/table/hints/advice.js";
import { studyHint } from "../../../src/foretell/web/static/ui/table/hints/hint_study.js";
import { loadLanguage } from "../../../src/foretell/web/static/words/words.js";

/** @import { Action } from "../../../src/foretell/web/static/core/types.d.ts" */
/** @import { Question } from "../../../src/foretell/web/static/engine/engine.js" */
/** @import { ActionValue } from "../../../src/foretell/web/static/engine/search.js" */
/** @import { Explained } from "../../../src/foretell/web/static/worker/worker.js" */
/** @import { Hint } from "../../../src/foretell/web/static/ui/table/hints/hint_study.js" */

await loadLanguage("en");

const LOOK = /** @type {const} */ ({ edition: "classic", faces: "letters" });
const STATE = start(standardOptions(3), null);

/** @type {(action: Action, figures?: Partial<ActionValue>) => ActionValue} */
const valueOf = (action, figures = {}) => ({
  action,
  points: 12.34,
  makesBid: 0.644,
  margin: 1,
  behind: 0,
  behindMargin: 0,
  tricks: [],
  ...figures,
});
/** @type {(card: string, figures?: Partial<ActionValue>) => ActionValue} */
const play = (card, figures) => valueOf({ type: "play", seat: 0, card }, figures);

test("a hint says what to do, its points and the chance to make the bid", () => {
  const [card, bid, suit] = [
    play("H6"),
    valueOf({ type: "bid", seat: 0, bid: 3 }, { points: -4.96, makesBid: 0 }),
    valueOf({ type: "choose_trump", seat: 0, suit: "S" }, { points: -0.04, makesBid: 1 }),
  ].map((value) => adviceText(adviceOf([value], LOOK)[0]));
  assert.equal(card, "Play the 7 of hearts: 12.3 points, 64% to make your bid.");
  assert.equal(bid, "Bid 3: −5.0 points, 0% to make your bid.");
  assert.equal(suit, "Make spades trump: 0.0 points, 100% to make your bid.");
});

test("figures are written as the language writes them", async () => {
  const figures = [];
  for (const language of ["de", "fr"]) {
    await loadLanguage(language);
    figures.push(pointsText(-1.25), adviceOf([play("H6")], LOOK)[0].chance.replace(/\s/, "_"));
  }
  await loadLanguage("en");
  assert.deepEqual(figures, ["−1,3", "64_%", "−1,3", "64_%"]);
});

test("an action is about as good as the best while the gap is within its margin", () => {
  const values = [
    play("H6"),
    play("H7", { behind: 2, behindMargin: 2 }),
    play("H8", { behind: 2, behindMargin: 1.9 }),
  ];
  assert.deepEqual(adviceOf(values, LOOK).map(({ isLevel }) => isLevel), [true, true, false]);
});

test("points and gaps have their intervals, rounded up, and large ones no decimals", () => {
  const values = [play("H6", { margin: 2.31 }), play("H7", { behind: 4, behindMargin: 10.2 })];
  const [best, other] = adviceOf(values, LOOK);
  assert.deepEqual([best.range, best.gap], ["12.3 ± 2.4", ""]);
  assert.deepEqual([other.range, other.gap], ["12.3 ± 1.0", "−4.0 ± 11"]);
});

test("the order is the study's, and equal cards are one choice with the better figures", () => {
  const values = [play("Z2"), play("H6"), play("Z1", { points: 3 }), play("N1"), play("N4")];
  const advice = adviceOf(values, LOOK);
  assert.deepEqual(advice.map(({ text }) => text), [
    "Play a Wizard",
    "Play the 7 of hearts",
    "Play a Jester",
  ]);
  assert.equal(advice[0].points, "12.3");
});

test("bars begin at zero points and share one scale", () => {
  const bars = (/** @type {number[]} */ ...all) => all.map((one) => barOf(one, all));
  assert.deepEqual(bars(30, 15), [{ start: 0, width: 100 }, { start: 0, width: 50 }]);
  assert.deepEqual(bars(30, -10), [{ start: 25, width: 75 }, { start: 0, width: 25 }]);
  assert.deepEqual(bars(-5, -10), [{ start: 50, width: 50 }, { start: 0, width: 100 }]);
  assert.deepEqual(bars(0), [{ start: 0, width: 0 }]);
});

/** A hint whose studies have results that the test chooses. */
function asked() {
  /** @type {{bot: string, milliseconds?: number, find: (games: number, isClear?: boolean) => void, end: (error?: Error) => void}[]} */
  const studies = [];
  /** @type {Hint[]} */
  const hints = [];
  let stopped = 0;
  const ask = (
    /** @type {Question} */ { bot, milliseconds },
    /** @type {(study: Explained) => void} */ onStudy,
    /** @type {(error: Error | null) => void} */ onEnd,
  ) => {
    const find = (/** @type {number} */ games, isClear = false) =>
      onStudy({
        values: [play("H6"), play("H7", { behind: 2, behindMargin: isClear ? 1 : 3 })],
        games,
        reasons: [{ code: "reason/cannot_win", fields: { games } }],
      });
    studies.push({ bot, milliseconds, find, end: (error) => onEnd(error ?? null) });
    return () => stopped += 1;
  };
  const stop = studyHint(STATE, 0, (hint) => hints.push(hint), ask);
  return { studies, hints, stop, stops: () => stopped };
}

test("figures of more games take the place of the first ones, those of fewer do not", () => {
  const { studies, hints } = asked();
  studies[0].find(70);
  studies[0].end();
  studies[1].find(32);
  studies[1].find(400);
  studies[1].end();
  assert.deepEqual(studies.map(({ bot }) => bot), ["analyst", "analyst:400"]);
  assert.deepEqual(hints.map(({ study }) => study?.games), [70, 400, 400]);
  assert.deepEqual(hints.map(({ isFinal }) => isFinal), [false, false, true]);
});

test("nothing is recommended from fewer games than a review has, however long they take", () => {
  const { studies, hints } = asked();
  assert.equal(studies[0].milliseconds, undefined);
  studies[0].find(32);
  studies[0].find(64);
  assert.deepEqual(hints.map(({ study, looking }) => [study, looking]), [[null, 32], [null, 64]]);
  studies[0].find(70);
  assert.equal(hints.at(-1)?.study?.games, 70);
});

test("a hint ends once every other action is surely worse", () => {
  const { studies, hints } = asked();
  studies[0].find(70, true);
  studies[0].end();
  assert.equal(studies.length, 1);
  assert.equal(hints.at(-1)?.isFinal, true);
});

test("the reasons are those for the figures that are shown", () => {
  const { studies, hints } = asked();
  studies[0].find(400);
  studies[0].end();
  studies[1].find(32);
  studies[1].find(800);
  studies[1].end();
  const of = hints.map(({ study }) => study?.reasons[0].fields.games);
  assert.deepEqual(of, [400, 800, 800]);
});

test("where the strongest bot cannot be loaded, a simpler one answers and it is said", () => {
  const { studies, hints } = asked();
  studies[0].end(new Error("best.weights: status 404"));
  studies[1].find(64);
  studies[1].end();
  assert.deepEqual(studies.map(({ bot }) => bot), ["analyst", "searcher"]);
  const last = hints.at(-1);
  assert.deepEqual([last?.isSimpler, last?.isFinal, last?.study?.games], [true, true, 64]);
});

test("a hint fails at once when no bot can give one", () => {
  const { studies, hints } = asked();
  studies[0].end(new Error("no engine"));
  studies[1].end(new Error("no engine"));
  assert.equal(studies.length, 2);
  assert.deepEqual(hints.at(-1), { study: null, looking: 0, isSimpler: true, isFinal: true });
});

test("figures that are there stay when a later study fails", () => {
  const { studies, hints } = asked();
  studies[0].find(400);
  studies[0].end();
  studies[1].end(new Error("no memory"));
  assert.equal(studies.length, 2);
  const last = hints.at(-1);
  assert.deepEqual([last?.isSimpler, last?.isFinal, last?.study?.games], [false, true, 400]);
});

test("closing a hint ends the study that is under way", () => {
  const { studies, stop, stops } = asked();
  studies[0].end();
  stop();
  assert.equal(stops(), 1);
});
