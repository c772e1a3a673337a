// The gallery of parts, for looking at: ?theme=dark&edition=fantasy

import { cardBack, cardFace } from "../../../src/foretell/web/static/art/card.js";
import { gauge } from "../../../src/foretell/web/static/art/gauge.js";
import { figureIcon, miniCard, suitIcon } from "../../../src/foretell/web/static/art/mini.js";
import {
  awayDot,
  dealerButton,
  leaderMarker,
  trumpMarker,
} from "../../../src/foretell/web/static/art/ornaments.js";
import { draw } from "../../../src/foretell/web/static/art/shape.js";
import { installSprite } from "../../../src/foretell/web/static/art/sprite.js";

/** @import { Look } from "../../../src/foretell/web/static/art/face.js" */
/** @import { Shape } from "../../../src/foretell/web/static/art/shape.js" */
/** @import { SuitLetter } from "../../../src/foretell/web/static/art/suits.js" */

const asked = new URLSearchParams(location.search);
const look = /** @type {Look} */ ({
  edition: asked.get("edition") ?? "classic",
  faces: "letters",
  signs: { C: "Y", D: "R", H: "B", S: "G" },
});

/** @param {string} id @param {...Shape} shapes */
function fill(id, ...shapes) {
  document.getElementById(id)?.append(...shapes.map((shape) => draw(shape)));
}

/** @param {string} name @param {(value: string) => Shape} shape */
function each(name, shape) {
  for (const place of document.querySelectorAll(`[data-${name}]`)) {
    place.append(draw(shape(/** @type {HTMLElement} */ (place).dataset[name] ?? "")));
  }
}

document.documentElement.dataset.theme = asked.get("theme") ?? "light";
installSprite();

each("mini", (card) => miniCard(card, look));
each("suit", (suit) => suitIcon(/** @type {SuitLetter} */ (suit), "classic"));
each("people", (suit) => suitIcon(/** @type {SuitLetter} */ (suit), "fantasy"));
each("figure", (kind) => figureIcon(/** @type {"wizard" | "jester"} */ (kind)));

fill(
  "gauges",
  gauge(0, 0),
  gauge(3, 0),
  gauge(3, 1),
  gauge(3, 3),
  gauge(3, 4),
  gauge(12, 5),
  gauge(1, 0),
  gauge(0, 11),
  gauge(20, 7),
);
fill(
  "ornaments",
  trumpMarker("H", look.edition),
  trumpMarker("C", look.edition),
  trumpMarker(null, look.edition),
  dealerButton(),
  leaderMarker(),
  awayDot(),
);

/** @type {[name: string, bid: number, taken: number, word: string, marks: Shape[]][]} */
const SEATS = [
  ["Ada", 2, 1, "needs 1", [dealerButton()]],
  ["Ben", 1, 1, "made", [leaderMarker()]],
  ["Cleo", 0, 1, "1 over", [awayDot()]],
];
for (const [index, [name, bid, taken, word, marks]] of SEATS.entries()) {
  const seat = document.createElement("div");
  seat.className = `gallery-seat row${index === 0 ? " turn-halo" : ""}`;
  const words = document.createElement("div");
  words.append(name, document.createElement("br"));
  const small = document.createElement("small");
  small.append(`${taken} of ${bid}, ${word}`);
  words.append(small);
  seat.append(draw(gauge(bid, taken)), words, ...marks.map((mark) => draw(mark)));
  document.getElementById("seats")?.append(seat);
}
fill(
  "trick",
  trumpMarker("H", look.edition),
  cardFace("S9", look),
  cardFace("Z2", look),
  cardFace("H12", look),
  cardBack(),
);
fill(
  "hand",
  ...["Z3", "H11", "H6", "S13", "S8", "D10", "C12", "C3", "N1"].map((card) => cardFace(card, look)),
);
