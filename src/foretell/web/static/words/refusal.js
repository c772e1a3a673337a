/** Refusals as sentences. */

import { CARD } from "../core/cards.js";
import { cardName, suitName } from "./cards.js";
import { has, loadWords, t } from "./words.js";

/** @import { Look } from "./cards.js" */

const CARD_TEXT = new RegExp(`^${CARD}$`);
/** The suits by the numbers in `play/must_follow_suit`. */
const SUITS = "CDHS";
const SUIT = /^[CDHS]$/;
/** Fields that quote input verbatim. */
const QUOTED = ["expected", "form", "found"];
/** The fields that hold a seat. A refusal is about the first one it has. */
const SEATS = ["to_act", "dealer", "seat"];

/**
 * @typedef {{nameOf: (seat: number) => string, own: number | null}} Seated the players at a table:
 *   the name of each seat's holder, and the reader's seat, null for an onlooker
 */
/** @type {Seated} without a table, seats are called by their numbers */
const NOBODY = { nameOf: (seat) => t("refusals-seat", { seat }), own: null };

/**
 * The sentence for a refusal of the server or of the game in the page. Sentences about a seat have
 * the variables `$who` and `$you` (yes or no).
 * @type {(refusal: {code: string, fields?: Record<string, unknown>}, look: Look, seated?: Seated)
 *   => string}
 */
export function refusalText({ code, fields = {} }, look, seated = NOBODY) {
  const name = code.replaceAll("/", "-").replaceAll("_", "-");
  const id = has(`web-refusal-${name}`) ? `web-refusal-${name}` : name;
  if (!has(id)) {
    void loadWords("server"); // then it is rendered again
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
 * The variables of a sentence about a seat; none without a seat.
 * @type {(fields: Record<string, unknown>, seated: Seated) => Record<string, string>}
 */
function about(fields, { nameOf, own }) {
  const seat = SEATS.map((name) => fields[name]).find((value) => typeof value === "number");
  return typeof seat === "number" ? { who: nameOf(seat), you: seat === own ? "yes" : "no" } : {};
}

/** @type {(value: unknown, look: Look) => string | number} */
function inWords(value, look) {
  if (Array.isArray(value)) {
    return [...new Set(value.map((item) => inWords(item, look)))].join(", ");
  }
  if (typeof value === "number") return value;
  const text = String(value);
  if (CARD_TEXT.test(text)) return cardName(text, look);
  return SUIT.test(text) ? suitName(text, look) : text;
}
