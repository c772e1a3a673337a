// The lesson: every moment of it, every right and every wrong tap, in every language.

import "./page.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { beatOf, isAtRest, isMissed, motionsOf, reduce, resumed, sceneOf, START, textOf, toKeep } =
  await import("../../../src/foretell/web/static/ui/lesson/lesson.js");
const { legalIn, SELF, winnerOf } = await import(
  "../../../src/foretell/web/static/ui/lesson/plays.js"
);
const { pointsOf, roundAfter } = await import(
  "../../../src/foretell/web/static/ui/lesson/round.js"
);
const { BEATS, CHOICES, STEPS } = await import(
  "../../../src/foretell/web/static/ui/lesson/steps.js"
);
const { LANGUAGES, loadLanguage, t } = await import(
  "../../../src/foretell/web/static/words/words.js"
);

/** @import { Action, Lesson } from "../../../src/foretell/web/static/ui/lesson/lesson.js" */

/** @type {(lesson: Lesson) => Lesson} */
const rested = (lesson) => isAtRest(lesson) ? lesson : rested(reduce(lesson, { type: "land" }));

/**
 * Everything that can be tapped at a moment.
 * @type {(lesson: Lesson) => Action[]}
 */
function taps(lesson) {
  const { hand, plays } = sceneOf(lesson);
  /** @type {Action[]} */
  const events = [{ type: "on" }];
  for (const card of hand) events.push({ type: "play", card });
  for (const [seat] of plays) events.push({ type: "name", seat });
  for (const number of [0, 1, 2, 3, ...CHOICES]) events.push({ type: "answer", number });
  return events;
}

/**
 * The moment that each tap leads to, by its text.
 * @param {Lesson} lesson
 */
const outcomes = (lesson) =>
  taps(lesson).map((tap) => {
    const next = reduce(lesson, tap);
    return { tap, next, moved: next.at !== lesson.at, fault: next.fault };
  });

/** Every way through the lesson, at rest, once. */
function* everywhere() {
  /** @type {Map<string, Lesson>} */
  const states = new Map();
  const queue = [rested(START)];
  for (let one = queue.pop(); one; one = queue.pop()) {
    const key = JSON.stringify([one.at, one.played, one.fault]);
    if (states.has(key)) continue;
    states.set(key, one);
    yield one;
    queue.push(...outcomes(one).map(({ next }) => rested(next)));
  }
}

/** @param {string} text */
const moment = (text) => {
  const events = [...everywhere()].find((one) => beatOf(one).text === text && one.fault === null);
  assert.ok(events, text);
  return events;
};

/**
 * @param {Lesson} lesson
 * @param {"play" | "name" | "answer"} type
 */
const answersTo = (lesson, type) =>
  outcomes(lesson).filter(({ tap }) => tap.type === type)
    .map(({ tap, moved, fault }) => [Object.values(tap)[1], moved ? "on" : fault]);

test("the five steps come in their order, and each has a moment that asks for something", () => {
  const steps = BEATS.map(({ step }) => step);
  assert.deepEqual([...new Set(steps)], STEPS);
  assert.deepEqual(
    steps,
    [...steps].sort((one, other) => STEPS.indexOf(one) - STEPS.indexOf(other)),
  );
  for (const step of STEPS) {
    assert.ok(BEATS.some((beat) => beat.step === step && !["on", "end"].includes(beat.ask)), step);
  }
});

test("no scene has a card twice", () => {
  for (const one of everywhere()) {
    const { plays, hand, turned } = sceneOf(one);
    const cards = [...plays.map(([, card]) => card), ...hand];
    if (turned) cards.push(turned);
    assert.equal(new Set(cards).size, cards.length, beatOf(one).text);
  }
});

test("nothing is said, and no tap counts, before what is spoken of lies on the table", () => {
  for (const one of everywhere()) {
    for (let landed = 0; landed < motionsOf(one); landed += 1) {
      const moving = { ...one, landed };
      assert.equal(textOf(moving), null);
      for (const tap of taps(one)) assert.equal(reduce(moving, tap), moving);
      assert.equal(reduce(moving, { type: "land" }).landed, landed + 1);
    }
    assert.equal(reduce(one, { type: "land" }), one);
  }
});

