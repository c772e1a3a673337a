// The parts of a position in one line (docs/build/notation.md) as values: what the text says, which the rules
// may forbid. Unreadable parts are undefined.

/** @import { Card, Hands, Options, Refused, Seat, Suit } from "./types.d.ts" */
import { indexOf, inOrder, SUITS } from "./cards.js";
import { scheduleOf } from "./options.js";
import { readOptionsText } from "./options_text.js";
import { EVERYTHING, NOTHING, UNKNOWN } from "./position_text.js";
import { refusal } from "./refusal.js";

/** Parts that every position has. */
const PARTS = 8;
const SPENT = "x";

/** @typedef {typeof EVERYTHING | Seat | null} Viewer null for a spectator */
/**
 * @typedef {{ readonly leader: Seat, readonly cards: readonly Card[] }} Played a trick, or its
 *   first cards
 */
/**
 * @typedef {{ readonly card: Card | null, readonly suit: Suit | null }} Turned with the suit that
 *   was named
 */
/**
 * @typedef {object} Parts
 * @property {Options} options with the first dealer that follows from round and dealer
 * @property {number} round
 * @property {Seat} dealer
 * @property {Turned} turned
 * @property {readonly number[]} totals
 * @property {Viewer} viewer
 * @property {Hands} hands the cards still held
 * @property {readonly (number | typeof UNKNOWN | typeof NOTHING)[]} bids
 * @property {readonly Played[]} tricks
 * @property {readonly Card[]} spent
 */

/**
 * The parts of a line, or the first that cannot be read.
 * @type {(text: string) => Parts | Refused}
 */
export function readParts(text) {
  const words = wordsOf(text);
  if (words.length < PARTS) return wrong("position", words.join(" "));
  const [written, round, dealer, turned, totals, viewer, hands, bids, ...rest] = words;
  const spent = rest.at(-1)?.startsWith(SPENT) ? rest.pop() : undefined;
  const read = readOptionsText(written, "draw");
  if (read === null) return wrong("options", written);
  if ("refusal" in read) return read;
  const { options } = read;
  const { players } = options;
  const out = spent === undefined ? [] : cardsIn(spent.slice(SPENT.length));
  const values = {
    round: numberIn(round, "r", { least: 1, most: scheduleOf(options).length }),
    dealer: numberIn(dealer, "d", { least: 0, most: players - 1 }),
    spent: out && inOrder([...new Set(out)]),
    viewer: viewerIn(viewer, players),
    totals: listIn(totals, ",", players, totalIn),
    tricks: listOf(rest.map((word) => trickIn(word, players))),
    hands: listIn(hands, "/", players, handIn),
    turned: turnedIn(turned),
    bids: listIn(bids, ",", players, bidIn),
  };
  const odd = Object.entries(values).find(([, value]) => value === undefined)?.[0];
  if (odd) {
    const [up, suit = ""] = turned.split("=", 2);
    const parts = {
      round,
      dealer,
      turned: up === NOTHING || indexOf(up) >= 0 ? suit : up,
      totals: oddIn(totals, ",", players, totalIn),
      viewer,
      hands: oddIn(hands, "/", players, handIn, oddCardIn),
      bids: oddIn(bids, ",", players, bidIn),
      tricks: oddTrickIn(rest.find((word) => trickIn(word, players) === undefined) ?? ""),
      spent: oddCardIn(spent?.slice(SPENT.length) ?? ""),
    };
    return wrong(odd, parts[/** @type {keyof typeof parts} */ (odd)]);
  }
  const parts = /** @type {Omit<Parts, "options">} */ (values);
  const first = (parts.dealer - parts.round + 1) % players;
  const first_dealer = first < 0 ? first + players : first;
  return { ...parts, options: { ...options, first_dealer } };
}

/**
 * A part that cannot be.
 * @param {string} part
 * @param {string} found
 * @param {string} [form] the way in which it is written
 * @returns {Refused}
 */
