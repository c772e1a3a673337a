// The options of a game (R9 to R11): their values, their clashes, and what follows from them.

/** @import { Conditions, Declared, Options, Refusal, Refused } from "./types.d.ts" */
import { CLASHES, DECLARED } from "./declaration.js";
import { refusal } from "./refusal.js";

/** @typedef {Readonly<Record<string, unknown>>} Values some options by name */

/** The values of each option that has a few named ones. */
export const CHOICES = Object.fromEntries(
  DECLARED.flatMap(({ name, values }) => (values ? [[name, values]] : [])),
);
/** The options that are on or off. */
export const SWITCHES = DECLARED.filter(({ kind }) => kind === "switch").map(({ name }) => name);
/** The names of all options in the order of records. */
export const OPTION_NAMES = DECLARED.map(({ name }) => name);
/** Rounds of a game at most (R11.1). */
export const MOST_ROUNDS = 60;
const TWO_PLAYERS = [2, 3, 4, 5, 6, 7];
const ONE_SUIT = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/**
 * The standard game for a number of players (R9, R10.2).
 * @type {(players?: number) => Options}
 */
export function standardOptions(players = 4) {
  const values = DECLARED.map((option) => [option.name, standardValue(option, players)]);
  return written(/** @type {Options} */ ({ ...Object.fromEntries(values), players }));
}

/**
 * Options as records have them: those that came later only where they are not standard.
 * @type {(options: Options) => Options}
 */
export function written(options) {
  const names = DECLARED.filter((option) => !option.isLater || !isStandard(options, option));
  const values = Object.fromEntries(names.map(({ name }) => [name, options[name]]));
  return /** @type {Options} */ (/** @type {unknown} */ (values));
}

/** @type {(options: Options, option: Declared) => boolean} */
export const isStandard = (options, option) =>
  valueOf(options, option.name) === standardValue(option, options.players);

/**
 * The value of an option, which may be standard and not written.
 * @type {(options: Options, name: keyof Options) => unknown}
 */
export const valueOf = (options, name) =>
  options[name] === undefined
    ? DECLARED.find((option) => option.name === name)?.standard
    : options[name];

/** @type {(option: Declared, players: unknown) => unknown} */
const standardValue = ({ standard, forTwo }, players) =>
  players === 2 ? forTwo ?? standard : standard;

/**
 * The options of a new game, the others being standard; or why they do not go together.
 * @type {(values?: Values) => { options: Options } | Refused}
 */
export function readOptions(values = {}) {
  const reading = recordedOptions(values);
  if ("refusal" in reading) return reading;
  const rounds = scheduleOf(reading.options).length;
  if (rounds <= MOST_ROUNDS) return reading;
  return { refusal: refusal("options/too_many_rounds", "R11.1", { rounds, most: MOST_ROUNDS }) };
}

/**
 * The options of a game that exists: as `readOptions`, but with any number of rounds, since earlier
 * versions had no limit.
 * @type {(values: Values) => { options: Options } | Refused}
 */
export function recordedOptions(values) {
  for (const option of Object.keys(values)) {
    if (!OPTION_NAMES.some((name) => name === option)) {
      return { refusal: refusal("options/unknown", "R9", { option, known: OPTION_NAMES }) };
    }
  }
  const players = values.players === undefined ? standardOptions().players : values.players;
  /** @type {Record<string, unknown>} */
  const complete = {};
  for (const option of DECLARED) {
    const { name, kind, forTwo, clause } = option;
    const isNullStandard = values[name] === null && (kind === "dealer" || forTwo !== null);
    const isStandard = values[name] === undefined || isNullStandard;
    const value = isStandard ? standardValue(option, players) : values[name];
    const [allowed, isAllowed] = allowedValues(option, Number(players));
    if (!isAllowed(value)) {
      const fields = { option: name, value: pythonText(value), allowed };
      return { refusal: refusal("options/invalid", clause, fields) };
    }
    complete[name] = value;
  }
  const options = /** @type {Options} */ (/** @type {unknown} */ (complete));
  const clash = findClash(options);
  return clash ? { refusal: clash } : { options: written(options) };
}

