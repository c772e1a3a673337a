// The younger people: a Jester, a queen, an astronomer and an apprentice.

import {
  AMBER,
  BLUSH,
  COPPER,
  CORAL,
  CREAM,
  GOLD,
  INDIGO,
  INK,
  PLUM,
  ROSE,
  SKIN,
  TEAL,
  VIOLET,
  WOOD,
} from "../colours.js";
import { spark } from "../emblem.js";
import { circle, line, pair, path, shade } from "../shape.js";
import { bell, cheeks, head, nose, shoulders } from "./body.js";

/** @import { Sitter } from "./body.js" */

/** @type {Sitter} a Jester */
export const rigo = {
  ground: ROSE,
  features: { eyes: [9.8, 57], browHeight: 7.6, mouth: [0, 73.4] },
  bust: [
    ...shoulders(TEAL),
    path("M-38 77-28 91-18 79-9 95 0 80 9 95 18 79 28 91 38 77 14 70H-14Z", CREAM),
    shade("M0 80 9 95 18 79 28 91 38 77 14 70H0Z"),
  ],
  head: [
    ...head(SKIN[3]),
    path("M-9.8 49-6.6 57-9.8 66-13 57Z", CORAL, { "fill-opacity": 0.75 }),
    ...cheeks(15.4, 67, 4.4),
    circle(0, 65, 4.4, CORAL),
  ],
  front: [
    path("M0 14C-18 8-38 14-42 38-43 46-42 52-40.6 56-37 46-30 42-23 44H0Z", CORAL),
    path("M0 14C18 8 38 14 42 38 43 46 42 52 40.6 56 37 46 30 42 23 44H0Z", TEAL),
    shade("M23 44 12 22C26 18 38 30 40.6 56 37 46 30 42 23 44Z", 0.8),
    path("M-23 44C-21 28-15 16-7 8-3 3 4 0 12 3 17 5 18 9 18 12 13 11 10.6 14 12 20L23 44Z", GOLD),
    shade("M12 20 23 44H10C9 34 7 26 12 20Z", 0.9),
    path("M-23 44C-21 28-15 16-7 8-3 3 2 1 8 2.2 0 8-3 24 0 44Z", AMBER),
    ...bell(-40.4, 58),
    ...bell(40.4, 58),
    ...bell(19, 15),
    path("M-25 38 25 38 25.6 45 17 42 9 48 0 42-9 48-17 42-25.6 45Z", CREAM),
    shade("M0 38H25L25.6 45 17 42 9 48 0 42Z", 0.4),
  ],
};

/** @type {Sitter} a queen who is used to winning */
export const amara = {
  ground: CORAL,
  features: { eyes: [9.8, 53], size: 3.6, browHeight: 8.6, browWidth: 2.6, mouth: [0, 71.4] },
  bust: [
    path(
      "M-22 34C-36 36-40 52-36 62-35 72-28 76-22 74L22 74C28 76 35 72 36 62 40 52 36 36 22 34Z",
      INK,
    ),
    ...shoulders(VIOLET),
    path("M-24 74Q0 94 24 74L19 72.6Q0 86-19 72.6Z", GOLD),
    circle(0, 85, 3, CORAL),
  ],
  head: [
    ...head(SKIN[2], 79, 21.6),
    path("M-22 48C-22 36-12 30 0 30S22 36 22 48C18 40 10 35 0 35S-18 40-22 48Z", INK),
    ...cheeks(14, 63, 4),
    line("M-3 62.6Q0 65.4 3 62.6", INK, 1.8),
    line("M-14.8 51.6-17.4 49.6M14.8 51.6 17.4 49.6", INK, 1.8),
    ...pair(23, 68, 3, GOLD),
    path("M-23 70-25.4 76H-20.6ZM23 70 25.4 76H20.6Z", GOLD),
  ],
  front: [
    path("M-22 33-29 9-15 19-9 3 0 15 9 3 15 19 29 9 22 33Q0 27-22 33Z", GOLD),
    path("M0 15 9 3 15 19 29 9 22 33Q12 30 0 29.9Z", AMBER),
    ...[[-29, 8.6, CORAL], [-9, 3.4, TEAL], [9, 3.4, TEAL], [29, 8.6, CORAL]].map((
      [x, y, colour],
    ) => circle(Number(x), Number(y), 3, String(colour))),
    path("M0 18 3.6 23.6 0 29 -3.6 23.6Z", CORAL),
  ],
};

