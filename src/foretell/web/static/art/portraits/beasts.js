// The characters that are not people: an owl, a fox, a bear, a cat, and a machine.

import {
  AMBER,
  BLUSH,
  COPPER,
  CORAL,
  CREAM,
  DUSK,
  GOLD,
  INDIGO,
  INK,
  NIGHT,
  PLUM,
  ROSE,
  RUST,
  SILVER,
  SKIN,
  TEAL,
  VIOLET,
  WOOD,
} from "../colours.js";
import { box, circle, line, pair, path, shade } from "../shape.js";
import { shoulders } from "./body.js";

/** @import { Sitter } from "./body.js" */

/** @type {Sitter} an owl with a chain of office */
export const minerva = {
  ground: INDIGO,
  features: {
    eyes: [11.6, 47],
    size: 5.2,
    white: GOLD,
    lid: SKIN[1],
    brow: null,
    mouth: [0, 61],
    mouthKind: "beak",
  },
  bust: [
    ...shoulders(WOOD),
    path("M-20 93.2C-24 84 0 62 20 93.2A44 44 0 0 1-20 93.2Z", SKIN[0]),
    line("M-3.6 91l3.6 4 3.6-4M-11.6 89l3.6 4 3.6-4M4.4 89l3.6 4 3.6-4", WOOD, 1.8),
    line("M-24 76Q0 92 24 76", GOLD, 2.8),
    circle(0, 84.6, 5.4, GOLD),
    path("M-1 80.8A4 4 0 1 0 3.8 85.6 3.4 3.4 0 0 1-1 80.8Z", RUST),
  ],
  head: [
    path(
      "M0 73C-20 73-32 63-32 45-32 38-31 34-30 30-31 20-35 13-38 7-28 10-20 15-14 18H14" +
        "C20 15 28 10 38 7 35 13 31 20 30 30 31 34 32 38 32 45 32 63 20 73 0 73Z",
      WOOD,
    ),
    shade(
      "M5 18H14C20 15 28 10 38 7 35 13 31 20 30 30 31 34 32 38 32 45 32 63 20 73 2 73" +
        "C20 62 20 36 5 18Z",
      0.7,
    ),
    path("M0 30C-8 20-26 26-27 46-27.4 62-12 70 0 60 12 70 27.4 62 27 46 26 26 8 20 0 30Z", CREAM),
    shade("M0 30C8 20 26 26 27 46 27.4 62 12 70 0 60Z", 0.3),
  ],
  front: [
    path("M-37 9C-26 20-8 24 0 38 8 24 26 20 37 9 34 24 18 34 0 45-18 34-34 24-37 9Z", WOOD),
    shade("M0 38C8 24 26 20 37 9 34 24 18 34 0 45Z", 0.8),
  ],
};

/** @type {Sitter} a fox who has read your cards already */
export const renata = {
  ground: TEAL,
  features: {
    eyes: [11, 50],
    size: 3.8,
    white: CREAM,
    lid: COPPER,
    isSly: true,
    brow: null,
    mouth: [0, 76],
    mouthKind: "muzzle",
  },
  bust: [...shoulders(PLUM), path("M-20 73 0 92 20 73 12 68H-12Z", GOLD)],
  head: [
    path(
      "M-32 4C-22 8-12 18-8 28L-30 40C-36 28-35 14-32 4ZM32 4C22 8 12 18 8 28L30 40C36 28 35 14 32 4Z",
      COPPER,
    ),
    path(
      "M-29.6 10C-23 14-17 21-14 28L-27 35C-31 27-31 17-29.6 10ZM29.6 10C23 14 17 21 14 28L27 35C31 27 31 17 29.6 10Z",
      INK,
    ),
    path(
      "M0 22C16 20 29 28 32 44L40 54 32 56 34 64 25 64C18 74 10 83 0 83S-18 74-25 64L-34 64-32 56-40 54-32 44C-29 28-16 20 0 22Z",
      COPPER,
    ),
    shade(
      "M4 22C18 21 29 29 32 44L40 54 32 56 34 64 25 64C18 74 10 83 2 83 14 64 16 40 4 22Z",
      0.6,
    ),
    path(
      "M-40 54-32 56-34 64-25 64C-18 74-10 83 0 83S18 74 25 64L34 64 32 56 40 54C30 52 22 54 16 60 10 64 4 62 0 58-4 62-10 64-16 60-22 54-30 52-40 54Z",
      CREAM,
    ),
    shade("M40 54 32 56 34 64 25 64C18 74 10 83 2 83 10 76 15 68 16 60 22 54 30 52 40 54Z", 0.4),
  ],
  front: [
    path("M-5.6 67Q0 63.4 5.6 67 5 72.4 0 73.4-5 72.4-5.6 67Z", INK),
    circle(-1.6, 67.6, 1.2, CREAM),
  ],
};

