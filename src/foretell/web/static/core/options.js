// The options of a game (R9 to R11): what each may be, what goes together, what follows.

/** @import { Options, Refusal, Refused } from "./types.d.ts" */
import { refusal } from "./refusal.js";

/** The values of each option that is not a number. */
export const CHOICES = {
  deal: ["shared", "one_suit"],
  bidding: ["open", "hidden", "secret"],
  even_bid: ["free", "not_leader", "never"],
  winning_wizard: ["first", "last"],
  edition: ["classic", "fantasy"],
};
/** The options that are on or off. */
export const SWITCHES = /** @type {const} */ (["clairvoyance", "follow_after_wizard"]);
/** Every option in the order of records, with the clause that defines it. */
export const OPTION_CLAUSES = {
  players: "R2.1",
  deal: "R9.7",
  bidding: "R9.1",
  even_bid: "R9.5",
  winning_wizard: "R9.3",
  clairvoyance: "R9.6",
  follow_after_wizard: "R7.5",
  first_dealer: "R3.1",
  hand_sizes: "R11.1",
  edition: "R1.3",
};
/** Their names in that order. */
export const OPTION_NAMES = /** @type {(keyof Options)[]} */ (Object.keys(OPTION_CLAUSES));
/** Rounds of a game at most (R11.1). */
export const MOST_ROUNDS = 60;
const TWO_PLAYERS = [2, 3, 4, 5, 6, 7];
const ONE_SUIT = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/**
 * The standard game for a number of players (R9, R10.2).
 * @param {number} [players]
 * @returns {Options}
 */
export function standardOptions(players = 4) {
  return {
    players,
    deal: "shared",
    bidding: players === 2 ? "secret" : "open",
    even_bid: "free",
    winning_wizard: "first",
    clairvoyance: false,
    follow_after_wizard: false,
    first_dealer: "draw",
    hand_sizes: null,
    edition: "classic",
  };
}

/**
 * The options of a new game, what is left out being standard; or why they do not go together.
 * @param {Readonly<Record<string, unknown>>} [values] some options by name
 * @returns {{ options: Options } | Refused}
 */
export function readOptions(values = {}) {
  const read = recordedOptions(values);
  if ("refusal" in read) return read;
  const rounds = scheduleOf(read.options).length;
  if (rounds <= MOST_ROUNDS) return read;
  return { refusal: refusal("options/too_many_rounds", "R11.1", { rounds, most: MOST_ROUNDS }) };
}

/**
 * The options of a game that exists: as `readOptions`, but with any number of rounds, since earlier
 * versions had no limit.
 * @param {Readonly<Record<string, unknown>>} values some options by name
 * @returns {{ options: Options } | Refused}
 */
export function recordedOptions(values) {
  for (const option of Object.keys(values)) {
    if (!Object.hasOwn(OPTION_CLAUSES, option)) {
      return { refusal: refusal("options/unknown", "R9", { option, known: OPTION_NAMES }) };
    }
  }
  /** @type {Record<string, unknown>} */
  const chosen = { ...standardOptions(/** @type {number | undefined} */ (values.players)) };
  for (const name of OPTION_NAMES) {
    if (values[name] === undefined) continue;
    if (values[name] === null && (name === "bidding" || name === "first_dealer")) continue;
    chosen[name] = values[name];
  }
  const invalid = findInvalid(chosen);
  if (invalid) return { refusal: invalid };
  const options = /** @type {Options} */ (/** @type {unknown} */ (chosen));
  const clash = findClash(options);
  return clash ? { refusal: clash } : { options };
}

/**
 * Why some options do not go together, null when they do.
 * @param {Readonly<Record<string, unknown>> | Options} values
 * @returns {Refusal | null}
 */
export function checkOptions(values) {
  const read = readOptions({ ...values });
  return "refusal" in read ? read.refusal : null;
}

/**
 * Cards dealt to each player, round by round (R2.2, R9.4, R9.7, R11.1).
 * @param {Options} options
 * @returns {readonly number[]}
 */
