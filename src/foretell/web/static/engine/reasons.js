// The reasons for a decision, as codes with their fields (`foretell.bots.explain.codes`).

/** @import { Memory } from "./memory.js" */
/** @import { Policy } from "./policies.js" */
/** @import { ActionValue } from "./search.js" */
/** @import { Situation } from "./situation.js" */
import { DECK, SUITS } from "../core/cards.js";
import { CODED, REASONS, TAKING } from "./layout.js";
import { codeOf } from "./situation.js";

/**
 * @typedef {object} Reason
 * @property {string} code
 * @property {Readonly<Record<string, string | number>>} fields
 */

/**
 * The reasons for the first of the values of all legal actions, the most important first.
 * @type {(memory: Memory, situation: Situation, values: readonly ActionValue[], rules: Policy) =>
 *   Reason[]}
 */
export function reasonsFor(memory, situation, values, rules) {
  const { addresses, actions, codes } = situation;
  const texts = actions.map((action) => JSON.stringify(action));
  const ordered = values.map(({ action }) => codes[texts.indexOf(JSON.stringify(action))]);
  if (ordered.length !== codes.length || ordered.some((code) => code === undefined)) {
    throw new Error("the values are not those of all legal actions");
  }
  const shares = sharesTaken(memory, situation, ordered, ordered.slice(0, 1), rules);
  const gaps = memory.reals(2 * ordered.length);
  gaps.values.set([
    ...values.map(({ behind }) => behind),
    ...values.map(({ behindMargin }) => behindMargin),
  ]);
  const choices = /** @type {const} */ ([ordered.length, memory.intsOf(ordered).address]);
  const figures = /** @type {const} */ ([gaps.address, ...tricksOf(memory, values)]);
  return rowsOf(
    memory,
    (...rows) => memory.exports.reasons(...addresses, shares, ...choices, ...figures, ...rows),
  );
}

/**
 * The reasons against an action that is worth less than the best one and not equivalent to it, the
 * most important first.
 * @type {(memory: Memory, situation: Situation, taken: ActionValue, best: ActionValue, rules:
 *   Policy) => Reason[]}
 */
export function faultsOf(memory, situation, taken, best, rules) {
  const codes = [codeOf(taken.action), codeOf(best.action)];
  const shares = sharesTaken(memory, situation, codes, codes, rules);
  const chances = memory.reals(codes.length);
  chances.values.set([taken.makesBid, best.makesBid]);
  const figures = /** @type {const} */ ([chances.address, ...tricksOf(memory, [taken, best])]);
  const actions = memory.intsOf(codes).address;
  return rowsOf(
    memory,
    (...rows) =>
      memory.exports.faults(...situation.addresses, shares, actions, ...figures, ...rows),
  );
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
 * The address of the share of possible games in which each card takes the trick, if that explains one
 * of some actions; else of zeros.
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {readonly number[]} codes of the actions to be played
 * @param {readonly number[]} explained
 * @param {Policy} rules
 */
function sharesTaken(memory, situation, codes, explained, rules) {
  const { exports } = memory;
  const { addresses } = situation;
  const shares = memory.reals(DECK.length).address;
  if (explained.some((code) => exports.needs_shares(...addresses, code))) {
    const sampled = { ...situation, seed: TAKING.seed };
    const { states, count } = rules.sample(sampled, TAKING.budget, () => false);
    const actions = /** @type {const} */ ([codes.length, memory.intsOf(codes).address]);
    exports.shares_taken(addresses[0], count, states.address, ...actions, shares);
  }
  return shares;
}

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
  if (name === "card") return DECK[value];
  if (name === "suit") return SUITS[value];
  if (["points", "tricks", "than"].includes(name)) return toTenths(value);
  if (name !== "cards") return Math.trunc(value);
  return DECK.filter((_, index) => (cards >> BigInt(index)) & 1n).reverse().join(" ");
}

/**
 * A number to one decimal, rounded like Python: half to even.
 * @type {(value: number) => number}
 */
function toTenths(value) {
  const rounded = Number(value.toFixed(1));
  const isTie = Number.isInteger(4 * value) && !Number.isInteger(2 * value);
  if (!isTie) return rounded;
  const tenths = 2 * Math.round(5 * value);
  return tenths / 10;
}
