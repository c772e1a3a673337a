// A few cards at any width: ?cards=Z1,N1,H13&width=200&edition=classic&theme=light

import { cardBack, cardFace, hiddenCard } from "../../../src/foretell/web/static/art/card.js";
import { draw } from "../../../src/foretell/web/static/art/shape.js";
import { installSprite } from "../../../src/foretell/web/static/art/sprite.js";

/** @import { Look } from "../../../src/foretell/web/static/art/face.js" */

const asked = new URLSearchParams(location.search);
const width = Number(asked.get("width") ?? 200);
const look = /** @type {Look} */ ({
  edition: asked.get("edition") ?? "classic",
  faces: asked.get("faces") ?? "letters",
  size: width < 84 ? "small" : "full",
  signs: { C: "Y", D: "R", H: "B", S: "G" },
});

document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.style.setProperty("--card-width", `${width}px`);
installSprite();

const row = document.createElement("div");
row.className = "row";
for (const card of (asked.get("cards") ?? "Z1,Z2,Z3,Z4,N1,N2,N3,N4").split(",")) {
  const unseen = card === "back" ? cardBack() : hiddenCard();
  row.append(draw(/\d$/.test(card) ? cardFace(card, look) : unseen));
}
document.body.append(row);
