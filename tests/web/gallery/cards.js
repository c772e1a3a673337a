// The contact sheet: every card of one edition. ?edition=fantasy&faces=numbers&theme=dark&width=88

import { cardBack, cardFace, hiddenCard } from "../../../src/foretell/web/static/art/card.js";
import { draw } from "../../../src/foretell/web/static/art/shape.js";
import { installSprite } from "../../../src/foretell/web/static/art/sprite.js";

/** @import { Look } from "../../../src/foretell/web/static/art/face.js" */
/** @import { Shape } from "../../../src/foretell/web/static/art/shape.js" */

const asked = new URLSearchParams(location.search);
const width = Number(asked.get("width") ?? 88);
const look = /** @type {Look} */ ({
  edition: asked.get("edition") ?? "classic",
  faces: asked.get("faces") ?? "letters",
  size: width < 84 ? "small" : "full",
  signs: { C: "Y", D: "R", H: "B", S: "G" },
});

document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.style.setProperty("--card-width", `${width}px`);
installSprite();

const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
for (const suit of "CDHS") {
  show(ranks.map((rank) => cardFace(`${suit}${rank}`, look)));
}
const four = [1, 2, 3, 4];
show([
  ...four.map((rank) => cardFace(`Z${rank}`, look)),
  ...four.map((rank) => cardFace(`N${rank}`, look)),
  cardBack(),
  hiddenCard(),
]);

/** @param {Shape[]} cards */
function show(cards) {
  const row = document.createElement("div");
  row.className = "row";
  row.append(...cards.map((card) => draw(card)));
  document.body.append(row);
}
