/** Numbers as text. */

import { language } from "../../words/words.js";

/** A number, or its text, with a true minus. @param {number | string} number */
export const withMinus = (number) => String(number).replace("-", "−");

/** @param {number} number */
export const signed = (number) => (number < 0 ? withMinus(number) : `+${number}`);

/** A share of one in percent, without decimals. @param {number} share */
export const percentText = (share) =>
  new Intl.NumberFormat(language.value, { style: "percent" }).format(share);
