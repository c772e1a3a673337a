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

/**
 * A portrait, hidden from screen readers, which read the name and mood from the text beside it.
 * @param {string} who
 * @param {Mood} [mood]
 * @returns {Shape}
 */
export function portrait(who, mood = "neutral") {
  const { ground, features, bust, head, front = [] } = SITTERS[who];
  return picture(
    `portrait is-${mood}`,
    "0 0 100 100",
    group(
      { transform: "translate(50 0)" },
      disc(ground),
      ...bust,
      group({ transform: BEARING[mood] }, ...head, ...expression(features, mood), ...front),
      ...sign(mood),
    ),
  );
}
