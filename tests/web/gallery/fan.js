// @ts-check
// Twenty cards in a hand on the narrowest phone, at each size: what a strip has to carry.

import { cardFace, emptyCard } from "../../../src/foretell/web/static/art/card.js";
import { miniCard, suitIcon } from "../../../src/foretell/web/static/art/mini.js";
import { draw } from "../../../src/foretell/web/static/art/shape.js";
import { installSprite } from "../../../src/foretell/web/static/art/sprite.js";

/** @typedef {import("../../../src/foretell/web/static/art/face.js").Look} Look */

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "auto";
installSprite();

const HAND = "Z2 H13 H10 H9 H4 S12 S11 S7 S2 D13 D10 D6 D3 C12 C11 C9 C5 C1 N1 N3".split(" ");
const looks = /** @type {Look[]} */ ([
  { edition: "classic", faces: "letters" },
  { edition: "fantasy", faces: "numbers", signs: { C: "Y", D: "R", H: "B", S: "G" } },
]);

for (const look of looks) {
  fan(HAND, { ...look, size: "small" }, 58, 13.4);
  fan(HAND.slice(0, 10), { ...look, size: "small" }, 58, 27);
  fan(HAND.slice(10), { ...look, size: "small" }, 58, 27);
  fan(HAND.slice(2, 8), { ...look, size: "full" }, 92, 44);
  fan(HAND.slice(0, 7), { ...look, size: "small" }, 40, 42);
  const line = document.createElement("p");
  for (const card of HAND.slice(0, 8)) {
    line.append(draw(miniCard(card, look)), " ");
  }
  line.append("Trump is ", draw(suitIcon("H", look.edition)), ", then ",
    draw(suitIcon("S", look.edition)), draw(suitIcon("D", look.edition)),
    draw(suitIcon("C", look.edition)), ".");
  document.body.append(line);
}
document.body.append(draw(emptyCard()));

/**
 * @param {string[]} cards
 * @param {Look} look
 * @param {number} width
 * @param {number} step
 */
function fan(cards, look, width, step) {
  const row = document.createElement("div");
  row.className = "fan";
  row.style.setProperty("--card-width", `${width}px`);
  row.style.setProperty("--step", `${step}px`);
  row.append(...cards.map((card) => draw(cardFace(card, look))));
  document.body.append(row);
}
