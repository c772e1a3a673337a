// All drawings as text, for the tests of looks.

import {
  cardBack,
  cardFace,
  emptyCard,
  hiddenCard,
} from "../../../src/foretell/web/static/art/card.js";
import { gauge, standing } from "../../../src/foretell/web/static/art/gauge.js";
import { figureIcon, miniCard, suitIcon } from "../../../src/foretell/web/static/art/mini.js";
import {
  awayDot,
  dealerButton,
  leaderMarker,
  trumpMarker,
} from "../../../src/foretell/web/static/art/ornaments.js";
import { markup } from "../../../src/foretell/web/static/art/shape.js";
import { sprite } from "../../../src/foretell/web/static/art/sprite.js";

/** @import { Look } from "../../../src/foretell/web/static/art/face.js" */

const EDITIONS = /** @type {const} */ (["classic", "fantasy"]);
const SUITS = /** @type {const} */ (["C", "D", "H", "S"]);
const BIDS = /** @type {const} */ ([
  [0, 0],
  [2, 2],
  [1, 0],
  [3, 1],
  [20, 7],
  [0, 1],
  [2, 13],
]);

/** @param {{cards: string[], looks: Look[]}} asked */
export function run({ cards, looks }) {
  return {
    sprite: markup(sprite()),
    faces: looks.map((look) => cards.map((card) => markup(cardFace(card, look)))),
    minis: looks.map((look) => cards.map((card) => markup(miniCard(card, look)))),
    icons: [
      ...EDITIONS.flatMap((edition) => SUITS.map((suit) => markup(suitIcon(suit, edition)))),
      markup(figureIcon("wizard")),
      markup(figureIcon("jester")),
    ],
    gauges: BIDS.map(([bid, taken]) => {
      return { ...standing(bid, taken), drawn: markup(gauge(bid, taken)) };
    }),
    others: [
      cardBack(),
      hiddenCard(),
      emptyCard(),
      dealerButton(),
      leaderMarker(),
      trumpMarker(null, "classic"),
      ...SUITS.map((suit) => trumpMarker(suit, "fantasy")),
      awayDot(),
    ].map(markup),
  };
}
