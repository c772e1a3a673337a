// A person's habits: what each kind of decision cost over all games, and the habit that costs most.

/** @import { GameRecord, Seat } from "../core/types.d.ts" */
/** @import { Estimate, Part, Spread } from "./intervals.js" */
/** @import { Group } from "./occasions.js" */
/** @import { DecisionReview, Review } from "./types.d.ts" */
import { changeOf, estimateOf, lossOf, reachOf, spreadOf, student } from "./intervals.js";
import { SURE } from "./judgement.js";
import { playedRounds } from "./moves.js";
import { BANDS, CARDS, groupsOf, idOf, isPartOf, PLACES } from "./occasions.js";

/**
 * A decision of a person.
 * @typedef {object} Case
 * @property {readonly string[]} groups the ids of the groups to which it belongs
 * @property {number} loss
 * @property {number} sure the part of the loss that is beyond its own error
 * @property {number | null} bias of a bid: the tricks bid above the best known bid
 */
/**
 * @typedef {{ readonly started: number, readonly players: number, readonly cases: readonly Case[] }}
 *   ReviewedGame of a person; `started` in milliseconds
 */
/**
 * The figures of a group of decisions.
 * @typedef {object} Figures
 * @property {Group} group
 * @property {number} cases
 * @property {number} games those with a case
 * @property {Estimate} loss points lost per decision
 * @property {Estimate} perGame points lost per game
 * @property {Estimate | null} bias of bids: tricks too many per bid, or too few
 * @property {Estimate | null} trend the loss per decision in the later half of the games less that
 *   in the earlier half; null with too few cases in either
 */
/**
 * The cost of a group over some games, such as those before a drill, or since.
 * @typedef {{ readonly cases: number, readonly loss: Spread, readonly bias: Spread }} Measure
 */
/**
 * The habit that costs most, or the number of games after which there may be one. Otherwise nothing
 * stands out (`open`), nothing costs much (`fine`), or there are no games (`none`).
 * @typedef {{ readonly type: "habit", readonly figures: Figures } | { readonly type: "wait",
 *   readonly games: number } | { readonly type: "open" | "fine" | "none" }} Verdict
 */

/** The least cases of a figure that is shown as more than a hint. */
export const ENOUGH = 10;
/** The least games of a habit. */
const LEAST_GAMES = 3;
/** The least cost of a habit, in points a game. */
const WORTH = 0.5;
/** The most games that the coach asks to wait. */
const LONGEST = 15;

/** All groups for which there are figures. @type {readonly Group[]} */
export const GROUPS = Object.freeze([
  { occasion: "bid" },
  ...BANDS.map((band) => /** @type {Group} */ ({ occasion: "bid", band })),
  ...PLACES.map((place) => /** @type {Group} */ ({ occasion: "bid", place })),
  ...BANDS.flatMap((band) =>
    PLACES.map((place) => /** @type {Group} */ ({ occasion: "bid", band, place }))
  ),
  { occasion: "trump" },
  ...CARDS.map((occasion) => /** @type {Group} */ ({ occasion })),
  { occasion: "even" },
]);

/**
 * The decisions of a seat in a reviewed game, without those of rounds in which it used a hint.
 * @type {(record: GameRecord, review: Review, own: Seat) => Case[]}
 */
export function casesIn(record, review, own) {
  const moves = new Map(
    playedRounds(record).flatMap(({ moves }) => moves.map((move) => [move.at, move])),
  );
  const hinted = (record.hints ?? []).flatMap(([seat, round]) => seat === own ? [round] : []);
  return review.rounds.flatMap(({ round, decisions }) =>
    hinted.includes(round) ? [] : decisions.flatMap((decision) => {
      const move = moves.get(decision.at);
      if (decision.seat !== own || !move) return [];
      return [caseOf(decision, groupsOf(move.known, own).map(idOf))];
    })
  );
}

/** @type {(decision: DecisionReview, groups: readonly string[]) => Case} */
function caseOf({ action, values: [best], loss, error }, groups) {
  const bias = action.type === "bid" && best?.action.type === "bid"
    ? action.bid - best.action.bid
    : null;
  return { groups, loss, sure: Math.max(0, loss - SURE * error), bias };
}

/**
 * The figures of a group over all games, the first game first.
 * @type {(games: readonly ReviewedGame[], group: Group) => Figures}
 */
export function figuresOf(games, group) {
  const parts = partsOf(games, group, ({ loss }) => loss);
  const spread = spreadOf(parts);
  return {
    group,
    cases: countOf(parts),
    games: spread.games,
    loss: lossOf(spread),
    perGame: lossOf(spreadOf(parts.map(({ sum }) => ({ sum, cases: 1 })))),
    bias: group.occasion === "bid" ? estimateOf(biasOf(games, group)) : null,
    trend: trendOf(parts),
  };
}

/** @type {(games: readonly ReviewedGame[], group: Group) => Measure} */
export function measureOf(games, group) {
  const parts = partsOf(games, group, ({ loss }) => loss);
  return { cases: countOf(parts), loss: spreadOf(parts), bias: biasOf(games, group) };
}

