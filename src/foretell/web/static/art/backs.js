// Cards that show no face: the back, and the card that everybody but its owner sees (R9.6).

import { DUSK, GOLD, NIGHT } from "./colours.js";
import { emblem, spark } from "./emblem.js";
import { box, circle, group, line, path, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

/** @returns {Shape} */
function field() {
  const dots = [];
  for (let row = 0; row < 11; row += 1) {
    for (let column = 0; column < (row % 2 ? 7 : 8); column += 1) {
      const x = 12 + column * 10.86 + (row % 2) * 5.43;
      dots.push(`M${x.toFixed(1)} ${12 + row * 11.6 - 2.2}l2.2 2.2-2.2 2.2-2.2-2.2Z`);
    }
  }
  return path(dots.join(""), DUSK);
}

/** @returns {Shape[]} */
export const backs = () => [
  symbol(
    "back",
    "0 0 100 140",
    box(0, 0, 100, 140, NIGHT),
    field(),
    box(5, 5, 90, 130, "none", { rx: 5, stroke: GOLD, "stroke-width": 1.6 }),
    circle(50, 70, 35, NIGHT),
    group({ transform: "translate(50 70)" }, ...emblem()),
    spark(50, 18, 5),
    spark(50, 122, 5),
    spark(14, 14, 3),
    spark(86, 14, 3),
    spark(14, 126, 3),
    spark(86, 126, 3),
  ),
  symbol(
    "hidden",
    "0 0 100 140",
    box(0, 0, 100, 140, "var(--card-paper)"),
    box(6, 6, 88, 128, "none", {
      rx: 5,
      stroke: "currentColor",
      "stroke-width": 2,
      "stroke-dasharray": "5 5",
    }),
    group(
      { transform: "translate(52 74)" },
      line("M-28-2Q0 22 28-2", "currentColor", 4),
      line("M-22 8-27 15M-8 14-10 22M8 14 10 22M22 8 27 15", "currentColor", 3.4),
    ),
    line(
      "M13 17C13.6 12 20.6 11.6 22 16.4 23.2 21 17.4 22.4 17.4 28M17.4 34.6V35",
      "currentColor",
      3.6,
    ),
  ),
];
