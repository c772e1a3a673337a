// The sign of Foretell: an eye whose iris holds a crescent, within rays. On the backs of the cards,
// in the name and on the icons. (0, 0) is its middle.

import { GOLD } from "./colours.js";
import { circle, line, path } from "./shape.js";

/** @import { Shape } from "./shape.js" */

const LIDS = "M-19 0Q0-20 19 0 0 20-19 0Z";

/**
 * A star with four rays.
 * @type {(x: number, y: number, r: number, fill?: string) => Shape}
 */
export function spark(x, y, r, fill = GOLD) {
  const n = Math.round(r * 16) / 100;
  return path(
    `M${x} ${y - r}Q${x + n} ${y - n} ${x + r} ${y} ${x + n} ${y + n} ${x} ${y + r}` +
      ` ${x - n} ${y + n} ${x - r} ${y} ${x - n} ${y - n} ${x} ${y - r}Z`,
    fill,
  );
}

/**
 * The eye alone, 38 wide.
 * @returns {Shape[]}
 */
export const eye = () => [
  path(LIDS, "var(--art-cream)"),
  circle(0, 0, 9.4, "var(--art-indigo)"),
  path("M-4.6-6.2A9.4 9.4 0 1 1-4.6 6.2 7.4 7.4 0 1 0-4.6-6.2Z", GOLD),
  line(LIDS, GOLD, 1.8),
];

/**
 * The eye in its ring of rays, 66 wide.
 * @returns {Shape[]}
 */
export function emblem() {
  const rays = Array.from(
    { length: 24 },
    (_, index) => path("M0-32.6 1.2-26.4H-1.2Z", GOLD, { transform: `rotate(${index * 15})` }),
  );
  return [
    circle(0, 0, 29.6, "none", { stroke: GOLD, "stroke-width": 1 }),
    ...rays,
    circle(0, 0, 24.4, "var(--art-dusk)"),
    ...eye(),
  ];
}
