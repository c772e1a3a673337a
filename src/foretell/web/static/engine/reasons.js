// The reasons for a decision, as codes with their fields (`foretell.bots.explain.codes`).

/** @import { Action, Card, Hands } from "../core/types.d.ts" */
/** @import { Ints, Memory } from "./memory.js" */
/** @import { Policy } from "./policies.js" */
/** @import { ActionValue } from "./search.js" */
/** @import { Situation } from "./situation.js" */
import { DECK, isJester, isWizard, SUITS } from "../core/cards.js";
import { CODED, HOWS, REASONS, SEARCH, STATE } from "./layout.js";
import { codeOf } from "./situation.js";
import { handsIn } from "./world.js";

/**
 * @typedef {object} Reason
 * @property {string} code
 * @property {Readonly<Record<string, string | number>>} fields
 */

/**
 * Possible games of a situation, and the policy by which they continue.
 * @typedef {{ readonly states: Ints, readonly policy: Policy }} Possible
 */

/** The least gap, in points, of a card that is clearly worse. */
const LEAST_GAP = 1;

/**
 * The reasons for the first of the values of all legal actions, the most important first; compared
 * with the worse action of the player, if there is one.
 * @type {(memory: Memory, situation: Situation, values: readonly ActionValue[], possible: Possible |
 *   null, taken?: ActionValue) => Reason[]}
 */
export function reasonsFor(memory, situation, values, possible, taken) {
  const { addresses, actions, codes } = situation;
  const texts = actions.map((action) => JSON.stringify(action));
  const ordered = values.map(({ action }) => codes[texts.indexOf(JSON.stringify(action))]);
  if (ordered.length !== codes.length || ordered.some((code) => code === undefined)) {
    throw new Error("the values are not those of all legal actions");
  }
  const other = taken && taken.behind > 0 ? taken : rivalOf(values);
  const traces = tracesOf(memory, situation, possible, values[0], other);
  const gaps = memory.reals(2 * ordered.length);
  gaps.values.set([
    ...values.map(({ behind }) => behind),
    ...values.map(({ behindMargin }) => behindMargin),
  ]);
  const choices = /** @type {const} */ ([ordered.length, memory.intsOf(ordered).address]);
  const figures = /** @type {const} */ ([gaps.address, ...tricksOf(memory, values)]);
  return rowsOf(
    memory,
    (...rows) => memory.exports.reasons(...addresses, ...traces, ...choices, ...figures, ...rows),
  );
}

/**
 * The reasons against an action that is worth less than the best one and not equivalent to it, the
 * most important first.
 * @type {(memory: Memory, situation: Situation, taken: ActionValue, best: ActionValue, possible:
 *   Possible | null) => Reason[]}
 */
export function faultsOf(memory, situation, taken, best, possible) {
  const traces = tracesOf(memory, situation, possible, taken, best);
  const chances = memory.reals(2);
  chances.values.set([taken.makesBid, best.makesBid]);
  const figures = /** @type {const} */ ([chances.address, ...tricksOf(memory, [taken, best])]);
  const actions = memory.intsOf([codeOf(taken.action), codeOf(best.action)]).address;
  return rowsOf(
    memory,
    (...rows) =>
      memory.exports.faults(...situation.addresses, ...traces, actions, ...figures, ...rows),
  );
}

/**
 * The card with which reasons for the best one compare it: the best of those that are clearly worse.
 * @param {readonly ActionValue[]} values
 */
const rivalOf = ([best, ...others]) =>
  others.find(({ action, behind, behindMargin }) =>
    behind > Math.max(behindMargin, LEAST_GAP) && !isAlike(action, best.action)
  );

/** Whether two actions are equivalent. @param {Action} one @param {Action} other */
const isAlike = (one, other) =>
  one.type === "play" && other.type === "play"
    ? one.card === other.card || !hasSuit(one.card) && one.card[0] === other.card[0]
    : JSON.stringify(one) === JSON.stringify(other);

