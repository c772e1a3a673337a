/** Players' names as shown: distinct, shortened between characters, and in their own direction. */

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [ISOLATE, END] = ["\u2068", "\u2069"];

/**
 * Players' names, with a number after each duplicate.
 * @param {readonly string[]} names
 */
export function distinct(names) {
  const used = new Set(names);
  return names.map((name, index) => {
    if (names.indexOf(name) === index && names.indexOf(name, index + 1) < 0) return name;
    let number = 1;
    while (used.has(`${name} ${number}`)) number += 1;
    used.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}

/**
 * A name of at most some signs. An emoji of several characters is one sign.
 * @type {(name: string, most: number) => string}
 */
export function shortened(name, most) {
  const signs = signsOf(name);
  return signs.length > most ? `${signs.slice(0, most - 1).join("").trimEnd()}…` : name;
}

/**
 * The first sign of a name, as a capital letter.
 * @param {string} name
 */
export const initialOf = (name) => signsOf(name.trim())[0]?.toUpperCase() ?? "";

/**
 * A text for use in a sentence, isolated if it runs from right to left.
 * @param {string} text
 */
export const isolated = (text) => RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END}` : text;

/** @param {string} text */
const signsOf = (text) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