/** @type {Sitter} an astronomer with the Plough on her mind */
export const leila = {
  ground: INDIGO,
  features: {
    eyes: [9.4, 54],
    size: 3.8,
    browWidth: 2.8,
    browHeight: 8.6,
    mouth: [0, 71.6],
    mouthInk: PLUM,
  },
  bust: [
    circle(-34, 34, 1.4, CREAM),
    circle(-29, 25, 1.2, CREAM),
    circle(34, 40, 1.4, CREAM),
    path(
      "M-27 40C-34 58-34 72-38.6 75L-26 89.5A44 44 0 0 0 26 89.5L38.6 75C34 72 34 58 27 40Z",
      TEAL,
    ),
    shade("M8 76C22 74 28 60 27 40 34 58 34 72 38.6 75L26 89.5A44 44 0 0 1 10 96.8Z", 0.7),
  ],
  head: [
    ...head(SKIN[1], 79, 21),
    nose(65.4),
    line("M-14.6 53-17.4 50.8M14.6 53 17.4 50.8", INK, 1.8),
  ],
  front: [
    path(
      "M0 11C-23 11-31 27-30 46-30 62-25 74-16 82-8 88 8 88 16 82 25 74 30 62 30 46 31 27 23 11 0 11ZM0 33C12 33 20 40 20.4 51 20.8 64 14 76 0 79-14 76-20.8 64-20.4 51-20 40-12 33 0 33Z",
      TEAL,
      { "fill-rule": "evenodd" },
    ),
    shade(
      "M6 11.3C24 13 31 28 30 46 30 62 25 74 16 82 12 85 6 86.4 0 86.5 16 80 23.6 66 22.6 50 22 38 16 24 6 11.3Z",
      0.7,
    ),
    line("M-20 46C-18 37-10 32.4 0 32.4S18 37 20 46", GOLD, 1.8),
    spark(0, 23, 6.4),
    path("M-17 80Q0 94 22 78 14 92-6 92-14 88-17 80Z", TEAL),
    shade("M-17 80Q0 94 22 78 14 92-6 92-14 88-17 80Z", 0.9),
  ],
};

/** @type {Sitter} an apprentice who has folded a hat of his first spell */
export const nico = {
  ground: AMBER,
  features: { eyes: [10, 56], size: 4, brow: WOOD, browHeight: 9.4, mouth: [0, 73] },
  bust: [
    ...shoulders(PLUM),
    path("M-15 72Q0 84 15 72L17 77Q0 90-17 77Z", CORAL),
    path("M4 82 14 95.7A44 44 0 0 1 5 97.7L-1 84Z", CORAL),
  ],
  head: [
    ...pair(24, 59, 5, SKIN[3]),
    ...head(SKIN[3], 80, 24),
    path(
      "M-25 54C-30 46-28 38-24 34H24C28 38 30 46 25 54 22 50 21 46 21 42L15 47 10 41 4 47-2 41-8 48-14 42-19 50Z",
      COPPER,
    ),
    ...cheeks(15.6, 66, 4.6),
    circle(0, 64, 3, BLUSH),
    ...[[-17, 62], [-13.4, 64.6], [-16.4, 67], [17, 62], [13.4, 64.6], [16.4, 67]].map(([x, y]) =>
      circle(x, y, 0.9, COPPER)
    ),
  ],
  front: [
    path("M0 4 36 39C24 34 12 32.4 0 32.4S-24 34-36 39Z", CREAM),
    shade("M0 4 36 39C24 34 12 32.4 0 32.4Z", 0.5),
    path("M-36 39C-24 31 -12 28 0 28S24 31 36 39C24 40 12 38 0 38S-24 40-36 39Z", CREAM),
    shade("M-36 39C-24 31 -12 28 0 28S24 31 36 39C24 40 12 38 0 38S-24 40-36 39Z", 0.28),
    line("M-20 25.6 0 18M-8 27 3 23", INDIGO, 1.4, { "stroke-dasharray": "3 2.4" }),
    spark(7, 21, 4, CORAL),
  ],
};
