// The reasons for a decision, as codes with their fields (`foretell.bots.explain.codes`).

/** @import { Exports } from "./exports.d.ts" */
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
 * The reasons for the first of the values, the most important first.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {readonly ActionValue[]} values of all legal actions
 * @param {Policy} rules
 * @returns {Reason[]}
 */
export function reasonsFor(exports, memory, situation, values, rules) {
  const { settings, information, actions, codes } = situation;
  const texts = actions.map((action) => JSON.stringify(action));
  const ordered = values.map(({ action }) => codes[texts.indexOf(JSON.stringify(action))]);
  if (ordered.length !== codes.length || ordered.some((code) => code === undefined)) {
    throw new Error("the values are not those of all legal actions");
  }
  const given = memory.intsOf(ordered);
  const shares = sharesTaken(exports, memory, situation, ordered, ordered.slice(0, 1), rules);
  const gaps = memory.reals(2 * ordered.length);
  gaps.values.set([
    ...values.map(({ behind }) => behind),
    ...values.map(({ behindMargin }) => behindMargin),
  ]);
  const tricks = tricksOf(memory, values);
  return rowsOf(memory, (numbers, fields, cards) =>
    exports.reasons(
      settings.at,
      information.at,
      shares.at,
      ordered.length,
      given.at,
      gaps.at,
      ...tricks,
      numbers,
      fields,
      cards,
    ));
}

/**
 * The reasons against an action that is worth less than the best one, the most important first.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {ActionValue} taken
 * @param {ActionValue} best not equivalent to it
 * @param {Policy} rules
 * @returns {Reason[]}
 */
export function faultsOf(exports, memory, situation, taken, best, rules) {
  const { settings, information } = situation;
  const codes = [codeOf(taken.action), codeOf(best.action)];
  const given = memory.intsOf(codes);
  const shares = sharesTaken(exports, memory, situation, codes, codes, rules);
  const chances = memory.reals(codes.length);
  chances.values.set([taken.makesBid, best.makesBid]);
  const tricks = tricksOf(memory, [taken, best]);
  return rowsOf(memory, (numbers, fields, cards) =>
    exports.faults(
      settings.at,
      information.at,
      shares.at,
      given.at,
      chances.at,
      ...tricks,
      numbers,
      fields,
      cards,
    ));
}

/**
 * The distributions of tricks of some actions: the number of entries of each, and where they lie.
 * @type {(memory: Memory, values: readonly ActionValue[]) => [counts: number, at: number]}
 */
const tricksOf = (memory, values) => [
  values[0].tricks.length,
  memory.intsOf(values.flatMap(({ tricks }) => tricks)).at,
];

/**
 * The share of possible games in which each card takes the trick, if one of some actions is explained
 * by it; else zeros.
 * @param {Exports} exports
 * @param {Memory} memory
 * @param {Situation} situation
 * @param {readonly number[]} codes of the actions to be played
 * @param {readonly number[]} explained
 * @param {Policy} rules
 */
function sharesTaken(exports, memory, situation, codes, explained, rules) {
  const { settings, information } = situation;
  const shares = memory.reals(DECK.length);
  if (explained.some((code) => exports.needs_shares(settings.at, information.at, code))) {
    const sampled = { ...situation, seed: TAKING.seed };
    const { states, count } = rules.sample(sampled, TAKING.budget, () => false);
    const given = memory.intsOf(codes);
    exports.shares_taken(settings.at, count, states.at, codes.length, given.at, shares.at);
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
  const written = write(numbers.at, fields.at, cards.at);
  return Array.from({ length: written }, (_, row) => {
    const [code, names] = CODED[Number(numbers.values[row])];
    const own = fields.values.subarray(row * REASONS.FIELDS);
    const pairs = names.map((name, place) => [name, spelled(name, own[place], cards.values[row])]);
    return { code, fields: Object.fromEntries(pairs) };
  });
}

/**
 * A field in the words of the page.
 * @param {string} name
 * @param {number} value
 * @param {bigint} cards the cards of a field that names several
 * @returns {string | number}
 */
function spelled(name, value, cards) {
  if (name === "card") return DECK[value];
  if (name === "suit") return SUITS[value];
  if (["points", "tricks", "than"].includes(name)) return toTenths(value);
  if (name !== "cards") return Math.trunc(value);
  return DECK.filter((_, index) => (cards >> BigInt(index)) & 1n).reverse().join(" ");
}

/** A number to one decimal, rounded like Python: half to even. @type {(value: number) => number} */
function toTenths(value) {
  const rounded = Number(value.toFixed(1));
  const isTie = Number.isInteger(4 * value) && !Number.isInteger(2 * value);
  if (!isTie) return rounded;
  const tenths = 2 * Math.round(5 * value);
  return tenths / 10;
}