test("cards that lie already do not come a second time", () => {
  const next = reduce(moment("trick"), { type: "on" });
  assert.ok(isAtRest(next));
  const played = reduce(next, { type: "play", card: "H13" });
  assert.deepEqual([played.landed, motionsOf(played)], [3, 4]);
});

test("a card that may not be played, or does not do what is asked, is told why", () => {
  assert.deepEqual(answersTo(moment("first"), "play"), [
    ["H13", "on"],
    ["H3", "first-wrong"],
    ["S13", "first-cannot"],
  ]);
  assert.deepEqual(answersTo(moment("small"), "play"), [
    ["S9", "small-wrong"],
    ["C1", "on"],
    ["D12", "small-wrong"],
  ]);
  assert.deepEqual(answersTo(moment("wizard"), "play"), [
    ["D3", "wizard-wrong"],
    ["Z1", "on"],
    ["C12", "wizard-cannot"],
  ]);
  assert.deepEqual(answersTo(moment("jester"), "play"), [
    ["S13", "jester-wrong"],
    ["S9", "jester-wrong"],
    ["N1", "on"],
  ]);
});

test("who wins the trick is asked until it is right, and each wrong card has its reason", () => {
  assert.deepEqual(answersTo(moment("who"), "name"), [
    [1, "who-suit"],
    [2, "on"],
    [3, "who-jester"],
    [0, "who-lower"],
  ]);
});

test("the bid that suits the hand is two, and two tricks bid and taken are worth 40", () => {
  assert.deepEqual(answersTo(moment("bid-hand"), "answer").slice(0, 4), [
    [0, "bid-low"],
    [1, "bid-low"],
    [2, "on"],
    [3, "bid-high"],
  ]);
  assert.deepEqual(answersTo(moment("points"), "answer").slice(4), [
    [20, "points-wrong"],
    [30, "points-wrong"],
    [40, "on"],
  ]);
});

test("a tap that is not asked for changes nothing", () => {
  for (const one of everywhere()) {
    const { ask } = beatOf(one);
    /** @type {Record<string, string>} */
    const kinds = { on: "on", who: "name", bid: "answer", points: "answer", end: "" };
    for (const { tap, next } of outcomes(one)) {
      if (tap.type !== (kinds[ask] ?? "play")) assert.equal(next, one);
      else assert.ok(next.at > one.at || next.fault !== null);
    }
  }
});

test("the trick after each tap is the learner's exactly where it was to be won", () => {
  for (const text of ["first-won", "small-won", "wizard-won"]) {
    assert.equal(winnerOf(sceneOf(moment(text)).plays), SELF);
  }
  assert.notEqual(winnerOf(sceneOf(moment("jester-lost")).plays), SELF);
});

/**
 * Every way to play the round, as the learner's cards.
 * @type {(played?: string[]) => string[][]}
 */
function rounds(played = []) {
  const { hand, trick } = roundAfter(played);
  if (hand.length === 0) return [played];
  return legalIn(hand, trick).flatMap((card) => rounds([...played, card]));
}

test("the round is won by whoever plays the Wizard on the high trump, and by nobody else", () => {
  const ends = rounds().map((played) => [played.join(" "), ...pointsOf(roundAfter(played).taken)]);
  assert.deepEqual(ends, [
    ["Z1 C12 D3", 40, 20, 30, -10],
    ["Z1 D3 C12", 40, 20, 30, -10],
    ["C12 Z1 D3", -10, 20, -10, -10],
    ["C12 D3 Z1", -10, 20, -10, -10],
  ]);
});

test("the cards of the round follow the rules at every seat", () => {
  for (const played of rounds()) {
    const { tricks } = roundAfter(played);
    const held = [0, 1, 2, 3].map((seat) =>
      tricks.flat().filter(([who]) => who === seat).map(([, card]) => card)
    );
    for (const trick of tricks) {
      for (const [place, [seat, card]] of trick.entries()) {
        assert.ok(legalIn(held[seat], trick.slice(0, place)).includes(card));
        held[seat] = held[seat].filter((one) => one !== card);
      }
    }
  }
});

