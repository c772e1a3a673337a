/** The state of the lesson and its reducer, without a screen. */

import { isJester, suitOf } from "../../core/index.js";
import { points } from "../../core/rules.js";
import { legalIn, SEATS, SELF, TRUMP, winnerOf } from "./plays.js";
import { BIDS, isMade, OWN_HAND, roundAfter } from "./round.js";
import { BEATS, isRight, STEPS } from "./steps.js";

/** @import { Card, Seat } from "../../core/types.d.ts" */
/** @import { LessonPlace } from "../../keeper/stored.d.ts" */
/** @import { Beat, Scene } from "./steps.js" */

/**
 * The number of finished animations, and the reason why the last answer was wrong.
 * @typedef {LessonPlace & { readonly landed: number, readonly fault: string | null }} Lesson
 * @typedef {{type: "land"} | {type: "on"} | {type: "back"} | {type: "skip"} | {type: "again"} |
 *   {type: "play", card: Card} | {type: "name", seat: Seat} | {type: "answer", number: number}}
 *   Action
 */

/** @type {Lesson} */
export const START = { at: 0, played: [], landed: 0, fault: null };
const FIRST_PLAY = BEATS.findIndex(({ ask }) => ask === "play");
const END = BEATS.length - 1;
/** The moments at which a made bid is counted. */
const REWARDS = ["score-tricks", "score-others"];

/** @type {(lesson: Lesson) => Beat} */
export const beatOf = ({ at }) => BEATS[at];

/**
 * The scene with all cards at rest.
 * @type {(lesson: Lesson) => Scene & {taken: readonly number[]}}
 */
export function sceneOf(lesson) {
  const { step, ask, scene } = beatOf(lesson);
  if (step !== "score") return { ...scene, taken: BIDS.map(() => 0) };
  const { tricks, trick, hand, taken } = roundAfter(lesson.played);
  const isJustTaken = beatOf(lesson).text === "taken";
  const plays = ask === "play" ? trick : isJustTaken ? tricks[tricks.length - 1] : [];
  return { ...scene, plays, hand, taken };
}

/**
 * The number of animations before the text: cards that are played, or points that are counted.
 * @param {Lesson} lesson
 */
export function motionsOf(lesson) {
  const isCounted = beatOf(lesson).text.startsWith("score-");
  return isCounted ? 1 : sceneOf(lesson).plays.length;
}

/** Whether the animations are over, so that the text can appear. @param {Lesson} lesson */
export const isAtRest = (lesson) => lesson.landed >= motionsOf(lesson);

/** Whether the round is over and its bid missed. @param {Lesson} lesson */
export const isMissed = ({ played }) => played.length === OWN_HAND.length && !isMade(roundAfter(played).taken);

/**
 * The lesson after an action; the same object if nothing changes.
 * @type {(lesson: Lesson, action: Action) => Lesson}
 */
export function reduce(lesson, action) {
  if (action.type === "land") return isAtRest(lesson) ? lesson : { ...lesson, landed: lesson.landed + 1 };
  if (action.type === "back") return lesson.at === 0 ? lesson : atRest({ ...lesson, at: next(lesson, -1) });
  if (action.type === "skip") return move(lesson, nextStep(lesson));
  if (!isAtRest(lesson)) return lesson;
  const { ask } = beatOf(lesson);
  switch (action.type) {
    case "on":
      return ask === "on" ? move(lesson, next(lesson, 1)) : lesson;
    case "again":
      return isMissed(lesson) ? move({ ...lesson, played: [] }, FIRST_PLAY) : lesson;
    case "play":
      return play(lesson, action.card);
    case "name":
      return ask === "who" ? judged(lesson, whyNotWinner(sceneOf(lesson), action.seat)) : lesson;
    case "answer":
      if (ask === "bid") return judged(lesson, whyNotBid(action.number));
      return ask === "points" ? judged(lesson, whyNotWorth(action.number)) : lesson;
  }
}

/** Whether this is the moment that explains a missed bid. @param {Lesson} lesson */
export const isCountOfMiss = (lesson) => beatOf(lesson).text === "score-exact" && isMissed(lesson);

/** @param {Lesson} lesson @param {Card} card */
function play(lesson, card) {
  const { ask, text } = beatOf(lesson);
  const scene = sceneOf(lesson);
  if (!scene.hand.includes(card)) return lesson;
  const isLegal = legalIn(scene.hand, scene.plays).includes(card);
  if (ask === "play") {
    if (!isLegal) return judged(lesson, "play-cannot");
    return move({ ...lesson, played: [...lesson.played, card] }, lesson.at + 1);
  }
  if (ask !== "win" && ask !== "lose") return lesson;
  if (!isLegal) return judged(lesson, `${text}-cannot`);
  return judged(lesson, isRight(scene, ask, card) ? null : `${text}-wrong`);
}

