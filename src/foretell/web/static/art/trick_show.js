// A trick being played, for the first screen, to show the kind of game. css/show.css moves the cards.
// The server writes it into the page (trick_show.html), so it is there before any script.

import { cardFace } from "./card.js";
import { gauge } from "./gauge.js";
import { markup } from "./shape.js";
import { sprite } from "./sprite.js";

/** @import { Shape } from "./shape.js" */

const LOOK = { edition: /** @type {const} */ ("classic"), faces: /** @type {const} */ ("letters") };
/** Clockwise; the last one is the viewer's, and wins. */
const CARDS = ["H8", "H11", "N2", "Z1"];

/** The trick, and the bid that it fulfils, as HTML with every drawing it refers to. */
export function trickShow() {
  const cards = CARDS.map((card, index) => /** @type {Shape} */ ([
    "li",
    { class: `show-card show-${index + 1}` },
    cardFace(card, LOOK),
  ]));
  /** @type {Shape} */
  const bid = ["li", { class: "show-bid" }, gauge(1, 0), gauge(1, 1)];
  const drawing = markup(["ol", { class: "show-trick" }, ...cards, bid]);
  return markup(symbolsOf(drawing)) + drawing;
}

/**
 * The part of the sprite that a drawing needs.
 * @type {(drawn: string) => Shape}
 */
function symbolsOf(drawing) {
  const [tag, { id: _, ...hidden }, ...symbols] = sprite();
  const all = /** @type {Shape[]} */ (symbols);
  const named = new Map(all.map((symbol) => [symbol[1].id, symbol]));
  /** @type {Set<Shape>} */
  const needed = new Set();
  const addNeeded = (/** @type {string} */ text) => {
    for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) {
      const symbol = named.get(id);
      if (symbol === undefined || needed.has(symbol)) continue;
      needed.add(symbol);
      addNeeded(markup(symbol));
    }
  };
  addNeeded(drawing);
  return [tag, hidden, ...needed];
}
