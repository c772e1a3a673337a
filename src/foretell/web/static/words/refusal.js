/** Why something is not done, as a sentence. */

import { cardName, suitName } from "./cards.js";
import { has, loadWords, t } from "./words.js";

/** @import { Look } from "./cards.js" */

const CARD = /^(?:[CDHS](?:[1-9]|1[0-3])|[ZN][1-4])$/;
/** Suits as the refusal of a card that does not follow numbers them. */
const SUITS = "CDHS";
const SUIT = /^[CDHS]$/;
/** Fields that quote what somebody wrote; they are shown as written there. */
const QUOTED = ["expected", "form", "found"];
/** The fields that hold a seat. A refusal is about the first of them that it has. */
const SEATS = ["to_act", "dealer", "seat"];

/**
 * @typedef {{nameOf: (seat: number) => string, own: number | null}} Seated the players at a table: the
 *   name of whoever holds a seat, and the reader's seat, null for an onlooker
 */
/**
 * No table: seats are called by their numbers.
 * @type {Seated}
 */
const NOBODY = { nameOf: (seat) => t("refusals-seat", { seat }), own: null };

/**
 * Return the sentence for a refusal of the server or of the game in the page. Sentences about a seat
 * have the variables `$who` and `$you` (yes or no).
 * @param {{code: string, fields?: Record<string, unknown>}} refusal
 * @param {Look} look
 * @param {Seated} [seated]
 */
export function refusalText({ code, fields = {} }, look, seated = NOBODY) {
  const name = code.replaceAll("/", "-").replaceAll("_", "-");
  const id = has(`web-refusal-${name}`) ? `web-refusal-${name}` : name;
  if (!has(id)) {
    void loadWords("server"); // then it is shown anew
    return t("web-refusal-unknown", { code });
  }
  const values = Object.entries(fields).map(([key, value]) => [
    key.replaceAll("_", "-"),
    typeof value === "string" && QUOTED.includes(key)
      ? value
      : inWords(key === "led" ? SUITS[Number(value)] : value, look),
  ]);
  return t(id, { ...Object.fromEntries(values), ...about(fields, seated) });
}

/**
 * The variables of a sentence about a seat; none where no seat is concerned.
 * @param {Record<string, unknown>} fields
 * @param {Seated} seated
 * @returns {Record<string, string>}
 */
function about(fields, { nameOf, own }) {
  const seat = SEATS.map((name) => fields[name]).find((value) => typeof value === "number");
  return typeof seat === "number" ? { who: nameOf(seat), you: seat === own ? "yes" : "no" } : {};
}

/**
 * @param {unknown} value
 * @param {Look} look
 * @returns {string | number}
 */
function inWords(value, look) {
  if (Array.isArray(value)) return [...new Set(value.map((one) => inWords(one, look)))].join(", ");
  if (typeof value === "number") return value;
  const text = String(value);
  if (CARD.test(text)) return cardName(text, look);
  return SUIT.test(text) ? suitName(text, look) : text;
}
