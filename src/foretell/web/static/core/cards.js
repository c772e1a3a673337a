/** @import { Card, Suit } from "./types.d.ts" */

/** The suits in the order of the deck: clubs, diamonds, hearts, spades. */
export const SUITS = ["C", "D", "H", "S"];
/** Cards of a suit. */
export const RANKS = 13;
/** The index of `Z1`. */
export const FIRST_WIZARD = 52;
/** The index of `N1`. */
export const FIRST_JESTER = 56;

/** The pattern of a card. */
export const CARD = "(?:[CDHS](?:1[0-3]|[1-9])|[ZN][1-4])";

const numbered = (/** @type {string} */ letter, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, place) => `${letter}${place + 1}`);

/**
 * All 60 cards (R1.1). A card's place here is its index: 13 · suit + rank − 1, then the Wizards,
 * then the Jesters.
 * @type {readonly Card[]}
 */
export const DECK = [
  ...SUITS.flatMap((suit) => numbered(suit, RANKS)),
  ...numbered("Z", 4),
  ...numbered("N", 4),
];

const INDICES = new Map(DECK.map((card, index) => [card, index]));

/**
 * The index of a card, −1 for a text that names none.
 * @type {(card: Card) => number}
 */
export const indexOf = (card) => INDICES.get(card) ?? -1;

/** @type {(cards: readonly Card[]) => Card[]} */
export const inOrder = (cards) => [...cards].sort((one, other) => indexOf(one) - indexOf(other));

/**
 * The suit of a card, null for a Wizard or a Jester.
 * @type {(card: Card) => Suit | null}
 */
export function suitOf(card) {
  const index = indexOf(card);
  return index >= 0 && index < FIRST_WIZARD ? card[0] : null;
}

/**
 * A card's place in the order R1.2: Jester 0, number cards 1 to 13, Wizard 14.
 * @type {(card: Card) => number}
 */
export function rankOf(card) {
  const index = indexOf(card);
  if (index >= FIRST_JESTER) return 0;
  return index >= FIRST_WIZARD ? RANKS + 1 : (index % RANKS) + 1;
}

/** @type {(card: Card | null) => boolean} */
export const isWizard = (card) => card !== null && card[0] === "Z";

/** @type {(card: Card | null) => boolean} */
export const isJester = (card) => card !== null && card[0] === "N";

/**
 * The fifteen cards that a seat owns with one suit each (R9.7).
 * @type {(seat: number) => Card[]}
 */
export function ownDeck(seat) {
  const first = RANKS * seat;
  return [
    ...DECK.slice(first, first + RANKS),
    DECK[FIRST_WIZARD + seat],
    DECK[FIRST_JESTER + seat],
  ];
}
