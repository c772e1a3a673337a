/** The players of a game with real cards and their suits, under the reader's names for them. */

import { suitOf, SUITS } from "../../core/index.js";
import { t } from "../../words/words.js";

/** @import { Card, Refusal, Seat, Suit } from "../../core/types.d.ts" */
/** @import { Reason } from "../../engine/reasons.js" */
/** @import { ActionValue } from "../../engine/search.js" */
/** @import { Setup } from "./course.js" */

/** The places of the others, clockwise from the reader's left, by number of players. */
const PLACES = [
  ["opponent"],
  ["left", "right"],
  ["left", "opposite", "right"],
  ["left", "left-two", "right-two", "right"],
  ["left", "left-two", "opposite", "right-two", "right"],
];

/**
 * The name of a player: as entered, or their place.
 * @type {(setup: Pick<Setup, "names" | "seat" | "options">, seat: Seat) => string}
 */
export function nameOf({ names, seat: own, options: { players } }, seat) {
  if (seat === own) return t("web-you");
  return names[seat] || placeName(players, (seat - own + players) % players);
}

/** @param {number} players @param {number} step clockwise from the reader */
export const placeName = (players, step) =>
  t("web-advice-place", { place: PLACES[players - 2][step - 1] });

/**
 * The table's name for a card or a suit, where players may own other suits than in records (R9.7).
 * @type {(setup: Pick<Setup, "suits">, card: Card | Suit) => string}
 */
export function atTable({ suits }, card) {
  const suit = suits[SUITS.indexOf(card[0])];
  return suit === undefined || (card.length > 1 && suitOf(card) === null)
    ? card
    : suit + card.slice(1);
}

/**
 * Values of actions with the table's names for cards.
 * @type {(setup: Setup, values: readonly ActionValue[]) => ActionValue[]}
 */
export const valuesAtTable = (setup, values) =>
  values.map((value) => {
    const { action } = value;
    if (action.type !== "play") return value;
    return { ...value, action: { ...action, card: atTable(setup, action.card) } };
  });

/** A reason with the table's names for cards. @type {(setup: Setup, reason: Reason) => Reason} */
export const reasonAtTable = (setup, { code, fields }) => ({ code, fields: renamed(setup, fields) });

/**
 * A refusal with the table's names for cards.
 * @type {(setup: Setup, refused: Refusal) => Refusal}
 */
export const refusalAtTable = (setup, refused) => ({
  ...refused,
  fields: renamed(setup, refused.fields ?? {}),
});

const NAMED = ["card", "cards", "played", "suit"];

/**
 * @template T
 * @param {Setup} setup
 * @param {Readonly<Record<string, T>>} fields
 * @returns {Record<string, T>}
 */
function renamed(setup, fields) {
  const pairs = Object.entries(fields).map(([name, value]) => {
    if (!NAMED.includes(name) || typeof value !== "string") return [name, value];
    return [name, value.split(" ").map((card) => atTable(setup, card)).join(" ")];
  });
  return Object.fromEntries(pairs);
}
