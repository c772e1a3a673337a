// A drawing is a value: a tag, its attributes and its children. `draw` turns it into DOM elements,
// Preact's `h` into virtual ones, and `markup` into text.

import { SHADE } from "./colours.js";

/** @typedef {Record<string, string | number>} Attributes */
/** @typedef {[tag: string, attributes: Attributes, ...inside: (Shape | string)[]]} Shape */

const SVG = "http://www.w3.org/2000/svg";

/** @type {(d: string, fill: string, more?: Attributes) => Shape} */
export const path = (d, fill, more) => ["path", { d, fill, ...more }];

/**
 * An open line with round ends.
 * @type {(d: string, stroke: string, width: number, more?: Attributes) => Shape}
 */
export function line(d, stroke, width, more) {
  const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
  return ["path", { d, fill: "none", stroke, "stroke-width": width, ...round, ...more }];
}

/** @type {(cx: number, cy: number, r: number, fill: string, more?: Attributes) => Shape} */
export const circle = (cx, cy, r, fill, more) => ["circle", { cx, cy, r, fill, ...more }];

/**
 * Two circles, left and right of the middle.
 * @type {(x: number, y: number, r: number, fill: string, more?: Attributes) => Shape[]}
 */
export const pair = (x, y, r, fill, more) =>
  [-x, x].map((middle) => circle(middle, y, r, fill, more));

/** @type {(d: string, depth?: number) => Shape} */
export const shade = (d, depth = 0.6) => path(d, SHADE, { "fill-opacity": depth });

/**
 * @type {(x: number, y: number, width: number, height: number, fill: string, more?: Attributes) =>
 *   Shape}
 */
export function box(x, y, width, height, fill, more) {
  return ["rect", { x, y, width, height, fill, ...more }];
}

/** @type {(attributes: Attributes, ...inside: Shape[]) => Shape} */
export const group = (attributes, ...inside) => ["g", attributes, ...inside];

/**
 * A drawing that the sprite holds, to be shown by `use`.
 * @type {(name: string, viewBox: string, ...inside: Shape[]) => Shape}
 */
export const symbol = (
  name,
  viewBox,
  ...inside
) => ["symbol", { id: `art-${name}`, viewBox }, ...inside];

/**
 * A drawing of the sprite in a box.
 * @type {(name: string, x: number, y: number, width: number, height: number, more?: Attributes) =>
 *   Shape}
 */
export function use(name, x, y, width, height, more) {
  return ["use", { href: `#art-${name}`, x, y, width, height, ...more }];
}

/**
 * An SVG element with some classes, hidden from assistive technology; text near it gives its
 * meaning.
 * @type {(classes: string, viewBox: string, ...inside: Shape[]) => Shape}
 */
export function picture(classes, viewBox, ...inside) {
  const hidden = { "aria-hidden": "true", focusable: "false" };
  return ["svg", { class: classes, viewBox, ...hidden }, ...inside];
}

/** @type {(shape: Shape, page?: Document) => SVGElement} */
export function draw([tag, attributes, ...inside], page = document) {
  const element = page.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...inside.map((part) => (typeof part === "string" ? part : draw(part, page))));
  return /** @type {SVGElement} */ (element);
}

/** @type {(shape: Shape) => string} */
export function markup([tag, attributes, ...inside]) {
  const outside = tag === "svg" ? { xmlns: SVG, ...attributes } : attributes;
  const pairs = Object.entries(outside).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const parts = inside.map((part) => (typeof part === "string" ? escaped(part) : markup(part)));
  return `<${tag}${pairs.join("")}${parts.length ? `>${parts.join("")}</${tag}>` : "/>"}`;
}

/** @param {string | number} value */
const escaped = (value) =>
  String(value).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
