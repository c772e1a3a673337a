/** Points as text. */

/** A number with a true minus. @param {number} number */
export const withMinus = (number) => String(number).replace("-", "−");

/** A number with its sign. @param {number} number */
export const signed = (number) => (number < 0 ? withMinus(number) : `+${number}`);