test("a missed round is explained, and can be played again or left", () => {
  const missed = [...everywhere()].find((one) =>
    beatOf(one).text === "score-exact" && isMissed(one)
  );
  assert.ok(missed);
  assert.equal(textOf(missed)?.id, "score-missed");
  const again = reduce(missed, { type: "again" });
  assert.deepEqual([beatOf(again).text, again.played], ["play", []]);
  const rest = reduce(missed, { type: "on" });
  assert.equal(textOf(rested(rest))?.id, "end-kind");
  assert.equal(beatOf(reduce(rest, { type: "back" })).text, "score-exact");
});

test("a made round is counted up bid first, then tricks, then what a miss costs", () => {
  let one = [...everywhere()].find((one) => beatOf(one).text === "score-exact" && !isMissed(one));
  assert.ok(one);
  assert.equal(reduce(one, { type: "again" }), one);
  const texts = [];
  for (; beatOf(one).ask !== "end"; one = rested(reduce(one, { type: "on" }))) {
    texts.push(textOf(one)?.id);
  }
  assert.deepEqual([...texts, textOf(one)?.id], [
    "score-exact",
    "score-tricks",
    "score-others",
    "end",
  ]);
});

test("back leads to the moment before, with the cards of then, as far as the start", () => {
  for (const one of everywhere()) {
    const back = reduce(one, { type: "back" });
    assert.ok(isAtRest(back));
    assert.ok(one.at === 0 ? back === one : back.at < one.at);
    assert.equal(back.played.length, beatOf(back).played);
  }
});

test("skip leads from step to step to the end, and back from there to the round", () => {
  let one = START;
  const steps = [];
  for (; beatOf(one).ask !== "end"; one = reduce(one, { type: "skip" })) {
    steps.push(beatOf(one).step);
  }
  assert.deepEqual(steps, STEPS);
  assert.equal(textOf(one)?.id, "end-kind");
  assert.equal(textOf(rested(reduce(one, { type: "back" })))?.id, "play-first");
});

test("it resumes where it was left, at rest, and begins anew after its end", () => {
  for (const one of everywhere()) {
    const stored = JSON.parse(JSON.stringify(toKeep(one)));
    const again = resumed(stored);
    if (beatOf(one).ask === "end") assert.equal(again, START);
    else assert.deepEqual(again, { ...one, fault: null });
  }
});

test("what is kept and makes no sense is as if nothing was kept", () => {
  const last = BEATS.length - 2;
  for (
    const rest of [
      ...[null, 3, "x", {}, { at: 1 }, { at: 99, played: [] }, { at: -1, played: [] }],
      ...[{ at: 0.5, played: [] }, { at: 0, played: ["Z1"] }, { at: last, played: [] }],
      ...[{ at: last, played: ["D3", "Z1", "C12"] }, { at: last, played: ["Z1", "Z1", "D3"] }],
    ]
  ) assert.equal(resumed(rest), START, JSON.stringify(rest));
});

test("everything that can be said is there in every language, and is short", async () => {
  const ids = new Set([...everywhere()].map((one) => textOf(one)?.id));
  for (const code of Object.keys(LANGUAGES)) {
    await loadLanguage(code);
    for (const id of ids) {
      const values = { first: "A", second: "B", third: "C", winner: "D", need: 1, taken: 1 };
      const text = t(`web-lesson-${id}`, values);
      assert.ok(text !== `web-lesson-${id}`, `${code} ${id}`);
      assert.ok(!/[{}]/.test(text), text);
      assert.ok(text.length <= 150, `${code} ${id}: ${text.length}`);
      assert.ok(text.split(/[.!?](?:\s|$)/).filter(Boolean).length <= 3, text);
    }
    for (const step of STEPS) assert.ok(!t(`web-lesson-title-${step}`).startsWith("web-"), step);
  }
});
