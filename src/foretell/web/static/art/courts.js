// Jack, Queen and King: three figures in the colour of their suit, whose complexion and hair come
// from the suit's class, so that no two of the twelve are alike. x = 0 is the middle.

import { AMBER, CREAM, GOLD, INK, SHADE } from "./colours.js";
import { circle, group, line, pair, path, shade, symbol } from "./shape.js";

/** @import { Shape } from "./shape.js" */

const SKIN = "var(--court-skin)";
const HAIR = "var(--court-hair)";
const SUIT = "currentColor";

const FACE = [
  path("M-5.6 66H5.6V84L0 91-5.6 84Z", SKIN),
  path("M-13.4 40H13.4C14.4 52 13.4 64 8 71 4 75-4 75-8 71-13.4 64-14.4 52-13.4 40Z", SKIN),
  shade("M0 40H13.4C14.4 52 13.4 64 8 71 6 73.4 3 74 0 74 7 66 7 52 0 40Z", 0.45),
  ...pair(5.8, 51.6, 1.6, INK),
  line("M-1.6 59Q0 60.4 1.8 59", SHADE, 1.5),
];
const BROWS = line("M-8.8 47.4Q-6 45.4-3.4 47M3.4 47Q6 45.4 8.8 47.4", INK, 1.4);

/**
 * The coat, from the shoulders down to the panel's foot.
 * @type {(...trim: Shape[]) => Shape[]}
 */
const coat = (...trim) => [
  path(
    "M-32 123V104C-28 92-18 84-10 81L0 92 10 81C18 84 28 92 32 104V123Q32 128 27 128H-27" +
      "Q-32 128-32 123Z",
    SUIT,
  ),
  shade("M0 92 10 81C18 84 28 92 32 104V123Q32 128 27 128H8Z"),
  ...trim,
];

const JACK = [
  path("M-15 36C-19 50-18 62-15 68L15 68C18 62 19 50 15 36Z", HAIR),
  ...coat(line("M-10 81.6 0 92.6 10 81.6", CREAM, 3)),
  ...FACE,
  path(
    "M-14.6 38C-15.4 44-15 50-14 54-10 52-9 46-8 41L14.6 40C15 44 15 50 14 54 11.6 51 10.6 46" +
      " 10 40Z",
    HAIR,
  ),
  BROWS,
  line("M-4 65.6Q1 68.4 5 64.8", INK, 1.6),
  path("M-19 40C-22 27-10 22 2 22 14 22 21 29 19 40 8 36-8 36-19 40Z", SUIT),
  shade("M2 22C14 22 21 29 19 40 15 38.6 11 37.8 7 37.4 12 31 9 25 2 22Z"),
  line("M-18.6 39.4C-8 35.6 8 35.6 18.6 39.4", GOLD, 3),
  // The feather.
  path("M13 37C24 33 29 22 25 9 16 12 10 24 13 37Z", AMBER),
  path("M13 37C18 31 23 20 25 9 29 22 24 33 13 37Z", GOLD),
  line("M13.4 36.4C17 30 21 22 24 13", INK, 0.8),
];

const QUEEN = [
  path(
    "M-15 34C-24 46-22 62-25 78-27 90-20 98-14 100L14 100C20 98 27 90 25 78 22 62 24 46 15 34Z",
    HAIR,
  ),
  ...coat(line("M-10 81.6 0 92.6 10 81.6", GOLD, 2.4), line("M-9 82Q0 90 9 82", CREAM, 1.6)),
  ...FACE,
  path(
    "M-15 42C-16 48-15 54-14 58-10 54-6 48 0 39.4 6 48 10 54 14 58 15 54 16 48 15 42L12 33H-12Z",
    HAIR,
  ),
  line("M-9 51.4Q-6 48.6-3.2 51.4M3.2 51.4Q6 48.6 9 51.4", INK, 1.5),
  path("M-4 65.4Q0 63.4 4 65.4 0 69.6-4 65.4Z", "var(--art-coral)"),
  ...pair(8.6, 60, 2.6, "var(--art-blush)", { "fill-opacity": 0.6 }),
  path("M-14 38-17.6 21-8 29 0 15.6 8 29 17.6 21 14 38Q0 33.4-14 38Z", GOLD),
  path("M0 15.6 8 29 17.6 21 14 38Q7 35.6 0 35.6Z", AMBER),
  circle(-17.8, 20.6, 2.2, SUIT),
  circle(0, 14.6, 2.6, SUIT),
  circle(17.8, 20.6, 2.2, SUIT),
];

const KING = [
  path("M-16 36C-21 50-20 66-17 76H17C20 66 21 50 16 36Z", HAIR),
  ...coat(
    path(
      "M-32 104C-28 92-18 84-10 81L0 92 10 81C18 84 28 92 32 104V113C22 108 10 102 0 102" +
        "S-22 108-32 113Z",
      CREAM,
    ),
    ...[-26, -17, -8, 8, 17, 26].map((x) => line(`M${x} ${92 + Math.abs(x) * 0.36}v3.4`, INK, 1.5)),
  ),
  ...FACE,
  path(
    "M-14.4 46C-17 60-17 74-9 84-5 89 5 89 9 84 17 74 17 60 14.4 46 13 58 10 62 6 62.4 3 60.8" +
      "-3 60.8-6 62.4-10 62-13 58-14.4 46Z",
    HAIR,
  ),
  line("M-5 80C-6 76-6 74-5 71M5 80C6 76 6 74 5 71M0 83V74", SHADE, 1.2),
  path("M-5 66Q0 68.6 5 66 3.4 69.4 0 69.4T-5 66Z", "var(--art-coral)"),
  BROWS,
  path("M-17 40V19L-9 27 0 13.6 9 27 17 19V40Q0 35-17 40Z", GOLD),
  path("M0 13.6 9 27 17 19V40Q8 37.4 0 37.4Z", AMBER),
  path("M0 24.4 3.6 30 0 35.6-3.6 30Z", SUIT),
  line("M0 13V7.4M-2.8 10H2.8", GOLD, 2.4),
  circle(-17, 17.6, 2.2, GOLD),
  circle(17, 17.6, 2.2, AMBER),
];

/** @returns {Shape[]} a symbol for each of the three, 64 by 128 */
export const courts = () =>
  Object.entries({ jack: JACK, queen: QUEEN, king: KING }).map(([name, parts]) =>
    symbol(name, "0 0 64 128", group({ transform: "translate(32 0)" }, ...parts))
  );
