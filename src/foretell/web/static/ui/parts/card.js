/** Drawings of cards and suits as parts of the page. */

import { cardBack, cardFace, hiddenCard } from "../../art/card.js";
import { miniCard, suitIcon } from "../../art/mini.js";
import { suitSign } from "../../words/cards.js";
import { language } from "../../words/words.js";
import { h, useMemo } from "../base/html.js";

/** @import { Shape } from "../../art/shape.js" */
/** @import { SuitLetter } from "../../art/suits.js" */
/** @import { Look } from "../../words/cards.js" */
/** @import { Child } from "../../libraries.d.ts" */

/** Below this width cards have fewer and larger signs. */
export const SMALL_BELOW = 84;

/** @param {{card: string, look: Look, width: number}} props */
export function CardFace({ card, look, width }) {
  const size = width < SMALL_BELOW ? "small" : "full";
  const { edition, faces } = look;
  return useMemo(
    () => shown(cardFace(card, { edition, faces, size, ...signs(look) })),
    [card, edition, faces, size, language.value],
  );
}

/** @param {{kind?: "back" | "hidden"}} props */
export function CardBack({ kind = "back" }) {
  return useMemo(() => shown(kind === "back" ? cardBack() : hiddenCard()), [kind]);
}

/** @param {{card: string, look: Look}} props */
export function MiniCard({ card, look }) {
  return useMemo(() => shown(miniCard(card, look)), [card, look.edition, look.faces]);
}

/** @param {{suit: string, edition: Look["edition"]}} props */
export function SuitSign({ suit, edition }) {
  return useMemo(
    () => shown(suitIcon(/** @type {SuitLetter} */ (suit), edition)),
    [suit, edition],
  );
}

/**
 * Any drawing of `art`.
 * @template {readonly unknown[]} Given
 * @param {{draw: (...of: Given) => Shape | null, of: Given}} props
 */
export function Drawing({ draw, of }) {
  return useMemo(() => {
    const shape = draw(...of);
    return shape && shown(shape);
  }, [draw, ...of]);
}

/** The letters of the fantasy suits. @param {Look} look */
function signs(look) {
  if (look.edition === "classic") return {};
  return { signs: Object.fromEntries([..."CDHS"].map((suit) => [suit, suitSign(suit, look)])) };
}

/** @type {(shape: Shape | string) => Child} */
function shown(shape) {
  if (typeof shape === "string") return shape;
  const [tag, attributes, ...inside] = shape;
  return h(tag, attributes, ...inside.map(shown));
}
