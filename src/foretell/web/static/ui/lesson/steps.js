/** The moments of the lesson: the scene, the text, and the learner's task. */

import { legalIn, SELF, winnerOf } from "./plays.js";
import { BIDS, OWN_HAND } from "./round.js";

/** @import { Card } from "../../core/types.d.ts" */
/** @import { Play } from "./plays.js" */

/**
 * @typedef {"trick" | "trump" | "special" | "bid" | "score"} Step
 * @typedef {"led" | "best" | "trick" | "turned" | "hand" | "own" | "third" | "sum"} Target the part
 *   that is pointed at
 * @typedef {"on" | "win" | "lose" | "who" | "bid" | "points" | "play" | "end"} Ask to continue, to
 *   win or lose a trick, to say who wins it, to bid, to count, to play any legal card; or nothing
 * @typedef {{ readonly plays: readonly Play[], readonly hand: readonly Card[], readonly turned:
 *   Card | null, readonly bids: readonly number[] | null, }} Scene the trick, the learner's hand,
 *   the card turned up for trump, all bids
 * @typedef {{ readonly step: Step, readonly text: string, readonly at: Target, readonly ask: Ask,
 *   readonly scene: Scene, readonly played: number, }} Beat `played`: how many cards the learner
 *   has played in the last round; its tricks follow from them
 */

/** @type {readonly Step[]} */
export const STEPS = Object.freeze(["trick", "trump", "special", "bid", "score"]);
/** The choices for the points of a bid of two. */
export const CHOICES = Object.freeze([20, 30, 40]);

/** @type {Scene} */
const EMPTY = { plays: [], hand: [], turned: null, bids: null };
/** @type {Scene} */
const FIRST = { ...EMPTY, plays: [[1, "H5"], [2, "H11"], [3, "H2"]], hand: ["H13", "H3", "S13"] };
/** @type {Scene} */
const TRUMPED = { ...EMPTY, plays: [[1, "H8"], [2, "H13"], [3, "H10"]], hand: ["S9", "C1", "D12"], turned: "C7" };
/** @type {Scene} */
const WIZARD = { ...TRUMPED, plays: [[1, "D12"], [2, "D13"], [3, "C11"]], hand: ["D3", "Z1", "C12"] };
/** @type {Scene} */
const JESTER = { ...TRUMPED, plays: [[1, "S3"], [2, "S1"], [3, "S5"]], hand: ["S13", "S9", "N1"] };
/** @type {Scene} */
const WHO = { ...TRUMPED, plays: [[1, "H13"], [2, "C5"], [3, "N3"], [SELF, "C2"]], hand: [] };
/** @type {Scene} */
const BID = { ...EMPTY, hand: OWN_HAND, turned: "C9" };
/** @type {Scene} */
const ROUND = { ...BID, hand: [], bids: BIDS };

/**
 * A scene after the one right card is played.
 * @type {(scene: Scene, aim: "win" | "lose") => Scene}
 */
function after(scene, aim) {
  const card = scene.hand.find((one) => isRight(scene, aim, one)) ?? "";
  return { ...scene, plays: [...scene.plays, [SELF, card]], hand: scene.hand.filter((one) => one !== card) };
}

/**
 * Whether a card fulfils the task.
 * @type {(scene: Scene, aim: "win" | "lose", card: Card) => boolean}
 */
export function isRight({ hand, plays }, aim, card) {
  const wins = winnerOf([...plays, [SELF, card]]) === SELF;
  return legalIn(hand, plays).includes(card) && wins === (aim === "win");
}

/**
 * @param {Step} step
 * @param {Scene} scene
 * @param {readonly (readonly [string, Target, Ask])[]} beats
 */
const beats = (step, scene, ...beats) =>
  beats.map(([text, at, ask]) => ({ step, text, at, ask, scene, played: 0 }));

/** @type {(played: number, text: string, at: Target, ask: Ask) => Beat} */
const beat = (played, text, at, ask) => ({ step: "score", text, at, ask, scene: ROUND, played });

/** @type {readonly Beat[]} */
export const BEATS = [
  ...beats("trick", FIRST, ["trick", "led", "on"], ["first", "hand", "win"]),
  ...beats("trick", after(FIRST, "win"), ["first-won", "best", "on"]),
  ...beats("trump", TRUMPED, ["trump", "turned", "on"], ["small", "hand", "win"]),
  ...beats("trump", after(TRUMPED, "win"), ["small-won", "best", "on"]),
  ...beats("special", WIZARD, ["wizard", "hand", "win"]),
  ...beats("special", after(WIZARD, "win"), ["wizard-won", "best", "on"]),
  ...beats("special", JESTER, ["jester", "hand", "lose"]),
  ...beats("special", after(JESTER, "lose"), ["jester-lost", "best", "on"]),
  ...beats("special", WHO, ["who", "trick", "who"], ["who-right", "best", "on"]),
  ...beats("bid", BID, ["bid", "hand", "on"], ["bid-hand", "hand", "bid"]),
  ...beats("bid", { ...BID, bids: BIDS }, ["bid-right", "own", "on"], ["worth", "own", "on"]),
  ...beats("bid", { ...BID, bids: BIDS }, ["points", "own", "points"], ["points-right", "own", "on"]),
  ...OWN_HAND.flatMap((_, trick) => [
    beat(trick, "play", "hand", "play"),
    beat(trick + 1, "taken", "best", "on"),
  ]),
  beat(OWN_HAND.length, "score-exact", "sum", "on"),
  beat(OWN_HAND.length, "score-tricks", "sum", "on"),
  beat(OWN_HAND.length, "score-others", "third", "on"),
  beat(OWN_HAND.length, "end", "own", "end"),
];
