// The parts that all portraits share: the disc, shoulders, and a head. x = 0 is the middle.

import { BLUSH, CORAL, GOLD, WOOD } from "../colours.js";
import { circle, line, pair, path, shade } from "../shape.js";

/** @import { Features } from "./moods.js" */
/** @import { Shape } from "../shape.js" */

/**
 * A character of the portraits.
 * @typedef {object} Sitter
 * @property {string} ground the colour of the disc
 * @property {Features} features
 * @property {Shape[]} bust the part that stays when the head moves
 * @property {Shape[]} head behind the features
 * @property {Shape[]} [front] in front of them
 */

/**
 * The disc, 88 wide, whose middle is (0, 54).
 * @type {(colour: string) => Shape}
 */
export const disc = (colour) => circle(0, 54, 44, colour);

/** @type {(colour: string) => Shape[]} */
export const shoulders = (colour) => [
  path("M-36.2 79C-30 74-20 72.6-12 72H12C20 72.6 30 74 36.2 79A44 44 0 0 1-36.2 79Z", colour),
  shade("M4 72H12C20 72.6 30 74 36.2 79A44 44 0 0 1 10 96.8Z"),
];

/**
 * A neck and a head, which a chin makes longer or rounder; `wide` is half of its width.
 * @type {(colour: string, chin?: number, wide?: number) => Shape[]}
 */
export function head(colour, chin = 79, wide = 23) {
  const cheek = `C${wide + 1.6} 60 ${wide - 2} 70 ${wide - 9} ${chin - 4} ${wide - 14} ${
    chin + 1.4
  }`;
  const left = `${14 - wide} ${chin + 1.4} ${9 - wide} ${chin - 4}C${2 - wide} 70 ${
    -1.6 - wide
  } 60`;
  return [
    path("M-8 66H8V77Q0 86-8 77Z", colour),
    shade("M-8 74Q0 82 8 72V77Q0 86-8 77Z", 0.9),
    path(`M${-wide} 42Q0 18 ${wide} 42${cheek} ${left} ${-wide} 42Z`, colour),
    shade(`M4 30Q18 31 ${wide} 42${cheek} 9 ${chin + 1.4} 3 ${chin + 1}C16 70 17 46 4 30Z`, 0.45),
  ];
}

/** @type {(x: number, y: number, r?: number) => Shape[]} */
export const cheeks = (x, y, r = 4) => pair(x, y, r, CORAL, { "fill-opacity": 0.4 });

/**
 * A pointed nose that ends at y.
 * @type {(y: number, colour?: string) => Shape}
 */
export const nose = (y, colour = BLUSH) =>
  path(
    `M-2.6 ${y - 8}Q0 ${y - 9.6} 2.6 ${y - 8}L4.2 ${y - 1.6}Q0 ${y + 2.4}-4.2 ${y - 1.6}Z`,
    colour,
  );

/** @type {(x: number, y: number) => Shape[]} */
export const bell = (x, y) => [
  circle(x, y, 4.8, GOLD, { stroke: WOOD, "stroke-width": 1.1 }),
  line(`M${x - 3.2} ${y + 0.4}H${x + 3.2}`, WOOD, 1.2),
];
