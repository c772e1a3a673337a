// The expression of a portrait: eyes, brows and mouth by mood, and a sign beside the head that can be
// recognized even at the size of a thumbnail. x = 0 is the middle of the face.

import { AMBER, CORAL, CREAM, GOLD, INDIGO, INK, RUST, SILVER } from "../colours.js";
import { spark } from "../emblem.js";
import { circle, line, path } from "../shape.js";

/** @import { Shape } from "../shape.js" */

/** @typedef {"neutral" | "thinking" | "happy" | "dismayed" | "asleep"} Mood */

export const MOODS = Object.freeze(
  /** @type {const} */ (["neutral", "thinking", "happy", "dismayed", "asleep"]),
);

/**
 * The places and colours of the parts of a face that change with the mood.
 * @typedef {object} Features
 * @property {[x: number, y: number]} eyes of the right one; the left one mirrors it
 * @property {number} [size] of a pupil
 * @property {string} [white] the colour of a large eye around the pupil
 * @property {string} [lid] the colour that closes a large eye
 * @property {string} [pupil]
 * @property {string} [closed] the line of a closed eye
 * @property {boolean} [isSlit] whether pupils are a cat's
 * @property {boolean} [isSly] whether the lids are half closed
 * @property {string | null} [brow] its colour, null for none
 * @property {number} [browWidth]
 * @property {number} [browHeight] above the eye
 * @property {[x: number, y: number]} mouth its middle
 * @property {"lips" | "muzzle" | "beak" | "grille"} [mouthKind]
 * @property {string} [mouthInk]
 */

/** @type {(face: Features, mood: Mood) => Shape[]} */
export function expression(face, mood) {
  return [...eyes(face, mood), ...brows(face, mood), ...mouth(face, mood)];
}

/** @type {(face: Features, mood: Mood) => Shape[]} */
function eyes(face, mood) {
  const { eyes: [x, y], size = 3.6, white, lid = INK, pupil = INK, closed = INK, isSlit, isSly } =
    face;
  const both = (/** @type {(x: number) => Shape[]} */ drawn) => [...drawn(-x), ...drawn(x)];
  const wide = white ? size * 1.9 : size + 1;
  if (mood === "asleep" || mood === "happy") {
    const bend = mood === "happy" ? -5.4 : 4.4;
    const lift = mood === "happy" ? 1.6 : -0.6;
    return both((at) => [
      ...(white ? [circle(at, y, wide, lid)] : []),
      line(
        `M${at - wide} ${y + lift}Q${at} ${y + lift + bend} ${at + wide} ${y + lift}`,
        closed,
        2.6,
      ),
    ]);
  }
  const [dx, dy] = mood === "thinking" ? [size * 0.55, -size * 0.65] : [0, 0];
  const small = mood === "dismayed" ? (white ? 0.5 : 0.62) : 1;
  const ball = white ?? (mood === "dismayed" ? CREAM : null);
  return both((at) => [
    ...(ball ? [circle(at, y, wide, ball)] : []),
    isSlit
      ? path(slit(at + dx, y + dy, size, mood === "dismayed" ? 0.8 : 0.42), pupil)
      : circle(at + dx, y + dy, size * small, pupil),
    circle(at + dx + size * 0.34, y + dy - size * 0.36, size * 0.3 * small, CREAM),
    ...(isSly && mood === "neutral"
      ? [path(`M${at - 6} ${y - 6}H${at + 6}V${y - 0.8}H${at - 6}Z`, lid)]
      : []),
    ...(isSly && mood === "neutral" ? [line(`M${at - 5.4} ${y - 0.8}H${at + 5.4}`, INK, 1.8)] : []),
  ]);
}

/** @type {(x: number, y: number, r: number, wide: number) => string} */
function slit(x, y, r, wide) {
  const w = r * 2.1 * wide;
  return `M${x} ${y - r * 1.5}Q${x + w} ${y} ${x} ${y + r * 1.5}Q${x - w} ${y} ${x} ${
    y - r * 1.5
  }Z`;
}

/** @type {(face: Features, mood: Mood) => Shape[]} */
function brows({ eyes: [x, y], brow = INK, browWidth = 2.2, browHeight = 8.4 }, mood) {
  if (brow === null) return [];
  const b = y - browHeight;
  const [inner, outer, rise] = {
    neutral: [0, 0.6, -2.4],
    thinking: [1.4, 0.4, -1],
    happy: [-1.4, -0.4, -3],
    dismayed: [-4.6, 1.6, -0.6],
    asleep: [0.8, 1.6, -1.6],
  }[mood];
  const arc = (/** @type {number} */ side, /** @type {number} */ up) =>
    `M${side * (x + 5.6)} ${b + outer + up}Q${side * x} ${b + rise + (inner + outer) / 2 + up}` +
    ` ${side * (x - 4.6)} ${b + inner + up}`;
  return [line(arc(-1, 0) + arc(1, mood === "thinking" ? -3.6 : 0), brow, browWidth)];
}

