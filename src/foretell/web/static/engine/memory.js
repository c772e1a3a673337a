// The engine's memory: arrays in it, and an arena in which they are stacked.

/** @import { Exports } from "./exports.d.ts" */

/**
 * An array in the engine's memory. Its values are looked up on each access, since memory moves when
 * it grows.
 * @template {BigInt64Array | Float64Array | Float32Array} Values
 * @typedef {{ readonly at: number, readonly values: Values }} Block
 */
/** @typedef {Block<BigInt64Array>} Ints */
/** @typedef {Block<Float64Array>} Reals */
/** @typedef {Block<Float32Array>} Reals32 */

/**
 * @typedef {object} Memory
 * @property {(count: number) => Ints} ints zeros
 * @property {(count: number) => Reals} reals zeros
 * @property {(count: number) => Reals32} reals32 zeros
 * @property {(values: readonly (number | bigint)[]) => Ints} intsOf integers
 * @property {() => () => void} open starts a scope, and returns what frees its arrays
 */

/** @type {(exports: Exports) => Memory} */
export function memoryOf(exports) {
  const reserve = (/** @type {number} */ bytes) => {
    const at = exports.reserve(bytes);
    new Uint8Array(exports.memory.buffer, at, bytes).fill(0);
    return at;
  };
  const ints = (/** @type {number} */ count) => {
    const at = reserve(8 * count);
    return {
      at,
      get values() {
        return new BigInt64Array(exports.memory.buffer, at, count);
      },
    };
  };
  return {
    ints,
    reals(count) {
      const at = reserve(8 * count);
      return {
        at,
        get values() {
          return new Float64Array(exports.memory.buffer, at, count);
        },
      };
    },
    reals32(count) {
      const at = reserve(4 * count);
      return {
        at,
        get values() {
          return new Float32Array(exports.memory.buffer, at, count);
        },
      };
    },
    intsOf(values) {
      const block = ints(values.length);
      block.values.set(values.map(BigInt));
      return block;
    },
    open() {
      const top = exports.reserve(0);
      return () => exports.release(top);
    },
  };
}