export function scheduleOf({ players, deal, hand_sizes }) {
  if (deal === "one_suit") return ONE_SUIT;
  if (players === 2) return TWO_PLAYERS;
  return hand_sizes ?? Array.from({ length: largestHand(players) }, (_, round) => round + 1);
}

/**
 * The largest hand that each player can be dealt (R2.2).
 * @param {number} players
 * @returns {number}
 */
export function largestHand(players) {
  return Math.floor(60 / players);
}

/**
 * Whether cards are left over after a deal, so that one is turned (R5.1, R5.4).
 * @param {Options} options
 * @param {number} handSize
 * @returns {boolean}
 */
export function leavesStock(options, handSize) {
  return options.deal === "shared" && options.players * handSize < 60;
}

/** @type {(value: unknown, low: number, high: number) => boolean} */
const isWhole = (value, low, high) =>
  Number.isInteger(value) && Number(value) >= low && Number(value) <= high;

/** @type {(name: string) => name is typeof SWITCHES[number]} */
const isSwitch = (name) => SWITCHES.some((other) => other === name);

/**
 * The first option that has a value it cannot have, whatever the others say.
 * @param {Record<string, unknown>} chosen
 * @returns {Refusal | null}
 */
function findInvalid(chosen) {
  const players = Number(chosen.players);
  const invalid = (/** @type {keyof Options} */ option, /** @type {string} */ allowed) =>
    refusal("options/invalid", OPTION_CLAUSES[option], {
      option,
      value: shown(chosen[option]),
      allowed,
    });
  if (!isWhole(chosen.players, 2, 6)) return invalid("players", "2–6");
  if (chosen.first_dealer !== "draw" && !isWhole(chosen.first_dealer, 0, players - 1)) {
    return invalid("first_dealer", `draw, 0–${players - 1}`);
  }
  for (const name of OPTION_NAMES) {
    if (isSwitch(name)) {
      if (typeof chosen[name] !== "boolean") return invalid(name, "true, false");
    } else if (name === "hand_sizes") {
      const sizes = chosen.hand_sizes;
      const most = largestHand(players);
      const stands = Array.isArray(sizes) && sizes.length &&
        sizes.every((n) => isWhole(n, 1, most));
      if (sizes !== null && !stands) return invalid(name, `1–${most}`);
    } else if (name !== "players" && name !== "first_dealer") {
      const allowed = CHOICES[name];
      if (!allowed.includes(String(chosen[name]))) return invalid(name, allowed.join(", "));
    }
  }
  return null;
}

/**
 * Why options that are each possible do not go together (R10), null when they do.
 * @param {Options} options
 * @returns {Refusal | null}
 */
function findClash({ players, deal, bidding, even_bid, follow_after_wizard, hand_sizes }) {
  const oneSuit = deal === "one_suit";
  if (even_bid !== "free" && bidding !== "open") {
    return refusal("options/even_bid_needs_open_bids", "R10.1", { even_bid, bidding });
  }
  if (oneSuit && players !== 3 && players !== 4) {
    return refusal("options/one_suit_needs_three_or_four", "R10.2", { players, deal });
  }
  if (players === 2 && bidding !== "secret") {
    return refusal("options/two_players_need_secret_bids", "R10.2", { players, bidding });
  }
  if (follow_after_wizard && oneSuit) {
    return refusal("options/nothing_to_follow", "R10.3", { follow_after_wizard, deal });
  }
  if (hand_sizes !== null && (players === 2 || oneSuit)) {
    return refusal("options/fixed_schedule", "R11.1", { hand_sizes, players, deal });
  }
  return null;
}

/**
 * A value in the words of a refusal, which are the server's.
 * @param {unknown} value
 * @returns {string}
 */
function shown(value) {
  if (value === null) return "None";
  if (Array.isArray(value)) return `[${value.map(shown).join(", ")}]`;
  const looksRight = typeof value === "string" && /^(\d+|true|false)$/.test(value);
  return looksRight ? `'${value}'` : String(value);
}