/** @type {(face: Features, mood: Mood) => Shape[]} */
function mouth({ mouth: [x, y], mouthKind = "lips", mouthInk = INK }, mood) {
  if (mouthKind === "beak") return beak(x, y, mood);
  if (mouthKind === "grille") return grille(x, y, mood);
  const nose = mouthKind === "muzzle" ? `M${x} ${y - 3}V${y}` : "";
  switch (mood) {
    case "neutral":
      return nose
        ? [line(
          `${nose}M${x - 6.4} ${y + 0.4}Q${x - 3} ${y + 3.6} ${x} ${y}` +
            `Q${x + 3} ${y + 3.6} ${x + 6.4} ${y + 0.4}`,
          mouthInk,
          2,
        )]
        : [line(`M${x - 6} ${y - 0.8}Q${x} ${y + 3.6} ${x + 6} ${y - 0.8}`, mouthInk, 2.2)];
    case "thinking":
      return [line(`${nose}M${x - 3} ${y + 1.4}Q${x + 2} ${y - 0.8} ${x + 6} ${y}`, mouthInk, 2.2)];
    case "happy":
      return [
        ...(nose ? [line(nose, mouthInk, 2)] : []),
        path(
          `M${x - 9.6} ${y - 2.4}${bow(x, y - 2.4, 9.6, 4)}Q${x + 8} ${y + 9} ${x} ${y + 9}T${
            x - 9.6
          } ${y - 2.4}Z`,
          mouthInk,
        ),
        path(
          `M${x - 7.6} ${y - 1.2}${bow(x, y - 1.2, 7.6, 4)}L${x + 6.4} ${y + 1.8}Q${x} ${y + 4.4} ${
            x - 6.4
          } ${y + 1.8}Z`,
          CREAM,
        ),
        path(
          `M${x - 4.8} ${y + 7.2}${bow(x, y + 7.2, 4.8, -4.4)}Q${x} ${y + 10} ${x - 4.8} ${
            y + 7.2
          }Z`,
          CORAL,
        ),
      ];
    case "dismayed":
      return [
        ...(nose ? [line(nose, mouthInk, 2)] : []),
        path(
          `M${x - 6.4} ${y + 5.4}C${x - 5.4} ${y - 3.4} ${x + 5.4} ${y - 3.4} ${x + 6.4} ${
            y + 5.4
          }` +
            `Q${x} ${y + 2.2} ${x - 6.4} ${y + 5.4}Z`,
          mouthInk,
        ),
      ];
    case "asleep":
      return [
        ...(nose ? [line(nose, mouthInk, 2)] : []),
        path(`M${x - 2.6} ${y + 1.6}a2.6 2.9 0 1 0 5.2 0 2.6 2.9 0 1 0-5.2 0Z`, mouthInk),
      ];
  }
}

/**
 * A bow from left to right, `half` of its width on each side of x.
 * @type {(x: number, y: number, half: number, deep: number) => string}
 */
const bow = (x, y, half, deep) => `Q${x} ${y + deep} ${x + half} ${y}`;

/** @type {(x: number, y: number, mood: Mood) => Shape[]} */
function beak(x, y, mood) {
  const upper = path(
    `M${x - 6} ${y - 5}Q${x} ${y - 8.4} ${x + 6} ${y - 5} ${x + 4} ${y + 2} ${x} ${y + 5} ${
      x - 4
    } ${y + 2} ${x - 6} ${y - 5}Z`,
    AMBER,
  );
  const open = { neutral: 0, thinking: 0, happy: 6, dismayed: 9, asleep: 2 }[mood];
  const lower = path(
    `M${x - 4.6} ${y - 1}Q${x} ${y + 3 + open * 1.7} ${x + 4.6} ${y - 1}Z`,
    mood === "asleep" ? RUST : CORAL,
  );
  return open ? [lower, upper] : [upper];
}

/** @type {(x: number, y: number, mood: Mood) => Shape[]} */
function grille(x, y, mood) {
  const bend = { neutral: 1.6, thinking: 0, happy: 6, dismayed: -5, asleep: 0 }[mood];
  const top = (/** @type {number} */ up) =>
    `M${x - 10} ${y + up - bend * 0.4}Q${x} ${y + up + bend} ${x + 10} ${y + up - bend * 0.4}`;
  const bars = [-5, 0, 5].map((at) => `M${x + at} ${y - 4.6 + bend * 0.2}v9.2`).join("");
  return [
    line(top(0), INK, 9.6),
    line(top(0), GOLD, mood === "asleep" ? 1.4 : 5),
    line(bars, INK, 1.6),
  ];
}

/** @type {(mood: Mood) => Shape[]} */
export function sign(mood) {
  const edge = { stroke: INDIGO, "stroke-width": 1.4 };
  switch (mood) {
    case "neutral":
      return [];
    case "thinking":
      return [
        path(
          "M26 17A10.4 8.8 0 1 1 36 26Q33 26 30 24.8L23.4 29.4 27.4 22.4A10 8.8 0 0 1 26 17Z",
          CREAM,
          edge,
        ),
        ...[30.6, 36.2, 41.8].map((x) => circle(x, 17.2, 1.9, INK)),
      ];
    case "happy":
      return [spark(38, 21, 10), spark(27, 8, 5.4, CORAL), spark(-40, 24, 7)];
    case "dismayed":
      return [
        path(
          "M36 9C40.4 15.4 42.4 18.6 42.4 21.6A6.4 6.4 0 0 1 29.6 21.6C29.6 18.6 31.6 15.4 36 9Z",
          SILVER,
          edge,
        ),
        line("M33 21.6A3 3.4 0 0 0 35.6 25", CREAM, 1.6),
      ];
    case "asleep": {
      const letters = "M19.6 23H27L19.6 31.4H27M31 4H43.4L31 18H43.4";
      return [line(letters, CREAM, 6), line(letters, INDIGO, 3)];
    }
  }
}

/** @type {Record<Mood, string>} the tilt of the head, as a transform */
export const BEARING = Object.freeze({
  neutral: "",
  thinking: "rotate(-5 0 84)",
  happy: "translate(0 -1)",
  dismayed: "translate(0 2)",
  asleep: "rotate(8 0 88) translate(0 1)",
});