/**
 * Why some options do not go together, null when they do.
 * @type {(values: Values | Options) => Refusal | null}
 */
export function checkOptions(values) {
  const reading = readOptions({ ...values });
  return "refusal" in reading ? reading.refusal : null;
}

/**
 * Cards dealt to each player, round by round (R2.2, R9.4, R9.7, R11.1).
 * @type {(options: Options) => readonly number[]}
 */
export function scheduleOf({ players, deal, hand_sizes }) {
  if (deal === "one_suit") return ONE_SUIT;
  if (players === 2) return TWO_PLAYERS;
  return hand_sizes ?? Array.from({ length: largestHand(players) }, (_, round) => round + 1);
}

/**
 * The largest hand that each player can be dealt (R2.2).
 * @type {(players: number) => number}
 */
export const largestHand = (players) => Math.floor(60 / players);

/**
 * Whether cards are left over after a deal, so that one is turned (R5.1, R5.4).
 * @type {(options: Options, handSize: number) => boolean}
 */
export const leavesStock = (options, handSize) =>
  options.deal === "shared" && options.players * handSize < 60;

/**
 * The options as they apply in a round, from 1 (R9.9, R9.10).
 * @type {(options: Options, number: number) => Options}
 */
export function inRound(options, number) {
  const { clairvoyant_rounds, even_bid_from = 1 } = options;
  const isUsual = clairvoyant_rounds === "first" && number > 1;
  const isFree = even_bid_from > 1 && scheduleOf(options)[Math.max(1, number) - 1] < even_bid_from;
  if (!isUsual && !isFree) return options;
  return written({
    ...options,
    ...(isUsual ? { clairvoyance: false, clairvoyant_rounds: "all" } : {}),
    ...(isFree ? { even_bid: "free", even_bid_from: 1 } : {}),
  });
}

/**
 * Whether all conditions hold for options, or for values that follow from them.
 * @type {(conditions: Conditions, values: Values | Options) => boolean}
 */
export const allHold = (conditions, values) =>
  Object.entries(conditions).every(([name, { is, not }]) => {
    const value = valueOf(/** @type {Options} */ (values), /** @type {keyof Options} */ (name));
    return is ? is.includes(value) : !not?.includes(value);
  });

/** @type {(value: unknown, low: number, high: number) => boolean} */
const isWhole = (value, low, high) =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

/**
 * The values that an option may have for a number of players: in short, and as a test.
 * @type {(option: Declared, players: number) => [text: string, has: (value: unknown) => boolean]}
 */
function allowedValues({ kind, values = [], least = 0, most }, players) {
  const largest = largestHand(players);
  const high = kind === "dealer" ? players - 1 : most ?? largest;
  switch (kind) {
    case "choice":
      return [values.join(", "), (value) => values.some((name) => name === value)];
    case "switch":
      return ["true, false", (value) => typeof value === "boolean"];
    case "number":
      return [`${least}–${high}`, (value) => isWhole(value, least, high)];
    case "dealer":
      return [`draw, 0–${high}`, (value) => value === "draw" || isWhole(value, 0, high)];
    case "sizes": {
      const areWhole = (/** @type {unknown} */ sizes) =>
        Array.isArray(sizes) && sizes.length > 0 &&
        sizes.every((size) => isWhole(size, 1, largest));
      return [`1–${largest}`, (value) => value === null || areWhole(value)];
    }
  }
}

/**
 * Why options that are each possible do not go together (R10), null when they do.
 * @type {(options: Options) => Refusal | null}
 */
function findClash(options) {
  const clash = CLASHES.find(({ cases }) =>
    cases.some((conditions) => allHold(conditions, options))
  );
  if (!clash) return null;
  const fields = Object.fromEntries(clash.fields.map((name) => [name, options[name]]));
  return refusal(clash.code, clash.clause, fields);
}

/**
 * A value as the server's refusals write it.
 * @type {(value: unknown) => string}
 */
function pythonText(value) {
  if (value === null) return "None";
  if (Array.isArray(value)) return `[${value.map(pythonText).join(", ")}]`;
  const looksRight = typeof value === "string" && /^(\d+|true|false)$/.test(value);
  return looksRight ? `'${value}'` : String(value);
}