export const wrong = (part, found, form = "") => ({
  refusal: refusal("advise/not_a_position", "", { part, found, form }),
});

/** @param {string} text */
export const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/**
 * @type {(word: string, letter: string, range: { least: number, most: number }) => number |
 *   undefined}
 */
function numberIn(word, letter, { least, most }) {
  const digits = word.startsWith(letter) ? word.slice(letter.length) : "";
  const number = /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
  return number >= least && number <= most ? number : undefined;
}

/** @type {(word: string) => Turned | undefined} */
function turnedIn(word) {
  const [, up, suit = null] = /^([^=]*)(?:=(.*))?$/.exec(word) ?? [];
  if (suit !== null && !SUITS.includes(suit)) return undefined;
  if (up === NOTHING) return { card: null, suit };
  return indexOf(up) < 0 ? undefined : { card: up, suit };
}

/** @type {(word: string, players: number) => Viewer | undefined} */
function viewerIn(word, players) {
  if (word === EVERYTHING) return EVERYTHING;
  if (word === NOTHING) return null;
  return numberIn(word, "", { least: 0, most: players - 1 });
}

/** @param {string} word */
function bidIn(word) {
  if (word === NOTHING || word === UNKNOWN) return word;
  return numberIn(word, "", { least: 0, most: 999 });
}

/** @type {(word: string, players: number) => Played | undefined} */
function trickIn(word, players) {
  const [, seat = "", cards = ""] = /^(\d):(.*)$/.exec(word) ?? [];
  const leader = numberIn(seat, "", { least: 0, most: players - 1 });
  const played = cardsIn(cards);
  if (leader === undefined || !played?.length || played.length > players) return undefined;
  return { leader, cards: played };
}

/** @param {string} word */
const totalIn = (word) => (/^-?\d{1,6}$/.test(word) ? Number(word) : undefined);

/** @type {(word: string) => Card | undefined} */
const cardIn = (word) => (indexOf(word) < 0 ? undefined : word);

/** @type {(word: string) => readonly Card[] | undefined} */
const cardsIn = (word) => (word === NOTHING ? [] : listOf(word.split(".").map(cardIn)));

/** @type {(word: string) => readonly Card[] | null | undefined} */
const handIn = (word) => (word === UNKNOWN ? null : cardsIn(word));

/**
 * The first piece of a word that cannot be read, or the whole word if it does not have a piece for each
 * seat.
 * @param {string} word
 * @param {string} between
 * @param {number} players
 * @param {(one: string) => unknown} read
 * @param {(one: string) => string} [narrow] to what is wrong in a piece
 */
function oddIn(word, between, players, read, narrow = (one) => one) {
  const pieces = word.split(between);
  const odd = pieces.find((one) => read(one) === undefined);
  return pieces.length !== players || odd === undefined ? word : narrow(odd);
}

/**
 * The first word of a trick that is not a card, or all of it if the trick has another form.
 * @param {string} word
 */
function oddTrickIn(word) {
  const cards = word.slice(2);
  return /^\d:/.test(word) && cardsIn(cards) === undefined ? oddCardIn(cards) : word;
}

/**
 * The first word that is not a card, or all of them.
 * @param {string} cards
 */
const oddCardIn = (cards) => cards.split(".").find((one) => cardIn(one) === undefined) ?? cards;

/**
 * A value for each seat.
 * @template T
 * @param {string} word
 * @param {string} between
 * @param {number} players
 * @param {(one: string) => T | undefined} read
 * @returns {T[] | undefined}
 */
function listIn(word, between, players, read) {
  const values = word.split(between).map(read);
  return values.length === players ? listOf(values) : undefined;
}

/** @type {<T>(values: readonly (T | undefined)[]) => T[] | undefined} */
const listOf = (values) =>
  values.includes(undefined) ? undefined : values.flatMap((one) => one === undefined ? [] : [one]);
