// Cards and suits within a line of text: logs, score pads, the trump in a corner.

import { faceOf } from "./face.js";
import { sign } from "./glyphs.js";
import { box, picture, use } from "./shape.js";
import { suitName } from "./suits.js";

/** @import { Look } from "./face.js" */
/** @import { Shape } from "./shape.js" */
/** @import { Edition, SuitLetter } from "./suits.js" */

/**
 * A card, named as on the wire, as high as a line of text.
 * @type {(card: string, look: Look) => Shape}
 */
export function miniCard(card, look) {
  const face = faceOf(card, look);
  const stroke = { rx: 6, stroke: "var(--card-edge)", "stroke-width": 1.6 };
  return picture(
    `card-mini card-${face.kind} card-${look.edition} suit-${face.suit}`,
    "0 0 60 36",
    box(0.8, 0.8, 58.4, 34.4, "var(--mini)", stroke),
    ...sign(face.index, 18, 6.5, 23),
    use(face.suit, 33, 6.5, 23, 23),
  );
}

/**
 * A suit's emblem, as high as a letter.
 * @type {(suit: SuitLetter, edition: Edition) => Shape}
 */
export function suitIcon(suit, edition) {
  const name = suitName(edition, suit);
  return picture(`suit-icon suit-${name}`, "0 0 24 24", use(name, 0, 0, 24, 24));
}

/**
 * The emblem of Wizards or Jesters, as high as a letter.
 * @type {(kind: "wizard" | "jester") => Shape}
 */
export const figureIcon = (kind) =>
  picture(`suit-icon suit-${kind}`, "0 0 24 24", use(kind, 0, 0, 24, 24));
