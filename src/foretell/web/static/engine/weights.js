// A network from the file in which its weights are sent (`foretell.bots.learned.compact`).

/** @import { Memory } from "./memory.js" */
import { NETWORK } from "./layout.js";

/**
 * A network in the engine's memory: the address of its weights, and the sizes of its hidden layers.
 * @typedef {readonly [weights: number, hidden: number, last: number]} Network
 */

const MAGIC = "FTN2";
const HEAD = 12;

/** @type {(memory: Memory, file: ArrayBuffer) => Network} */
export function readNetwork(memory, file) {
  const view = new DataView(file);
  const magic = String.fromCharCode(...new Uint8Array(file, 0, Math.min(MAGIC.length, HEAD)));
  if (file.byteLength < HEAD || magic !== MAGIC) throw new Error("this is no file of weights");
  const hidden = view.getUint32(4, true);
  const last = view.getUint32(8, true);
  const { WIDTH, ACTIONS } = NETWORK;
  const output = [ACTIONS, last, ACTIONS];
  /** Rows, columns and biases of each layer. */
  const layers = [[WIDTH, hidden, hidden], [hidden, last, last], output, output, output];
  const count = layers.reduce((sum, [rows, columns, biases]) => sum + rows * columns + biases, 0);
  const { address, values } = memory.reals32(count);
  let source = HEAD;
  let target = 0;
  for (const [rows, columns, biases] of layers) {
    const scales = source;
    source += 4 * rows;
    for (let row = 0; row < rows; row += 1) {
      const scale = view.getFloat32(scales + 4 * row, true);
      for (let column = 0; column < columns; column += 1, source += 1, target += 1) {
        values[target] = scale * view.getInt8(source);
      }
    }
    for (let bias = 0; bias < biases; bias += 1, source += 2, target += 1) {
      values[target] = half(view.getUint16(source, true));
    }
  }
  return [address, hidden, last];
}

/**
 * The number that 16 bits spell (IEEE 754, binary16).
 * @type {(bits: number) => number}
 */
function half(bits) {
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  const size = exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -24 * fraction;
  return bits >> 15 ? -size : size;
}
