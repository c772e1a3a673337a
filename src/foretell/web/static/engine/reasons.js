// The reasons for a decision, as codes with their fields (`foretell.bots.explain.codes`).

/** @import { Exports } from "./exports.d.ts" */
/** @import { Memory } from "./memory.js" */
/** @import { Policy } from "./policies.js" */
/** @import { ActionValue } from "./search.js" */
/** @import { Situation } from "./situation.js" */
import { DECK, SUITS } from "../core/cards.js";
import { CODED, REASONS, TAKING } from "./layout.js";

/**
 * @typedef {object} Reason
 * @property {string} code
 * @property {Readonly<Record<string, string | number>>} fields
 */

/**
 * The reasons for the first of the values, the weightiest first.
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
  const shares = memory.reals(DECK.length);
  const given = memory.intsOf(ordered);
  if (exports.needs_shares(settings.at, information.at, ordered[0])) {
    const sampled = { ...situation, seed: TAKING.seed };
    const { states, count } = rules.sample(sampled, TAKING.budget, () => false);
    exports.shares_taken(settings.at, count, states.at, ordered.length, given.at, shares.at);
  }
  const gaps = memory.reals(2 * ordered.length);
  gaps.values.set([
    ...values.map(({ behind }) => behind),
    ...values.map(({ behindMargin }) => behindMargin),
  ]);
  const numbers = memory.ints(REASONS.ROWS);
  const fields = memory.reals(REASONS.ROWS * REASONS.FIELDS);
  const cards = memory.ints(REASONS.ROWS);
  const found = exports.reasons(
    settings.at,
    information.at,
    shares.at,
    ordered.length,
    given.at,
    gaps.at,
    numbers.at,
    fields.at,
    cards.at,
  );
  return Array.from({ length: found }, (_, row) => {
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
  if (name === "points" || name === "tricks") return toTenths(value);
  if (name !== "cards") return Math.trunc(value);
  return DECK.filter((_, index) => (cards >> BigInt(index)) & 1n).reverse().join(" ");
}

/**
 * A number to one decimal, as Python rounds it: of two that are as near, the even one.
 * @param {number} value
 * @returns {number}
 */
function toTenths(value) {
  const rounded = Number(value.toFixed(1));
  const isTie = Number.isInteger(4 * value) && !Number.isInteger(2 * value);
  if (!isTie) return rounded;
  const tenths = 2 * Math.round(5 * value);
  return tenths / 10;
}
