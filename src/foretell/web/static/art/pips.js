// The positions of the emblems on a classic number card: rows of a grid within the card's panel.

import { use } from "./shape.js";

/** @import { Shape } from "./shape.js" */

const LEFT = 46;
const MIDDLE = 64;
const RIGHT = 82;

/** For each number of emblems, the rows: height on the card, and the columns filled there.
 * @type {Record<number, [y: number, ...columns: number[]][]>} */
const ROWS = {
  2: [[36, MIDDLE], [104, MIDDLE]],
  3: [[32, MIDDLE], [70, MIDDLE], [108, MIDDLE]],
  4: [[38, LEFT, RIGHT], [102, LEFT, RIGHT]],
  5: [[36, LEFT, RIGHT], [70, MIDDLE], [104, LEFT, RIGHT]],
  6: [[32, LEFT, RIGHT], [70, LEFT, RIGHT], [108, LEFT, RIGHT]],
  7: [[28, LEFT, RIGHT], [49, MIDDLE], [70, LEFT, RIGHT], [112, LEFT, RIGHT]],
  8: [[28, LEFT, RIGHT], [49, MIDDLE], [70, LEFT, RIGHT], [91, MIDDLE], [112, LEFT, RIGHT]],
  9: [[25, LEFT, RIGHT], [55, LEFT, RIGHT], [70, MIDDLE], [85, LEFT, RIGHT], [115, LEFT, RIGHT]],
  10: [[25, LEFT, RIGHT], [40, MIDDLE], [55, LEFT, RIGHT], [85, LEFT, RIGHT], [100, MIDDLE], [
    115,
    LEFT,
    RIGHT,
  ]],
};

/** @type {(suit: string, count: number) => Shape[]} */
export function pips(suit, count) {
  const size = count < 4 ? 24 : count < 7 ? 20 : 17.5;
  return ROWS[count].flatMap(([y, ...columns]) =>
    columns.map((x) => use(suit, x - size / 2, y - size / 2, size, size))
  );
}
