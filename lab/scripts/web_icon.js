// The icons of the page, from the same drawing as the backs of the cards. Their colours are written
// out, because nobody styles an icon.

import { emblem, eye, spark } from "../../src/foretell/web/static/art/emblem.js";
import {
  box,
  circle,
  group,
  line,
  markup,
  path,
  picture,
} from "../../src/foretell/web/static/art/shape.js";

/** @typedef {import("../../src/foretell/web/static/art/shape.js").Shape} Shape */

/** Light, and hardly there. */
const INK = "#8fb5b63a";
const NIGHT = "var(--art-night)";
const CORNERS = [spark(14, 14, 4), spark(86, 14, 4), spark(14, 86, 4), spark(86, 86, 4)];

/**
 * @param {string} transform
 * @param {...Shape} inside
 * @returns {Shape}
 */
function middle(transform, ...inside) {
  return group({ transform: `translate(50 50) ${transform}` }, ...inside);
}

/** @type {Shape[]} */
const FAVICON = [circle(50, 50, 50, NIGHT), middle("scale(2.2)", ...eye())];

/** @type {Record<string, Shape[]>} */
const ICONS = {
  // Rounded, as it lies on a desktop.
  icon: [box(0, 0, 100, 100, NIGHT, { rx: 22 }), ...CORNERS, middle("scale(1.3)", ...emblem())],
  // To the edges: the system cuts its own shape, and 80 % of the width stay.
  "icon-maskable": [box(0, 0, 100, 100, NIGHT), middle("scale(1.1)", ...emblem())],
  // So small that only the eye is left.
  favicon: [...FAVICON],
  // The same with a dot: it is the person's turn.
  "favicon-turn": [
    ...FAVICON,
    circle(77, 77, 20, "var(--art-coral)", { stroke: "var(--art-cream)", "stroke-width": 6 }),
  ],
  // Lines alone, to be woven into the cloth of the table.
  inlay: [middle("", ...woven())],
};

/** @returns {Shape[]} */
function woven() {
  const ring = (/** @type {number} */ r, /** @type {number} */ width) =>
    circle(0, 0, r, "none", { stroke: INK, "stroke-width": width });
  const rays = circle(0, 0, 41, "none", {
    stroke: INK,
    "stroke-width": 6,
    pathLength: 32,
    "stroke-dasharray": "0.06 0.94",
  });
  return [
    ring(49, 0.6),
    ring(47, 0.3),
    rays,
    ring(35.5, 0.3),
    line("M-25 0Q0-27 25 0 0 27-25 0Z", INK, 0.7),
    ring(12.2, 0.6),
    path("M-6-8.1A12.2 12.2 0 1 1-6 8.1 9.6 9.6 0 1 0-6-8.1Z", INK),
  ];
}

/** @returns {Record<string, string>} the icons as files */
export function icons() {
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(ICONS).map(([name, inside]) => {
      const [tag, { viewBox }, ...parts] = picture("", "0 0 100 100", ...inside);
      const text = markup([tag, { viewBox }, ...parts]);
      return [
        name,
        `${
          text.replaceAll(/var\((--[\w-]+)\)/g, (_, token) => styles.getPropertyValue(token).trim())
        }\n`,
      ];
    }),
  );
}
