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

/**
 * Return the sentence for a refusal of the server or of the game in the page.
 * @param {{code: string, fields?: Record<string, unknown>}} refusal
 * @param {Look} look
 */
export function refusalText({ code, fields = {} }, look) {
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
  return t(id, Object.fromEntries(values));
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