/** @type {Sitter} a bear who does not like to pass */
export const bruno = {
  ground: GOLD,
  features: {
    eyes: [11, 47],
    size: 3.4,
    brow: INK,
    browWidth: 3,
    browHeight: 7.4,
    mouth: [0, 70],
    mouthKind: "muzzle",
  },
  bust: [
    ...shoulders(WOOD),
    path(
      "M-32 75C-22 86 22 86 32 75L36 79A44 44 0 0 1 31 85C18 93-18 93-31 85A44 44 0 0 1-36 79Z",
      CORAL,
    ),
    path("M12 87 24 84 27 88.7A44 44 0 0 1 16 95L10 91Z", RUST),
  ],
  head: [
    ...pair(24, 22, 11.4, WOOD),
    ...pair(24, 23, 6, BLUSH),
    path("M0 15C22 15 34 30 34 48 34 68 20 80 0 80S-34 68-34 48C-34 30-12 15 0 15Z", WOOD),
    shade("M6 15.4C24 17 34 31 34 48 34 68 20 80 4 79.9 22 64 22 34 6 15.4Z", 0.6),
    path("M0 50C14 50 20 58 19 66 18 76 10 80 0 80S-18 76-19 66C-20 58-14 50 0 50Z", SKIN[0]),
    shade("M2 50C14 50 20 58 19 66 18 76 10 80 2 80 12 72 12 58 2 50Z", 0.35),
  ],
  front: [
    path("M-8 56.4C-6 52.6 6 52.6 8 56.4 8 61.4 3.6 64.6 0 66-3.6 64.6-8 61.4-8 56.4Z", INK),
    line("M-4.4 56.6Q-2 55 1 55.6", CREAM, 1.6),
  ],
};

/** @type {Sitter} a cat in a ruff, whom nothing surprises */
export const felix = {
  ground: VIOLET,
  features: {
    eyes: [12, 49],
    size: 4.4,
    white: GOLD,
    lid: NIGHT,
    closed: GOLD,
    isSlit: true,
    brow: null,
    mouth: [0, 67.4],
    mouthKind: "muzzle",
    mouthInk: SILVER,
  },
  bust: [
    ...shoulders(NIGHT),
    ...[-32, -22, -11, 0, 11, 22, 32].map((x) => circle(x, 84 - Math.abs(x) * 0.22, 8.2, CREAM)),
    ...[-27, -16.5, -5.5, 5.5, 16.5, 27].map((x) =>
      line(`M${x} ${82 - Math.abs(x) * 0.2}V${90 - Math.abs(x) * 0.2}`, SILVER, 1.6)
    ),
  ],
  head: [
    path(
      "M-33 40C-35 28-34 14-30 6-22 10-14 17-9 23Q0 21 9 23C14 17 22 10 30 6 34 14 35 28 33 40 37 62 22 78 0 78S-37 62-33 40Z",
      NIGHT,
    ),
    path(
      "M-28.6 14C-23 17-18 22-14.6 26.6L-29.6 34C-31 27-30.6 20-28.6 14ZM28.6 14C23 17 18 22 14.6 26.6L29.6 34C31 27 30.6 20 28.6 14Z",
      ROSE,
    ),
    shade(
      "M5 22.2Q7 22.4 9 23C14 17 22 10 30 6 34 14 35 28 33 40 37 62 22 78 4 78 22 62 20 38 5 22.2Z",
      0.9,
    ),
    line("M-18 63-34 60M-18 67-33 69M18 63 34 60M18 67 33 69", SILVER, 1.3),
  ],
  front: [path("M-3.8 60.6Q0 58.6 3.8 60.6L0 65Z", CORAL)],
};

/** @type {Sitter} a machine that plays */
export const talos = {
  ground: DUSK,
  features: {
    eyes: [11.4, 47],
    size: 4.2,
    white: CREAM,
    lid: RUST,
    pupil: TEAL,
    closed: CREAM,
    brow: RUST,
    browWidth: 3.4,
    browHeight: 12.4,
    mouth: [0, 69],
    mouthKind: "grille",
  },
  bust: [
    ...shoulders(RUST),
    ...pair(22, 84, 2, GOLD),
    box(-13, 74, 26, 8, WOOD, { rx: 2 }),
  ],
  head: [
    line("M0 22V11", WOOD, 4),
    path("M-3 12C-8 16-15 14-15 8S-8 0-3 4ZM3 12C8 16 15 14 15 8S8 0 3 4Z", GOLD),
    circle(0, 8, 4.4, AMBER),
    box(-34, 44, 8, 16, RUST, { rx: 3 }),
    box(26, 44, 8, 16, RUST, { rx: 3 }),
    path(
      "M0 20C18 20 28 30 28 44V70C28 76 24 80 18 80H-18C-24 80-28 76-28 70V44C-28 30-18 20 0 20Z",
      COPPER,
    ),
    shade("M5 20.2C20 21 28 31 28 44V70C28 76 24 80 18 80H6C18 66 18 36 5 20.2Z", 0.6),
    path("M-28 42C-28 30-18 20 0 20S28 30 28 42V36Q0 30-28 36Z", RUST, { "fill-opacity": 0.55 }),
    line("M-18 29Q-10 24-2 23.6", CREAM, 2.6, { "stroke-opacity": 0.6 }),
    ...[[-23, 64], [-23, 73], [23, 64], [23, 73]].map(([x, y]) => circle(x, y, 1.6, GOLD)),
    ...pair(11.4, 47, 10.4, RUST),
  ],
};
