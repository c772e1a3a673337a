// The eldest: a Wizard, an innkeeper and a seer.

import {
  AMBER,
  BLUSH,
  COPPER,
  CORAL,
  CREAM,
  DUSK,
  GOLD,
  INDIGO,
  PLUM,
  RUST,
  SILVER,
  SKIN,
  TEAL,
  WOOD,
} from "../colours.js";
import { spark } from "../emblem.js";
import { circle, line, pair, path, shade } from "../shape.js";
import { cheeks, head, nose, shoulders } from "./body.js";

/** @import { Sitter } from "./body.js" */

/** @type {Sitter} a Wizard under a hat that has seen better days */
export const magnus = {
  ground: DUSK,
  features: { eyes: [9.6, 52], brow: CREAM, browWidth: 4.4, browHeight: 6.4, mouth: [0, 75] },
  bust: shoulders(INDIGO),
  head: [
    ...head(SKIN[0]),
    path(
      "M-23 46C-30 68-26 84-13 93-6 98.4 6 98.4 13 93 26 84 30 68 23 46 21 60 15 66 0 66S-21 60-23 46Z",
      CREAM,
    ),
    line("M-15 76C-14 84-10 89-6 93M16 75C15 83 11 89 7 93", SILVER, 1.8),
    ...cheeks(15, 60, 4.4),
    path("M0 66C-6 61-16 62-24 72-14 76.4-6 74 0 69 6 74 14 76.4 24 72 16 62 6 61 0 66Z", CREAM),
    line("M-24 72C-14 76.4-6 74 0 69 6 74 14 76.4 24 72", SILVER, 1.6),
    path("M-4 56Q0 53.4 4 56L6.2 64Q0 69-6.2 64Z", BLUSH),
  ],
  front: [
    path(
      "M-24 40C-19 26-18 12-5 5 3 0 15 0 21 8 16 6.4 12.6 9 13 14 15 23 20 31 25 40 10 35-10 35-24 40Z",
      INDIGO,
    ),
    shade(
      "M13 14C15 23 20 31 25 40 19 38 12 37 5 36.6 10 26 8 17 10 11 12 7.6 16 6.4 21 8 16 6.4 12.6 9 13 14Z",
      1,
    ),
    path("M-40 47C-33 36-16 32 0 32S33 36 40 47C28 42 14 40.4 0 40.4S-28 42-40 47Z", INDIGO),
    shade("M-40 47C-33 36-16 32 0 32S33 36 40 47C28 42 14 40.4 0 40.4S-28 42-40 47Z", 0.8),
    line("M-22 36.4C-9 31.4 9 31.4 22.6 36.4", GOLD, 3),
    spark(-4, 21, 6.4),
    spark(8, 27, 2.6, CREAM),
  ],
};

/** @type {Sitter} an innkeeper: bald, and proud of his moustache */
export const otto = {
  ground: TEAL,
  features: {
    eyes: [10, 41],
    size: 3.6,
    brow: COPPER,
    browWidth: 3.8,
    browHeight: 8,
    mouth: [0, 70],
  },
  bust: [
    ...shoulders(CREAM),
    path("M-17 73-12 96.3A44 44 0 0 0 12 96.3L17 73Z", RUST),
    line("M-17 73-12 96M17 73 12 96", WOOD, 1.8),
  ],
  head: [
    ...pair(27, 48, 5.6, SKIN[0]),
    path("M-26 46C-32 40-31 31-25 29L-20 45ZM26 46C32 40 31 31 25 29L20 45Z", COPPER),
    path("M-8 66H8V80Q0 86-8 80Z", SKIN[0]),
    path("M0 14C18 14 27 26 27 42 27 60 22 80 0 82-22 80-27 60-27 42-27 26-18 14 0 14Z", SKIN[0]),
    shade("M5 14.4C20 16 27 27 27 42 27 60 22 80 3 81.8 18 66 20 34 5 14.4Z", 0.45),
    line("M-12 21Q-5 16 3 17.4", CREAM, 3, { "stroke-opacity": 0.6 }),
    ...cheeks(17, 54, 5.6),
    circle(0, 52.4, 6, BLUSH),
    circle(0, 52.4, 6, CORAL, { "fill-opacity": 0.4 }),
  ],
  front: [
    path(
      "M0 60C-7 54-15 56-20 62-23 66-30 66-33 59-35 70-26 76-16 74-9 72.6-4 68 0 64 4 68 9 72.6 16 74 26 76 35 70 33 59 30 66 23 66 20 62 15 56 7 54 0 60Z",
      COPPER,
    ),
    shade("M0 60C7 54 15 56 20 62 23 66 30 66 33 59 35 70 26 76 16 74 9 72.6 4 68 0 64Z", 0.6),
  ],
};

/** @type {Sitter} a seer in a scarf with coins, who has put her glasses on */
export const sibylla = {
  ground: DUSK,
  features: {
    eyes: [10, 53],
    size: 3.2,
    brow: WOOD,
    browWidth: 2.2,
    browHeight: 10,
    mouth: [0, 72.4],
    mouthInk: PLUM,
  },
  bust: [
    path("M-25 36C-38 54-34 78-38.6 75L-30 86H30L38.6 75C34 78 38 54 25 36Z", PLUM),
    ...shoulders(TEAL),
    path("M-12 72 0 84 12 72", "none", { stroke: GOLD, "stroke-width": 2.6 }),
    circle(0, 87, 4.4, GOLD),
    circle(0, 87, 2, CORAL),
  ],
  head: [
    ...head(SKIN[1], 80, 22.6),
    path("M-23 48C-23 36-12 29 0 29 12 29 23 36 23 48 19 39 11 36 0 33-11 36-19 39-23 48Z", SILVER),
    ...cheeks(14.4, 64, 3.8),
    nose(65),
    ...pair(24, 66, 4.4, "none", { stroke: GOLD, "stroke-width": 2 }),
  ],
  front: [
    ...pair(10, 53, 7.8, CREAM, { "fill-opacity": 0.14, stroke: GOLD, "stroke-width": 2 }),
    line("M-2.4 52Q0 50.4 2.4 52M-17.8 51.6-22.4 49.4M17.8 51.6 22.4 49.4", GOLD, 1.8),
    path("M-27 44C-28 20-14 9 0 9S28 20 27 44C20 31 10 27.6 0 27.6S-20 31-27 44Z", PLUM),
    shade("M4 9C20 11 28 22 27 44 20 31 12 28.4 4 27.7Q12 20 4 9Z", 0.9),
    line("M-25.6 40C-18 29.6-9 27 0 27S18 29.6 25.6 40", AMBER, 2.2),
    ...[[-19, 35], [-11.4, 31], [0, 29.6], [11.4, 31], [19, 35]].map(([x, y]) =>
      circle(x, y, 2.8, GOLD)
    ),
    spark(0, 18, 5),
  ],
};
