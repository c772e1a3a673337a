// The four Jesters: one cap with three horns, four tempers. x = 0 is the middle of the figure.

import { CREAM, GOLD, INK } from "./colours.js";
import { box, circle, group, line, pair, path, shade, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

/** Letters stand out from the ground as the index does. */
const NOTE = "var(--on)";

/** @type {(x: number, y: number) => Shape[]} */
const bell = (x, y) => [
  circle(x, y, 4.4, GOLD, { stroke: "var(--art-wood)", "stroke-width": 1 }),
  line(`M${x - 3} ${y + 0.4}H${x + 3}`, "var(--art-wood)", 1.1),
  circle(x, y + 2.4, 1, "var(--art-wood)"),
];

/**
 * @typedef {object} Temper
 * @property {string} one
 * @property {string} other
 * @property {string} skin
 * @property {Shape[]} face
 * @property {Shape[]} beside
 */

/** @type {Temper[]} */
const TEMPERS = [
  {
    // Grins and juggles.
    one: "var(--art-coral)",
    other: "var(--art-teal)",
    skin: "var(--art-skin-4)",
    face: [
      line("M-11 69Q-7.6 64.6-4.2 69M4.2 69Q7.6 64.6 11 69", INK, 1.9),
      path("M-10.6 80Q0 84.4 10.6 80 8.6 91.6 0 91.6T-10.6 80Z", INK),
      path("M-9.6 81Q0 84.8 9.6 81L8.8 84.2Q0 87.6-8.8 84.2Z", CREAM),
    ],
    beside: [
      circle(-33, 26, 4.6, "var(--art-coral)"),
      circle(-20, 14, 4.6, GOLD),
      circle(24, 12, 4.6, "var(--art-teal)"),
      line("M-36 34Q-38 40-36 46M-13 9Q2 2 16 8M30 17Q34 21 35 27", CREAM, 1.3, {
        "stroke-dasharray": "1 3.4",
      }),
    ],
  },
  {
    // Winks.
    one: "var(--art-violet)",
    other: GOLD,
    skin: "var(--art-skin-3)",
    face: [
      line("M-11 66.6 -4.4 69 -11 71.4", INK, 1.9),
      circle(7.4, 68.4, 2.4, INK),
      circle(8.2, 67.6, 0.8, CREAM),
      line("M3.4 62.6Q7.6 60 11.4 62.8", INK, 1.6),
      line("M-8 81.4Q1 90 10 79.6", INK, 2),
      path("M1 85.6Q5 84.8 7.4 82.6 10 88 6.4 91 2.2 91.4 1 85.6Z", "var(--art-coral)", {
        stroke: INK,
        "stroke-width": 1.2,
      }),
    ],
    beside: [
      path(
        "M-34 14C-30 8-24 10-24 15S-30 22-34 26C-38 22-44 20-44 15S-38 8-34 14Z",
        "var(--art-coral)",
        { transform: "rotate(-14 -34 18) translate(7 3) scale(.8)" },
      ),
    ],
  },
  {
    // Whistles a tune.
    one: "var(--art-indigo)",
    other: "var(--art-coral)",
    skin: "var(--art-skin-1)",
    face: [
      ...pair(7.4, 67.6, 2.2, INK),
      circle(-6.8, 66.8, 0.8, CREAM),
      circle(8, 66.8, 0.8, CREAM),
      line("M-11.4 62.4Q-7.6 59-4 61.6M4 61.6Q7.6 59 11.4 62.4", INK, 1.6),
      circle(0.6, 83.8, 3.4, INK),
      circle(0.6, 84.4, 1.6, "var(--art-coral)"),
    ],
    beside: [
      line("M-31 24V11L-21 8.4V21", NOTE, 2),
      circle(-33.4, 24.4, 3.2, NOTE),
      circle(-23.4, 21.4, 3.2, NOTE),
      line("M26 20V7Q29 9 31 13", NOTE, 2),
      circle(23.6, 20.4, 3.2, NOTE),
    ],
  },
  {
    // Has fallen asleep at the table.
    one: "var(--art-teal)",
    other: CREAM,
    skin: "var(--art-skin-2)",
    face: [
      line("M-11 68Q-7.6 71.6-4.2 68M4.2 68Q7.6 71.6 11 68", INK, 1.9),
      line("M-11.2 71 -12.4 73M11.2 71 12.4 73", INK, 1.3),
      path("M-3.4 83.4Q.4 80.6 4.2 83.4 4.6 89.4.4 89.4T-3.4 83.4Z", INK),
    ],
    beside: [
      line("M20 24H26L20 31H26", NOTE, 2),
      line("M28 9H36.4L28 18.4H36.4", NOTE, 2.4),
      path("M-31 5A8.4 8.4 0 1 0-20 15.4 7.4 7.4 0 0 1-31 5Z", GOLD),
    ],
  },
];

/** @type {(temper: Temper) => Shape[]} */
const figure = ({ one, other, skin, face, beside }) => [
  ...beside,
  // The collar: points, each with a bell.
  path("M-44 142C-42 118-30 106-16 101H16C30 106 42 118 44 142Z", one),
  path("M0 101H16C30 106 42 118 44 142H0Z", other),
  path("M-34 108-30 126-16 112-10 131 0 113 10 131 16 112 30 126 34 108 16 95H-16Z", CREAM),
  shade("M0 113 10 131 16 112 30 126 34 108 16 95H0Z", 0.5),
  ...bell(-30, 128),
  ...bell(-10, 133),
  ...bell(10, 133),
  ...bell(30, 128),
  path("M-7 88H7V102Q0 108-7 102Z", skin),
  path("M-17.4 60H17.4C18.4 74 16.4 86 9.8 93 5 98-5 98-9.8 93-16.4 86-18.4 74-17.4 60Z", skin),
  shade("M0 60H17.4C18.4 74 16.4 86 9.8 93 7 96 4 97 0 97 8 88 8 72 0 60Z", 0.45),
  ...pair(11.4, 77.4, 3.6, "var(--art-coral)", { "fill-opacity": 0.55 }),
  circle(0, 75.4, 3.2, "var(--art-blush)"),
  ...face,
  // The cap: the horns left and right, then the upright one.
  path("M-2 36C-16 30-32 36-36 56-37 62-36.4 66-35 69-31 60-26 58-19 62H0V36Z", one),
  path("M2 36C16 30 32 36 36 56 37 62 36.4 66 35 69 31 60 26 58 19 62H0V36Z", other),
  shade("M19 62 10 44C20 40 30 46 35 69 31 60 26 58 19 62Z"),
  path(
    "M-19 62C-18 46-14 34-8 24-5 18 2 13 9 14 13 14.6 15 17 16 20 11 20 9 24 10 30" +
      "L19 62Z",
    other,
  ),
  path("M-19 62C-18 46-14 34-8 24-5 18 2 13 9 14 3 20 0 30 0 62Z", one),
  shade("M10 30 19 62H8C8 50 6 40 10 30Z"),
  ...bell(-35, 72),
  ...bell(35, 72),
  ...bell(17, 23),
  path("M-20 57.6 20 57.6 20.6 63.4 13.6 60.6 8 66 0 60.8-8 66-13.6 60.6-20.6 63.4Z", GOLD),
];

/** @returns {Shape[]} lozenges, as on a coat */
function ground() {
  const lozenges = [];
  for (let row = -1; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const x = column * 25;
      lozenges.push(`M${x} ${row * 35}l12.5 17.5L${x} ${row * 35 + 35}l-12.5-17.5Z`);
    }
  }
  return [box(0, 0, 100, 140, "var(--art-rose)"), path(lozenges.join(""), "var(--art-petal)")];
}

/** @returns {Shape[]} the four Jesters, to fill a card */
export const jesters = () =>
  TEMPERS.map((temper, index) =>
    symbol(
      `jester-${index + 1}`,
      "0 0 100 140",
      ...ground(),
      circle(61, 70, 40, "var(--art-petal)"),
      group({ transform: "translate(61 16) scale(.9)" }, ...figure(temper)),
    )
  );
