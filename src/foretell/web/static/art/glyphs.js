// The letters and figures of the indices, drawn so that a card looks the same everywhere and "13"
// fits the strip left of a card in a fan. Each is a line, 26 high.

import { line, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

export const HEIGHT = 26;
const THICKNESS = 4.2;
const GAP = 1.6;

/** @type {Record<string, [width: number, d: string]>} */
const LINES = {
  0: [15, "M7.5 2.2C11 2.2 12.8 5.5 12.8 13S11 23.8 7.5 23.8 2.2 20.5 2.2 13 4 2.2 7.5 2.2Z"],
  1: [8.4, "M2.2 6.2 6 2.6V23.8"],
  2: [15, "M2.4 7.4C2.6 4.2 4.6 2.2 7.5 2.2c3.1 0 5.1 2.2 5.1 5.2 0 3.4-2.4 6.2-10.2 16.4h10.4"],
  3: [15, "M2.8 2.2H12L7 10.4c3.6 0 5.8 2.6 5.8 6.6 0 4.2-2.2 6.8-5.6 6.8-2.6 0-4.4-1.4-5-4"],
  4: [15.6, "M10 23.8V2.2L2.2 17.4H13.4"],
  5: [
    15,
    "M12 2.2H4L3 11.4c1-1 2.6-1.5 4.2-1.5 3.4 0 5.6 2.7 5.6 6.9S10.6 23.8 7.2 23.8" +
    "c-2.6 0-4.3-1.4-5-3.8",
  ],
  6: [
    15,
    "M10.8 2.2C6 5.6 2.2 11 2.2 17c0 4.2 2 6.8 5.3 6.8s5.3-2.6 5.3-6.6-2-6.4-5.2-6.4" +
    "c-2.6 0-4.6 1.6-5.2 4.2",
  ],
  7: [15, "M2.2 2.2H12.8L6 23.8"],
  8: [
    15,
    "M7.5 12C4.9 12 3.1 10 3.1 7.1S4.9 2.2 7.5 2.2s4.4 2 4.4 4.9-1.8 4.9-4.4 4.9" +
    "C4.2 12 2.2 14.4 2.2 17.9s2 5.9 5.3 5.9 5.3-2.4 5.3-5.9-2-5.9-5.3-5.9Z",
  ],
  9: [
    15,
    "M4.2 23.8C9 20.4 12.8 15 12.8 9c0-4.2-2-6.8-5.3-6.8S2.2 4.8 2.2 8.8s2 6.4 5.2 6.4" +
    "c2.6 0 4.6-1.6 5.2-4.2",
  ],
  A: [17, "M2.2 23.8 8.5 2.4 14.8 23.8M4.6 16.6H12.4"],
  B: [
    15.2,
    "M2.4 12.2H7.2c3.6 0 5.8 2.4 5.8 5.8s-2.2 5.8-5.8 5.8H2.4V2.2H7.2c3 0 4.8 2 4.8 5" +
    "s-1.8 5-4.8 5",
  ],
  C: [
    16,
    "M13.4 6.6C12.6 3.8 10.9 2.2 8.4 2.2 4.4 2.2 2.2 6 2.2 13s2.2 10.8 6.2 10.8" +
    "c2.5 0 4.2-1.6 5-4.4",
  ],
  D: [15.4, "M2.4 2.2V23.8H6.2C10.6 23.8 13.2 20 13.2 13S10.6 2.2 6.2 2.2Z"],
  E: [14.8, "M12.4 2.2H2.4V23.8H12.6M2.4 12.6H11"],
  G: [
    16,
    "M13.4 6.6C12.6 3.8 10.9 2.2 8.4 2.2 4.4 2.2 2.2 6 2.2 13s2.2 10.8 6.2 10.8" +
    "c3.2 0 5.4-2.4 5.4-6.6V14.2H9",
  ],
  H: [16, "M2.4 2.2V23.8M13.6 2.2V23.8M2.4 12.8H13.6"],
  J: [13, "M10.8 2.2V17.6c0 4-1.8 6.2-4.4 6.2-2.2 0-3.8-1.4-4.2-4"],
  K: [16, "M2.4 2.2V23.8M13.4 2.2 2.6 14.6M6.6 10.4 14 23.8"],
  N: [15.8, "M2.2 23.8V2.2L13.6 23.8V2.2"],
  Q: [
    18,
    "M9 2.2c4.2 0 6.8 3.8 6.8 10.8S13.2 23.8 9 23.8 2.2 20 2.2 13 4.8 2.2 9 2.2Z" +
    "M10.8 18.4 15.8 24.2",
  ],
  R: [15.6, "M2.4 23.8V2.2H7.6C11 2.2 13 4.4 13 8s-2 5.8-5.4 5.8H2.4M8 13.8 13.4 23.8"],
  S: [
    15,
    "M12.4 6.4C11.8 3.8 10 2.2 7.5 2.2c-2.9 0-4.8 1.9-4.8 4.7 0 6.8 10.1 4.8 10.1 11.7" +
    "c0 3.1-2.1 5.2-5.3 5.2-2.9 0-4.7-1.7-5.3-4.6",
  ],
  V: [16, "M2.2 2.2 8 23.6 13.8 2.2"],
  W: [20.8, "M2.2 2.2 6.2 23.6 10.4 8 14.6 23.6 18.6 2.2"],
  Y: [16, "M2.2 2.2 8 13 13.8 2.2M8 13V23.8"],
  Z: [15.2, "M2.4 2.2H12.8L2.4 23.8H13"],
};

/** @returns {Shape[]} a symbol for each sign */
export const glyphs = () =>
  Object.entries(LINES).map(([sign, [width, d]]) =>
    symbol(`sign-${sign}`, `0 0 ${width} ${HEIGHT}`, line(d, "currentColor", THICKNESS))
  );

/**
 * A sign of one or two glyphs below y, centred on x. The system's font draws all others.
 * @type {(text: string, x: number, y: number, height: number) => Shape[]}
 */
export function sign(text, x, y, height) {
  const scale = height / HEIGHT;
  const widths = Array.from(text, (glyph) => LINES[glyph]?.[0]);
  if (widths.some((width) => width === undefined)) return [plain(text, x, y, height)];
  const whole = widths.reduce((sum, width) => sum + width, GAP * (widths.length - 1));
  let edge = x - (whole * scale) / 2;
  return Array.from(text, (glyph, index) => {
    const width = widths[index] * scale;
    const start = edge;
    edge += width + GAP * scale;
    const place = { x: rounded(start), y, width: rounded(width), height };
    return /** @type {Shape} */ (["use", { href: `#art-sign-${glyph}`, ...place }]);
  });
}

/** @type {(text: string, x: number, y: number, height: number) => Shape} */
function plain(text, x, y, height) {
  const font = { "font-size": height * 1.3, "font-weight": 700, "text-anchor": "middle" };
  return ["text", { x, y: y + height * 0.96, fill: "currentColor", ...font }, text];
}

/** @param {number} value */
const rounded = (value) => Math.round(value * 100) / 100;
