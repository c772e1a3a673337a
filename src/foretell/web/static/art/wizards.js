// The four Wizards: one way of drawing, four people who differ in hat, robe, face and staff. x = 0 is
// the middle of the figure.

import { CREAM, GOLD, INK, SHADE, SILVER } from "./colours.js";
import { spark } from "./emblem.js";
import { box, circle, group, line, pair, path, shade, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

/**
 * @typedef {object} Person
 * @property {string} hat
 * @property {string} robe
 * @property {string} trim
 * @property {string} skin
 * @property {Shape[]} behind hair that falls behind the shoulders
 * @property {Shape[]} before in front of the face
 * @property {Shape[]} onHat
 * @property {Shape[]} staff its head
 */

/** @type {(x: number, y: number, r: number, fill: string) => Shape} */
function crescent(x, y, r, fill) {
  const far = r * 0.84;
  return path(
    `M${x - r * 0.5} ${y - r * 0.87}A${r} ${r} 0 1 1 ${x - r * 0.5} ${y + r * 0.87}` +
      `A${far} ${far} 0 1 0 ${x - r * 0.5} ${y - r * 0.87}Z`,
    fill,
  );
}

const EYES = [
  line("M-9.6 65.4Q-6.6 62.6-3.8 65.2M3.8 65.2Q6.6 62.6 9.6 65.4", INK, 1.7),
];
const OPEN_EYES = pair(6.4, 65, 1.8, INK);

/** @type {Person[]} */
const PEOPLE = [
  {
    // The old man of the moon.
    hat: "var(--art-indigo)",
    robe: "var(--art-indigo)",
    trim: SILVER,
    skin: "var(--art-skin-1)",
    behind: [],
    before: [
      path(
        "M-17 62C-24 84-21 106-8 121-6 127-2 131 4 134 3 130 4 127 7 123 21 108 24 84 17 62" +
          " 15 72 9 75 0 75S-15 72-17 62Z",
        CREAM,
      ),
      line(
        "M-12 86C-12 98-8 108-3 116M10 86C11 97 9 106 5 113M0 90C-1 100 0 108 2 116",
        SILVER,
        1.5,
      ),
      path("M0 76C-5 72-12 73-19 82-11 85-4 82 0 78 4 82 11 85 19 82 12 73 5 72 0 76Z", CREAM),
      line("M-19 82C-11 85-4 82 0 78 4 82 11 85 19 82", SILVER, 1.2),
      path(
        "M-13 61C-10 57.6-5 57.8-3 61-6 60.4-9 60.6-13 61ZM13 61C10 57.6 5 57.8 3 61" +
          " 6 60.4 9 60.6 13 61Z",
        CREAM,
      ),
      ...EYES,
      path("M-2.6 65Q0 63 2.6 65L4 72.4Q0 76-4 72.4Z", "var(--art-blush)"),
    ],
    onHat: [crescent(6, 34, 6.4, GOLD), spark(-6, 44, 2.6), spark(9, 18, 2)],
    staff: [crescent(32, 35, 9.6, GOLD), spark(30, 35, 4, CREAM)],
  },
  {
    // The reader of stars.
    hat: "var(--art-teal)",
    robe: "var(--art-teal)",
    trim: GOLD,
    skin: "var(--art-skin-4)",
    behind: [
      path(
        "M-17 54C-27 70-24 84-30 100-33 110-30 120-22 126-16 116-12 108-10 98L10 98" +
          "C12 108 16 116 22 126 30 120 33 110 30 100 24 84 27 70 17 54Z",
        "var(--art-copper)",
      ),
    ],
    before: [
      path(
        "M-15.6 56C-19 68-17 80-21 94-24 104-23 112-19 117-14 108-12 96-13.6 82-14.4 74-13 66" +
          "-8 58ZM15.6 56C19 68 17 80 21 94 24 104 23 112 19 117 14 108 12 96 13.6 82 14.4 74 13 66" +
          " 8 58Z",
        "var(--art-copper)",
      ),
      line("M-17.4 78C-18 88-20.4 97-19.6 108M17.4 78C18 88 20.4 97 19.6 108", SHADE, 1.4),
      ...EYES,
      line("M-11.4 62.8 -9.6 65.2M11.4 62.8 9.6 65.2", INK, 1.4),
      line("M-1.2 72.6Q.4 73.8 1.8 72.6", "var(--art-copper)", 1.5),
      ...pair(9.4, 73, 3, "var(--art-blush)", { "fill-opacity": 0.55 }),
      path("M-4.4 79Q0 76.8 4.4 79 0 83.6-4.4 79Z", "var(--art-coral)"),
      line("M0 97V108", GOLD, 1.2),
      spark(0, 112, 5.4),
    ],
    onHat: [spark(1, 36, 6.6), spark(-9, 46, 2.4, CREAM), spark(11, 22, 2, CREAM)],
    staff: [spark(33, 34, 11.4), spark(33, 34, 4.6, CREAM)],
  },
  {
    // The keeper of the sun.
    hat: "var(--art-amber)",
    robe: "var(--art-plum)",
    trim: GOLD,
    skin: "var(--art-skin-3)",
    behind: [],
    before: [
      path(
        "M-15.4 60C-18 74-17 86-9 94-5 98 5 98 9 94 17 86 18 74 15.4 60 14 70 11 76 7 76.4" +
          " 4 74.6-4 74.6-7 76.4-11 76-14 70-15.4 60Z",
        INK,
      ),
      path("M-5.4 81.6Q0 84.6 5.4 81.6 3.4 86.4 0 86.4T-5.4 81.6Z", CREAM),
      path(
        "M-12.6 61.6C-10 58.6-6 58.8-3.4 61.2-6 60.8-9 60.8-12.6 61.6ZM12.6 61.6" +
          "C10 58.6 6 58.8 3.4 61.2 6 60.8 9 60.8 12.6 61.6Z",
        INK,
      ),
      ...OPEN_EYES,
      line("M-2.8 72.6Q0 74.6 2.8 72.6", SHADE, 1.8),
      ...pair(16.6, 76, 2.2, GOLD),
      circle(0, 112, 8, GOLD),
      circle(0, 112, 4.4, "var(--art-amber)"),
    ],
    onHat: [circle(2, 38, 5.6, CREAM), ...rays(2, 38, 7.2, 10, CREAM, 8, 1.6)],
    staff: [
      circle(33, 35, 6, GOLD),
      ...rays(33, 35, 8.2, 11, GOLD, 12, 1.7),
      circle(33, 35, 3.4, "var(--art-amber)"),
    ],
  },
  {
    // Grandmother comet.
    hat: "var(--art-plum)",
    robe: "var(--art-rust)",
    trim: SILVER,
    skin: "var(--art-skin-2)",
    behind: [
      path("M-16 54C-24 62-24 76-20 84L20 84C24 76 24 62 16 54Z", SILVER),
    ],
    before: [
      path(
        "M-15 56C-16.4 60-16 64-14.6 67-11 64-7 61-4 56ZM15 56C16.4 60 16 64 14.6 67" +
          " 11 64 7 61 4 56Z",
        SILVER,
      ),
      ...[84, 93, 102, 111].flatMap((y) => [plait(-20, y), plait(20, y)]),
      path("M-20 117-23.4 126Q-20 128-16.6 126ZM20 117 23.4 126Q20 128 16.6 126Z", SILVER),
      line("M-22.4 117H-17.6M17.6 117H22.4", "var(--art-coral)", 2.6),
      ...OPEN_EYES,
      ...pair(6.8, 66.4, 5.4, "none", { stroke: GOLD, "stroke-width": 1.5 }),
      line("M-1.4 66Q0 64.8 1.4 66", GOLD, 1.5),
      line("M-2 74.4Q0 76 2 74.4", SHADE, 1.6),
      line("M-6 81.4Q1 86 6.4 80.4", INK, 1.7),
      ...pair(11, 76, 3, "var(--art-blush)", { "fill-opacity": 0.6 }),
    ],
    onHat: [
      line("M-10 49C-5 46 1 42 5 36M-6 50C0 47 4 43 7 38M-2 51C3 48 6 45 9 40", SILVER, 1.2),
      spark(7, 34, 5.4),
    ],
    staff: [
      line("M24 50C26 45 28 41 31 37M28.4 51C29.6 46 31 42 33 39", SILVER, 1.4),
      circle(33, 33, 5, CREAM),
      spark(33, 33, 8.4),
    ],
  },
];

/** @type {(x: number, y: number) => Shape} */
function plait(x, y) {
  return path(
    `M${x} ${y - 6}Q${x + 6.4} ${y - 3} ${x + 4.4} ${y + 3} ${x} ${y + 7}` +
      ` ${x - 4.4} ${y + 3} ${x - 6.4} ${y - 3} ${x} ${y - 6}Z`,
    SILVER,
    { stroke: SHADE, "stroke-width": 0.9 },
  );
}

/**
 * @type {(x: number, y: number, from: number, to: number, colour: string, count: number, width:
 *   number) => Shape[]}
 */
function rays(x, y, from, to, colour, count, width) {
  const spokes = Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    const end = (/** @type {number} */ r) =>
      `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${end(from)}L${end(to)}`;
  });
  return [line(spokes.join(""), colour, width)];
}

