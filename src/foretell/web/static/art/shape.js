// A drawing is a value: a tag, its attributes and its children. `draw` makes DOM elements of it,
// Preact's `h` makes virtual ones, and `markup` makes text.

/** @typedef {Record<string, string | number>} Attributes */
/** @typedef {[tag: string, attributes: Attributes, ...inside: (Shape | string)[]]} Shape */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} d @param {string} fill @param {Attributes} [more] @returns {Shape} */
export const path = (d, fill, more) => ["path", { d, fill, ...more }];

/**
 * An open line with round ends.
 * @param {string} d
 * @param {string} stroke
 * @param {number} width
 * @param {Attributes} [more]
 * @returns {Shape}
 */
export function line(d, stroke, width, more) {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  return ["path", { d, fill: "none", stroke, "stroke-width": width, ...round, ...more }];
}

/**
 * @param {number} cx
 * @param {number} cy
 * @param {number} r
 * @param {string} fill
 * @param {Attributes} [more]
 * @returns {Shape}
 */
export const circle = (cx, cy, r, fill, more) => ["circle", { cx, cy, r, fill, ...more }];

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 * @param {Attributes} [more]
 * @returns {Shape}
 */
export function box(x, y, width, height, fill, more) {
  return ["rect", { x, y, width, height, fill, ...more }];
}

/** @param {Attributes} attributes @param {...Shape} inside @returns {Shape} */
export const group = (attributes, ...inside) => ["g", attributes, ...inside];

/**
 * A drawing that the sprite holds, to be shown by `use`.
 * @param {string} name
 * @param {string} viewBox
 * @param {...Shape} inside
 * @returns {Shape}
 */
export const symbol = (
  name,
  viewBox,
  ...inside
) => ["symbol", { id: `art-${name}`, viewBox }, ...inside];

/**
 * Show a drawing of the sprite in a box of this page's units.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {Attributes} [more]
 * @returns {Shape}
 */
export function use(name, x, y, width, height, more) {
  return ["use", { href: `#art-${name}`, x, y, width, height, ...more }];
}

/**
 * An SVG element that is hidden from assistive technology; text near it gives its meaning.
 * @param {string} name the classes
 * @param {string} viewBox
 * @param {...Shape} inside
 * @returns {Shape}
 */
export function picture(name, viewBox, ...inside) {
  const hidden = { "aria-hidden": "true", focusable: "false" };
  return ["svg", { class: name, viewBox, ...hidden }, ...inside];
}

/** @param {Shape} shape @param {Document} page @returns {SVGElement} */
export function draw([tag, attributes, ...inside], page = document) {
  const element = page.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...inside.map((part) => (typeof part === "string" ? part : draw(part, page))));
  return /** @type {SVGElement} */ (element);
}

/** Makes text of a drawing, for files. @param {Shape} shape @returns {string} */
export function markup([tag, attributes, ...inside]) {
  const outside = tag === "svg" ? { xmlns: SVG, ...attributes } : attributes;
  const pairs = Object.entries(outside).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const parts = inside.map((part) => (typeof part === "string" ? escaped(part) : markup(part)));
  return `<${tag}${pairs.join("")}${parts.length ? `>${parts.join("")}</${tag}>` : "/>"}`;
}

/** @param {string | number} value */
const escaped = (value) =>
  String(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