/** @param {string} card */
const hasSuit = (card) => !isWizard(card) && !isJester(card);

/**
 * The moves after two cards in the same possible games: the number of games, their address and that
 * of the moves.
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {Possible | null} possible
 * @param {ActionValue} one
 * @param {ActionValue | undefined} other
 * @returns {[count: number, games: number, moves: number]}
 */
function tracesOf(memory, situation, possible, one, other) {
  const isPair = other && one.action.type === "play" && !isAlike(one.action, other.action);
  if (!possible || !isPair) return [0, memory.ints(1).address, memory.ints(1).address];
  const { states, policy } = possible;
  const tried = one.tricks.reduce((sum, games) => sum + games, 0);
  const all = states.values.length / STATE.WIDTH;
  const count = tried > 0 ? Math.min(tried, all) : all;
  const pair = memory.intsOf([codeOf(one.action), codeOf(other.action)]);
  const moves = memory.ints(2 * count * SEARCH.MOVES).address;
  memory.scoped(() => policy.trace(situation, states.address, count, pair, 2, moves));
  return [count, states.address, moves];
}

/**
 * The hands of a possible game, and all cards played in it after each of two.
 * @typedef {{ readonly hands: Hands, readonly lines: readonly (readonly Card[])[] }} Watched
 */

/**
 * One of the possible games, by its number, after each of two cards.
 * @type {(memory: Memory, situation: Situation, possible: Possible, cards: readonly Action[], game:
 *   number) => Watched}
 */
export function watchedOf(memory, situation, { states, policy }, cards, game) {
  const actions = memory.intsOf(cards.map(codeOf));
  const moves = memory.ints(cards.length * SEARCH.MOVES);
  const first = game * STATE.WIDTH;
  const address = states.address + 8 * first;
  memory.scoped(() => policy.trace(situation, address, 1, actions, cards.length, moves.address));
  const state = states.values.subarray(first, first + STATE.WIDTH);
  const lines = cards.map((_, number) => {
    const line = [...moves.values.subarray(number * SEARCH.MOVES, (number + 1) * SEARCH.MOVES)];
    return line.filter((move) => Number(move) !== SEARCH.NO_MOVE).map((move) => DECK[Number(move)]);
  });
  return { hands: handsIn(state, situation.known.options.players), lines };
}

/**
 * The distributions of tricks of some actions: the number of entries of each, and their address.
 * @type {(memory: Memory, values: readonly ActionValue[]) => [counts: number, address: number]}
 */
const tricksOf = (memory, values) => [
  values[0].tricks.length,
  memory.intsOf(values.flatMap(({ tricks }) => tricks)).address,
];

/**
 * The reasons that the engine writes.
 * @param {Memory} memory
 * @param {(numbers: number, fields: number, cards: number) => number} write returns their number
 * @returns {Reason[]}
 */
function rowsOf(memory, write) {
  const numbers = memory.ints(REASONS.ROWS);
  const fields = memory.reals(REASONS.ROWS * REASONS.FIELDS);
  const cards = memory.ints(REASONS.ROWS);
  const count = write(numbers.address, fields.address, cards.address);
  return Array.from({ length: count }, (_, row) => {
    const [code, names] = CODED[Number(numbers.values[row])];
    const values = fields.values.subarray(row * REASONS.FIELDS);
    const entries = names.map((name, place) => [
      name,
      spelled(name, values[place], cards.values[row]),
    ]);
    return { code, fields: Object.fromEntries(entries) };
  });
}

/**
 * A field in the words of the page; `cards` is the set of a field that names several.
 * @type {(name: string, value: number, cards: bigint) => string | number}
 */
function spelled(name, value, cards) {
  if (name === "card" || name === "other") return DECK[value];
  if (name === "suit") return SUITS[value];
  if (name === "how") return HOWS[value];
  if (name !== "cards") return value;
  return DECK.filter((_, index) => (cards >> BigInt(index)) & 1n).reverse().join(" ");
}
