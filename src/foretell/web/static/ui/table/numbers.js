/** Points as text. */

/** A number, or its text, with a true minus. @param {number | string} number */
export const withMinus = (number) => String(number).replace("-", "−");

/** A number with its sign. @param {number} number */
export const signed = (number) => (number < 0 ? withMinus(number) : `+${number}`);
