// The portraits of the characters; every holder of a seat has one.

import { group, picture } from "../shape.js";
import { bruno, felix, minerva, renata, talos } from "./beasts.js";
import { disc } from "./body.js";
import { magnus, otto, sibylla } from "./elders.js";
import { BEARING, expression, sign } from "./moods.js";
import { amara, leila, nico, rigo } from "./youth.js";

/** @import { Shape } from "../shape.js" */
/** @import { Sitter } from "./body.js" */
/** @import { Mood } from "./moods.js" */

/** @type {Readonly<Record<string, Sitter>>} */
const SITTERS = Object.freeze({
  magnus,
  rigo,
  minerva,
  renata,
  bruno,
  felix,
  sibylla,
  amara,
  otto,
  nico,
  leila,
  talos,
});

export const PORTRAITS = Object.freeze(Object.keys(SITTERS));

const VIEW = "0 0 100 100";
const MIDDLE = { transform: "translate(50 0)" };

/**
 * A portrait, hidden from screen readers, which read the name and mood from the text beside it.
 * @type {(who: string, mood?: Mood) => Shape}
 */
export function portrait(who, mood = "neutral") {
  const { ground, features, bust, head, front = [] } = SITTERS[who];
  const face = group(
    { transform: BEARING[mood] },
    ...head,
    ...expression(features, mood),
    ...front,
  );
  const still = isMoving(mood) ? [] : sign(mood);
  return picture(`portrait is-${mood}`, VIEW, group(MIDDLE, disc(ground), ...bust, face, ...still));
}

/**
 * The sign of a moving mood, drawn over the portrait; null for other moods. It is a separate
 * picture, because browsers can move a whole picture without repainting it.
 * @type {(mood: Mood) => Shape | null}
 */
export const movingSign = (mood) =>
  isMoving(mood) ? picture(`portrait-sign is-${mood}`, VIEW, group(MIDDLE, ...sign(mood))) : null;

/** @param {Mood} mood */
const isMoving = (mood) => mood === "thinking" || mood === "asleep";
