// A seat's bid against its tricks: a ring with one arc for each trick bid; inside it a tick, the
// tricks still needed, or the tricks too many. Shape and colour both show the state.

import { sign } from "./glyphs.js";
import { circle, line, path, picture } from "./shape.js";

/** @import { Shape } from "./shape.js" */

/**
 * @typedef {object} Standing
 * @property {"needs" | "fulfilled" | "over"} kind selects the classes and the words
 * @property {number} by tricks needed or too many
 */

const MIDDLE = 22;
const RADIUS = 18.5;

/** @type {(bid: number, taken: number) => Standing} */
export function standing(bid, taken) {
  const kind = taken === bid ? "fulfilled" : taken < bid ? "needs" : "over";
  return { kind, by: Math.abs(bid - taken) };
}

/** @type {(bid: number, taken: number) => Shape} */
export function gauge(bid, taken) {
  const { kind, by } = standing(bid, taken);
  return picture(`gauge gauge-${kind}`, "0 0 44 44", ...ring(bid, taken), ...inside(kind, by));
}

/** @type {(bid: number, taken: number) => Shape[]} */
function ring(bid, taken) {
  if (taken >= bid) {
    const full = { stroke: "currentColor", "stroke-width": taken > bid ? 2 : 4 };
    return [
      circle(MIDDLE, MIDDLE, taken > bid ? RADIUS - 4 : RADIUS, "none", full),
      ...(taken > bid ? spikes() : []),
    ];
  }
  const gap = bid === 1 ? 0 : Math.min(14, 120 / bid);
  return Array.from({ length: bid }, (_, index) => {
    const isTaken = index < taken;
    const more = { "stroke-linecap": "butt", ...(isTaken ? {} : { "stroke-opacity": 0.38 }) };
    const [from, to] = [(index * 360) / bid + gap / 2, ((index + 1) * 360) / bid - gap / 2];
    return line(arc(from, to), "currentColor", isTaken ? 4.6 : 2.6, more);
  });
}

/**
 * Points outward: the ring has burst.
 * @returns {Shape[]}
 */
const spikes = () =>
  Array.from(
    { length: 8 },
    (_, index) =>
      path("M22 .8 25 6.8H19Z", "currentColor", { transform: `rotate(${index * 45} 22 22)` }),
  );

/** @type {(kind: Standing["kind"], by: number) => Shape[]} */
function inside(kind, by) {
  switch (kind) {
    case "fulfilled":
      return [line("M14.4 22.6 19.8 28.2 29.8 16.6", "currentColor", 4)];
    case "needs":
      return sign(String(by), MIDDLE, 14, 16);
    case "over":
      return [
        line("M13.4 22H18.4M15.9 19.5V24.5", "currentColor", 2),
        ...sign(String(by), by > 9 ? 25.6 : 24.6, 16, 12),
      ];
  }
}

/**
 * An arc of the ring, in degrees clockwise from the top.
 * @type {(from: number, to: number) => string}
 */
function arc(from, to) {
  const [start, end] = [from, Math.min(to, from + 359.9)].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const x = MIDDLE + RADIUS * Math.sin(angle);
    return `${x.toFixed(2)} ${(MIDDLE - RADIUS * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${start}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${end}`;
}
