// Options in a few characters (docs/build/notation.md): `4`, `4hw`, `4nm2`, `3:1-5`.

/** @import { Options, Refused } from "./types.d.ts" */
import { DECLARED } from "./declaration.js";
import { recordedOptions, standardOptions, valueOf } from "./options.js";

/**
 * The letter of each value that is not the standard one, in order; null for any number.
 * @type {Readonly<Record<string, readonly [keyof Options, unknown]>>}
 */
const LETTERS = Object.fromEntries(
  DECLARED.flatMap(({ name, letters }) =>
    Object.entries(letters).map(([letter, value]) => [letter, [name, value]])
  ),
);
/** A letter; the one of a number is followed by it. */
const LETTER = Object.entries(LETTERS)
  .map(([letter, [, value]]) => value === null ? `${letter}[1-9]\\d?` : letter)
  .join("|");
const FORM = new RegExp(
  `^([2-6])((?:${LETTER})*)(?::(\\d\\d?-\\d\\d?|\\d\\d?(?:,\\d\\d?)*))?$`,
);

/**
 * Options as a text, without the first dealer.
 * @type {(options: Options) => string}
 */
export function optionsText(options) {
  const { players, hand_sizes: sizes } = options;
  const standard = standardOptions(players);
  const letters = Object.entries(LETTERS).flatMap(([letter, [name, value]]) => {
    const actual = valueOf(options, name);
    if (actual === valueOf(standard, name) || ![null, actual].includes(value)) return [];
    return [value === null ? `${letter}${actual}` : letter];
  });
  return `${players}${letters.join("")}${sizes === null ? "" : `:${sizesText(sizes)}`}`;
}

/**
 * The options in a text; null when it has another form.
 * @type {(text: string, firstDealer: Options["first_dealer"]) => { options: Options } | Refused |
 *   null}
 */
export function readOptionsText(text, firstDealer) {
  const [, players, letters, sizes] = FORM.exec(text) ?? [];
  if (players === undefined) return null;
  const parts = letters.match(new RegExp(LETTER, "g")) ?? [];
  const values = Object.fromEntries(parts.map((part) => {
    const [name, value] = LETTERS[part[0]];
    return [name, value === null ? Number(part.slice(1)) : value];
  }));
  if (Object.keys(values).length < parts.length) return null;
  return recordedOptions({
    players: Number(players),
    hand_sizes: sizes === undefined ? null : readSizes(sizes),
    first_dealer: firstDealer,
    ...values,
  });
}

/** @param {readonly number[]} sizes */
function sizesText(sizes) {
  const range = `${sizes[0]}-${sizes.at(-1)}`;
  const isRange = sizes.length > 1 && String(sizes) === String(readSizes(range));
  return isRange ? range : sizes.join();
}

/** @type {(text: string) => number[]} */
function readSizes(text) {
  if (!text.includes("-")) return text.split(",").map(Number);
  const [first, last] = text.split("-").map(Number);
  const step = Math.sign(last - first);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => first + index * step);
}
