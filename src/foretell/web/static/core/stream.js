// Numbers that follow from a seed alone, the same on every machine (docs/build/deal-stream.md).

import { bytesOf, hexOf, hmac } from "./sha256.js";

/** Part of every key, so that the results of two methods can never be confused. */
export const VERSION = "foretell/1";

/**
 * Whether a text is a seed: 1 to 128 lower-case hexadecimal digits.
 * @param {string} seed
 */
export const isSeed = (seed) => /^[0-9a-f]{1,128}$/.test(seed);

/**
 * A seed of 32 digits for another purpose; the original cannot be derived from it.
 * @type {(seed: string, label: string) => string}
 */
export const deriveSeed = (seed, label) =>
  hexOf(hmac(bytesOf(seed), bytesOf(`${VERSION}/seed/${label}`))).slice(0, 32);

/**
 * Uniform numbers from HMAC-SHA256 in counter mode.
 * @typedef {object} Stream
 * @property {() => number} byte the next byte
 * @property {(bound: number) => number} below a number below a bound of 1 to 256
 * @property {<T>(items: readonly T[]) => T[]} shuffled the items (256 at most) in random order
 */

/**
 * The stream of a key for a label; streams of other labels are independent.
 * @type {(key: Uint8Array, label: string) => Stream}
 */
export function stream(key, label) {
  /** @type {Uint8Array} */
  let block = new Uint8Array(0);
  let blocks = 0;
  let position = 0;
  const byte = () => {
    if (position === block.length) {
      block = hmac(key, bytesOf(`${label}/${blocks}`));
      blocks += 1;
      position = 0;
    }
    position += 1;
    return block[position - 1];
  };
  const below = (/** @type {number} */ bound) => {
    // Bytes from the last, incomplete multiple of the bound upwards would favour small numbers.
    const limit = 256 - (256 % bound);
    let value = byte();
    while (value >= limit) value = byte();
    return value % bound;
  };
  return {
    byte,
    below,
    shuffled: (items) => {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [result[last], result[other]] = [result[other], result[last]];
      }
      return result;
    },
  };
}
