/** The choice of a game: its kind, the number of players, and its length. */

import { largestHand, PRESETS as OF_THE_RULES, scheduleOf } from "../../core/index.js";
import { optionsOf } from "./presets.js";

/** @import { Options } from "../../core/types.d.ts" */
/** @import { Choice, GameKind, Summary } from "../../keeper/stored.d.ts" */

export const KINDS = /** @type {const} */ (["classic", "short", "two", "twist", "own"]);
export const LENGTHS = /** @type {const} */ (["whole", "half", "short"]);
/** The presets that change one rule; published sheets do not differ visibly in play. */
export const TWISTS = OF_THE_RULES.filter(
  ({ language, options }) => language === null && options.players === undefined,
).map(({ name }) => name);

/** @type {Choice} */
export const FIRST_CHOICE = Object.freeze({
  players: 4,
  edition: "classic",
  length: "whole",
  twist: null,
  own: null,
});
/** The usual number of players, and the most common variant. */
const { players: MANY } = FIRST_CHOICE;
const FIRST_TWIST = "plus-minus-one";

/** @type {(choice: Choice) => GameKind} */
export function kindOf({ players, length, twist, own }) {
  if (own !== null) return "own";
  if (twist !== null) return "twist";
  if (players === 2) return "two";
  return length === "short" ? "short" : "classic";
}

/**
 * Changes the kind of a choice, and keeps everything that fits.
 * @type {(choice: Choice, kind: GameKind) => Choice}
 */
export function ofKind(choice, kind) {
  const { players, edition } = choice.own ?? choice;
  const plain = { ...choice, edition, twist: null, own: null };
  const many = players === 2 ? MANY : players;
  switch (kind) {
    case "classic":
      return { ...plain, players: many, length: "whole" };
    case "short":
      return { ...plain, players: many, length: "short" };
    case "two":
      return { ...plain, players: 2, length: "whole" };
    case "twist":
      return withTwist({ ...plain, players: many }, choice.twist ?? FIRST_TWIST);
    case "own":
      return { ...plain, players, own: optionsFor(choice) };
  }
}

/** @type {(choice: Choice, twist: string) => Choice} */
export function withTwist(choice, twist) {
  const { players } = optionsOf(twist, choice);
  return { ...choice, players, twist };
}

/** @type {(choice: Choice, players: number) => Choice} */
export function withPlayers(choice, players) {
  if (players === 2) return ofKind(choice, "two");
  return { ...choice, players };
}

/** @param {Choice} choice */
export function playersFor({ twist }) {
  if (twist === null) return [2, 3, 4, 5, 6];
  return [3, 4, 5, 6].filter((players) => optionsOf(twist, { players }).players === players);
}

/**
 * The possible lengths with their rounds; none if the rules fix the rounds.
 * @param {Choice} choice
 */
export function lengthsFor(choice) {
  if (isFixed(optionsFor(choice))) return [];
  return LENGTHS.map((length) => ({
    length,
    rounds: scheduleOf(optionsFor({ ...choice, length })).length,
  }));
}

/** @type {(choice: Choice) => Options} */
export function optionsFor({ players, edition, length, twist, own }) {
  if (own !== null) return own;
  const options = { ...optionsOf(twist ?? "standard", { players }), edition };
  if (isFixed(options) || length === "whole") return options;
  const most = length === "short" ? 9 : largestHand(players);
  return { ...options, hand_sizes: everySecond(most) };
}

/** @param {Options} options */
const isFixed = ({ players, deal }) => players === 2 || deal === "one_suit";

/** 1, 3, 5, … @param {number} most */
const everySecond = (most) => Array.from({ length: Math.ceil(most / 2) }, (_, at) => 2 * at + 1);

/** Seconds for a card and for a bid by a person, and for either by a bot in the page. */
const CARD = 3.3;
const BID = 4;
const BOT = 0.9;
/** Seconds that a trick and a score are shown. */
const TRICK = 1.4;
const SCORE = 4;

/**
 * The estimated duration of a game, in minutes.
 * @param {Options} options
 * @param {number} people the number of people; the others are bots in the page
 */
export function minutesOf(options, people) {
  const schedule = scheduleOf(options);
  const bots = BOT * (options.players - people);
  const trick = CARD * people + bots + TRICK;
  const round = BID * people + bots + SCORE;
  const seconds = schedule.reduce((sum, size) => sum + size * trick + round, 0);
  const minutes = seconds / 60;
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);
}

/**
 * The summary of a solo game for the first screen.
 * @type {(choice: Choice, level: string) => Summary}
 */
export function summarized(choice, level) {
  const options = optionsFor(choice);
  return {
    kind: kindOf(choice),
    twist: choice.own === null ? choice.twist : null,
    players: options.players,
    rounds: scheduleOf(options).length,
    minutes: minutesOf(options, 1),
    edition: options.edition,
    level,
  };
}