/** @type {(games: readonly ReviewedGame[], group: Group) => Spread} */
const biasOf = (games, group) => spreadOf(partsOf(games, group, ({ bias }) => bias ?? 0));

/**
 * @param {readonly ReviewedGame[]} games
 * @param {Group} group
 * @param {(one: Case) => number} figure
 * @returns {Part[]} by game
 */
function partsOf(games, group, figure) {
  const id = idOf(group);
  return games.map(({ cases }) => {
    const own = cases.filter(({ groups }) => groups.includes(id));
    return { sum: own.reduce((sum, one) => sum + figure(one), 0), cases: own.length };
  });
}

/** @param {readonly Part[]} parts */
const countOf = (parts) => parts.reduce((sum, { cases }) => sum + cases, 0);

/** @type {(parts: readonly Part[]) => Estimate | null} */
function trendOf(parts) {
  const counted = parts.filter(({ cases }) => cases > 0);
  const half = Math.floor(counted.length / 2);
  const [earlier, later] = [counted.slice(0, half), counted.slice(half)];
  if (Math.min(countOf(earlier), countOf(later)) < ENOUGH) return null;
  const change = changeOf(spreadOf(earlier), spreadOf(later));
  return change.low === null ? null : change;
}

/**
 * The habit that costs most. It has cost something beyond the error of each decision, in enough
 * games to be beyond chance. Of a group and a part of it that makes up half of its cost, and
 * costs more each time than the rest, it is the part.
 * @type {(games: readonly ReviewedGame[]) => Verdict}
 */
export function habitOf(games) {
  if (games.length === 0) return { type: "none" };
  const suspects = GROUPS
    .map((group) => ({ group, ...costOf(games, group) }))
    .filter(({ cost }) => cost >= WORTH);
  const sure = suspects
    .filter(({ group, wait }) =>
      wait === 0 && (group.occasion !== "even" || isWorse(games, group, CARDS))
    )
    .sort((one, other) => other.least - one.least);
  if (sure.length > 0) {
    let chosen = sure[0];
    for (;;) {
      const parts = sure.filter(({ group, cost }) =>
        isPartOf(group, chosen.group) && 2 * cost >= chosen.cost &&
        isWorse(games, group, [idOf(chosen.group)])
      );
      if (parts.length === 0) break;
      chosen = parts.reduce((most, one) => (one.cost > most.cost ? one : most));
    }
    return { type: "habit", figures: figuresOf(games, chosen.group) };
  }
  const waits = suspects.flatMap(({ group, wait }) => group.occasion === "even" ? [] : [wait]);
  const wait = waits.length > 0 ? Math.min(...waits) : LEAST_GAMES - games.length;
  if (wait > 0 && wait <= LONGEST) return { type: "wait", games: wait };
  return { type: waits.length > 0 ? "open" : "fine" };
}

/**
 * The cost of a group beyond the errors of its decisions, in points a game: about, and
 * at least; and the number of games until that is beyond chance if they are like those
 * so far, 0 if it is.
 * @type {(games: readonly ReviewedGame[], group: Group) => { cost: number, least:
 *   number, wait: number }}
 */
function costOf(games, group) {
  const parts = partsOf(games, group, ({ sure }) => sure);
  const spread = spreadOf(parts);
  const perGame = countOf(parts) / games.length;
  const cost = spread.value * perGame;
  if (cost === 0) return { cost, least: 0, wait: Infinity };
  const reach = spread.games < 2 ? Infinity : reachOf(spread);
  const short = Math.max(
    Math.ceil(ENOUGH / perGame) - games.length,
    LEAST_GAMES - games.length,
    reach < spread.value ? 0 : 1,
  );
  let wait = Math.max(0, short);
  while (wait > 0 && wait <= LONGEST && !wouldBeSure(spread, wait, games.length)) wait += 1;
  return { cost, least: Math.max(0, spread.value - reach) * perGame, wait };
}

/**
 * Whether a mean of losses would be beyond chance after some more games like those so far.
 * @type {(spread: Spread, more: number, all: number) => boolean}
 */
function wouldBeSure({ value, square, games }, more, all) {
  if (games < 2) return more >= LEAST_GAMES - 1;
  const then = games * (all + more) / all;
  return student(then - 1) * Math.sqrt(square * games / then) < value;
}

/**
 * Whether a decision of a group costs more, beyond chance, than the others of some groups.
 * @type {(games: readonly ReviewedGame[], group: Group, of: readonly string[]) => boolean}
 */
function isWorse(games, group, of) {
  const id = idOf(group);
  const others = games.map((game) => ({
    ...game,
    cases: game.cases
      .filter(({ groups }) => groups.some((one) => of.includes(one)) && !groups.includes(id))
      .map((one) => ({ ...one, groups: [id] })),
  }));
  const { low } = changeOf(measureOf(others, group).loss, measureOf(games, group).loss);
  return low !== null && low > 0;
}