/**
 * The next moment, or the same one with the reason why an answer is wrong.
 * @type {(lesson: Lesson, fault: string | null) => Lesson}
 */
const judged = (lesson, fault) => fault === null ? move(lesson, lesson.at + 1) : { ...lesson, fault };

/** @param {Scene} scene @param {Seat} seat */
function whyNotWinner({ plays }, seat) {
  const card = plays.find(([who]) => who === seat)?.[1] ?? "";
  if (winnerOf(plays) === seat) return null;
  if (isJester(card)) return "who-jester";
  return suitOf(card) === TRUMP ? "who-lower" : "who-suit";
}

/** @param {number} bid */
const whyNotBid = (bid) => bid === BIDS[SELF] ? null : bid < BIDS[SELF] ? "bid-low" : "bid-high";

/** @param {number} worth */
const whyNotWorth = (worth) => worth === points(BIDS[SELF], BIDS[SELF]) ? null : "points-wrong";

/**
 * The next or previous moment that fits the course of the round.
 * @type {(lesson: Lesson, by: 1 | -1) => number}
 */
function next(lesson, by) {
  let at = lesson.at + by;
  while (BEATS[at].played > lesson.played.length || (isMissed(lesson) && REWARDS.includes(BEATS[at].text))) at += by;
  return at;
}

/** @param {Lesson} lesson */
function nextStep({ at }) {
  const step = BEATS[at].step;
  const first = BEATS.findIndex((beat) => STEPS.indexOf(beat.step) > STEPS.indexOf(step));
  return first < 0 ? END : first;
}

/**
 * Another moment; cards already on the table are not played again.
 * @type {(lesson: Lesson, at: number) => Lesson}
 */
function move(lesson, at) {
  const there = sceneOf(lesson).plays;
  const moved = upToNow({ ...lesson, at, fault: null });
  const plays = sceneOf(moved).plays;
  const isSame = there.length > 0 && there.every(([seat, card], place) =>
    plays[place]?.[0] === seat && plays[place]?.[1] === card);
  return { ...moved, landed: isSame ? there.length : 0 };
}

/** The lesson with all animations over. @param {Lesson} lesson */
function atRest(lesson) {
  const rested = upToNow({ ...lesson, fault: null });
  return { ...rested, landed: motionsOf(rested) };
}

/**
 * The lesson with only those cards of the round that are played by this moment.
 * @type {(lesson: Lesson) => Lesson}
 */
const upToNow = (lesson) => ({ ...lesson, played: lesson.played.slice(0, beatOf(lesson).played) });

/**
 * The text to show: the end of a message id, with values; null while something moves.
 * @type {(lesson: Lesson) => {id: string, taken: number, need: number, winner: Seat} | null}
 */
export function textOf(lesson) {
  if (!isAtRest(lesson)) return null;
  const { plays, taken } = sceneOf(lesson);
  const need = BIDS[SELF] - taken[SELF];
  const winner = plays.length === SEATS ? winnerOf(plays) : SELF;
  return { id: lesson.fault ?? idOf(lesson, need, winner), taken: taken[SELF], need, winner };
}

/** @param {Lesson} lesson @param {number} need @param {Seat} winner */
function idOf(lesson, need, winner) {
  const { text } = beatOf(lesson);
  const { played } = lesson;
  if (isCountOfMiss(lesson)) return "score-missed";
  if (text === "end") return isMissed(lesson) || played.length < OWN_HAND.length ? "end-kind" : "end";
  if (text === "taken") return winner === SELF ? "taken" : played.length === 1 ? "taken-beaten" : "taken-other";
  if (text !== "play") return text;
  if (played.length === 0) return "play-first";
  return need === 0 ? "play-enough" : "play-need";
}

/** The part of the lesson that is stored. @param {Lesson} lesson */
export const toKeep = ({ at, played }) => at === END ? null : { at, played };

/**
 * The stored lesson, or the start if the stored value is invalid.
 * @type {(left: unknown) => Lesson}
 */
export function resumed(left) {
  if (typeof left !== "object" || left === null || !("at" in left) || !("played" in left)) return START;
  const { at, played } = left;
  if (typeof at !== "number" || !(at in BEATS) || !Array.isArray(played)) return START;
  if (played.length !== BEATS[at].played) return START;
  /** @type {Lesson} */
  let round = { ...START, at: FIRST_PLAY };
  for (const card of played) {
    round = reduce(atRest(round), { type: "play", card });
    if (beatOf(round).ask !== "on") return START;
    round = { ...round, at: round.at + 1 };
  }
  return atRest({ ...round, at });
}
