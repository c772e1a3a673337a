/** Numbers as text. */

import { language } from "../../words/words.js";

/** A number, or its text, with a true minus. @param {number | string} number */
export const withMinus = (number) => String(number).replace("-", "−");

/** @param {number} number */
export const signed = (number) => (number < 0 ? withMinus(number) : `+${number}`);

/**
 * A number rounded to some decimals, halves away from zero, as in the terminal; never −0.
 * @param {number} number @param {number} [places]
 */
export function rounded(number, places = 0) {
  const scale = 10 ** places;
  return Math.sign(number) * Math.floor(Math.abs(number) * scale + 0.5) / scale || 0;
}

/** A share of one in percent, without decimals. @param {number} share */
export const percentText = (share) =>
  new Intl.NumberFormat(language.value, { style: "percent" }).format(rounded(100 * share) / 100);
