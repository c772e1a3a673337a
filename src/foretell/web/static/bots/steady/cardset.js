// A set of cards as five small numbers: a bit for each rank of a suit, and a word for the Wizards
// (bits 0 to 3) and Jesters (4 to 7).

/** @import { Card } from "../../core/types.d.ts" */
import { DECK, indexOf, RANKS } from "../../core/cards.js";

/** @typedef {readonly number[]} CardSet */

/** The place of the word for Wizards and Jesters. */
export const SPECIAL = 4;
/** The Wizards within it. */
export const WIZARDS = 0b1111;

/**
 * @param {readonly Card[]} cards
 * @returns {CardSet}
 */
export function setOf(cards) {
  const words = [0, 0, 0, 0, 0];
  for (const card of cards) {
    const index = indexOf(card);
    words[Math.floor(index / RANKS)] |= 1 << (index % RANKS);
  }
  return words;
}

/** All 60 cards. */
export const FULL = setOf(DECK);

/**
 * The cards of one set that are not in another.
 * @param {CardSet} set
 * @param {CardSet} other
 * @returns {CardSet}
 */
export function without(set, other) {
  return set.map((word, place) => word & ~other[place]);
}

/**
 * The number of bits of a word: cards of a suit.
 * @param {number} word
 * @returns {number}
 */
export function bitCount(word) {
  let count = 0;
  for (; word; word &= word - 1) count += 1;
  return count;
}

/**
 * The number of cards of a set.
 * @param {CardSet} set
 * @returns {number}
 */
export function sizeOf(set) {
  return set.reduce((size, word) => size + bitCount(word), 0);
}

/**
 * The indices of a set's cards, in order.
 * @param {CardSet} set
 * @returns {number[]}
 */
export function indicesOf(set) {
  const indices = [];
  for (let index = 0; index < DECK.length; index += 1) {
    if ((set[Math.floor(index / RANKS)] >> (index % RANKS)) & 1) indices.push(index);
  }
  return indices;
}
