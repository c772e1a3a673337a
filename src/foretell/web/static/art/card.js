// A card: a small picture that refers to the sprite. Its left strip identifies it in a fan.

import { faceOf, worthOf } from "./face.js";
import { sign } from "./glyphs.js";
import { pips } from "./pips.js";
import { moon } from "./realms.js";
import { box, group, line, picture, use } from "./shape.js";

/** @import { Face, Look } from "./face.js" */
/** @import { Shape } from "./shape.js" */

const VIEW = "0 0 100 140";
const COURTS = ["jack", "queen", "king"];

/** The positions of the strip's parts, by size: their middle, and top and height of each. */
const STRIPS = Object.freeze({
  full: { middle: 15.5, index: [8, 26], emblem: [39, 22], sign: [66, 13] },
  small: { middle: 20, index: [9, 36], emblem: [51, 30], sign: [88, 20] },
});

/**
 * A card as on the wire: "H7", "Z1", "N4".
 * @type {(card: string, look: Look) => Shape}
 */
export function cardFace(card, look) {
  const size = look.size ?? "full";
  const face = faceOf(card, look);
  const classes = `card card-${size} card-${face.kind} card-${look.edition} suit-${face.suit}`;
  return picture(classes, VIEW, ...ground(face, look, size), ...strip(face, size), edge());
}

/** @returns {Shape} */
export const cardBack = () => picture("card card-back", VIEW, use("back", 0, 0, 100, 140), edge());

/**
 * The viewer's own card where they may not see it (R9.6).
 * @returns {Shape}
 */
export const hiddenCard = () =>
  picture("card card-hidden", VIEW, use("hidden", 0, 0, 100, 140), edge());

/** @returns {Shape} */
export function emptyCard() {
  const dashes = { rx: 7, stroke: "currentColor", "stroke-width": 2, "stroke-dasharray": "6 6" };
  return picture("card-place", VIEW, box(2, 2, 96, 136, "none", dashes));
}

/** @returns {Shape} */
function edge() {
  const stroke = { rx: 7.5, stroke: "var(--card-edge)", "stroke-width": "var(--card-edge-width)" };
  return box(0.5, 0.5, 99, 139, "none", stroke);
}

/** @type {(face: Face, size: keyof typeof STRIPS) => Shape[]} */
function strip(face, size) {
  const { middle, index, emblem, sign: letter } = STRIPS[size];
  const [top, height] = emblem;
  return [
    group(
      { class: "card-strip" },
      ...sign(face.index, middle, index[0], index[1]),
      use(face.suit, middle - height / 2, top, height, height),
      ...(face.sign ? sign(face.sign, middle, letter[0], letter[1]) : []),
    ),
  ];
}

/** @type {(face: Face, look: Look, size: keyof typeof STRIPS) => Shape[]} */
function ground(face, look, size) {
  if (face.kind !== "number") {
    const name = `${face.kind}-${face.rank}`;
    const plate = box(0, 0, size === "small" ? 40 : 31, 140, "var(--card-plate)");
    const shift = size === "small" ? 8 : 0;
    return [
      box(0, 0, 100, 140, "var(--card-plate)"),
      use(name, shift, 0, 100, 140),
      group({ class: "card-plate" }, plate),
    ];
  }
  const paper = box(0, 0, 100, 140, "var(--card-paper)");
  const picture = look.edition === "fantasy" ? realm(face, size) : classic(face, look, size);
  return [paper, ...picture];
}

/** @type {(face: Face, size: keyof typeof STRIPS) => Shape[]} */
function realm(face, size) {
  const width = size === "small" ? 40 : 31;
  const middle = (100 + width) / 2;
  return [
    box(0, 0, 100, 140, "var(--land)", { "fill-opacity": 0.13 }),
    use(`land-${face.suit}`, width, 0, 100 - width, 140),
    ...moon(middle, 39, size === "small" ? 15 : 17, face.rank),
    box(0, 0, width, 140, "var(--banner)"),
    line(`M${width} 0V140`, "var(--card-edge)", 0.8),
  ];
}

/** @type {(face: Face, look: Look, size: keyof typeof STRIPS) => Shape[]} */
function classic(face, look, size) {
  const worth = worthOf(face.rank, look);
  const panel = box(31, 6, 63, 128, "currentColor", { rx: 5, "fill-opacity": "var(--panel-tint)" });
  if (worth > 10 && worth < 14) {
    const court = COURTS[worth - 11];
    return size === "small"
      ? [use(court, 38, 24, 60, 116)]
      : [panel, use(court, 31, 6, 63, 128), use(face.suit, 56, 112, 14, 14, WHITE)];
  }
  if (size === "small") {
    return [use(face.suit, 40, 80, 54, 54)];
  }
  return worth === 14 || worth === 1
    ? [panel, use("ace", 31, 6, 63, 128), use(face.suit, 43, 50, 40, 40)]
    : [panel, ...pips(face.suit, worth)];
}

const WHITE = { color: "var(--card-paper)" };
