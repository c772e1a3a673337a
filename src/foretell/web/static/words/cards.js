/** The names of cards and suits, in one language and one edition (R1.3). */

import { t } from "./words.js";

const SUITS = {
  classic: { C: "clubs", D: "diamonds", H: "hearts", S: "spades" },
  fantasy: { C: "giants", D: "dwarves", H: "humans", S: "elves" },
};
/** @type {Record<number, [string, string]>} */
const COURT = { 10: ["jack", "J"], 11: ["queen", "Q"], 12: ["king", "K"], 13: ["ace", "A"] };

/**
 * @typedef {"classic" | "fantasy"} Edition
 * @typedef {"letters" | "numbers"} Faces
 * @typedef {{edition: Edition, faces: Faces}} Look
 */

/**
 * A card's full name, to be read aloud: "queen of hearts".
 * @type {(card: string, look: Look) => string}
 */
export function cardName(card, look) {
  if (card[0] === "Z") return t("card-wizard");
  if (card[0] === "N") return t("card-jester");
  const id = `card-${suitKey(card[0], look.edition)}`;
  const rank = Number(card.slice(1));
  if (!hasLetters(look)) return t(id, { face: rank });
  const court = COURT[rank];
  return court ? t(`${id}.${court[0]}`) : t(id, { face: rank + 1 });
}

/**
 * The letters in a card's corner: "Q", "7", "Z" and "N".
 * @type {(card: string, look: Look) => string}
 */
export function cardFace(card, look) {
  if (card[0] === "Z" || card[0] === "N") return card[0];
  const rank = Number(card.slice(1));
  return hasLetters(look) ? COURT[rank]?.[1] ?? `${rank + 1}` : `${rank}`;
}

/** @type {(suit: string, look: Look) => string} such as "hearts" */
export const suitName = (suit, look) => t(`suit-${suitKey(suit, look.edition)}`);

/** @type {(suit: string, look: Look) => string} "♥", in the fantasy edition a letter */
export const suitSign = (suit, look) => t(`suit-${suitKey(suit, look.edition)}.sign`);

/** @type {(suit: string, edition: Edition) => string} */
const suitKey = (suit, edition) => SUITS[edition][/** @type {"C"} */ (suit)];

/** @param {Look} look */
const hasLetters = ({ edition, faces }) => edition === "classic" && faces === "letters";