/** @type {(person: Person) => Shape[]} */
const figure = (person) => [
  ...person.behind,
  line("M33 142V46", "var(--art-wood)", 3.6),
  ...person.staff,
  path("M-48 142C-46 114-30 98-14 93L0 104 14 93C30 98 46 114 48 142Z", person.robe),
  path("M0 104 14 93C30 98 46 114 48 142H8Z", SHADE),
  line("M-14 93.4 0 105 14 93.4M0 105V140", person.trim, 2.6),
  path("M-6 84H6V97L0 104-6 97Z", person.skin),
  path(
    "M-15.6 54H15.6C16.6 68 15.4 80 9.4 87 5 92-5 92-9.4 87-15.4 80-16.6 68-15.6 54Z",
    person.skin,
  ),
  shade("M0 54H15.6C16.6 68 15.4 80 9.4 87 7.4 89.6 4 90.8 0 90.8 8 82 8 66 0 54Z", 0.5),
  ...person.before,
  path("M33 100C38 101 40 105 39 109 37 113 30 113 28 109 27 105 29 101 33 100Z", person.skin),
  path(
    "M-19 56C-15 42-13 22 0 10 5 5 14 4 21 10 25 13 26 17 25 20 21 15 16 15 15 20" +
      " 14 34 17 46 20 56 8 49-8 49-19 56Z",
    person.hat,
  ),
  path(
    "M15 20C14 34 17 46 20 56 14 52.4 8 51 4 50.8 10 40 8 24 12 12 15 12 20 13 25 20" +
      " 21 15 16 15 15 20Z",
    SHADE,
  ),
  ...person.onHat,
  path(
    "M-31 61C-26 50.4-12 46 0 46S26 50.4 31 61C22 57.4 10 55.8 0 55.8S-22 57.4-31 61Z",
    person.hat,
  ),
  shade("M-31 61C-26 50.4-12 46 0 46S26 50.4 31 61C22 57.4 10 55.8 0 55.8S-22 57.4-31 61Z", 0.75),
  line("M-17.8 51.4C-7 46.4 8 46.4 18.4 51.4", person.trim, 2.8),
];

const STARS = [
  circle(14, 78, 0.9, CREAM),
  circle(22, 100, 1.1, CREAM),
  circle(10, 122, 0.8, CREAM),
  circle(90, 70, 1, CREAM),
  circle(36, 16, 1, CREAM),
  circle(93, 12, 0.9, CREAM),
  circle(74, 8, 0.8, CREAM),
  spark(16, 88, 2.6, SILVER),
  spark(89, 86, 2, SILVER),
];

/** @returns {Shape[]} the four Wizards, to fill a card */
export const wizards = () =>
  PEOPLE.map((person, index) =>
    symbol(
      `wizard-${index + 1}`,
      "0 0 100 140",
      box(0, 0, 100, 140, "var(--art-night)"),
      circle(59, 66, 49, "var(--art-dusk)", { "fill-opacity": 0.5 }),
      circle(59, 66, 36, "var(--art-dusk)"),
      ...STARS,
      group({ transform: "translate(59 12) scale(.92)" }, ...figure(person)),
    )
  );
