// The portraits of the characters; every holder of a seat has one.

import { group, picture } from "../shape.js";
import * as beasts from "./beasts.js";
import { disc } from "./body.js";
import * as elders from "./elders.js";
import { BEARING, expression, sign } from "./moods.js";
import * as youth from "./youth.js";

/** @import { Shape } from "../shape.js" */
/** @import { Sitter } from "./body.js" */
/** @import { Mood } from "./moods.js" */

/** @type {Readonly<Record<string, Sitter>>} */
const SITTERS = Object.freeze({ ...beasts, ...elders, ...youth });

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
