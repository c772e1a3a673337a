// The portraits of the characters: everybody at a table has one.

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

/** The names of all characters. */
export const PORTRAITS = Object.freeze(Object.keys(SITTERS));

const VIEW = "0 0 100 100";
const MIDDLE = { transform: "translate(50 0)" };

/**
 * A portrait, hidden from screen readers, which read the name and mood from the text beside it.
 * @param {string} who
 * @param {Mood} [mood]
 * @returns {Shape}
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
 * The sign of a mood that moves, to lie on the portrait; null for other moods. It is a picture of its own,
 * because browsers move a whole one without painting it anew.
 * @param {Mood} mood
 * @returns {Shape | null}
 */
export const movingSign = (mood) =>
  isMoving(mood) ? picture(`portrait-sign is-${mood}`, VIEW, group(MIDDLE, ...sign(mood))) : null;

/** @param {Mood} mood */
const isMoving = (mood) => mood === "thinking" || mood === "asleep";
