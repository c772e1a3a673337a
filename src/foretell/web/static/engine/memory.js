// The engine's memory: arrays in it, and an arena in which they are stacked.

/** @import { Exports } from "./exports.d.ts" */

/**
 * An array in the engine's memory. Its values are looked up on each access, since memory moves when
 * it grows.
 * @template {BigInt64Array | Float64Array | Float32Array} Values
 * @typedef {{ readonly address: number, readonly values: Values }} Block
 */
/** @typedef {Block<BigInt64Array>} Ints */
/** @typedef {Block<Float64Array>} Reals */
/** @typedef {Block<Float32Array>} Reals32 */

/**
 * @typedef {object} Memory
 * @property {Exports} exports the engine's functions, which take addresses
 * @property {(count: number) => Ints} ints zeros
 * @property {(count: number) => Reals} reals zeros
 * @property {(count: number) => Reals32} reals32 zeros
 * @property {(values: readonly (number | bigint)[]) => Ints} intsOf integers
 * @property {() => () => void} open starts a scope, and returns a function that frees its arrays
 * @property {<T>(use: () => T) => T} scoped runs a function, then frees the arrays it reserved
 */

/** @type {(exports: Exports) => Memory} */
export function memoryOf(exports) {
  /**
   * @template {BigInt64Array | Float64Array | Float32Array} Values
   * @param {{ readonly BYTES_PER_ELEMENT: number, new (buffer: ArrayBuffer, address: number, count:
   *   number): Values }} Type
   * @param {number} count
   * @returns {Block<Values>}
   */
  const zeros = (Type, count) => {
    const size = Type.BYTES_PER_ELEMENT * count;
    const address = exports.reserve(size);
    new Uint8Array(exports.memory.buffer, address, size).fill(0);
    return {
      address,
      get values() {
        return new Type(exports.memory.buffer, address, count);
      },
    };
  };
  const open = () => {
    const top = exports.reserve(0);
    return () => exports.release(top);
  };
  return {
    exports,
    ints: (count) => zeros(BigInt64Array, count),
    reals: (count) => zeros(Float64Array, count),
    reals32: (count) => zeros(Float32Array, count),
    intsOf(values) {
      const block = zeros(BigInt64Array, values.length);
      block.values.set(values.map(BigInt));
      return block;
    },
    open,
    scoped(use) {
      const close = open();
      try {
        return use();
      } finally {
        close();
      }
    },
  };
}
