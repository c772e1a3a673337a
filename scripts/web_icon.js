// @ts-check
// The icons of the page, from the same drawing as the backs of the cards. Their colours are written
// out, because nobody styles an icon.

import { emblem, eye, spark } from "../src/foretell/web/static/art/emblem.js";
import { box, circle, group, markup, picture } from "../src/foretell/web/static/art/shape.js";

/** @typedef {import("../src/foretell/web/static/art/shape.js").Shape} Shape */

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

/** @type {Record<string, Shape[]>} */
const ICONS = {
  // Rounded, as it lies on a desktop.
  icon: [box(0, 0, 100, 100, NIGHT, { rx: 22 }), ...CORNERS, middle("scale(1.3)", ...emblem())],
  // To the edges: the system cuts its own shape, and 80 % of the width stay.
  "icon-maskable": [box(0, 0, 100, 100, NIGHT), middle("scale(1.1)", ...emblem())],
  // So small that only the eye is left.
  favicon: [circle(50, 50, 50, NIGHT), middle("scale(2.2)", ...eye())],
};

/** @returns {Record<string, string>} the icons as files */
export function icons() {
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(Object.entries(ICONS).map(([name, inside]) => {
    const [tag, { viewBox }, ...parts] = picture("", "0 0 100 100", ...inside);
    const text = markup([tag, { viewBox }, ...parts]);
    return [name, `${text.replaceAll(/var\((--[\w-]+)\)/g, (_, token) =>
      styles.getPropertyValue(token).trim())}\n`];
  }));
}
