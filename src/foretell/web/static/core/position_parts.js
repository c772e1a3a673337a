// The parts of a position in one line (docs/build/notation.md) as values, which the rules may
// forbid. Unreadable parts are undefined.

/** @import { Card, Hands, Options, Refused, Seat, Suit } from "./types.d.ts" */
import { indexOf, inOrder, SUITS } from "./cards.js";
import { wordsOf } from "./mail.js";
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
  const [letters, round, dealer, turned, totals, viewer, hands, bids, ...rest] = words;
  const spent = rest.at(-1)?.startsWith(SPENT) ? rest.pop() : undefined;
  const reading = readOptionsText(letters, "draw");
  if (reading === null) return wrong("options", letters);
  if ("refusal" in reading) return reading;
  const { options } = reading;
  const { players } = options;
  const spentCards = spent === undefined ? [] : cardsIn(spent.slice(SPENT.length));
  const values = {
    round: numberIn(round, "r", 1, scheduleOf(options).length),
    dealer: numberIn(dealer, "d", 0, players - 1),
    spent: spentCards && inOrder([...new Set(spentCards)]),
    viewer: viewerIn(viewer, players),
    totals: listIn(totals, ",", players, totalIn),
    tricks: listOf(rest.map((word) => trickIn(word, players))),
    hands: listIn(hands, "/", players, handIn),
    turned: turnedIn(turned),
    bids: listIn(bids, ",", players, bidIn),
  };
  const part = Object.entries(values).find(([, value]) => value === undefined)?.[0];
  if (part) {
    const [card, suit = ""] = turned.split("=", 2);
    const parts = {
      round,
      dealer,
      turned: card === NOTHING || indexOf(card) >= 0 ? suit : card,
      totals: faultIn(totals, ",", players, totalIn),
      viewer,
      hands: faultIn(hands, "/", players, handIn, cardFaultIn),
      bids: faultIn(bids, ",", players, bidIn),
      tricks: trickFaultIn(rest.find((word) => trickIn(word, players) === undefined) ?? ""),
      spent: cardFaultIn(spent?.slice(SPENT.length) ?? ""),
    };
    return wrong(part, parts[/** @type {keyof typeof parts} */ (part)]);
  }
  const parts = /** @type {Omit<Parts, "options">} */ (values);
  const first = (parts.dealer - parts.round + 1) % players;
  const first_dealer = first < 0 ? first + players : first;
  return { ...parts, options: { ...options, first_dealer } };
}

/**
 * The refusal of a part; the form is how it should be written.
 * @type {(part: string, found: string, form?: string) => Refused}
 */
export const wrong = (part, found, form = "") => ({
  refusal: refusal("advise/not_a_position", "", { part, found, form }),
});

/** @type {(word: string, letter: string, least: number, most: number) => number | undefined} */
function numberIn(word, letter, least, most) {
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
  return numberIn(word, "", 0, players - 1);
}

/** @param {string} word */
function bidIn(word) {
  if (word === NOTHING || word === UNKNOWN) return word;
  return numberIn(word, "", 0, 999);
}

/** @type {(word: string, players: number) => Played | undefined} */
function trickIn(word, players) {
  const [, seat = "", cards = ""] = /^(\d):(.*)$/.exec(word) ?? [];
  const leader = numberIn(seat, "", 0, players - 1);
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
 * @param {string} separator
 * @param {number} players
 * @param {(piece: string) => unknown} read
 * @param {(piece: string) => string} [narrow] to the fault in a piece
 */
function faultIn(word, separator, players, read, narrow = (piece) => piece) {
  const pieces = word.split(separator);
  const fault = pieces.find((piece) => read(piece) === undefined);
  return pieces.length !== players || fault === undefined ? word : narrow(fault);
}

/**
 * The first word of a trick that is not a card, or all of it if the trick has another form.
 * @param {string} word
 */
function trickFaultIn(word) {
  const cards = word.slice(2);
  return /^\d:/.test(word) && cardsIn(cards) === undefined ? cardFaultIn(cards) : word;
}

/**
 * The first word that is not a card, or all of them.
 * @param {string} cards
 */
const cardFaultIn = (cards) => cards.split(".").find((word) => cardIn(word) === undefined) ?? cards;

/**
 * A value for each seat.
 * @type {<T>(word: string, separator: string, players: number, read: (piece: string) => T |
 *   undefined) => T[] | undefined}
 */
function listIn(word, separator, players, read) {
  const values = word.split(separator).map(read);
  return values.length === players ? listOf(values) : undefined;
}

/** @type {<T>(values: readonly (T | undefined)[]) => T[] | undefined} */
const listOf = (values) =>
  values.includes(undefined) ? undefined : values.flatMap((one) => one === undefined ? [] : [one]);
