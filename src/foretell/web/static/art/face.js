// The face of a card as values, before it is drawn.

import { suitName } from "./suits.js";

/** @import { Edition, SuitLetter } from "./suits.js" */

/**
 * The look of a table's cards.
 * @typedef {object} Look
 * @property {Edition} edition
 * @property {"letters" | "numbers"} faces what the number cards of the classic edition show
 * @property {"full" | "small"} [size] "small" below 84 pixels of width: larger and fewer things
 * @property {Partial<Record<SuitLetter, string>>} [signs] the fantasy suits' letters in the
 *   language of the page
 * @property {string} [wizard] the Wizards' letter (default: Z)
 * @property {string} [jester] the Jesters' letter (default: N)
 */

/**
 * @typedef {object} Face
 * @property {"number" | "wizard" | "jester"} kind
 * @property {string} suit the suit's name, or "wizard" or "jester"
 * @property {number} rank 1 to 13, of Wizards and Jesters 1 to 4
 * @property {string} index the text in the corner
 * @property {string} sign the suit's letter, empty where everybody knows its shape
 */

const COURT = ["J", "Q", "K", "A"];

/** @type {(card: string, look: Look) => Face} */
export function faceOf(card, look) {
  const rank = Number(card.slice(1));
  switch (card[0]) {
    case "Z":
      return { kind: "wizard", suit: "wizard", rank, index: look.wizard ?? "Z", sign: "" };
    case "N":
      return { kind: "jester", suit: "jester", rank, index: look.jester ?? "N", sign: "" };
    default: {
      const letter = /** @type {SuitLetter} */ (card[0]);
      const suit = suitName(look.edition, letter);
      const sign = look.edition === "fantasy" ? (look.signs?.[letter] ?? "") : "";
      return { kind: "number", suit, rank, index: indexOf(rank, look), sign };
    }
  }
}

/**
 * The classic picture's worth: 2 to 10, J 11, Q 12, K 13, the ace 14 or, with numbers, 1.
 * @type {(rank: number, look: Look) => number}
 */
export const worthOf = (rank, look) => look.faces === "letters" ? rank + 1 : rank;

/** @type {(rank: number, look: Look) => string} */
function indexOf(rank, look) {
  const letters = look.edition === "classic" && look.faces === "letters";
  return letters ? (COURT[rank - 10] ?? String(rank + 1)) : String(rank);
}
