// A hidden picture at the head of the page with everything that is drawn more than once; the cards
// refer to it. Sixty cards then cost little more than sixty names.

import { backs } from "./backs.js";
import { courts } from "./courts.js";
import { glyphs } from "./glyphs.js";
import { jesters } from "./jesters.js";
import { realms } from "./realms.js";
import { draw, line, path, symbol } from "./shape.js";
import { emblems } from "./suits.js";
import { wizards } from "./wizards.js";

/** @import { Shape } from "./shape.js" */

const INK = "currentColor";

/** @returns {Shape} */
export function sprite() {
  const hidden = { id: "art", width: 0, height: 0, "aria-hidden": "true", focusable: "false" };
  return [
    "svg",
    { ...hidden, class: "art-sprite" },
    ...glyphs(),
    ...emblems(),
    ...signs(),
    ...courts(),
    ...realms(),
    ...wizards(),
    ...jesters(),
    ...backs(),
  ];
}

/** @param {Document} page gets the sprite, once */
export function installSprite(page = document) {
  if (!page.getElementById("art")) {
    page.body.prepend(draw(sprite(), page));
  }
}

/**
 * The Wizards' hat, the Jesters' cap, and the rays behind an ace.
 * @returns {Shape[]}
 */
function signs() {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const long = index % 2 === 0;
    return path(`M31.5 ${long ? 22 : 30}L33 37H30Z`, INK, {
      transform: `rotate(${index * 22.5} 31.5 64)`,
      "fill-opacity": long ? 0.75 : 0.4,
    });
  });
  return [
    symbol("ace", "0 0 63 128", ...rays),
    symbol(
      "wizard",
      "0 0 24 24",
      path(
        "M4.4 17.6C6.4 12 7 5.6 12.2 2.4 15 .8 18.8 1.4 20 4.6 17.8 3.8 16.2 5 16.4 7.2" +
          "L19.6 17.6C14.6 15.4 9.4 15.4 4.4 17.6Z",
        INK,
      ),
      path("M.8 21.8C3 18.6 7.4 17.2 12 17.2S21 18.6 23.2 21.8C16 20 8 20 .8 21.8Z", INK),
    ),
    symbol(
      "jester",
      "0 0 24 24",
      path(
        "M5 19.4C4.6 13 4.4 10 2.4 13.4 1.6 8.6 4 5.6 8.4 7 9 4.6 10.4 3.2 12 1.8" +
          " 13.6 3.2 15 4.6 15.6 7 20 5.6 22.4 8.6 21.6 13.4 19.6 10 19.4 13 19 19.4Z",
        INK,
      ),
      line("M5.4 22.2H18.6", INK, 2),
      path("M2.2 14a2 2 0 1 0 .1 0ZM21.8 14a2 2 0 1 0 .1 0Z", INK),
    ),
  ];
}
