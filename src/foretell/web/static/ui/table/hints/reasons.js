/** The reasons for the best action, as sentences. */

import { cardName, suitName } from "../../../words/cards.js";
import { t } from "../../../words/words.js";
import { pointsText } from "./advice.js";

/** @import { Reason } from "../../../engine/reasons.js" */
/** @import { Look } from "../../../words/cards.js" */

/** @param {Reason} reason @param {Look} look */
export function reasonText({ code, fields }, look) {
  const values = Object.entries(fields).map(([name, value]) => [
    name.replaceAll("_", "-"),
    inWords(name, value, look),
  ]);
  return t(code.replaceAll(/[/_]/g, "-"), Object.fromEntries(values));
}

/** @param {string} name of a field @param {string | number} value @param {Look} look */
function inWords(name, value, look) {
  if (["points", "tricks", "than"].includes(name)) return pointsText(Number(value));
  if (typeof value === "number" || name === "how") return value;
  if (name === "suit") return suitName(value, look);
  if (name === "other") return t("card-with-article", { card: cardName(value, look) });
  return value.split(" ").map((card) => cardName(card, look)).join(", ");
}
